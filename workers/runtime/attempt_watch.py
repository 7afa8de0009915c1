"""Keeps an attempt's promises while its horse runs: the lease, the deadline, the user's wish to cancel.

It runs in the worker process, so that a job that hangs in C code or swallows exceptions can't escape it.
"""

import os
from collections.abc import Callable
from datetime import timedelta
from time import monotonic
from typing import NamedTuple
from uuid import UUID

import structlog
from redis import Redis
from sqlalchemy import Engine, func, select, update
from sqlalchemy.exc import SQLAlchemyError

from common.jobs.endings import TIMED_OUT_CODE, TIMED_OUT_MESSAGE, running_under
from common.jobs.events import Cancelled, Failed
from common.jobs.kinds import JobKind
from common.jobs.states import JobState
from common.tables import Job
from workers.runtime.attempts import end_attempt, give_up
from workers.runtime.processes import kill_descendants, wait_until_exit

log = structlog.get_logger()

LOOK_SECONDS = 0.5
"""How often the row is looked at; bounds how long a cancelled job goes on."""
CLAIM_WITHIN_SECONDS = 30


class _Row(NamedTuple):
    kind: str
    state: JobState
    attempt_token: UUID
    cancel_requested: bool


class AttemptWatch:
    """One attempt, from the fork to its ending."""

    def __init__(self, engine: Engine, redis: Redis, job_id: UUID, token: UUID, *, lease: timedelta) -> None:
        self._engine = engine
        self._redis = redis
        self._job_id = job_id
        self._token = token
        self._lease = lease
        self._began = monotonic()
        self._renewed = monotonic()

    def until_ended(self, horse: int, *, beat: Callable[[], None], give_back: Callable[[], bool]) -> None:
        """Block until the horse has exited or had to be killed; the job is then ended, or on to its next attempt.

        `beat` is called at every look; `give_back` says whether the worker has to stop and can't wait any longer.
        """
        pidfd = os.pidfd_open(horse)
        try:
            while not wait_until_exit(pidfd, LOOK_SECONDS):
                beat()
                if give_back():
                    kill_descendants()
                    give_up(self._engine, self._redis, self._job_id, self._token, blame=False)
                    return
                if self._had_to_stop():
                    return
        finally:
            os.close(pidfd)
        _, status = os.waitpid(horse, 0)
        if status != os.EX_OK:
            log.warning("horse died", job_id=str(self._job_id), status=os.waitstatus_to_exitcode(status))
            give_up(self._engine, self._redis, self._job_id, self._token)

    def _had_to_stop(self) -> bool:
        try:
            row = self._look()
        except SQLAlchemyError:
            log.warning("can't look at the job", job_id=str(self._job_id), exc_info=True)
            return False
        if row is None or row.attempt_token != self._token or row.state not in {JobState.RUNNING, JobState.QUEUED}:
            # Ended or overtaken; what still runs has no right to.
            return self._stop(None)
        if row.cancel_requested:
            return self._stop(Cancelled())
        if monotonic() - self._began > self._seconds_allowed(row):
            return self._stop(Failed(TIMED_OUT_CODE, TIMED_OUT_MESSAGE))
        return False

    @staticmethod
    def _seconds_allowed(row: _Row) -> float:
        if row.state is JobState.QUEUED:
            return CLAIM_WITHIN_SECONDS
        return JobKind.from_label(row.kind).value.deadline_seconds

    def _look(self) -> _Row | None:
        columns = (Job.kind, Job.state, Job.attempt_token, Job.cancel_requested)
        with self._engine.begin() as connection:
            if monotonic() - self._renewed > self._lease.total_seconds() / 3:
                connection.execute(
                    update(Job)
                    .where(running_under(self._job_id, self._token))
                    .values(lease_until=func.now() + self._lease)
                )
                self._renewed = monotonic()
            row = connection.execute(select(*columns).where(Job.id == self._job_id)).one_or_none()
        return row and _Row(row.kind, JobState(row.state), row.attempt_token, row.cancel_requested)

    def _stop(self, event: Failed | Cancelled | None) -> bool:
        kill_descendants()
        if event is not None:
            end_attempt(self._engine, self._redis, self._job_id, self._token, event)
        return True
