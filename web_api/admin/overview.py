"""How the queues stand at this moment."""

from datetime import UTC, datetime, timedelta
from uuid import UUID

import msgspec
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.jobs.kind import Queue
from common.jobs.queue_figures import QueueFigures, by_queue, ended_attempts, jobs_gone_wrong, unended_jobs
from common.jobs.seen_workers import SeenWorker, seen_workers
from common.tables import Job, QueuePause
from web_api.jobs.dispatcher import JobQueue

RATE_MINUTES = 5
HOUR = timedelta(hours=1)


class QueueOverview(msgspec.Struct, rename="camel"):
    """`oldestSeconds`: how long the job that has waited longest waits by now, the queue's latency; null if none waits.

    `perMinute`: attempts that succeeded, averaged over the last five minutes. `failedLastHour`: jobs of which an
    attempt was ended by a bug, a deadline or a lost worker; `refusedLastHour`: attempts that were ended by what their
    users can put right.
    """

    name: str
    depth: int
    oldest_seconds: float | None
    running: int
    workers: int | None
    per_minute: float
    failed_last_hour: int
    refused_last_hour: int
    paused_at: datetime | None


class WorkerOverview(msgspec.Struct, rename="camel"):
    """As of its last heartbeat. `state`: `idle`, `busy`, `suspended` (its queue is paused) or `started`.

    `jobStartedAt`: when the attempt began that it is busy with. `memoryBytes`: of the worker and all that it has
    started, shared memory split among those who share it.
    """

    name: str
    queue: str
    state: str
    job_id: UUID | None
    job_kind: str | None
    job_started_at: datetime | None
    memory_bytes: int
    started_at: datetime
    last_heartbeat: datetime
    host: str
    pid: int


class Overview(msgspec.Struct, rename="camel"):
    """`workers` is null while Redis, which knows them, doesn't answer."""

    at: datetime
    queues: list[QueueOverview]
    workers: list[WorkerOverview] | None


async def compute_overview(session: AsyncSession, job_queue: JobQueue) -> Overview:
    """A handful of indexed queries and one round trip to Redis."""
    workers = await job_queue.ask(seen_workers)
    figures = by_queue(await session.execute(unended_jobs()))
    pauses = {row.queue: row.paused_at for row in await session.scalars(select(QueuePause))}
    lately = await _ended(session, timedelta(minutes=RATE_MINUTES))
    last_hour = await _ended(session, HOUR)
    gone_wrong = {row.queue: row.jobs for row in await session.execute(jobs_gone_wrong(func.now() - HOUR))}
    queues = []
    for queue in Queue:
        figure: QueueFigures = figures[queue]
        queues.append(
            QueueOverview(
                name=queue.value,
                depth=figure.depth,
                oldest_seconds=figure.oldest_seconds,
                running=figure.running,
                workers=None if workers is None else sum(worker.queue == queue for worker in workers),
                per_minute=lately.get((queue, "succeeded"), 0) / RATE_MINUTES,
                failed_last_hour=gone_wrong.get(queue, 0),
                refused_last_hour=last_hour.get((queue, "refused"), 0),
                paused_at=pauses.get(queue),
            )
        )
    listed = None if workers is None else await _workers(session, workers)
    return Overview(datetime.now(UTC), queues, listed)


async def _ended(session: AsyncSession, within: timedelta) -> dict[tuple[str, str], int]:
    rows = await session.execute(ended_attempts(func.now() - within, func.now()))
    return {(row.queue, row.outcome): row.attempts for row in rows}


async def _workers(session: AsyncSession, seen: list[SeenWorker]) -> list[WorkerOverview]:
    at_hand = {worker.job_id for worker in seen if worker.job_id}
    rows = await session.execute(select(Job.id, Job.kind, Job.started_at).where(Job.id.in_(at_hand)))
    jobs = {row.id: row for row in rows}
    return [_overview_of(worker, jobs.get(worker.job_id) if worker.job_id else None) for worker in seen]


def _overview_of(worker: SeenWorker, job: Row[UUID, str, datetime | None] | None) -> WorkerOverview:
    return WorkerOverview(
        name=worker.name,
        queue=worker.queue,
        state=worker.state,
        job_id=worker.job_id,
        job_kind=job.kind if job else None,
        job_started_at=job.started_at if job else None,
        memory_bytes=worker.memory_bytes,
        started_at=worker.started_at,
        last_heartbeat=worker.last_heartbeat,
        host=worker.host,
        pid=worker.pid,
    )
