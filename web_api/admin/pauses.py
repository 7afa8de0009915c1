"""Pausing and resuming a queue. Postgres keeps it: neither a restart nor a flushed Redis resumes anything."""

from datetime import datetime

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession

from common.jobs.kind import Queue
from common.tables import QueuePause, User
from web_api.admin.audit import note


class QueueSwitch(msgspec.Struct, rename="camel"):
    """Whether a queue is paused. `pausedAt` is null while it runs."""

    name: str
    paused_at: datetime | None


async def pause(session: AsyncSession, admin: User, queue: Queue) -> QueueSwitch:
    """Pause the queue: no further job begins, and those that run go on to their end. Commits."""
    added = insert(QueuePause).values(queue=queue.value).on_conflict_do_nothing().returning(QueuePause.queue)
    await _note(session, admin, "queue.pause", queue, changed=await session.scalar(added) is not None)
    paused_at = await session.scalar(select(QueuePause.paused_at).where(QueuePause.queue == queue.value))
    return QueueSwitch(queue.value, paused_at)


async def resume(session: AsyncSession, admin: User, queue: Queue) -> QueueSwitch:
    """Let the queue's jobs begin again; its workers notice within a second. Commits."""
    removed = delete(QueuePause).where(QueuePause.queue == queue.value).returning(QueuePause.queue)
    await _note(session, admin, "queue.resume", queue, changed=await session.scalar(removed) is not None)
    return QueueSwitch(queue.value, None)


async def _note(session: AsyncSession, admin: User, action: str, queue: Queue, *, changed: bool) -> None:
    note(session, admin, action, {"queue": queue.value}, affected=int(changed), job_ids=[])
    await session.commit()
