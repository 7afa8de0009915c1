"""Cards that print the day before the month: what shows it, and their days written so that nothing is ambiguous.

What only shows how a day is to be written ("MM/DD/YYYY") is no word of the card's.
"""

import re
from collections.abc import Sequence

import msgspec

from workers.resumes.text.line import Line

_HINT = re.compile(r"\bdd?\s?[/.-]\s?mm?\s?[/.-]\s?(?:yy|aa)", re.IGNORECASE)
_OTHER_HINT = re.compile(r"\bmm?\s?[/.-]\s?dd?\s?[/.-]\s?(?:yy|aa)", re.IGNORECASE)
_NUMERIC = re.compile(r"(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2((?:19|20)\d{2})(?!\d)")
_ANY_HINT = re.compile(
    r"\(?\b(?:(?:mm?\W?dd?|dd?\W?mm?|mm?|mo|month|mes)\s?[/.-]\s?(?:y{2,4}|a{2,4}|yr|year|a[ñn]o)|y{4}-mm-dd)\b\)?"
    r"|\((?:end of (?:the )?month|month and year|mo\.? ?[/&] ?yr\.?)\)",
    re.IGNORECASE,
)
_MONTHS, _DAYS = 12, 31


def month_first(lines: Sequence[Line]) -> list[Line]:
    """The lines of a card with every numeric day as month, day and year, as the other cards have it; without hints."""
    swapped = _is_day_first([line.text for line in lines])
    texts = [_NUMERIC.sub(_swapped, line.text) if swapped else line.text for line in lines]
    without_hints = [_ANY_HINT.sub("", text).strip() for text in texts]
    return [msgspec.structs.replace(line, text=text) for line, text in zip(lines, without_hints, strict=True) if text]


def _is_day_first(texts: Sequence[str]) -> bool:
    """Whether days come first, by a hint under a field ("DD/MM/AAAA"), or by another date that can only be read so."""
    if any(map(_OTHER_HINT.search, texts)):
        return False
    if any(map(_HINT.search, texts)):
        return True
    days = {(int(one[1]), int(one[3])) for text in texts for one in _NUMERIC.finditer(text)}
    if any(_MONTHS < second <= _DAYS for _, second in days):
        return False
    return any(_MONTHS < first <= _DAYS for first, _ in days)


def _swapped(match: re.Match[str]) -> str:
    return f"{match[3]}{match[2]}{match[1]}{match[2]}{match[4]}"
