"""Beginning and ending the session of the browser that asks."""

import secrets
from dataclasses import dataclass
from datetime import timedelta
from hashlib import sha256
from typing import Any
from uuid import UUID

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.settings import Settings
from common.tables import Session
from web_api.sessions import DatabaseSession, seen_by, session_cookie, sid_from

TOKEN_BYTES = 32
EXPIRED_AT_ONCE = 100
MOST_SESSIONS = 50
"""Of one person. More than they have browsers, and few enough for their list to be read."""


@dataclass(frozen=True)
class BrowserSession:
    """The dependency `browser_session`. What it does, the caller commits, and sends the cookie."""

    request: Request[Any, Any, Any]
    session: AsyncSession
    settings: Settings

    async def begin(self, user_id: UUID) -> Cookie:
        """Sign in under a new id; the session that the browser had before is over, and so is one too many."""
        await self._delete_expired()
        await self.end()
        await self._delete_oldest(user_id)
        token = secrets.token_urlsafe(TOKEN_BYTES)
        self.session.add(
            Session(
                sid=sha256(token.encode()).hexdigest(),
                user_id=user_id,
                sess=seen_by(self.request),
                expire=func.now() + timedelta(days=self.settings.session_days),
            )
        )
        return session_cookie(self.settings, token)

    async def end(self) -> Cookie:
        """Sign out, if anybody is signed in; the cookie that makes the browser forget."""
        await self.session.execute(delete(Session).where(Session.sid == sid_from(self.request, self.settings)))
        return session_cookie(self.settings, token="")

    async def _delete_oldest(self, user_id: UUID) -> None:
        """End the person's oldest sessions, so that there is room for one more."""
        newest_first = select(Session.sid).where(Session.user_id == user_id).order_by(Session.created_at.desc())
        await self.session.execute(delete(Session).where(Session.sid.in_(newest_first.offset(MOST_SESSIONS - 1))))

    async def _delete_expired(self) -> None:
        """Some at each sign-in, so that the table holds no more than what is in use."""
        expired = select(Session.sid).where(Session.expire < func.now()).limit(EXPIRED_AT_ONCE)
        free = expired.with_for_update(skip_locked=True)
        await self.session.execute(delete(Session).where(Session.sid.in_(free)))


def provide_browser_session(
    request: Request[Any, Any, Any], session: DatabaseSession, settings: NamedDependency[Settings]
) -> BrowserSession:
    """Make the request's `BrowserSession`."""
    return BrowserSession(request, session, settings)
