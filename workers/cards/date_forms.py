"""Which date a row of written signs is: the likeliest of all that they could be, month first."""

import re
from collections.abc import Sequence
from datetime import date
from typing import Any

import numpy as np

from workers.cards.signs import SIGNS

KEPT = 20  # beginnings of a date, at each place
EARLIEST, LATEST = 1995, 2045
_DATE = re.compile(r"(?P<month>\d{1,2})(?:[/.-](?P<day>\d{1,2}))?[/.-](?P<year>\d{4}|\d\d)")
_YEAR_FIRST = re.compile(r"(?P<year>20\d\d)([/.-])(?P<month>\d\d)\2(?P<day>\d\d)")
_MONTH, _DAY = r"(?:0?[1-9]|1[0-2])", r"(?:0?[1-9]|[12]\d|3[01])"
_BEGUN = re.compile(
    rf"(?:0?|{_MONTH})|{_MONTH}(?:[/.-](?:[0-3]?|{_DAY}|2|20|20\d{{1,2}})|([/.-]){_DAY}\1(?:\d{{0,2}}|(?:199|20)\d{{0,2}}))"
    rf"|20\d{{0,2}}|20\d\d([/.-])(?:[01]?|{_MONTH})|20\d\d([/.-]){_MONTH}\3(?:[0-3]?|{_DAY})"
)
_WHOLE = re.compile(r"\d{1,2}([/.-])\d{1,2}\1(?:(?:19|20)\d\d|\d\d)|\d{1,2}[/-]20\d\d|20\d\d([/.-])\d\d\2\d\d")


def likeliest(number: int, places: Sequence[tuple[int, int]], told: Any) -> list[tuple[float, str]]:
    """The likeliest dates that use every piece, the likeliest first."""
    at: list[dict[str, float]] = [{"": 0.0}, *({} for _ in range(number))]
    for (first, until), of_signs in sorted(zip(places, told.tolist(), strict=True), key=lambda one: one[0]):
        for text, score in _best(at[first]):
            for sign, likelihood in zip(SIGNS[:-1], of_signs, strict=False):
                longer = text + sign
                if _BEGUN.fullmatch(longer) and score + likelihood > at[until].get(longer, -np.inf):
                    at[until][longer] = score + likelihood
    whole = [(score, text) for text, score in at[number].items() if _WHOLE.fullmatch(text) and meant(text)]
    return sorted(whole, reverse=True)


def _best(hypotheses: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(hypotheses.items(), key=lambda one: -one[1])[:KEPT]


def meant(text: str) -> tuple[date, bool] | None:
    """The date and whether its day is written, else its month's first; None for what can be no date of a card."""
    match = _YEAR_FIRST.fullmatch(text) or _DATE.fullmatch(text)
    if match is None:
        return None
    year = int(match["year"]) + (2000 if len(match["year"]) < len("2000") else 0)
    try:
        day = date(year, int(match["month"]), int(match["day"] or 1))
    except ValueError:
        return None
    return (day, match["day"] is not None) if EARLIEST <= year <= LATEST else None
