"""What somebody is headed as: an own title, never below the rank that they hold."""

from workers.language.grammar import grammar
from workers.language.words import words_of
from workers.writing.draft import Assignment
from workers.writing.facts import Experience
from workers.writing.rules.leading import asks_to_lead
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

    First the trade that the posting is for; then whoever did the work before whoever helped; then, where the posting
    leads others, the highest rank; then the words that the posting's title has beside its trade; then the latest.
    """
    jobs = [job for job in assignment.facts.experiences if job.job_title]
    words = grammar(assignment.language)
    title = assignment.posting.title
    wanted = set(words.keys(title)) - {words.key(word) for word in _ANY_TRADE}
    trade = families_of_title(title)
    special = {words.key(word.folded) for word in words_of(title) if not families_of_title(word.folded)} - words.neutral
    is_led = asks_to_lead(title)

    def fitness(job: Experience) -> tuple[bool, bool, int, int]:
        own = set(words.keys(job.job_title))
        is_near = bool(trade & families_of_title(job.job_title)) or bool(wanted & own)
        return is_near, rank_of(job.job_title) > 0, rank_of(job.job_title) if is_led else 0, len(wanted & special & own)

    return max(jobs, key=fitness, default=None)
