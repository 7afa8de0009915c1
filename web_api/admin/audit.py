"""What admins did: written in the action's own transaction, and read back."""

from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import ColumnElement, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.tables import AuditEntry, User
from web_api.admin.cursor import before, cursor_of


class AuditedAction(msgspec.Struct, rename="camel"):
    """`admin` is null once the account is gone. `affected`: how many jobs, queues or users it changed."""

    id: UUID
    at: datetime
    admin_id: UUID
    admin: str | None
    action: str
    subject: dict[str, Any]
    affected: int


class AuditPage(msgspec.Struct, rename="camel"):
    """Newest first. `next` goes into the next call's `after`; null on the last page."""

    actions: list[AuditedAction]
    next: str | None


def note(
    session: AsyncSession,
    admin: User,
    action: str,
    subject: dict[str, Any],
    *,
    affected: int,
    job_ids: list[UUID] | None = None,
) -> None:
    """Add the entry; it is stored if the action is."""
    session.add(AuditEntry(actor_id=admin.id, action=action, subject=subject, affected=affected, job_ids=job_ids or []))


async def read_audit(session: AsyncSession, after: str | None, limit: int) -> AuditPage:
    """A page of everything."""
    wanted = [before(after, AuditEntry.created_at, AuditEntry.id)] if after else []
    actions = await _actions(session, wanted, limit + 1)
    page = actions[:limit]
    return AuditPage(page, cursor_of(page[-1].at, page[-1].id) if len(actions) > limit else None)


async def actions_on(session: AsyncSession, job_id: UUID) -> list[AuditedAction]:
    """What was done to this job, alone or among others."""
    return await _actions(session, [AuditEntry.job_ids.contains([job_id])], 100)


async def _actions(session: AsyncSession, wanted: list[ColumnElement[bool]], limit: int) -> list[AuditedAction]:
    newest_first = (AuditEntry.created_at.desc(), AuditEntry.id.desc())
    entries = select(AuditEntry, User.email).outerjoin(User, User.id == AuditEntry.actor_id)
    rows = await session.execute(entries.where(*wanted).order_by(*newest_first).limit(limit))
    return [
        AuditedAction(
            id=row.AuditEntry.id,
            at=row.AuditEntry.created_at,
            admin_id=row.AuditEntry.actor_id,
            admin=row.email,
            action=row.AuditEntry.action,
            subject=row.AuditEntry.subject,
            affected=row.AuditEntry.affected,
        )
        for row in rows
    ]
