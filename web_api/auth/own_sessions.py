"""Where a person sees in which browsers they are signed in, and ends what they don't know."""

from datetime import datetime
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get
from litestar.params import PathParameter
from sqlalchemy import delete as delete_rows
from sqlalchemy import func, select

from common.errors import ErrorCode, UserError
from common.tables import Session
from web_api.sessions import DatabaseSession, SignedIn, current_sid


class OwnSession(msgspec.Struct, rename="camel"):
    """`id` is a hash: it ends a session, but signs nobody in. `lastUsedAt` is right to the hour."""

    id: str
    is_current: bool
    ip_address: str | None
    user_agent: str
    created_at: datetime
    last_used_at: datetime


@get()
async def list_own_sessions(
    request: Request[Any, Any, Any], user: SignedIn, session: DatabaseSession
) -> list[OwnSession]:
    """List the person's sessions, the latest first."""
    mine = select(Session).where(Session.user_id == user.id, Session.expire > func.now())
    rows = await session.scalars(mine.order_by(Session.created_at.desc()))
    return [_shown(row, is_current=row.sid == current_sid(request)) for row in rows]


@delete("/{session_id:str}")
async def end_own_session(
    session_id: Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")], user: SignedIn, session: DatabaseSession
) -> None:
    """Sign that browser out, at once. Its open streams end within seconds."""
    mine = delete_rows(Session).where(Session.sid == session_id, Session.user_id == user.id)
    if await session.scalar(mine.returning(Session.sid)) is None:
        raise UserError(ErrorCode.NOT_FOUND)
    await session.commit()


@delete()
async def end_other_sessions(request: Request[Any, Any, Any], user: SignedIn, session: DatabaseSession) -> None:
    """Sign the person out everywhere but in this browser."""
    others = delete_rows(Session).where(Session.user_id == user.id, Session.sid != current_sid(request))
    await session.execute(others)
    await session.commit()


def _shown(row: Session, *, is_current: bool) -> OwnSession:
    return OwnSession(
        id=row.sid,
        is_current=is_current,
        ip_address=row.sess.get("ipAddress"),
        user_agent=row.sess.get("userAgent", ""),
        created_at=row.created_at,
        last_used_at=datetime.fromisoformat(row.sess["lastUsedAt"]),
    )


own_sessions_router = Router(
    "/api/account/sessions", route_handlers=[list_own_sessions, end_own_session, end_other_sessions], tags=["account"]
)
