"""Work told of a job, or of an employer, that only another job's lines tell: "cut joints at Franklin", of a mason."""

from workers.writing.gate.acts.acts import does, shows_otherwise, title_does
from workers.writing.gate.examination import Examination, Reason
from workers.writing.gate.rows.profile import Job
from workers.writing.gate.sentence.tokens import Role, Token, says

_MOST = 3
"""Things behind an act that are looked at."""


def refuse_of_other_jobs(examination: Examination) -> None:
    """Refuse an act on things that the jobs in question tell nothing of, where another job tells just that."""
    others = [job for job in examination.profile.jobs if job not in examination.jobs]
    if not others or not examination.jobs or not (examination.is_bullet or examination.named):
        return
    for at, act in examination.open_tokens():
        things = _things(examination, at)
        if act.role is not Role.ACT or act.is_plain or not act.is_act or not things:
            continue
        if any(_may_tell(job, act, things) for job in examination.jobs):
            continue
        if any(_tells(job, act, things) for job in others):
            examination.fault(Reason.EMPLOYER, at)


def _things(examination: Examination, at: int) -> list[Token]:
    """What an act is done to and with: the telling words up to the next act, a mark or an employer's name."""
    found: list[Token] = []
    for there in range(at + 1, len(examination.tokens)):
        one = examination.tokens[there]
        if one.breaks or one.role is Role.ACT or there in examination.employers or len(found) == _MOST:
            break
        if not (one.is_plain or one.number):
            found.append(one)
    return found


def _may_tell(job: Job, act: Token, things: list[Token]) -> bool:
    """Whether a job's lines have the act, or all the things, so that it may be told there in other words."""
    return title_does(job, act) or any(
        does(line, act) or shows_otherwise(act, line) or all(says(one, line.keys) for one in things)
        for line in job.lines
    )


def _tells(job: Job, act: Token, things: list[Token]) -> bool:
    is_done = title_does(job, act) and all(says(one, job.keys) for one in things)
    return is_done or any(does(line, act) and all(says(one, line.keys) for one in things) for line in job.lines)
