"""An attempt that this worker holds."""

from contextlib import AbstractContextManager
from datetime import timedelta
from time import monotonic
from typing import Any
from uuid import UUID

import msgspec
import structlog
from sqlalchemy import Engine
from structlog.contextvars import bound_contextvars

from common.jobs.attempt_statements import Prepared, claim_next
from common.jobs.kind import Kind, Queue
from common.jobs.kinds import kind_named
from common.jobs.transitions import claim

log = structlog.get_logger()


class ClaimedAttempt(msgspec.Struct, frozen=True):
    """A claimed attempt. `percent`: how far earlier attempts came, so that progress never falls.

    `claimed_at` is by the clock that all processes of a machine share, in seconds.
    """

    job_id: UUID
    token: UUID
    kind_name: str
    user_id: UUID | None
    arguments: dict[str, Any]
    number: int
    percent: int
    claimed_at: float = msgspec.field(default_factory=monotonic)

    @property
    def kind(self) -> Kind[Any, Any]:
        """The job's kind."""
        return kind_named(self.kind_name)

    @property
    def seconds(self) -> float:
        """Return the seconds since the claim, for logs."""
        return round(monotonic() - self.claimed_at, 3)

    def log_context(self) -> AbstractContextManager[Any]:
        """Within it, every line of the log says which job, kind and attempt it is about."""
        return bound_contextvars(job_id=str(self.job_id), kind=self.kind_name, attempt=self.number)


def claim_attempt(engine: Engine, job_id: UUID, token: UUID, *, worker: str, lease: timedelta) -> ClaimedAttempt | None:
    """Queued -> running under this token; None when the token is no longer the job's, or somebody else was first."""
    return _claimed(engine, Prepared(claim(job_id, token, worker=worker, lease=lease), {}), worker)


def claim_next_attempt(engine: Engine, queue: Queue, *, worker: str, lease: timedelta) -> ClaimedAttempt | None:
    """The job of the queue whose turn it is; None when none waits, or the queue is paused."""
    return _claimed(engine, claim_next(queue, worker=worker, lease=lease), worker)


def _claimed(engine: Engine, claiming: Prepared, worker: str) -> ClaimedAttempt | None:
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        row = claiming.on(connection).one_or_none()
    if row is None:
        return None
    attempt = ClaimedAttempt(
        job_id=row.id,
        token=row.attempt_token,
        kind_name=row.kind,
        user_id=row.user_id,
        arguments=row.arguments,
        number=row.attempt,
        percent=(row.progress or {}).get("percent", 0),
    )
    with attempt.log_context():
        log.info("attempt began", worker=worker)
    return attempt
