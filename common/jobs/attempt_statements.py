"""The statements that every attempt runs, built once: to build one anew costs more than to have Postgres run it.

Each is `common.jobs.transitions`' own, with parameters in place of values; execute it on a connection with these.
"""

from datetime import timedelta
from functools import cache
from typing import Any, NamedTuple
from uuid import UUID

from sqlalchemy import Connection, Executable, Interval, bindparam
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.engine import CursorResult

from common.job_states import JobState
from common.jobs import transitions
from common.jobs.events import Progress
from common.jobs.kind import Queue

_JOB: Any = bindparam("the_job")
_TOKEN: Any = bindparam("the_token")
_JOBS: Any = bindparam("the_jobs", expanding=True)


class Prepared(NamedTuple):
    """A statement, and what goes into it this time."""

    statement: Executable
    parameters: dict[str, Any]

    def on(self, connection: Connection) -> CursorResult[Any]:
        """Executed there. It isn't the session's business: flush what has to come before."""
        return connection.execute(self.statement, self.parameters)


def claim_next(queue: Queue, *, worker: str, lease: timedelta) -> Prepared:
    """Prepare the statement of `transitions.claim_next`."""
    return Prepared(_claim_next(queue), {"the_worker": worker, "the_lease": lease})


def note_progress(job_id: UUID, token: UUID, progress: Progress) -> Prepared:
    """Prepare the statement of `transitions.note_progress`."""
    return Prepared(_note_progress(), {**_attempt(job_id, token), "the_progress": progress.data()})


def hold(job_id: UUID, token: UUID) -> Prepared:
    """Prepare the statement of `transitions.hold`."""
    return Prepared(_hold(), _attempt(job_id, token))


def succeed(job_id: UUID, token: UUID, result: dict[str, Any]) -> tuple[Prepared, ...]:
    """Prepare the statements of `transitions.end` with this result, and of `transitions.after_ending`."""
    first, *others = _succeed()
    after = (Prepared(statement, {"the_jobs": [job_id]}) for statement in others)
    return (Prepared(first, {**_attempt(job_id, token), "the_result": result}), *after)


def _attempt(job_id: UUID, token: UUID) -> dict[str, UUID]:
    return {"the_job": job_id, "the_token": token}


@cache
def _claim_next(queue: Queue) -> Executable:
    lease: Any = bindparam("the_lease", type_=Interval())
    worker: Any = bindparam("the_worker")
    return transitions.claim_next(queue, worker=worker, lease=lease)


@cache
def _note_progress() -> Executable:
    return transitions.note_progress(_JOB, _TOKEN, bindparam("the_progress", type_=JSONB()))


@cache
def _hold() -> Executable:
    return transitions.hold(_JOB, _TOKEN)


@cache
def _succeed() -> tuple[Executable, ...]:
    result: Any = bindparam("the_result", type_=JSONB())
    held = transitions.running_under(_JOB, _TOKEN)
    return transitions.end(held, JobState.SUCCEEDED, result=result), *transitions.after_ending(_JOBS)
