"""What somebody is headed as: an own title, never below the rank that they hold."""

from workers.language.grammar import grammar
from workers.writing.draft import Assignment
from workers.writing.facts import Experience
from workers.writing.trades import families_of_title, rank_of

_ANY_TRADE = (
    "technician",
    "operator",
    "worker",
    "tech",
    "specialist",
    "tecnico",
    "operador",
    "operadora",
    "trabajador",
)
"""Words that titles of every trade share: a lube technician is no nearer to a diesel technician than a mechanic is."""


def headline_job(assignment: Assignment) -> Experience | None:
    """The job whose title heads the document; None without jobs that have a title.

    First the trade that the posting is for, then rank, then nearness to the posting's words, then the latest. Somebody
    who has done the work is never headed as who helped with it.
    """
    jobs = [job for job in assignment.facts.experiences if job.job_title]
    words = grammar(assignment.language)
    wanted = set(words.keys(assignment.posting.title)) - {words.key(word) for word in _ANY_TRADE}
    trade = families_of_title(assignment.posting.title)

    def fitness(job: Experience) -> tuple[bool, int, int]:
        shared = len(wanted & set(words.keys(job.job_title)))
        return bool(trade & families_of_title(job.job_title)) or shared > 0, min(rank_of(job.job_title), 1), shared

    return max(jobs, key=fitness, default=None)
