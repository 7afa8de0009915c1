"""How long: years of work, counted once where jobs overlap."""

from collections.abc import Iterable
from datetime import date

from workers.language.grammar import LanguageCode
from workers.writing.person.facts import Experience

_DAYS_PER_YEAR = 365.2425


def whole_years(experiences: Iterable[Experience], today: date) -> int:
    """Full years of the time that the jobs cover together; rounded down, so that it is never overstated."""
    spans = sorted((job.start_date, min(job.end_date or today, today)) for job in experiences)
    days, covered_until = 0, date.min
    for start, end in spans:
        days += max(0, (end - max(start, covered_until)).days)
        covered_until = max(covered_until, end)
    return int(days / _DAYS_PER_YEAR)


def years_with_employer_of(job: Experience | None, experiences: Iterable[Experience], today: date) -> int:
    """Full years with the employer of a job, under whatever title."""
    return whole_years([one for one in experiences if job and one.has_employer_of(job)], today)


def years_asked(years: int, code: LanguageCode) -> str:
    """The requirement as it is shown to the person, in the posting's language."""
    if code == "es":
        return f"{years} año{'s' * (years > 1)} de experiencia"
    return f"{years} year{'s' * (years > 1)} of experience"
