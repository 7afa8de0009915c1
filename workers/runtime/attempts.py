"""Ends or requeues attempts that didn't reach an ending of their own."""

from typing import Any
from uuid import UUID

import structlog
from redis import Redis
from sqlalchemy import ColumnElement, Engine, Row
from sqlalchemy.orm import Session

from common.errors import ErrorCode
from common.job_states import JobState
from common.jobs.dispatch import carry
from common.jobs.events import Cancelled, Failed, append_event
from common.jobs.kind import Queue
from common.jobs.transitions import (
    after_ending,
    end,
    give_up_attempt,
    running_under,
)
from workers.runtime.claimed_attempt import ClaimedAttempt
from workers.runtime.redis_outages import without_redis

log = structlog.get_logger()

TRACE_CHARACTERS = 20_000


def give_up(engine: Engine, redis: Redis, attempt: ClaimedAttempt, *, blame: bool = True) -> None:
    """The attempt is over without an ending (killed, out of memory, database gone): the next one, or failure.

    Without `blame` it doesn't count: the worker was told to stop.
    """
    give_up_where(engine, redis, running_under(attempt.job_id, attempt.token), blame=blame)


def give_up_where(engine: Engine, redis: Redis, guard: ColumnElement[bool], *, blame: bool = True) -> int:
    """Give up every running attempt that `guard` selects; returns how many there were."""
    with Session(engine) as session, session.begin():
        rows = session.execute(give_up_attempt(guard, blame=blame)).all()
        ended = [row.id for row in rows if row.state != JobState.QUEUED]
        if ended:
            _close(session, ended)
    for row in rows:
        _log_given_up(row, blame=blame)
        with without_redis("not sent to Redis"):
            if row.state == JobState.QUEUED:
                carry(redis, Queue(row.queue), row.id, row.attempt_token)
            else:
                event = Cancelled() if row.state == JobState.CANCELLED else Failed.of(ErrorCode.WORKER_LOST)
                append_event(redis, row.id, event)
    return len(rows)


def end_attempt(
    engine: Engine, redis: Redis, attempt: ClaimedAttempt, event: Failed | Cancelled, *, trace: str | None = None
) -> None:
    """End the job without an effect; does nothing when the attempt no longer holds it. `trace` is for admins."""
    error = event if isinstance(event, Failed) else None
    state = JobState.FAILED if error else JobState.CANCELLED
    with Session(engine) as session, session.begin():
        held = running_under(attempt.job_id, attempt.token)
        if session.scalar(end(held, state, error=error, traceback=trace and _storable(trace))) is None:
            return
        _close(session, [attempt.job_id])
    code = error.code if error else None
    with attempt.log_context():
        log.info("attempt ended", state=state.value, code=code, seconds=attempt.seconds)
    with without_redis("not sent to Redis"):
        append_event(redis, attempt.job_id, event)


def _close(session: Session, job_ids: list[UUID]) -> None:
    for statement in after_ending(job_ids):
        session.execute(statement)


def _storable(trace: str) -> str:
    """Return the traceback's end, where the error is, without what Postgres can't store.

    NULs and halves of surrogate pairs.
    """
    return trace[-TRACE_CHARACTERS:].replace("\0", r"\x00").encode(errors="backslashreplace").decode()


def _log_given_up(row: Row[Any], *, blame: bool) -> None:
    """Log an attempt that was given up, and whose it was: the reconciler gives up those of workers that are gone."""
    log.warning(
        "attempt ended",
        job_id=str(row.id),
        kind=row.kind,
        attempt=row.ended_attempt,
        state=row.state,
        code=ErrorCode.WORKER_LOST.code if blame else "given_back",
        seconds=round(float(row.seconds), 3),
    )
