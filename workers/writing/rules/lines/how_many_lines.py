"""How many lines of a job a document has room for: more of one that is of the trade, or of today's employer."""

from workers.writing.draft import Assignment
from workers.writing.person.facts import Experience
from workers.writing.trades.families import families_of_title
from workers.writing.trades.families_of_jobs import families_of_job

_MOST_OF_TRADE = 10
_MOST_OF_OTHERS = 5
"""Lines of the present job and of those of its trade, or of the one applied for; of others."""
_MOST_OF_OLD_JOBS = 3
_OLD_YEARS = 12
_FEW_LINES, _MOST_LINES = 2, 3
"""Lines of an earlier job of which few are asked for, in a letter, and how many of one that is one's own trade."""


def most_bullets(job: Experience, assignment: Assignment) -> int:
    """Return how many bullets a job has in a resume at most."""
    facts = assignment.facts
    is_old = (facts.today - (job.end_date or facts.today)).days > _OLD_YEARS * 365
    if job is facts.experiences[0] or job.end_date is None or _is_of_trade(job, assignment):
        return _MOST_OF_OTHERS if is_old else _MOST_OF_TRADE
    return _MOST_OF_OLD_JOBS if is_old else _MOST_OF_OTHERS


def most_of_earlier(job: Experience, assignment: Assignment) -> int:
    """A letter's, of a job beside the one that it lists."""
    is_own = _is_of_trade(job, assignment) or job.has_employer_of(assignment.facts.experiences[0])
    return _MOST_LINES if is_own else _FEW_LINES


def _is_of_trade(job: Experience, assignment: Assignment) -> bool:
    newest = assignment.facts.experiences[0]
    trades = families_of_title(newest.job_title) | families_of_title(assignment.posting.title)
    return bool(trades & families_of_job(job))
