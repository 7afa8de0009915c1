"""Who is signed in: our own rows, found by the hash of a random cookie.

A row is made only at sign-in and only ever deleted afterwards, so a request that is still in flight can't bring back a
session that was ended. Nobody gets one without signing in.
"""

from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from time import monotonic
from typing import Any
from uuid import UUID

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from sqlalchemy import ColumnElement, Interval, Select, and_, bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.settings import Settings
from common.tables import Session, User
from web_api.http.clients import address_of, browser_of
from web_api.http.problems import signed_out

SignedIn = NamedDependency[User]
"""A handler's `user`: the person who is signed in."""
DatabaseSession = NamedDependency[AsyncSession]
"""A handler's `session`: one per request; the handler commits it."""

COOKIE = "tradefolio_session"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie: it is the row that expires."""
LONGEST = timedelta(days=365)
"""However often it is used, a session ends a year after signing in."""
LIVING = and_(Session.expire > func.now(), User.is_active)
"""Of a session joined with its user: it still signs them in."""
RENEWED_AFTER = timedelta(hours=1)
"""A session in use moves its expiry at most this often, which also says when it was last used."""


FOUND_FOR_SECONDS = 1.0
"""Whom a guard has found, for the handler of the same request: a body may be minutes in coming."""


def cookie_name(settings: Settings) -> str:
    """Over https with the prefix by which browsers refuse a cookie that a subdomain or plain http has set."""
    return f"__Host-{COOKIE}" if settings.secure_cookies else COOKIE


def has_session_cookie(request: Request[Any, Any, Any]) -> bool:
    """Whether somebody seems to be signed in, without a look at whether the session still lives."""
    return COOKIE in request.cookies or f"__Host-{COOKIE}" in request.cookies


def session_cookie(settings: Settings, token: str) -> Cookie:
    """Make the session's cookie.

    Scripts can't read it, and other sites' requests don't carry it, except for links to us.
    """
    return Cookie(
        key=cookie_name(settings),
        value=token,
        max_age=COOKIE_SECONDS if token else 0,
        httponly=True,
        secure=settings.secure_cookies,
        samesite="lax",
    )


def sid_from(request: Request[Any, Any, Any], settings: Settings) -> str | None:
    """The key of the session that the request's cookie speaks of, whether there is such a session or not."""
    token = request.cookies.get(cookie_name(settings))
    return sha256(token.encode()).hexdigest() if token else None


def current_sid(request: Request[Any, Any, Any]) -> str | None:
    """The key of the session that the request is signed in by."""
    sid: str | None = request.state.get("sid")
    return sid


async def provide_user(
    request: Request[Any, Any, Any], session: DatabaseSession, settings: NamedDependency[Settings]
) -> User:
    """The dependency `user`. UserError `unauthorized` without a session, or when the account is switched off.

    Renews the session in a transaction of its own, before the handler's begins. Whoever a guard has found a moment ago
    isn't looked for again.
    """
    if (found := _found_just_now(request)) is not None:
        session.add(found)
        return found
    sid = sid_from(request, settings)
    lasts = timedelta(days=settings.session_days)
    signed_in = (await session.execute(_select_signed_in(), {"the_sid": sid, "lasts": lasts})).one_or_none()
    if signed_in is None:
        raise signed_out()
    if signed_in.is_due:
        renewal = update(Session).where(Session.sid == sid).values(expire=_renewed(lasts), sess=seen_by(request))
        await session.execute(renewal)
        await session.commit()
    request.state.sid = sid
    user: User = signed_in.User
    return user


@cache
def _select_signed_in() -> Select[User, bool]:
    """Return the statement that finds the person of a session. It is built once, since every request runs it."""
    renewed = _renewed(bindparam("lasts", type_=Interval()))
    return (
        select(User, (Session.expire < renewed - RENEWED_AFTER).label("is_due"))
        .join(Session, Session.user_id == User.id)
        .where(Session.sid == bindparam("the_sid"), LIVING)
    )


def _renewed(lasts: Any) -> ColumnElement[datetime]:
    """Return the time until which a session that is used now is renewed."""
    return func.least(func.now() + lasts, Session.created_at + LONGEST)


def remember(request: Request[Any, Any, Any], user: User) -> None:
    """Keep the person whom a guard has read for `provide_user` of the same request.

    `user` belongs to no database session.
    """
    request.state.found = (user, monotonic())


def _found_just_now(request: Request[Any, Any, Any]) -> User | None:
    """A body can be long in coming, and the session may be over by then."""
    user, found_at = request.state.get("found") or (None, 0.0)
    return user if monotonic() - found_at < FOUND_FOR_SECONDS else None


async def signed_in_id(request: Request[Any, Any, Any], session: AsyncSession, settings: Settings) -> UUID | None:
    """Who asks, where everybody may; None for a visitor."""
    sid = sid_from(request, settings)
    query = select(User.id).join(Session, Session.user_id == User.id).where(Session.sid == sid, LIVING)
    user_id: UUID | None = await session.scalar(query) if sid else None
    return user_id


async def provide_admin(user: SignedIn) -> User:
    """The dependency `admin`. UserError `forbidden` for everybody else."""
    if user.role != "admin":
        raise UserError(ErrorCode.FORBIDDEN)
    return user


def seen_by(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """Return the address and browser by which a person recognises the session in a list."""
    return {
        "ipAddress": address_of(request),
        "userAgent": browser_of(request),
        "lastUsedAt": datetime.now(UTC).isoformat(),
    }
