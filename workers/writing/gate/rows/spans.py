"""How many years spans of time cover together."""

from collections.abc import Iterable
from datetime import date

from workers.writing.gate.rows.profile import Job

YEAR_DAYS = 365.2425


def years_of(jobs: Iterable[Job], today: date) -> float:
    """Years that jobs cover together, counted once where they overlap."""
    return years_between(job.months(today) for job in jobs)


def years_between(spans: Iterable[tuple[date, date]]) -> float:
    """Years that spans of time cover together, counted once where they overlap."""
    days, covered = 0, date.min
    for start, end in sorted(spans):
        days += max(0, (end - max(start, covered)).days)
        covered = max(covered, end)
    return days / YEAR_DAYS
