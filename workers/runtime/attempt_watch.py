"""Keeps an attempt's promises while its horse runs: the lease, the deadline, the user's wish to cancel.

It runs in the worker process, so that a job that hangs in C code or swallows exceptions can't escape it.
"""

from collections.abc import Callable
from datetime import timedelta
from time import monotonic

import structlog
from redis import Redis
from sqlalchemy import Engine, select
from sqlalchemy.exc import SQLAlchemyError

from common.errors import ErrorCode
from common.job_states import JobState
from common.jobs.events import Cancelled, Failed
from common.jobs.transitions import renew_lease
from common.tables import Job
from workers.runtime.attempts import end_attempt, give_up
from workers.runtime.claimed_attempt import ClaimedAttempt
from workers.runtime.horse import Horse, HorseDiedError
from workers.runtime.processes import kill_descendants

log = structlog.get_logger()

LOOK_SECONDS = 0.5
"""How often the row is looked at; bounds how long a cancelled job goes on."""
AFTER_ITS_ENDING_SECONDS = 5.0
"""What a horse may take from its job's ending, which it has just committed, until it says that it is through: it tells
Redis meanwhile. To kill it then would cost that event, and the next job 150 ms of CPU in a new horse."""


class AttemptWatch:
    """Watches one attempt, from the fork to its ending."""

    def __init__(self, engine: Engine, redis: Redis, attempt: ClaimedAttempt, *, lease: timedelta) -> None:
        self._engine = engine
        self._redis = redis
        self._attempt = attempt
        self._lease = lease
        self._began = monotonic()
        self._renewed = monotonic()

    def until_ended(self, horse: Horse, *, beat: Callable[[], None], give_back: Callable[[], bool]) -> None:
        """Block until the horse is through or had to be killed; the job is then ended, or on to its next attempt.

        `beat` is called at every look; `give_back` says whether the worker has to stop and can't wait any longer.
        """
        try:
            while not horse.done_within(LOOK_SECONDS):
                beat()
                if give_back():
                    kill_descendants()
                    give_up(self._engine, self._redis, self._attempt, blame=False)
                    return
                if self._had_to_stop(horse):
                    return
        except HorseDiedError as death:
            log.warning("horse died", job_id=str(self._attempt.job_id), status=death.status)
            give_up(self._engine, self._redis, self._attempt)

    def _had_to_stop(self, horse: Horse) -> bool:
        """Whether it is over, by our hand or by its own."""
        if monotonic() - self._began > self._attempt.kind.deadline_seconds:
            return self._stop(Failed.of(ErrorCode.TIMED_OUT))
        try:
            found = self._look()
        except SQLAlchemyError:
            log.warning("can't look at the job", job_id=str(self._attempt.job_id), exc_info=True)
            return False
        if found is None:
            return self._stop(None)  # overtaken: what still runs has no right to
        state, cancel_requested = found
        if state.ended:
            return horse.done_within(AFTER_ITS_ENDING_SECONDS) or self._stop(None)
        return cancel_requested and self._stop(Cancelled())

    def _look(self) -> tuple[JobState, bool] | None:
        """Return the job's state, and whether the user wants it to stop; None when another attempt holds the job.

        Waits for no lock: the horse has the row from the beginning of its ending, and may hang in there.
        """
        job_id, token = self._attempt.job_id, self._attempt.token
        with self._engine.begin() as connection:
            due = monotonic() - self._renewed > self._lease.total_seconds() / 3
            if due and connection.scalar(renew_lease(job_id, token, self._lease)) is not None:
                self._renewed = monotonic()
            held = select(Job.state, Job.cancel_requested).where(Job.id == job_id, Job.attempt_token == token)
            row = connection.execute(held).one_or_none()
        return row and (JobState(row.state), row.cancel_requested)

    def _stop(self, event: Failed | Cancelled | None) -> bool:
        kill_descendants()
        if event is not None:
            end_attempt(self._engine, self._redis, self._attempt, event)
        return True
