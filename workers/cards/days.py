"""Days as certificate cards print them: whole dates, or a month and its year."""

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date
from functools import lru_cache

import msgspec

CENTURY = 100
LAST_CENTURY = 70  # years of two digits from here on: no card is valid for so long
MOST_MONTHS = 12
_MONTHS = {
    number: re.compile(forms, re.IGNORECASE)
    for number, forms in enumerate(
        (
            *("[j1i][a4][nmh]|ene", "fe[b8]", "mar", "[a4]p[rh]|abr", "ma[yv]", "[j1i]un", "[j1i]u[l1it|]"),
            *("[a4]u[gqcs]|ag[o0]", "[s5][e3][pr]|set", "[o0q]ct", "[nh][o0q]v", "[do0]e[cg]|dic"),
        ),
        start=1,
    )
}
"""With what blurred letters are read as: 1AN, JUI, AUQ, OEC; by hand: Aus."""
# Right before a digit what resembles one belongs to the day: 2029MARI7.
_REST_OF_MONTH = r"(?:[a-z]*[a-hj-km-np-z](?=\d)|[a-z]*(?!\d))?\.?"
_MONTH = "(?P<month>" + "|".join(forms.pattern for forms in _MONTHS.values()) + ")" + _REST_OF_MONTH
"""Capitals beside digits: 140CT2027 is the 14th of October."""
_WHOLE_YEAR = r"(?:19|2[0Oo])[\dOoIlZz|][\dOoIlZzSs|]"
_YEAR = rf"(?P<year>{_WHOLE_YEAR})"
_NAMED_YEAR = rf"(?P<year>{_WHOLE_YEAR}|['’‘]\s?\d{{2}})"
"""Behind a month's name: "Aug '25"."""
_APART = r"\s?[/.·•–—-]{1,2}\s?"
_DIGITS = r"[\dOoIl|\]] ?[\dOoIl|\]]|\d"
"""Of a day or a month: what resembles a digit beside one is one, and a blank within is none."""
_BY_HAND = rf"[/Il|][\dSZz]|[\d/Il|][SZ]|{_DIGITS}"
"""Of a day beside its month's name, where a slash can be no separator: /2 Jan 26 is the 12th."""
_AS_DIGITS = str.maketrans("OoIiLl|]/ZzSs", "0011111112255", " ")
_FORTY = re.compile(r"^4(?=\d$)")
"""No month has forty days: the first digit of one is a thin 1, which is read as a 4."""
_BEFORE = r"(?:(?<![\w/-])|(?<=[a-z]/)|(?<=[/-](?:19|20)\d\d-))"
"""Not within a number, but right behind another day, and behind a label: ISSUE/04-16-2019."""
_PATTERNS = tuple(
    re.compile(rf"{_BEFORE}{pattern}(?![\w/])", re.IGNORECASE)
    for pattern in (
        rf"(?P<first>{_DIGITS}){_APART}(?P<second>{_DIGITS}){_APART}(?P<year>(?:19|20)\s?\d\s?\d|{_WHOLE_YEAR}|['’‘]?\d{{2}})",
        rf"{_YEAR}[-/.](?P<first>\d{{1,2}})[-/.](?P<second>\d{{1,2}})",
        rf"{_MONTH}(?:\s|[/–—-])?(?P<day>{_BY_HAND})(?:st|nd|rd|th)?\s?[,./–—-]?\s?{_NAMED_YEAR}",
        rf"{_MONTH}(?P<apart>[/–—-])(?P<day>{_DIGITS})(?P=apart)(?P<year>\d{{2}})",
        rf"(?P<day>{_BY_HAND})(?:st|nd|rd|th)?[\s./–—-]?(?:de |day of )?{_MONTH}[\s,/–—-]*(?:de(?:l)? )?{_NAMED_YEAR}",
        rf"(?P<day>{_BY_HAND})(?P<apart>[\s/–—-]?){_MONTH}(?P=apart)(?P<year>\d{{2}})",
        rf"{_MONTH}\s?(?P<day>{_DIGITS}),\s?(?P<year>\d{{2}})",
        rf"{_MONTH}\s(?P<day>\d{{1,2}})\s(?P<year>\d{{2}})(?!\S)",
        rf"{_YEAR}[\s-]?{_MONTH}\s?(?P<day>{_DIGITS})",
        rf"{_MONTH}[\s,/–—-]*(?:del? |of )?{_NAMED_YEAR}",
        rf"{_MONTH}[/-](?P<year>\d{{2}})",
        rf"(?P<onlymonth>0?[1-9]|1[0-2])\s?[/-]\s?{_YEAR}",
        r"(?<!\d\s)(?P<first>\d{2})\s(?P<second>\d{2})\s(?P<year>(?:19|20)\d{2})(?!\s\d)",
    )
)
_SHORT = re.compile(r"(?<![\w/.-])(?P<onlymonth>0?[1-9]|1[0-2])/(?P<year>\d{2})(?![\w/.-])")
"""A month and two figures of its year, which elsewhere may be a fraction or a position of welding."""
_LABEL_BEFORE = re.compile(
    r"(?:^|\b(?:iss\w*|complet\w+|date|from|exp\w*|renew\w*|until|thr[ou]\w*|by|to|valid|vence|hasta))\W{0,3}$",
    re.IGNORECASE,
)


