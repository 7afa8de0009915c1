"""The lines of its headline job that a summary takes before others: the job's first one, and those of its main work."""

from collections.abc import Iterable
from functools import reduce

import msgspec

from workers.writing.person.facts import Experience
from workers.writing.rules.asked.wishes import Answered, Wishes, together_answered
from workers.writing.rules.lines.bullets import Bullets
from workers.writing.rules.lines.main_work import is_check_before_work
from workers.writing.rules.lines.telling import Telling
from workers.writing.rules.rows.named_skills import NamedSkills
from workers.writing.rules.worth.harm import is_of_others, lessens
from workers.writing.rules.worth.what_lines_say import (
    says_little,
    share_of_daily_work,
    share_of_own,
    share_within_limits,
)

LEAST_GAIN = 0.3
"""How much of the wishes a line must answer that nothing told beside it answers."""


class FirstWork(msgspec.Struct, frozen=True):
    """Such lines of one job, as a summary has them."""

    first: str
    """Empty where the first line isn't asked for, or too long."""
    main: list[str]


def first_work(job: Experience | None, telling: Telling, of_job: Bullets, skills: NamedSkills) -> FirstWork:
    """The first line of the job and its main work, where they are asked for; nothing without a job."""
    if job is None:
        return FirstWork("", [])
    return FirstWork(_first_line(job, telling, of_job), _main_lines(job, telling, of_job, skills))


def _first_line(job: Experience, telling: Telling, of_job: Bullets) -> str:
    """The line that stands first of the job, where it is asked for and a summary has room."""
    first = telling.by_job[job.id][:1]
    short = of_job.in_short(job, first)
    is_asked = any(map(telling.is_asked, first)) or any(map(telling.shares, first))
    return next((one for one in short if is_asked and is_whole(one)), "")


def _main_lines(job: Experience, telling: Telling, of_job: Bullets, skills: NamedSkills) -> list[str]:
    """What was typed first of the job, where it is asked for: the main work, mostly.

    Not what rows of skills that are asked for say already.
    """
    typed = [one for one in telling.typed_first[job.id] if telling.is_asked(one)]
    lines = [one for one in of_job.in_short(job, typed) if is_whole(one)] if typed else []
    rows = answered_by(telling.wishes, (one.name for one in skills.asked()), {}) if lines else {}
    return [one for one in lines if telling.wishes.gain(telling.wishes.answered(one), rows) >= LEAST_GAIN]


def answered_by(wishes: Wishes, texts: Iterable[str], before: Answered) -> Answered:
    """What the texts answer of the wishes, with what was answered before."""
    return reduce(together_answered, map(wishes.answered, texts), before)


def is_whole(line: str) -> bool:
    """Whether a line tells one's own work of every day, without a limit."""
    is_own = min(share_of_own(line), share_within_limits(line), share_of_daily_work(line)) == 1
    is_little = lessens(line) or is_of_others(line) or says_little(line) or is_check_before_work(line)
    return is_own and not is_little
