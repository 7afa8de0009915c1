"""Whether two days are so many years apart, as the first and the last day of most certificates are."""

from datetime import date, timedelta

MOST_YEARS = 10


def is_anniversary(issued: date, expires: date) -> bool:
    """True where one is some years after the other to the day, or to the day before."""
    return any(
        (day.month, day.day) == (issued.month, issued.day) and 0 < day.year - issued.year <= MOST_YEARS
        for day in (expires, expires + timedelta(days=1))
    )
