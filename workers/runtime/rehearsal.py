"""Runs every statement of a job's life once on a job that doesn't exist.

SQLAlchemy compiles a statement the first time it meets it, and asks a server who it is on the first connection. Done
in the pool before it forks, neither is done again in every worker and horse.
"""

from datetime import timedelta
from uuid import UUID

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from common.errors import ErrorCode
from common.job_states import JobState
from common.jobs.attempt_statements import hold, note_progress, succeed
from common.jobs.events import Failed, Progress
from common.jobs.transitions import after_ending, claim, end, running_under

NOBODY = UUID(int=0)


def rehearse(engine: Engine) -> None:
    """Touches no row. Raises what SQLAlchemy raises when Postgres can't be reached."""
    held = running_under(NOBODY, NOBODY)
    with engine.connect() as connection, connection.begin():
        connection.execute(claim(NOBODY, NOBODY, worker="", lease=timedelta()))
        note_progress(NOBODY, NOBODY, Progress(1, 1, 0, "", "")).on(connection)
        for prepared in (hold(NOBODY, NOBODY), *succeed(NOBODY, NOBODY, {})):
            prepared.on(connection)
    with Session(engine) as session, session.begin():
        for statement in (
            end(held, JobState.FAILED, error=Failed.of(ErrorCode.INTERNAL_ERROR)),
            *after_ending([NOBODY]),
        ):
            session.execute(statement)
