"""The three badges of the admins' dashboard, measured when they are asked for."""

from datetime import datetime, timedelta
from typing import Literal

import msgspec
from litestar import get
from litestar.di import NamedDependency
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.jobs.kinds.render_pdf import RENDER_PDF
from common.jobs.queue_figures import WENT_WRONG
from common.jobs.seen_workers import SeenWorker, seen_workers
from common.redis_check import eviction_policy
from common.tables import JobAttempt, QueuePause, User
from web_api.auth.sessions import DatabaseSession
from web_api.jobs.dispatcher import JobQueue

Status = Literal["healthy", "online", "working", "degraded", "failing"]
LATELY = timedelta(days=1)
IN_A_ROW = 3
"""So many printings that went wrong one after the other are no accident."""
PRINTING = RENDER_PDF


class Badge(msgspec.Struct, rename="camel"):
    """`healthy`, `online` and `working` are good; `message` says what is wrong, or what it was judged by."""

    status: Status
    message: str


class SystemHealth(msgspec.Struct, rename="camel"):
    """`lastPdfAt`: when a PDF was last printed, within a day."""

    database: Badge
    api: Badge
    pdf_generation: Badge
    last_pdf_at: datetime | None


@get("/api/admin/health", tags=["queue health"])
async def read_system_health(
    admin: NamedDependency[User], session: DatabaseSession, job_queue: NamedDependency[JobQueue]
) -> SystemHealth:
    """Database, API and PDF generation as they are. Without the database this call fails, which says the same."""
    del admin
    redis_answers = await job_queue.ask(eviction_policy) is not None
    workers = await job_queue.ask(seen_workers) if redis_answers else None
    last_pdf = select(func.max(JobAttempt.ended_at)).where(*_printed_lately(), JobAttempt.outcome == "succeeded")
    return SystemHealth(
        database=Badge("healthy", "It answers."),
        api=_api(redis_answers=redis_answers),
        pdf_generation=await _pdf_generation(session, workers),
        last_pdf_at=await session.scalar(last_pdf),
    )


def _api(*, redis_answers: bool) -> Badge:
    if redis_answers:
        return Badge("online", "It answers.")
    return Badge("degraded", "Redis doesn't answer: documents are taken but not written before it is back.")


async def _pdf_generation(session: AsyncSession, workers: list[SeenWorker] | None) -> Badge:
    queue = PRINTING.queue
    if await session.get(QueuePause, queue.value):
        return Badge("degraded", f"The queue {queue.value} is paused.")
    if workers is None:
        return Badge("degraded", "Redis, which carries the work to the workers, doesn't answer.")
    if not any(worker.queue == queue for worker in workers):
        return Badge("failing", f"No worker serves the queue {queue.value}.")
    latest = select(JobAttempt.outcome).where(*_printed_lately()).order_by(JobAttempt.ended_at.desc()).limit(IN_A_ROW)
    outcomes = list(await session.scalars(latest))
    if len(outcomes) == IN_A_ROW and set(outcomes) <= set(WENT_WRONG):
        return Badge("failing", f"The last {IN_A_ROW} PDFs could not be printed.")
    return Badge("working", "A worker is there, and the last PDFs were printed." if outcomes else "A worker is there.")


def _printed_lately() -> tuple[ColumnElement[bool], ...]:
    return JobAttempt.kind == PRINTING.name, JobAttempt.ended_at > func.now() - LATELY
