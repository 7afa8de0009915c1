"""What somebody is headed as: an own title, never below the rank that they hold."""

import re
from collections.abc import Callable, Sequence
from datetime import date

from workers.language.grammar import grammar
from workers.language.words import words_of
from workers.writing.draft import Assignment
from workers.writing.person.facts import Experience
from workers.writing.rules.worth.leading import asks_to_lead, leads_by_title
from workers.writing.trades.families import families_of_title
from workers.writing.trades.families_of_jobs import families_of_job
from workers.writing.trades.title_ranks import rank_of
from workers.writing.trades.years_in_trades import jobs_of_trade

_RECENT_DAYS = 5 * 365
"""A title that was given up longer ago heads nobody for the words that it shares with a posting."""
_SPEAKS = 1.0
"""What of a posting's wishes the best line of a job has, from which the job is of the posting's work."""
_BESIDE = re.compile(r"\bpart[- ]time\b|\bmedio tiempo\b|\bpor horas\b", re.IGNORECASE)
"""What somebody does beside, or since, their trade heads them only where it is the posting's."""
ANY_TRADE = (
    "technician",
    "operator",
    "worker",
    "tech",
    "specialist",
    "tecnico",
    "operador",
    "operadora",
    "trabajador",
    "obrero",
    "obrera",
)
"""Words that titles of every trade share: a lube technician is no nearer to a diesel technician than a mechanic is."""


def headline_job(assignment: Assignment, asked_in: Callable[[Experience], float]) -> Experience | None:
    """The job whose title heads the document; None without jobs that have a title.

    First the trade that the posting is for, or the work held today whose title names no trade that is known and
    whose lines have what is asked for (`asked_in` says how much): who rose or changed the word for their trade
    isn't headed as what they were before, nor who only helped in that trade. Then whoever did the work before whoever
    helped; then, where the posting leads others, the highest rank; then the job held today, where it is of one family
    with the posting; then the posting's own word for the trade (a millwright before a maintenance consultant); then
    the words that its title has beside the trade; then the latest.
    """
    jobs = [job for job in assignment.facts.experiences if job.job_title]
    words = grammar(assignment.language)
    title = assignment.posting.title
    wanted = set(words.keys(title)) - {words.key(word) for word in ANY_TRADE}
    trade = families_of_title(title)
    special = {words.key(word.folded) for word in words_of(title) if not families_of_title(word.folded)} - words.neutral
    is_led, today = asks_to_lead(title), assignment.facts.today

    named = {words.key(word.folded) for word in words_of(title) if families_of_title(word.folded)}

    of_trade = [job for family in trade for job in jobs_of_trade(assignment.facts, family)]
    only_helped = bool(of_trade) and all(rank_of(job.job_title) == 0 and job.end_date for job in of_trade)

    def fitness(job: Experience) -> tuple[bool, bool, bool, int, bool, int, int]:
        own = set(words.keys(job.job_title))
        is_near = job in of_trade or (
            (not trade or (job.end_date is None and bool(special & own)))
            and bool(wanted & own)
            and _is_recent(job, today)
        )
        shared = len(wanted & special & own) if _is_recent(job, today) else 0
        by_name = len(named & own) if _is_recent(job, today) else 0
        is_near = is_near or _has_come_to_lead(job, of_trade)
        rank = rank_of(job.job_title)
        is_main = not _BESIDE.search(job.job_title)
        is_doer = only_helped and is_main and rank > 0 and job.end_date is None
        is_near = is_near or (is_doer and asked_in(job) >= _SPEAKS)
        is_unknown = is_main and job.end_date is None and not families_of_job(job) and asked_in(job) >= _SPEAKS
        is_today = is_unknown or (job.end_date is None and job in of_trade)
        does = rank > 0 and (is_near or is_unknown or _is_recent(job, today))
        return is_near or is_unknown, is_main, does, rank if is_led else 0, is_today, by_name, shared

    return max(jobs, key=fitness, default=None)


def _has_come_to_lead(job: Experience, of_trade: Sequence[Experience]) -> bool:
    """Whether somebody leads those, by title and with the same employer, among whom they worked before."""
    before = (one for one in of_trade if one.start_date < job.start_date)
    return leads_by_title(job.job_title) and any(map(job.has_employer_of, before))


def _is_recent(job: Experience, today: date) -> bool:
    return job.end_date is None or (today - job.end_date).days < _RECENT_DAYS
