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
from common.messages import Parameter, Wording
from common.redis_check import eviction_policy
from common.settings import get_settings
from common.tables import JobAttempt, QueuePause, User
from web_api.jobs.dispatcher import JobQueue
from web_api.sessions import DatabaseSession

Status = Literal["healthy", "online", "working", "degraded", "failing"]
LATELY = timedelta(days=1)
IN_A_ROW = 3
"""So many printings that went wrong one after the other are no accident."""
PRINTING = RENDER_PDF


ReasonCode = Literal[
    "answers",
    "redis_silent",
    "queue_paused",
    "broker_silent",
    "no_worker",
    "printing_fails",
    "printing_works",
    "worker_online",
]
ANSWERS = Wording("answers", "Online.")
REDIS_SILENT = Wording("redis_silent", "Redis is down: documents are accepted, and written once it is back.")
QUEUE_PAUSED = Wording("queue_paused", "The queue {queue} is paused.")
BROKER_SILENT = Wording("broker_silent", "Redis, which carries the work to the workers, is down.")
NO_WORKER = Wording("no_worker", "No worker serves the queue {queue}.")
PRINTING_FAILS = Wording("printing_fails", "The last {number} PDFs failed.")
PRINTING_WORKS = Wording("printing_works", "Worker online. Recent PDFs succeeded.")
WORKER_ONLINE = Wording("worker_online", "Worker online.")


class Reason(msgspec.Struct, rename="camel"):
    """Why a badge shows what it shows: what is wrong with a part of the system, or the figure that it was judged by."""

    code: ReasonCode
    params: dict[str, Parameter]
    message: str


class Badge(msgspec.Struct, rename="camel"):
    """The state of a part of the system; `healthy`, `online` and `working` are good."""

    status: Status
    reason: Reason


def _badge(status: Status, wording: Wording, **params: Parameter) -> Badge:
    return Badge(status, msgspec.convert(wording.told(**params), Reason, from_attributes=True))


class SystemHealth(msgspec.Struct, rename="camel"):
    """`lastPdfAt`: when a PDF was last printed, within a day.

    `privateUrlsAllowed`: postings may be read from private addresses, which only development and tests should let be.
    """

    database: Badge
    api: Badge
    pdf_generation: Badge
    last_pdf_at: datetime | None
    private_urls_allowed: bool


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
        database=_badge("healthy", ANSWERS),
        api=_api(redis_answers=redis_answers),
        pdf_generation=await _pdf_generation(session, workers),
        last_pdf_at=await session.scalar(last_pdf),
        private_urls_allowed=get_settings().allow_private_urls,
    )


def _api(*, redis_answers: bool) -> Badge:
    if redis_answers:
        return _badge("online", ANSWERS)
    return _badge("degraded", REDIS_SILENT)


async def _pdf_generation(session: AsyncSession, workers: list[SeenWorker] | None) -> Badge:
    queue = PRINTING.queue
    if await session.get(QueuePause, queue.value):
        return _badge("degraded", QUEUE_PAUSED, queue=queue.value)
    if workers is None:
        return _badge("degraded", BROKER_SILENT)
    if not any(worker.queue == queue for worker in workers):
        return _badge("failing", NO_WORKER, queue=queue.value)
    latest = select(JobAttempt.outcome).where(*_printed_lately()).order_by(JobAttempt.ended_at.desc()).limit(IN_A_ROW)
    outcomes = list(await session.scalars(latest))
    if len(outcomes) == IN_A_ROW and set(outcomes) <= set(WENT_WRONG):
        return _badge("failing", PRINTING_FAILS, number=IN_A_ROW)
    return _badge("working", PRINTING_WORKS if outcomes else WORKER_ONLINE)


def _printed_lately() -> tuple[ColumnElement[bool], ...]:
    return JobAttempt.kind == PRINTING.name, JobAttempt.ended_at > func.now() - LATELY
