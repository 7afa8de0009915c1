"""Dates as resumes write them, in English and Spanish: months by name or number, seasons, bare years, open ends."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

_MONTHS = {
    "jan": 1, "january": 1, "ene": 1, "enero": 1,
    "feb": 2, "february": 2, "febrero": 2,
    "mar": 3, "march": 3, "marzo": 3,
    "apr": 4, "april": 4, "abr": 4, "abril": 4,
    "may": 5, "mayo": 5,
    "jun": 6, "june": 6, "junio": 6,
    "jul": 7, "july": 7, "julio": 7,
    "aug": 8, "august": 8, "ago": 8, "agosto": 8,
    "sep": 9, "sept": 9, "september": 9, "septiembre": 9, "setiembre": 9, "set": 9,
    "oct": 10, "october": 10, "octubre": 10,
    "nov": 11, "november": 11, "noviembre": 11,
    "dec": 12, "december": 12, "dic": 12, "diciembre": 12,
}  # fmt: skip
# First and last month of a season, as northern resumes mean it.
_SEASONS = {
    "spring": (3, 5), "primavera": (3, 5), "summer": (6, 8), "verano": (6, 8), "fall": (9, 11), "autumn": (9, 11),
    "otoño": (9, 11), "winter": (12, 12), "invierno": (12, 12),
}  # fmt: skip
EARLIEST_YEAR, LATEST_YEAR = 1940, 2060
CENTURY, LAST_OF_2000S, SHORT_YEAR = 100, 40, 2

_MONTH = "|".join(sorted(_MONTHS, key=len, reverse=True))
_SEASON = "|".join(_SEASONS)
_YEAR = r"(?:19|20)\d{2}"
# "OSHA 30 January 2019": the hours of a course are no day.
_DAY = r"(?<!OSHA[ -])(?:[0-2]?\d|3[01])(?:st|nd|rd|th|º)?\s+(?:de\s+|of\s+)?"
# A pattern names each group once, so a range has the same date twice, with 1 and 2 in the place of the sign §.
_DATE = (
    rf"(?:(?:{_DAY})?(?P<name§>{_MONTH})\.?,?[\s/-]*(?:\d{{1,2}}(?:st|nd|rd|th)?,?\s+)?(?:de\s+|del\s+|of\s+)?"
    rf"(?P<nameyear§>{_YEAR}|['’]\d{{2}}(?!\d)|(?<=[^\W\d][-/])\d{{2}}(?![\d,]))"
    rf"|(?P<season§>{_SEASON})\s+(?:de\s+|of\s+)?(?P<seasonyear§>{_YEAR})"
    rf"|(?P<isoyear§>{_YEAR})[-/.](?P<isomonth§>0[1-9]|1[0-2])(?![\d/])(?:-\d{{2}}(?!\d))?"
    rf"|(?P<number§>0?[1-9]|1[0-2])\s?[/.-]\s?(?:(?:[0-2]?\d|3[01])[/.-])?(?P<numberyear§>{_YEAR})"
    rf"|(?:1[3-9]|2\d|3[01])[/.-](?P<daymonth§>0?[1-9]|1[0-2])[/.-](?P<daymonthyear§>{_YEAR})"
    rf"|(?P<short§>0?[1-9]|1[0-2])/(?P<shortyear§>\d{{2}})(?![\d/])"
    rf"|(?P<apostrophe§>['’]\d{{2}})(?!\d)"
    rf"|(?P<year§>{_YEAR})(?!\d))"
)


# Every range has a year of four digits or two parted dates; a text without either is not looked at more closely.
_YEARS = re.compile(r"(?:19|20)\d{2}|['’/-]\d{2}")


def _date(number: int) -> str:
    return _DATE.replace("§", str(number))


_PRESENT = (
    r"(?P<present>present(?:e|ly)?|current(?:ly)?|now|today|ongoing|to\s+date|till?\s+date|till?\s+now|date|(?:a\s+)?la\s+fecha|actual(?:idad|mente)?"
    r"|(?:a\s+)?la\s+actualidad|el\s+presente|hoy(?:\s+en\s+d[ií]a)?|vigente|still\s+employed)\b"
)
_TO = r"\s*(?:[-–—−~→➔➜»>]+|\bto\b|\bthrough\b|\bthru\b|\buntil\b|\btill?\b|\bhasta(?:\s+(?:el|la))?\b|\bal?\b|/)\s*"
_RANGE = re.compile(
    rf"(?<![\w/$.])(?:from\s+|de(?:sde)?\s+|del?\s+)?{_date(1)}{_TO}(?:{_date(2)}|{_PRESENT})(?![\w])", re.IGNORECASE
)
_SHARED_YEAR = re.compile(rf"(?<!\w)(?P<first>{_MONTH})\.?{_TO}{_date(1)}", re.IGNORECASE)
_SHORT_END = re.compile(rf"(?<![\w/])(?P<start>{_YEAR})\s*[-–/]\s*(?P<end>\d{{2}})(?![\d/.-])")
_SINCE = re.compile(rf"(?<!\w)(?:since|desde|a\s+partir\s+de|beginning|starting)\s+(?:el\s+)?{_date(1)}", re.IGNORECASE)
_OPEN = re.compile(
    rf"(?<![\w/]){_date(1)}\s*(?:[-–—→]+\s*(?=$|[|,)]|\s{{2}})|\b(?:onwards?|en\s+adelante)\b)", re.IGNORECASE
)
_SINGLE = re.compile(rf"(?<![\w/$.,-]){_date(1)}(?![\w%])", re.IGNORECASE)


class Moment(msgspec.Struct, frozen=True, order=True):
    """A year, and a month (1 to 12) where the text gives one."""

    year: int
    month: int | None = None

    def __str__(self) -> str:
        return f"{self.year:04}-{self.month:02}" if self.month else f"{self.year:04}"


class Found(NamedTuple):
    """A date or a range in a text. `end` is None while the job lasts (`current`) or where the text gives no end."""

    start: Moment
    end: Moment | None
    current: bool
    at: int
    until: int
    single: bool = False


@lru_cache(maxsize=4096)
def ranges(text: str) -> tuple[Found, ...]:
    """Ranges ("03/2019 – Present", "2016-19", "desde 2019") from left to right, none within another."""
    if not _YEARS.search(text):
        return ()
    return _apart(_all_ranges(text))


def find_range(text: str) -> Found | None:
    """The first range of the text."""
    return next(iter(ranges(text)), None)


def find_date(text: str) -> Found | None:
    """The first date of the text, alone or the start of a range."""
    if found := find_range(text):
        return found
    if not _YEARS.search(text):
        return None
    for match in _SINGLE.finditer(text):
        if len(match["short1"] or "01") == 1:
            continue  # "1/16" alone is a sixteenth of an inch
        if len(match["nameyear1"] or "2000") == SHORT_YEAR and match["nameyear1"].isdigit():
            continue  # "may-12" alone may be anything; in a range it is a month
        if both := _moments(match, 1):
            return Found(both[0], both[1], current=False, at=match.start(), until=match.end(), single=True)
    return None


def _all_ranges(text: str) -> Iterator[Found]:
    for match in _RANGE.finditer(text):
        start = _moments(match, 1)
        end = _moments(match, 2)
        if start and (end or match["present"]):
            yield Found(start[0], end[1] if end else None, bool(match["present"]), match.start(), match.end())
    for match in _SHARED_YEAR.finditer(text):
        end = _moments(match, 1)
        if end and end[1].month:
            month = _MONTHS[match["first"].lower()]
            yield Found(Moment(end[1].year, month), end[1], current=False, at=match.start(), until=match.end())
    for match in _SHORT_END.finditer(text):
        start_year = int(match["start"])
        end_year = start_year // 100 * 100 + int(match["end"])
        if start_year < end_year:
            yield Found(Moment(start_year), Moment(end_year), current=False, at=match.start(), until=match.end())
    for pattern in (_SINCE, _OPEN):
        for match in pattern.finditer(text):
            if start := _moments(match, 1):
                yield Found(start[0], None, current=True, at=match.start(), until=match.end())


def _apart(found: Iterator[Found]) -> tuple[Found, ...]:
    kept: list[Found] = []
    for one in found:
        if all(one.until <= other.at or one.at >= other.until for other in kept):
            kept.append(one)
    return tuple(sorted(kept, key=lambda one: one.at))


def _moments(match: re.Match[str], number: int) -> tuple[Moment, Moment] | None:
    """First and last month that the date covers; None when out of the years of a working life."""
    group = {
        name[: -len(str(number))]: value
        for name, value in match.groupdict().items()
        if value and name.endswith(str(number))
    }
    if "season" in group:
        year = int(group["seasonyear"])
        first, last = _SEASONS[group["season"].lower()]
        return Moment(year, first), Moment(year, last)
    if "name" in group:
        moment = Moment(_year(group["nameyear"]), _MONTHS[group["name"].lower()])
    elif "isoyear" in group:
        moment = Moment(int(group["isoyear"]), int(group["isomonth"]))
    elif "number" in group:
        moment = Moment(int(group["numberyear"]), int(group["number"]))
    elif "daymonth" in group:
        moment = Moment(int(group["daymonthyear"]), int(group["daymonth"]))
    elif "short" in group:
        moment = Moment(_year(group["shortyear"]), int(group["short"]))
    elif "apostrophe" in group:
        moment = Moment(_year(group["apostrophe"]))
    elif "year" in group:
        moment = Moment(int(group["year"]))
    else:
        return None
    return (moment, moment) if EARLIEST_YEAR <= moment.year <= LATEST_YEAR else None


def _year(digits: str) -> int:
    """Two digits mean the year nearest to a working life today: '14 is 2014, '87 is 1987."""
    number = int(digits.lstrip("'’"))
    if number >= CENTURY:
        return number
    return 2000 + number if number <= LAST_OF_2000S else 1900 + number
