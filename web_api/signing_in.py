"""Signing in and out, and who is signed in."""

from typing import Annotated, Any
from uuid import UUID

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Redirect
from sqlalchemy import func, update
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.errors import UserError
from common.settings import Settings
from web_api.credentials import Password
from web_api.forms import FORM_BYTES
from web_api.owned_rows import shown
from web_api.password_check import PasswordCheck, has_email
from web_api.same_origin import is_navigation_of_ours
from web_api.sessions import (
    DatabaseSession,
    SignedIn,
    address_of,
    begin_session,
    browser_of,
    end_session,
    session_cookie,
    sid_from,
)


class Credentials(msgspec.Struct):
    """What signs a person in."""

    email: Annotated[str, msgspec.Meta(max_length=320)]
    password: Password


class User(msgspec.Struct, rename="camel"):
    """The signed-in person, to themselves."""

    id: UUID
    email: str
    first_name: str | None
    last_name: str | None
    profile_image_url: str | None
    role: tables.Role


async def sign_in(
    request: Request[Any, Any, Any], session: AsyncSession, settings: Settings, user: tables.User
) -> Response[User]:
    """Begin a session, record it and answer with who it is. Commits."""
    cookie = await begin_session(request, session, settings, user.id)
    session.add(
        tables.AnalyticsEvent(
            event_type="login", user_id=user.id, ip_address=address_of(request), user_agent=browser_of(request)
        )
    )
    await session.commit()
    return Response(shown(User, user), cookies=[cookie])


@post("/auth/login", status_code=200)
async def login(
    request: Request[Any, Any, Any],
    data: JSONBody[Credentials],
    session: DatabaseSession,
    settings: NamedDependency[Settings],
    password_check: NamedDependency[PasswordCheck],
) -> Response[User]:
    """Sign in. An unknown e-mail and a wrong password get the same answer after the same time."""
    wrong = UserError("wrong_credentials", "Please check your email and password.")
    matching = await password_check.matching_hash(data.email, data.password, wrong)
    theirs = update(tables.User).where(has_email(data.email), tables.User.password_hash == matching)
    user = await session.scalar(theirs.values(last_login_at=func.now()).returning(tables.User))
    if user is None:
        raise wrong
    if not user.is_active:
        raise UserError("account_disabled", "This account has been switched off. Please contact support.")
    return await sign_in(request, session, settings, user)


@get("/auth/user")
async def read_current_user(user: SignedIn) -> User:
    """401 when nobody is signed in."""
    return shown(User, user)


@get("/logout", status_code=303)
async def logout_by_link(
    request: Request[Any, Any, Any], session: DatabaseSession, settings: NamedDependency[Settings]
) -> Redirect:
    """Sign out and go to the landing page. A link or an image on another site leads there, but signs nobody out."""
    away = Redirect("/", status_code=303)
    if is_navigation_of_ours(request.headers):
        away.cookies.append(await _end(request, session, settings))
    return away


@post("/logout", status_code=204)
async def logout(
    request: Request[Any, Any, Any], session: DatabaseSession, settings: NamedDependency[Settings]
) -> Response[None]:
    """Sign out; nothing happens to who isn't signed in."""
    return Response(None, cookies=[await _end(request, session, settings)])


@get("/login", status_code=302)
async def login_by_link() -> Redirect:
    """Where the browser goes to sign in: the form."""
    return Redirect("/login")


async def _end(request: Request[Any, Any, Any], session: AsyncSession, settings: Settings) -> Cookie:
    await end_session(session, sid_from(request, settings))
    await session.commit()
    return session_cookie(settings, token="")


signing_in_router = Router(
    "/api",
    route_handlers=[login, read_current_user, logout_by_link, logout, login_by_link],
    request_max_body_size=FORM_BYTES,
    tags=["signing in"],
)
