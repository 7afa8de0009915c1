"""How long a card says that it is valid, where it prints no day of expiry: "Validity period: 2 years"."""

import re
from collections.abc import Iterator, Sequence
from datetime import date

from workers.cards.cells import Cell
from workers.cards.neighbours import value_near
from workers.resumes.text.line import Line

_FIGURES = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "un": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5}
_YEARS = (
    rf"(?P<years>\d|{'|'.join(_FIGURES)})\W{{1,2}}(?:\(?\d\)\W)?(?:years?|yrs?|a[ñn]os?)\b"
    r"|(?P<months>12|24|36|48|60)\W{1,2}(?:months?|meses)\b"
)
_FOR = (
    r"(?:valid(?:ity)?(?: period)?(?: is)?(?: for)?|good for|(?:certification )?(?:period|term)(?: of validity)?"
    r"|v[aá]lid[oa](?: por)?|vigencia(?: de)?|expires|vence)"
)
_VALID_FOR = re.compile(rf"\b{_FOR}\W{{1,3}}(?:(?:for )?a period of )?(?:{_YEARS})", re.IGNORECASE)
_LABEL = re.compile(rf"\W*(?:{_FOR}|\w+ period)\W*", re.IGNORECASE)
_VALUE = re.compile(rf"\W*(?:{_YEARS})(?:\W*(?:from|after|since|desde|a partir de)\b.*)?\W*", re.IGNORECASE)
MONTHS = 12  # of a year


def end_of_validity(issued: date, lines: Sequence[Line]) -> date | None:
    """The day of issue so many years on; None where nothing says it, or two lines say different years."""
    said = set(map(_number, _said(lines)))
    if len(said) != 1:
        return None
    year = issued.year + said.pop()
    # A year has no 29th of February often.
    return date(year, 2, 28) if (issued.month, issued.day) == (2, 29) else issued.replace(year=year)


def _said(lines: Sequence[Line]) -> Iterator[re.Match[str]]:
    """Yield the matches in one line, or in a label and the value beside, under or above it."""
    for line in lines:
        yield from _VALID_FOR.finditer(line.text)
        if _LABEL.fullmatch(line.text):
            near = (value_near(Cell(line, 0, len(line.text), 0), lines, under=under) for under in (False, True))
            yield from filter(None, (_VALUE.fullmatch(value.text) for value in near if value is not None))


def _number(said: re.Match[str]) -> int:
    """Return the number of years."""
    if said["months"]:
        return int(said["months"]) // MONTHS
    return _FIGURES.get(said["years"].lower()) or int(said["years"])
