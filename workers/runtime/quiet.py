"""Lets the first people go first: on a new database the clock asks for seconds of work that nobody waits for."""

from sqlalchemy import Engine, and_, exists, func, or_, select, text

from common.job_states import UNENDED
from common.tables import Job

_A_MOMENT = text("interval '5 seconds'")
_LONGEST_WAIT = text("interval '30 seconds'")


def is_quiet(engine: Engine) -> bool:
    """Whether nobody has a job that waits or runs, or had one a moment ago.

    Or the first of all jobs is half a minute old.

    What the rows say holds for every reconciler: a new leader begins no new wait.
    """
    of_a_person = Job.user_id.is_not(None)
    at_work = or_(Job.state.in_(UNENDED), Job.ended_at > func.now() - _A_MOMENT)
    first = select(func.min(Job.created_at)).where(of_a_person).scalar_subquery()
    with engine.connect() as connection:
        return not connection.scalar(
            select(and_(exists().where(of_a_person, at_work), first > func.now() - _LONGEST_WAIT))
        )
