"""Which of several readings of a day is right, where one of them is so many years after the other day of the card.

Most certificates end on the day on which they were issued, or the day before. That a misread digit makes such a day of
another is rare; that it makes another day of such a one is common.
"""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta

MOST_YEARS = 10


def agreeing(
    issued: date | None, expires: date | None, said: Sequence[Iterable[date]], seen: Iterable[date]
) -> tuple[date | None, date | None]:
    """The two days, one of them replaced by what another reading says where only that is so many years from the other.

    `said`: the days that labels call those of issue and of expiry; `seen`: every day of the readings, of which those
    count that differ by one digit from such a one.
    """
    if issued and expires and is_anniversary(issued, expires):
        return issued, expires
    every = set(seen)
    of_issue, of_expiry = (
        {*days, *(day for day in every if any(_one_digit_off(day, one) for one in days))} for days in map(set, said)
    )
    ends = [day for day in of_expiry if issued and day != expires and is_anniversary(issued, day)]
    starts = [day for day in of_issue if expires and day != issued and is_anniversary(day, expires)]
    if len(ends) == 1 and not starts:
        return issued, ends[0]
    if len(starts) == 1 and not ends:
        return starts[0], expires
    return issued, expires


def is_anniversary(issued: date, expires: date) -> bool:
    """True where one is some years after the other to the day, or to the day before."""
    return any(
        (day.month, day.day) == (issued.month, issued.day) and 0 < day.year - issued.year <= MOST_YEARS
        for day in (expires, expires + timedelta(days=1))
    )


def _one_digit_off(one: date, other: date) -> bool:
    return sum(mine != theirs for mine, theirs in zip(f"{one:%m%d%Y}", f"{other:%m%d%Y}", strict=True)) == 1
