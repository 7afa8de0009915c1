"""Cards that print the day before the month: what shows it, and their days written so that nothing is ambiguous."""

import re
from collections import Counter
from collections.abc import Sequence

import msgspec

from workers.resumes.line import Line

_HINT = re.compile(r"\bdd?\s?[/.-]\s?mm?\s?[/.-]\s?(?:yy|aa)", re.IGNORECASE)
_OTHER_HINT = re.compile(r"\bmm?\s?[/.-]\s?dd?\s?[/.-]\s?(?:yy|aa)", re.IGNORECASE)
_NUMERIC = re.compile(r"(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d{2})(?!\d)")
_MONTHS, _DAYS = 12, 31
TWICE = 2  # readings that must see a day of more than twelve: one may have misread a digit


def month_first(readings: Sequence[Sequence[Line]]) -> list[list[Line]]:
    """The readings of one card with every numeric day as month, day and year, as the other cards have it."""
    texts = [[line.text for line in lines] for lines in readings]
    if not _is_day_first(texts):
        return [list(lines) for lines in readings]
    return [
        [msgspec.structs.replace(line, text=_NUMERIC.sub(_swapped, line.text)) for line in lines] for lines in readings
    ]


def _is_day_first(texts: Sequence[Sequence[str]]) -> bool:
    """By a hint under a field ("DD/MM/AAAA"), or by another day of the card that can only be read so."""
    every = [text for of_reading in texts for text in of_reading]
    if any(map(_OTHER_HINT.search, every)):
        return False
    if any(map(_HINT.search, every)):
        return True
    days = [
        {(int(one[1]), int(one[3])) for text in of_reading for one in _NUMERIC.finditer(text)} for of_reading in texts
    ]
    if any(_MONTHS < second <= _DAYS for of_reading in days for _, second in of_reading):
        return False
    seen = Counter(day for of_reading in days for day in of_reading if _MONTHS < day[0] <= _DAYS)
    return any(times >= TWICE for times in seen.values())


def _swapped(match: re.Match[str]) -> str:
    return f"{match[3]}{match[2]}{match[1]}{match[2]}{match[4]}"
