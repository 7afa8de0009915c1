"""Where somebody stands: the job that a letter is mostly about, the years behind it, and what came before."""

from datetime import date

import msgspec

from workers.language.grammar import grammar
from workers.writing.draft import Assignment
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.person.tenure import whole_years
from workers.writing.rules.headline import ANY_TRADE
from workers.writing.rules.lines.telling import Telling
from workers.writing.trades.families import families_of_title
from workers.writing.trades.families_of_jobs import families_of_job
from workers.writing.trades.risen import under_title
from workers.writing.trades.title_ranks import rank_of
from workers.writing.trades.years_in_trades import Tenure

_ANSWERS = 2.0
"""What one shared keyword is worth: from here on a job speaks to the posting, whatever its title."""


_PAUSE_DAYS = 45
"""Between two jobs with one employer, within which somebody has worked there all the time."""
_LONG_DAYS = 2 * 365
_RECENT_DAYS = 5 * 365


class Career(msgspec.Struct, frozen=True):
    """`job` is the latest that speaks to the posting; `before` are those begun before it, the newest first.

    `years_here` are full years in `job` under its title, 0 where they began below it and nobody says until when;
    `tenure` are those in the family of trades.
    """

    job: Experience
    before: tuple[Experience, ...]
    tenure: Tenure | None
    years_here: int
    near: tuple[Experience, ...] = ()
    """Those of `before` that are of the trade or speak to the posting."""

    previous: Experience | None = None
    """The job that was begun last before `job`, whatever it was."""

    @property
    def there_since(self) -> date:
        """The first day with the employer of `job`, where the jobs before it there follow on one another."""
        begun = self.job.start_date
        for one in self.before:
            if not one.end_date or not one.has_employer_of(self.job):
                continue
            if (begun - one.end_date).days <= _PAUSE_DAYS:
                begun = min(begun, one.start_date)
        return begun

    def began_with(self, job: Experience) -> bool:
        """Whether it is the first with the employer of `job`, where the jobs there follow on one another."""
        is_before = job is not self.job and job.start_date < self.job.start_date
        return is_before and job.has_employer_of(self.job) and job.start_date == self.there_since

    def is_beside(self, job: Experience) -> bool:
        """Whether a job begun before is held beside this one, with another employer: it isn't over."""
        return self.is_held and job.end_date is None and not job.has_employer_of(self.job)

    def is_there(self, job: Experience) -> bool:
        """Whether it is with the employer of `job`, and so are all after it: a letter calls that place "there"."""
        later = [one for one in self.before if one.start_date > job.start_date]
        return self.previous is not None and all(one.has_employer_of(self.job) for one in (job, *later))

    def is_near(self, job: Experience) -> bool:
        """Whether an earlier job is of the trade, with the same employer, or speaks to the posting."""
        return job in self.near

    @property
    def is_held(self) -> bool:
        """Whether the person still works there."""
        return self.job.end_date is None

    @property
    def years(self) -> int:
        """Years in the trade where they are more than those of the job; else 0."""
        return self.tenure.years if self.tenure and self.tenure.years > self.years_here else 0


def career_of(assignment: Assignment, telling: Telling, headline: str, tenure: Tenure | None) -> Career | None:
    """Return the person's career; None without a job that has a title.

    `tenure` are the years in the headline's trade.
    """
    facts = assignment.facts
    headed = frozenset[str]().union(*(families_of_job(job) for job in facts.experiences if job.job_title == headline))
    trades = families_of_title(assignment.posting.title) or headed

    words = grammar(assignment.language)
    sought = set(words.keys(assignment.posting.title)) - {words.key(word) for word in ANY_TRADE} - words.neutral

    def speaks(job: Experience) -> bool:
        if sought & set(words.keys(job.job_title)) and rank_of(job.job_title):
            return True
        return bool(families_of_job(job) & trades) or telling.asked_in(job) >= _ANSWERS

    def is_related(job: Experience) -> bool:
        is_of_trade = bool(families_of_job(job) & headed)
        is_of_trade = is_of_trade or bool(tenure and job in tenure.jobs)
        return speaks(job) or is_of_trade or telling.is_title_asked(job)

    jobs = [job for job in facts.experiences if job.job_title]
    if not jobs:
        return None
    of_trade = [job for job in jobs if families_of_job(job) & trades]
    near = of_trade or [job for job in jobs if speaks(job)] or jobs[:1]
    job = next((job for job in near if rank_of(job.job_title)), near[0])
    job = next((one for one in near if one.job_title == headline and _is_main(one, job, facts.today)), job)
    job = _outgrown_by(job, jobs, headline) or _held_as_asked(job, jobs, headline, telling) or job
    before = [one for one in jobs if one is not job and one.start_date <= job.start_date]
    related = [one for one in before if is_related(one)]
    same = [one for one in before if one.company_name == job.company_name and one not in related]
    near_before = (*related, *same) or tuple(before[:1])
    years_here = whole_years(under_title(job), facts.today)
    return Career(job, tuple(before), tenure, years_here, near_before, _previous(facts, job))


def _previous(facts: ProfileFacts, job: Experience) -> Experience | None:
    is_over = job.end_date is not None
    earlier = (
        one
        for one in facts.experiences
        if one is not job
        and one.start_date <= job.start_date
        and (is_over or one.end_date is not None or one.has_employer_of(job))
    )
    return max(earlier, key=lambda one: one.start_date, default=None)


def _outgrown_by(job: Experience, jobs: list[Experience], headline: str) -> Experience | None:
    """The job held today that followed with the same employer, or that has the headline where `job` was a learner's."""
    now = next((one for one in jobs if one.end_date is None and one.start_date > job.start_date), None)
    if not now or job.end_date is None or not rank_of(now.job_title):
        return None
    has_risen = now.company_name == job.company_name
    is_headed = now.job_title == headline and not rank_of(job.job_title)
    return now if has_risen or is_headed else None


def _held_as_asked(job: Experience, jobs: list[Experience], headline: str, telling: Telling) -> Experience | None:
    """The job held today that heads the document, where `job` has ended and its own lines are asked for too."""
    now = next((one for one in jobs if one.end_date is None and one.job_title == headline), None)
    has_ended = job.end_date is not None
    return now if now and has_ended and telling.asked_in(now) >= _ANSWERS and rank_of(now.job_title) else None


def _is_main(job: Experience, latest: Experience, today: date) -> bool:
    """Whether a job that has ended says more than the latest: years of it, not long ago, and the latest is short."""
    if job.end_date is None or (today - job.end_date).days > _RECENT_DAYS:
        return False
    days = (job.end_date - job.start_date).days
    return days >= _LONG_DAYS and days > 2 * ((latest.end_date or today) - latest.start_date).days
