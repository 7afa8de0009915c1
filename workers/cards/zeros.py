"""Zeros with a stroke or a dot in them, as machines print them, which are read as 8 or 6: 18/21/2822 is 10/21/2022."""

import re
from collections.abc import Iterator
from itertools import product

_DAY = re.compile(
    r"(?<![\w/.-])(?:"
    r"[\d@Øø]{1,2}([/.-])[\d@Øø]{1,2}\1(?P<last>2[68@Øø][\d@Øø]{2})"
    r"|(?P<first>2[68@Øø][\d@Øø]{2})-[\d@Øø]{2}-[\d@Øø]{2}"
    r"|(?P<named>(?:[\d@Øø]{1,2}[\s-]?)?[a-z]{3,10}\.?[\s-]?(?:[\d@Øø]{1,2},?\s)?2[68@Øø][\d@Øø]{2})"
    r")(?![\w/])",
    re.IGNORECASE,
)
_LIKE_A_ZERO = re.compile(r"[68@Øø]")
_MONTHS, _DAYS = 12, 31


def with_zeros(text: str) -> str:
    """The text, of the same length, with the zeros of such days where only one reading of them makes a day.

    A year that begins with 28 or 26 is what shows that zeros were misread.
    """
    return _DAY.sub(_mended, text)


def _mended(match: re.Match[str]) -> str:
    said = match[0]
    year = match["last"] or match["first"] or said[-4:]
    # What this day's zeros are read as is seen by its year; other digits are zeros only where nothing else makes a day.
    for like_a_zero in (re.compile(year[1]), _LIKE_A_ZERO):
        possible = {mended for mended in _with_some_zeros(said, like_a_zero) if _is_day(match, mended)}
        if possible:
            return possible.pop() if len(possible) == 1 else said
    return said


def _with_some_zeros(said: str, like_a_zero: re.Pattern[str]) -> Iterator[str]:
    places = [found.start() for found in like_a_zero.finditer(said)]
    for zeros in product((False, True), repeat=len(places)):
        letters = list(said)
        for place, is_zero in zip(places, zeros, strict=True):
            letters[place] = "0" if is_zero else letters[place]
        yield "".join(letters)


def _is_day(match: re.Match[str], mended: str) -> bool:
    numbers = [int(number) for number in re.findall(r"\d+", mended)]
    if re.search(r"[@Øø]", mended) or not re.search(r"(?<!\d)20\d\d(?!\d)", mended):
        return False
    if match["named"]:
        return all(1 <= number <= _DAYS for number in numbers if number < 1000)  # noqa: PLR2004 - all but the year
    month, day = numbers[1:] if match["first"] else numbers[:2]
    return 1 <= month <= _MONTHS and 1 <= day <= _DAYS
