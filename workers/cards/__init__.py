"""Certificate cards from the wallet, photographed: what stands on them, and never a guess."""

import re
from collections.abc import Sequence
from datetime import date

import msgspec

from workers.cards.day_first import month_first
from workers.cards.kinds import identified, never_expires
from workers.cards.matching import best_links, completed, found_days, only_day
from workers.cards.numbers import number, unlabelled_number
from workers.cards.printed import Printed
from workers.cards.reading import lines_of_picture
from workers.cards.validity import end_of_validity
from workers.resumes.text.line import Line

_WORD_OR_NUMBER = re.compile(r"[^\W\d_]{4}|\d|[A-Z]{3}|[A-Z]{2}$")
MOST_LINES = 80  # a card has some twenty, and every label is weighed with every day


class ReadCard(msgspec.Struct):
    """The values that were read for sure from a card; None for the rest."""

    name: str | None = None
    issuer: str | None = None
    number: str | None = None
    issue_date: date | None = None
    expiration_date: date | None = None


def read_card(*files: bytes) -> ReadCard:
    """Read a card by its front and, where there is one, its back. Raises UserError for a picture that can't be read."""
    return understood(together([lines_of_picture(content) for content in files]))


def together(sides: Sequence[Sequence[Line]]) -> list[Line]:
    """The lines of a card's sides, each side a page: what lies at one place on both isn't side by side."""
    return [msgspec.structs.replace(line, page=page) for page, lines in enumerate(sides, start=1) for line in lines]


def understood(lines: Sequence[Line]) -> ReadCard:
    """Return the values that the lines of a card say together."""
    name, issuer = identified(Printed(lines))
    lines = month_first(_told(lines)[:MOST_LINES])
    under, links = best_links(lines)
    issue_date, expiration_date = found_days(links)
    if issue_date is None and expiration_date is None:
        issue_date, expiration_date = only_day(lines, links, lasting=name is not None and never_expires(name))
    issue_date, expiration_date = completed(issue_date, expiration_date, lines, links)
    if issue_date and expiration_date is None:
        expiration_date = end_of_validity(issue_date, lines)
    if issue_date and expiration_date and expiration_date <= issue_date:
        issue_date = expiration_date = None
    numbered = number(lines, under=under) or unlabelled_number(lines, under=under)
    return ReadCard(name, issuer, numbered, issue_date, expiration_date)


def _told(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, without the scraps of a patterned ground where there are many of them."""
    if len(lines) <= MOST_LINES:
        return lines
    return [line for line in lines if _WORD_OR_NUMBER.search(line.text)]
