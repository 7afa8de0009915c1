"""What the bell tells the person who is signed in."""

from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from litestar import Router, get, post
from litestar.params import FromPath, JSONBody
from sqlalchemy import ColumnElement, Date, cast, exists, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.errors import ErrorCode, UserError
from web_api.profile.owned_rows import shown
from web_api.sessions import DatabaseSession, SignedIn

SHOWN = 30


class Notification(msgspec.Struct, rename="camel"):
    """`code` and `parameters` are worded by the reader: see `common.tables.notifications`."""

    id: UUID
    code: str
    parameters: dict[str, Any]
    job_id: UUID | None
    created_at: datetime
    read_at: datetime | None


class Notifications(msgspec.Struct, rename="camel"):
    """The newest first, the latest 30 of them. `unread` counts all."""

    notifications: list[Notification]
    unread: int


class ReadThrough(msgspec.Struct, rename="camel"):
    """`through`: the newest notification that was seen; what came after it stays unread."""

    through: UUID


@get()
async def read_notifications(user: SignedIn, session: DatabaseSession) -> Notifications:
    """List the notifications, without those of a certificate whose expiry date has changed since."""
    return await _notifications(session, user.id)


@post("/{notification_id:uuid}/read", status_code=200)
async def mark_read(notification_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> Notifications:
    """Mark one notification as read; doing it twice changes nothing more."""
    await _mark(session, user.id, await _own(session, user.id, notification_id), alone=True)
    return await _notifications(session, user.id)


@post("/read", status_code=200)
async def mark_all_read(data: JSONBody[ReadThrough], user: SignedIn, session: DatabaseSession) -> Notifications:
    """Mark all notifications as read that the person has seen."""
    await _mark(session, user.id, await _own(session, user.id, data.through), alone=False)
    return await _notifications(session, user.id)


async def _own(session: AsyncSession, user_id: UUID, notification_id: UUID) -> tables.Notification:
    row = await session.get(tables.Notification, notification_id)
    if row is None or row.user_id != user_id:
        raise UserError(ErrorCode.NOT_FOUND)
    return row


async def _mark(session: AsyncSession, user_id: UUID, row: tables.Notification, *, alone: bool) -> None:
    table = tables.Notification
    seen = table.id == row.id if alone else tuple_(table.created_at, table.id) <= (row.created_at, row.id)
    unread = update(table).where(table.user_id == user_id, table.read_at.is_(None), seen)
    await session.execute(unread.values(read_at=func.now()), execution_options={"synchronize_session": False})
    await session.commit()


async def _notifications(session: AsyncSession, user_id: UUID) -> Notifications:
    table = tables.Notification
    mine = (table.user_id == user_id, _is_current())
    newest_first = (table.created_at.desc(), table.id.desc())
    newest = select(table).where(*mine).order_by(*newest_first).limit(SHOWN)
    rows = await session.scalars(newest.execution_options(populate_existing=True))
    unread = select(func.count()).select_from(table).where(*mine, table.read_at.is_(None))
    return Notifications([shown(Notification, row) for row in rows], await session.scalar(unread) or 0)


def _is_current() -> ColumnElement[bool]:
    table, certification = tables.Notification, tables.Certification
    still_so = exists().where(
        certification.id == table.certification_id,
        certification.expiration_date == cast(table.parameters["expirationDate"].astext, Date),
    )
    return or_(table.certification_id.is_(None), still_so)


notifications_router = Router(
    "/api/notifications",
    route_handlers=[read_notifications, mark_read, mark_all_read],
    tags=["notifications"],
)
