"""Certificate cards from the wallet, photographed: what stands on them, and never a guess."""

import re
from collections import Counter
from collections.abc import Sequence
from datetime import date
from itertools import zip_longest
from typing import TypeVar

import msgspec

from workers.cards import numbers
from workers.cards.anniversaries import agreeing
from workers.cards.borrowed import with_borrowed
from workers.cards.day_first import month_first
from workers.cards.kinds import identified, never_expires
from workers.cards.matching import (
    best_links,
    completed,
    found_days,
    of_something_else,
    only_day,
    seen_days,
    whole_day,
)
from workers.cards.printed import Printed
from workers.cards.reading import readings
from workers.cards.validity import end_of_validity
from workers.resumes.line import Line

Value = TypeVar("Value")

_WORD_OR_NUMBER = re.compile(r"[^\W\d_]{4}|\d|[A-Z]{3}|[A-Z]{2}$")
SURE = 2  # what a number counts that was surely read, against one that wasn't; with less, it isn't on the form
FEWEST_LOST = 2  # letters and digits
MOST_LINES = 80  # of a reading; a card has some twenty, and every label is weighed with every day


class ReadCard(msgspec.Struct):
    """What a card surely says; None for the rest."""

    name: str | None = None
    issuer: str | None = None
    number: str | None = None
    issue_date: date | None = None
    expiration_date: date | None = None


def read_card(*files: bytes) -> ReadCard:
    """One card, by its front and, where there is one, its back. Raises UserError for a picture that can't be read."""
    return merged(together([readings(content) for content in files]))


def together(sides: Sequence[Sequence[Sequence[Line]]]) -> list[list[Line]]:
    """The readings of a card's sides, each side a page: what lies at one place on both isn't side by side."""
    return [
        [msgspec.structs.replace(line, page=page) for page, lines in enumerate(of_reading, start=1) for line in lines]
        for of_reading in zip_longest(*sides, fillvalue=[])
    ]


def merged(found: Sequence[Sequence[Line]]) -> ReadCard:
    """What the readings of one card say together: a date or a number counts where more readings say it than another."""
    name, issuer = identified(Printed(found))
    found = month_first([_told(lines)[:MOST_LINES] for lines in found])
    linked = [best_links(lines) for lines in found]
    under = [labels_under for labels_under, _ in linked]
    links = with_borrowed([of_reading for _, of_reading in linked], found)
    # A day that is surely read, and one that the reading's other day agrees with, counts more.
    dated = [
        days_found
        for of_reading in links
        for days_found in (
            found_days(of_reading),
            found_days([one for one in of_reading if one.sure]),
            found_days(of_reading, agreeing=False),
        )
    ]
    others = of_something_else(links)
    said = [[day for one in dated if (day := one[at]) and day not in others] for at in (0, 1)]
    issue_date, expiration_date = agreeing(_most_said(said[0]), _most_said(said[1]), said, seen_days(found))
    if issue_date is None and expiration_date is None:
        issue_date, expiration_date = only_day(found, links, lasting=name is not None and never_expires(name))
    if issue_date:
        issue_date = whole_day(issue_date, found)
    issue_date, expiration_date = completed(issue_date, expiration_date, found, links)
    if issue_date and expiration_date is None:
        expiration_date = end_of_validity(issue_date, found)
    number = _most_spelt(
        [
            value
            for lines, of_reading in zip(found, under, strict=True)
            if (value := numbers.number(lines, under=of_reading))
            for _ in range(SURE if numbers.surely_read(value, lines) else 1)
        ]
    )
    number = number or numbers.unlabelled_number(found, under=under)
    if issue_date and expiration_date and expiration_date <= issue_date:
        issue_date = expiration_date = None
    return ReadCard(name, issuer, number, issue_date, expiration_date)


def _told(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, without the scraps of a patterned ground where there are many of them."""
    if len(lines) <= MOST_LINES:
        return lines
    return [line for line in lines if _WORD_OR_NUMBER.search(line.text)]


def _most_said(values: Sequence[Value | None]) -> Value | None:
    """What more readings say than say anything else."""
    said = Counter(value for value in values if value is not None).most_common(2)
    return said[0][0] if said and (len(said) == 1 or said[0][1] > said[1][1]) else None


def _most_spelt(numbers_read: Sequence[str]) -> str | None:
    """As `_most_said`, blanks apart, which readings see or don't; a number that lost an end stands for the whole."""
    plain = [number.replace(" ", "") for number in numbers_read]
    whole = [max((one for one in plain if _is_cut(cut, one)), key=len, default=cut) for cut in plain]
    said = _most_said(whole)
    spelt = Counter(number for number in numbers_read if number.replace(" ", "") == said)
    return spelt.most_common(1)[0][0] if spelt and whole.count(said or "") >= SURE else None


def _is_cut(cut: str, whole: str) -> bool:
    """True for what lost a group at an end; of a single letter more nobody knows whether it was lost or misread."""
    lost = len(whole) - len(cut) >= FEWEST_LOST or cut.endswith("-")
    return lost and (whole.startswith(cut) or whole.endswith(cut))
