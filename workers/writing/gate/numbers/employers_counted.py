"""How many employers and jobs somebody had: "three companies", "two positions"."""

from workers.trades.proof.word_sets import word_set
from workers.writing.gate.examination import Examination

_EMPLOYERS = word_set("quantities_employers")
_WORKPLACES = word_set("quantities_workplaces")
_JOBS = word_set("quantities_jobs")


def counts_employers(examination: Examination, at: int) -> bool:
    """Whether a number is that of the employers worked for, or of the jobs."""
    following = {one.folded for one in examination.tokens[at + 1 : at + 2]}
    value, employers = examination.tokens[at].value, {job.names[:1] for job in examination.profile.jobs}
    if following & _JOBS:
        return value == len(examination.career or examination.jobs)
    is_kind = bool(following & _WORKPLACES) and not examination.employers
    return value == len(employers) and (is_kind or bool(following & _EMPLOYERS))
