"""Certificate cards from the wallet, photographed: what stands on them, and never a guess."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from itertools import zip_longest
from typing import TypeVar

import msgspec

from workers.cards import labels
from workers.cards.kinds import identified
from workers.cards.reading import readings, text_of
from workers.resumes.line import Line

Value = TypeVar("Value")


class ReadCard(msgspec.Struct):
    """What a card surely says; None for the rest."""

    name: str | None = None
    issuer: str | None = None
    number: str | None = None
    issue_date: date | None = None
    expiration_date: date | None = None


def read_card(*files: bytes) -> ReadCard:
    """One card, by its front and, where there is one, its back. Raises UserError for a picture that can't be read."""
    sides = [readings(content) for content in files]
    return merged([[line for lines in of_sides for line in lines] for of_sides in zip_longest(*sides, fillvalue=[])])


def merged(found: Sequence[Sequence[Line]]) -> ReadCard:
    """What the readings of one card say together: where two differ in a date or a number, nothing."""
    name, issuer = identified(text_of(line for lines in found for line in lines))
    dated = [labels.dates(lines) for lines in found]
    issue_date, expiration_date = _agreed([one for one, _ in dated]), _agreed([one for _, one in dated])
    number = _agreed([labels.number(lines) for lines in found])
    if issue_date and issue_date > datetime.now(UTC).date() + timedelta(days=1):
        issue_date = None
    if issue_date and expiration_date and expiration_date <= issue_date:
        issue_date = expiration_date = None
    return ReadCard(name, issuer, number, issue_date, expiration_date)


def _agreed(values: Sequence[Value | None]) -> Value | None:
    """What all readings say that see anything there."""
    said = {value for value in values if value is not None}
    return next(iter(said)) if len(said) == 1 else None