class Day(msgspec.Struct, frozen=True):
    """A date in a text: its first and last day, which differ where only the month is given, and where it stands."""

    first: date
    last: date
    at: int
    until: int


def days(text: str) -> list[Day]:
    """The dates of a text from left to right; what can be no date, or could be two, is left out."""
    return list(_found(text))


@lru_cache(maxsize=1024)  # asked again for every label and every run beside it
def _found(text: str) -> tuple[Day, ...]:
    found: list[Day] = []
    for day in (day for pattern in (*_PATTERNS, _SHORT) for day in _matching(pattern, text)):
        if all(day.until <= other.at or day.at >= other.until for other in found):
            found.append(day)
    return tuple(sorted(found, key=lambda day: day.at))


def _matching(pattern: re.Pattern[str], text: str) -> Iterator[Day]:
    for match in pattern.finditer(text):
        if pattern is _SHORT and not _stands_for_itself(match):
            continue
        groups = match.groupdict()
        year = int(re.sub(r"\D", "", groups["year"].translate(_AS_DIGITS)))
        year += (2000 if year < LAST_CENTURY else 1900) if year < CENTURY else 0
        if groups.get("month"):
            month, day = (
                _month(groups["month"]),
                _number(groups["day"]) if groups.get("day") else None,
            )
        elif groups.get("onlymonth"):
            month, day = int(groups["onlymonth"]), None
        else:
            month, day = _month_and_day(*(_number(groups[part]) for part in ("first", "second")))
        span = _span(year, month, day)
        if span:
            yield Day(*span, match.start(), match.end())


def _stands_for_itself(short: re.Match[str]) -> bool:
    """True right behind a label, and alone on a line, whose label stands above or under it."""
    text = short.string
    before, behind = text[: short.start()], text[short.end() :]
    return bool(_LABEL_BEFORE.search(before)) and (bool(before.strip()) or not behind.strip())


def _month(name: str) -> int:
    return next(number for number, forms in _MONTHS.items() if forms.fullmatch(name))


def _number(digits: str) -> int:
    """Return the number of a day or a month; a letter that resembles a digit is read as one."""
    return int(_FORTY.sub("1", digits.translate(_AS_DIGITS)))


def _month_and_day(first: int, second: int) -> tuple[int, int]:
    """Return month and day: in the United States the month comes first; a number over twelve can only be the day."""
    return (second, first) if first > MOST_MONTHS else (first, second)


def _span(year: int, month: int, day: int | None) -> tuple[date, date] | None:
    if not 1 <= month <= MOST_MONTHS:
        return None
    last = monthrange(year, month)[1]
    if day is None:
        return date(year, month, 1), date(year, month, last)
    return (date(year, month, day),) * 2 if 1 <= day <= last else None
