"""Whether the jobs in which an act was done cover the years that are told of it: "seven years operating cranes"."""

from datetime import date

from workers.writing.gate.acts.acts import does
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.families import families_of
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.rows.spans import years_between
from workers.writing.gate.sentence.tokens import Token
from workers.writing.gate.time_told.days import is_year
from workers.writing.gate.years.trades_of_jobs import trades_named
from workers.writing.gate.years.years_of_things import check_years_of_things


def check_years_of_work(examination: Examination) -> None:
    """Refuse years of an act ("seven years operating cranes") that the jobs in which it was done don't cover."""
    if examination.faults:
        return
    check_years_of_things(examination)
    for years, last in examination.years:
        for at, ids in examination.done_in:
            between = examination.tokens[last + 1 : at]
            is_of = last < at and all(one.folded in {"of", "de"} for one in between)
            act, today = examination.tokens[at], examination.profile.facts.today
            jobs = [
                job for job in examination.profile.jobs if job.row.id in ids or trades_named(act) & families_of(job)
            ]
            if is_of and jobs and years_between(_when_done(job, act, today) for job in jobs) < years:
                examination.fault(Reason.DURATION, last)
                return


def _when_done(job: Job, act: Token, today: date) -> tuple[date, date]:
    """When a job's act was done: from the year on that every line of it names, if they do ("desde 2024 entreno")."""
    first, last = job.months(today)
    lines = [line for line in job.lines if does(line, act)]
    years = [
        [int(one.number or 0) for one in line.reading.tokens if is_year(one) and first.year <= int(one.number or 0)]
        for line in lines
    ]
    is_dated = bool(lines) and all(years)
    return (max(first, date(min(min(one) for one in years), 1, 1)), last) if is_dated else (first, last)
