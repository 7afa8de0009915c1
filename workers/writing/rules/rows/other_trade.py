"""Years in another trade than the one that heads a document, where the posting names that one, too.

Who hung doors for four years and was a carpenter for thirteen tells both where a carpenter's background is a plus.
"""

import re

from workers.language.words import fold
from workers.writing.draft import Assignment
from workers.writing.person.facts import Experience
from workers.writing.person.tenure import whole_years
from workers.writing.trades.families import named_by
from workers.writing.trades.families_of_jobs import families_of_job
from workers.writing.trades.years_in_trades import Tenure, jobs_of_trade

_LEAST_YEARS = 2
_OF_ANY_POSTING = frozenset(
    {"driving", "warehouse", "cleaning", "construction", "production", "safety", "maintenance", "inspection"}
)
"""Trades by words that postings of every trade have: safety, clean driving record."""
_NAME = re.compile(r"(?:ing|[tn]ry|ical|hvac|eria|ura|ico|drywall)$")
"""How words end that name a trade, and nobody of it: carpentry, not carpenters, who may be others."""


def other_trade(assignment: Assignment, counted: Tenure | None, headed: Experience | None) -> Tenure | None:
    """The trade with most years of those that the posting names and `counted` leaves out; None without one."""
    facts = assignment.facts
    own = {counted.family} if counted else set[str]()
    own |= families_of_job(headed) if headed else set()
    told = counted.jobs if counted else ()
    said = set(re.findall(r"[^\W\d_]+", fold(assignment.posting_text)))
    families = frozenset[str]().union(*map(families_of_job, facts.experiences)) - own - _OF_ANY_POSTING
    named = [one for one in sorted(families) if any(_NAME.search(word) for word in named_by("words")[one] & said)]
    jobs = {one: tuple(job for job in jobs_of_trade(facts, one) if job not in told) for one in named}
    named = [one for one in named if headed not in jobs[one]]  # whose years the head tells
    tenures = [Tenure(one, whole_years(jobs[one], facts.today), jobs[one]) for one in named if jobs[one]]
    return max((one for one in tenures if one.years >= _LEAST_YEARS), key=lambda one: one.years, default=None)
