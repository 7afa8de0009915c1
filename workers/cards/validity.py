"""How long a card says that it is valid, where it prints no day of expiry: "Validity period: 2 years"."""

import re
from collections.abc import Iterable
from datetime import date

_FIGURES = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "un": 1, "dos": 2, "tres": 3, "cuatro": 4, "cinco": 5}
_YEARS = rf"(?P<years>\d|{'|'.join(_FIGURES)})\W{{1,2}}(?:\(?\d\)\W)?(?:years?|yrs?|a[ñn]os?)\b"
_VALID_FOR = re.compile(
    rf"\b(?:valid(?:ity)?(?: period)?(?: is)?(?: for)?|good for|v[aá]lid[oa] por|vigencia(?: de)?|expires|vence)"
    rf"\W{{1,3}}(?:a period of )?{_YEARS}",
    re.IGNORECASE,
)


def end_of_validity(issued: date, texts: Iterable[str]) -> date | None:
    """The day of issue so many years on; None where nothing says it, or two lines say different years."""
    said = {_number(match["years"]) for text in texts for match in _VALID_FOR.finditer(text)}
    if len(said) != 1:
        return None
    year = issued.year + said.pop()
    # A year has no 29th of February often.
    return date(year, 2, 28) if (issued.month, issued.day) == (2, 29) else issued.replace(year=year)


def _number(years: str) -> int:
    return _FIGURES.get(years.lower()) or int(years)
