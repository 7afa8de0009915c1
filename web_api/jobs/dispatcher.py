"""How a request enqueues a job: the row in the request's transaction, Redis only after its commit."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar
from uuid import UUID, uuid4

import anyio
import anyio.to_thread
import structlog
from redis import Redis, RedisError
from sqlalchemy.ext.asyncio import AsyncSession
from structlog.contextvars import bound_contextvars

from common.contract import Contract
from common.errors import ErrorCode, UserError
from common.job_states import JobState
from common.jobs.dispatch import carry, connect
from common.jobs.enqueue import Idempotency, insert_job, select_job_by_key
from common.jobs.events import Cancelled, append_event, forget_events, stream_key
from common.jobs.kind import Kind, Queue
from common.jobs.transitions import after_ending, cancel
from common.tables import Job
from web_api.http.redis_breaker import LeftAloneError, RedisBreaker

log = structlog.get_logger()
T = TypeVar("T")

ANSWER_SECONDS = 0.5
CARRYING_AT_ONCE = 2
"""Also bounds the connections: RQ enqueues synchronously, so each takes a thread."""


@dataclass(frozen=True)
class EnqueuedJob:
    """`token` is None when the idempotency key was used before: the job is the earlier one."""

    id: UUID
    kind: Kind[Any, Any]
    token: UUID | None

    @property
    def is_new(self) -> bool:
        """Whether this request created the job."""
        return self.token is not None


class JobQueue:
    """Enqueues, cancels and forgets jobs; shared by all requests of a process."""

    def __init__(self, redis_url: str, *, most_unended: int) -> None:
        """`most_unended`: how many jobs of one kind a user may have that haven't ended."""
        self._most_unended = most_unended
        self._redis = connect(redis_url, answer_within=ANSWER_SECONDS)
        self._threads = anyio.CapacityLimiter(CARRYING_AT_ONCE)
        self._breaker = RedisBreaker()

    async def enqueue(
        self,
        session: AsyncSession,
        kind: Kind[Any, Any],
        arguments: Contract,
        *,
        user_id: UUID | None,
        idempotency: Idempotency | None = None,
    ) -> EnqueuedJob:
        """Insert the row, without committing; the caller may add what belongs to it, then `commit`.

        UserError `idempotency_key_reused`, or `too_many_jobs` where the user has that many unended ones of the kind.
        """
        statement = insert_job(kind, arguments, user_id=user_id, idempotency=idempotency, job_id=uuid4())
        row = (await session.execute(statement)).one_or_none()
        if row is not None:
            if (row.unended or 0) >= self._most_unended:
                raise UserError(ErrorCode.TOO_MANY_JOBS, limit=self._most_unended)
            return EnqueuedJob(row.id, kind, row.attempt_token)
        if idempotency is None:
            raise LookupError("a job without a key was taken for an earlier one")
        earlier = (await session.execute(select_job_by_key(user_id, idempotency))).scalar_one()
        if (earlier.request_digest, earlier.kind) != (idempotency.digest, kind.name):
            raise UserError(ErrorCode.IDEMPOTENCY_KEY_REUSED)
        return EnqueuedJob(earlier.id, kind, None)

    async def commit(self, session: AsyncSession, job: EnqueuedJob) -> None:
        """Commit, then carry. Without Redis the job waits in Postgres, and the reconciler carries it later."""
        await session.commit()
        if job.token is not None:
            with bound_contextvars(job_id=str(job.id), kind=job.kind.name):
                log.info("job enqueued")
                await self.ask(partial(carry, queue=job.kind.queue, job_id=job.id, token=job.token))

    async def cancel(self, session: AsyncSession, job_ids: list[UUID]) -> None:
        """End at once those that wait, ask those that run to stop; nothing happens to the rest. Commits."""
        rows = (await session.execute(cancel(Job.id.in_(job_ids)))).all()
        ended = [row.id for row in rows if row.state == JobState.CANCELLED]
        if ended:
            for statement in after_ending(ended):
                await session.execute(statement)
        await session.commit()
        for row in rows:
            log.info("cancel asked for", job_id=str(row.id), kind=row.kind, state=row.state)
        if ended:
            await self.ask(partial(_tell_cancelled, job_ids=ended))

    async def carry_again(self, attempts: list[tuple[Queue, UUID, UUID]]) -> None:
        """Carry attempts (queue, job, token) of jobs that begin anew, and forget what was told of their end."""
        await self.ask(partial(_carry_again, attempts=attempts))

    async def forget(self, job_ids: Sequence[UUID]) -> None:
        """Remove deleted jobs from Redis. What stays there because Redis is away expires by itself."""
        if job_ids:
            await self.ask(partial(forget_events, job_ids=job_ids))

    async def ask(self, question: Callable[[Redis], T]) -> T | None:
        """Redis' answer; None while it is away, and what was to be sent isn't."""
        return await anyio.to_thread.run_sync(self._ask, question, limiter=self._threads)

    def _ask(self, question: Callable[[Redis], T]) -> T | None:
        try:
            with self._breaker.asking():
                return question(self._redis)
        except LeftAloneError:
            return None
        except RedisError as error:
            log.warning("Redis can't be asked", reason=str(error))
            return None

    def close(self) -> None:
        """Close the connections to Redis."""
        self._redis.close()


def _carry_again(redis: Redis, attempts: list[tuple[Queue, UUID, UUID]]) -> None:
    for queue, job_id, token in attempts:
        redis.delete(stream_key(job_id))
        carry(redis, queue, job_id, token)


def _tell_cancelled(redis: Redis, job_ids: list[UUID]) -> None:
    for job_id in job_ids:
        append_event(redis, job_id, Cancelled())
