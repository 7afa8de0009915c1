"""How a request enqueues a job: the row in the request's transaction, Redis only after its commit."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar
from uuid import UUID, uuid4

import anyio
import anyio.to_thread
import structlog
from redis import Redis, RedisError
from sqlalchemy.ext.asyncio import AsyncSession
from structlog.contextvars import bound_contextvars

from common.errors import UserError
from common.jobs.carrier import carry, connect
from common.jobs.contracts import Contract
from common.jobs.endings import cancel, discard_uploads
from common.jobs.enqueueing import insert_job, select_job_by_key
from common.jobs.events import Cancelled, append_event, forget_events, stream_key
from common.jobs.kinds import JobKind, Queue
from common.jobs.states import JobState
from common.tables import Job

log = structlog.get_logger()
T = TypeVar("T")

CARRYING_AT_ONCE = 2
"""Also bounds the connections: RQ enqueues synchronously, so each takes a thread."""
MAX_KEY_LENGTH = 150


@dataclass(frozen=True)
class EnqueuedJob:
    """`token` is None when the idempotency key was used before: the job is the earlier one."""

    id: UUID
    kind: JobKind
    token: UUID | None

    @property
    def is_new(self) -> bool:
        """Whether this request made it."""
        return self.token is not None


class JobQueue:
    """Shared by all requests of a process."""

    def __init__(self, redis_url: str) -> None:
        self._redis = connect(redis_url, answer_within=1.0)
        self._threads = anyio.CapacityLimiter(CARRYING_AT_ONCE)

    async def enqueue(
        self,
        session: AsyncSession,
        kind: JobKind,
        arguments: Contract,
        *,
        user_id: UUID | None,
        idempotency_key: str | None = None,
    ) -> EnqueuedJob:
        """Insert the row, without committing; the caller may add what belongs to it, then `commit`.

        UserError when the key is no key, or was used for something else.
        """
        if idempotency_key is not None and not 0 < len(idempotency_key) <= MAX_KEY_LENGTH:
            raise UserError("invalid", f"Please check Idempotency-Key: it takes 1 to {MAX_KEY_LENGTH} characters.")
        statement = insert_job(kind, arguments, user_id=user_id, idempotency_key=idempotency_key, job_id=uuid4())
        row = (await session.execute(statement)).one_or_none()
        if row is not None:
            return EnqueuedJob(row.id, kind, row.attempt_token)
        earlier = (await session.execute(select_job_by_key(kind, user_id, idempotency_key or ""))).scalar_one()
        return EnqueuedJob(earlier.id, kind, None)

    async def commit(self, session: AsyncSession, job: EnqueuedJob) -> None:
        """Commit, then carry. Without Redis the job waits in Postgres, and the reconciler carries it later."""
        await session.commit()
        if job.token is not None:
            with bound_contextvars(job_id=str(job.id), kind=job.kind.label):
                log.info("job enqueued")
                await self._in_thread(carry, self._redis, job.kind.value.queue, job.id, job.token)

    async def cancel(self, session: AsyncSession, job_ids: list[UUID]) -> None:
        """End at once those that wait, ask those that run to stop; nothing happens to the rest. Commits."""
        rows = (await session.execute(cancel(Job.id.in_(job_ids)))).all()
        ended = [row.id for row in rows if row.state == JobState.CANCELLED]
        await session.execute(discard_uploads(ended))
        await session.commit()
        for row in rows:
            log.info("cancel asked for", job_id=str(row.id), kind=row.kind, state=row.state)
        await self._in_thread(_tell_cancelled, self._redis, ended)

    async def carry_again(self, attempts: list[tuple[Queue, UUID, UUID]]) -> None:
        """Carry attempts (queue, job, token) of jobs that begin anew, and forget what was told of their end."""
        await self._in_thread(_carry_again, self._redis, attempts)

    async def forget(self, job_ids: Sequence[UUID]) -> None:
        """Of jobs that were deleted. What Redis has of them while it is away expires by itself."""
        await self._in_thread(forget_events, self._redis, job_ids)

    async def ask(self, question: Callable[[Redis], T]) -> T | None:
        """Redis' answer; None while it is away."""
        try:
            return await anyio.to_thread.run_sync(question, self._redis, limiter=self._threads)
        except RedisError:
            log.warning("Redis can't be asked", exc_info=True)
            return None

    async def _in_thread(self, send: object, *arguments: object) -> None:
        try:
            await anyio.to_thread.run_sync(send, *arguments, limiter=self._threads)  # type: ignore[arg-type]
        except RedisError:
            log.warning("not sent to Redis", exc_info=True)

    def close(self) -> None:
        """Give the connections back."""
        self._redis.close()


def _carry_again(redis: Redis, attempts: list[tuple[Queue, UUID, UUID]]) -> None:
    for queue, job_id, token in attempts:
        redis.delete(stream_key(job_id))
        carry(redis, queue, job_id, token)


def _tell_cancelled(redis: Redis, job_ids: list[UUID]) -> None:
    for job_id in job_ids:
        append_event(redis, job_id, Cancelled())
