"""What admins did: written in the action's own transaction, and read back."""

from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.tables import AuditEntry, User
from web_api.admin.cursor import newest_first, page_of

MOST_ON_ONE_JOB = 99
_ENTRIES = select(AuditEntry, User.email).outerjoin(User, User.id == AuditEntry.actor_id)


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
    """Return one page of the audit log, the newest entry first."""
    actions = await _actions(session, newest_first(_ENTRIES, AuditEntry, after, limit))
    page, following = page_of(actions, limit, lambda action: (action.at, action.id))
    return AuditPage(list(page), following)


async def actions_on(session: AsyncSession, job_id: UUID) -> list[AuditedAction]:
    """Return the admins' actions on this job, those on many jobs at once included."""
    on_it = _ENTRIES.where(AuditEntry.job_ids.contains([job_id]))
    return await _actions(session, newest_first(on_it, AuditEntry, None, MOST_ON_ONE_JOB))


async def _actions(session: AsyncSession, entries: Select[AuditEntry, str]) -> list[AuditedAction]:
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
        for row in await session.execute(entries)
    ]
