"""The running job that a kind's module is given: its identity, its progress, and the one way to end it."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from uuid import UUID

import msgspec
import structlog
from redis import Redis
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from common.contract import Contract
from common.job_states import JobState
from common.jobs.attempt_statements import hold, note_progress, succeed
from common.jobs.events import (
    MAX_PERCENT_BEFORE_ENDING,
    AnyEvent,
    Progress,
    Succeeded,
)
from common.messages import Message
from workers.runtime.claimed_attempt import ClaimedAttempt
from workers.runtime.redis_outages import without_redis
from workers.runtime.sent_events import SentEvents

log = structlog.get_logger()

STORE_SECONDS = 0.2
"""Also how soon a job may notice by itself that it is to stop; the worker that watches it notices in any case."""


class AttemptLostError(Exception):
    """Another attempt has taken over, or the job has ended: this copy must leave no trace."""


class CancelRequestedError(Exception):
    """The user has cancelled the job."""


class Ending:
    """The transaction in which a job's effect and its success are stored together."""

    def __init__(self, session: Session, result_type: type[Contract]) -> None:
        self.session = session
        self._result_type = result_type
        self.result: Contract | None = None

    def succeed(self, result: Contract) -> None:
        """Say what came of it. Raises TypeError for a result that isn't the kind's."""
        if not isinstance(result, self._result_type):
            message = f"expected {self._result_type.__name__}, not {type(result).__name__}"
            raise TypeError(message)
        self.result = result


class RunningJob:
    """A claimed attempt, as the kind's module sees it. Every write is guarded by its token."""

    def __init__(self, engine: Engine, redis: Redis, attempt: ClaimedAttempt) -> None:
        self.id = attempt.job_id
        self.kind = attempt.kind
        self.user_id = attempt.user_id
        self._token = attempt.token
        self._attempt = attempt
        self._engine = engine
        self._sent = SentEvents(redis)
        self._percent = attempt.percent
        self._ended = False
        self._stored_at = -STORE_SECONDS

    @property
    def owner_id(self) -> UUID:
        """The user whose job it is. Raises LookupError for a job of the system's own."""
        if self.user_id is None:
            message = f"{self.kind.name} was enqueued without a user"
            raise LookupError(message)
        return self.user_id

    @contextmanager
    def session(self) -> Iterator[Session]:
        """A short session to read with, and for nothing else: what is changed in its rows is not stored.

        Each statement stands for itself, as it would in a transaction of ours, whose beginning and end are two more.
        """
        alone = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        with Session(alone, autoflush=False) as session:
            yield session

    @contextmanager
    def writing(self) -> Iterator[Session]:
        """A transaction before the ending, for work that may stay half done: another attempt goes on from there.

        Raises CancelRequestedError or AttemptLostError when there is no point in going on.
        """
        with Session(self._engine) as session, session.begin():
            self._go_on_only_if(hold(self.id, self._token).on(session.connection()).scalar())
            yield session

    def step(
        self, number: int, *, detail: Message | None = None, within: float = 0.0, next_at_once: bool = False
    ) -> None:
        """Say that step `number` (from 1) has begun, or how far into it (`within`, 0 to 1) the work is.

        `next_at_once`: the next step is said right behind it, and both are told together.
        Raises CancelRequestedError or AttemptLostError when there is no point in going on.
        """
        steps = self.kind.steps
        share = (number - 1 + within) / len(steps)
        self._percent = max(self._percent, round(MAX_PERCENT_BEFORE_ENDING * share))
        step = steps[number - 1]
        progress = Progress(number, len(steps), self._percent, step.code, step.english, detail)
        self._store_if_due(progress)
        self.publish(progress, soon=next_at_once)

    def _store_if_due(self, progress: Progress) -> None:
        """Steps can follow each other in milliseconds; the stream tells them all, Postgres need not."""
        if monotonic() - self._stored_at < STORE_SECONDS:
            return
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            cancel_requested = note_progress(self.id, self._token, progress).on(connection).scalar()
        self._stored_at = monotonic()
        self._go_on_only_if(cancel_requested)

    @staticmethod
    def _go_on_only_if(cancel_requested: bool | None) -> None:  # noqa: FBT001 - a column's value, None for no row
        if cancel_requested is None:
            raise AttemptLostError
        if cancel_requested:
            raise CancelRequestedError

    @contextmanager
    def ending(self) -> Iterator[Ending]:
        """Store the effect and end the job as succeeded, in one transaction that a stale copy can't commit."""
        with Session(self._engine) as session, session.begin():
            self._go_on_only_if(hold(self.id, self._token).on(session.connection()).scalar())
            ending = Ending(session, self.kind.result)
            yield ending
            if ending.result is None:
                message = f"{self.kind.name} ended without a result"
                raise RuntimeError(message)
            result = msgspec.to_builtins(ending.result)
            session.flush()
            for statement in succeed(self.id, self._token, result):
                statement.on(session.connection())
        self._ended = True
        log.info("attempt ended", state=JobState.SUCCEEDED.value, seconds=self._attempt.seconds)
        self.publish(Succeeded(result))

    def require_ended(self) -> None:
        """Raises RuntimeError for a module that returned without an ending: the job would hang for its lease."""
        if not self._ended:
            message = f"{self.kind.name} returned without an ending"
            raise RuntimeError(message)

    def publish(self, event: AnyEvent, *, soon: bool = False) -> None:
        """Tell whoever watches; `soon`, with the next event. Postgres already has it: without Redis nothing is lost."""
        with without_redis("event not published", event_name=event.name):
            self._sent.send(self.id, event, soon=soon)

    def settle_events(self) -> None:
        """Wait until Redis has what was published: nobody may tell of the job's end before."""
        with without_redis("events not published"):
            self._sent.settle()
