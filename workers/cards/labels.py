"""The labels on a card, which name the values beside them: dates of issue, expiry and birth, numbers, other things."""

import re
from collections.abc import Iterable
from enum import Enum
from functools import lru_cache

import msgspec

from workers.cards import day_labels, number_labels
from workers.cards.days import days


class Role(Enum):
    """The kinds of value that labels name."""

    ISSUED = "issued"
    EXPIRES = "expires"
    BORN = "born"
    PERIOD = "period"  # from the day of issue to that of expiry
    OTHER_DAY = "other day"
    NUMBER = "number"
    OTHER = "other"


DAYS = frozenset({Role.ISSUED, Role.EXPIRES, Role.BORN, Role.PERIOD, Role.OTHER_DAY})


class Label(msgspec.Struct, frozen=True):
    """A label and its place in a text."""

    role: Role
    at: int
    until: int


_SAID = {
    Role.BORN: day_labels.BORN,
    Role.EXPIRES: day_labels.EXPIRES,
    Role.ISSUED: day_labels.ISSUED,
    Role.PERIOD: day_labels.PERIOD,
    Role.OTHER_DAY: day_labels.OTHER_DAY,
    Role.NUMBER: number_labels.NUMBER,
    Role.OTHER: number_labels.OTHER,
}


def _pattern(phrases: Iterable[str]) -> re.Pattern[str]:
    """Any of them; their blanks may have been lost."""
    return re.compile(rf"(?<!\w)(?:{'|'.join(phrases)})".replace(" ", " ?"), re.IGNORECASE)


_PATTERNS = tuple((role, _pattern(phrases)) for role, phrases in _SAID.items())
_BARE = re.compile(rf"\b{day_labels.BARE}\b", re.IGNORECASE)


def labels(text: str) -> list[Label]:
    """The labels of a text from left to right, none within another or within a date.

    Of two that overlap the longer counts, so that a date of birth isn't a mere date.
    """
    return list(_found(text))


@lru_cache(maxsize=1024)  # the runs around a label are asked again for every label
def _found(text: str) -> tuple[Label, ...]:
    taken = [(day.at, day.until) for day in days(text)]
    found: list[Label] = []
    for label in _longest_first(text):
        if all(label.until <= at or label.at >= until for at, until in taken):
            taken.append((label.at, label.until))
            found.append(label)
    return tuple(sorted(found, key=lambda label: label.at))


def _longest_first(text: str) -> Iterable[Label]:
    said = [Label(role, *match.span()) for role, pattern in _PATTERNS for match in pattern.finditer(text)]
    yield from sorted(said, key=lambda one: (one.at - one.until, one.at))
    # A day that is only called one is that of issue; the word may be a part of any other label.
    yield from (Label(Role.ISSUED, *match.span()) for match in _BARE.finditer(text))
