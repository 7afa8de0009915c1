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

from common import analytics, tables
from common.errors import ErrorCode, UserError
from web_api.auth.browser_session import BrowserSession
from web_api.auth.credentials import Password
from web_api.auth.password_check import PasswordCheck, has_email
from web_api.http.clients import address_of, browser_of
from web_api.http.csrf import is_navigation_of_ours, says_whence
from web_api.http.forms import FORM_BYTES
from web_api.profile.owned_rows import shown
from web_api.sessions import DatabaseSession, SignedIn

SIGN_OUT_PAGE = "/sign-out"


class Credentials(msgspec.Struct):
    """The e-mail and password of a person who signs in."""

    email: Annotated[str, msgspec.Meta(max_length=320)]
    password: Password


class User(msgspec.Struct, rename="camel"):
    """The signed-in person, to themselves. Without a password another service signs them in."""

    id: UUID
    email: str
    first_name: str | None
    last_name: str | None
    profile_image_url: str | None
    role: tables.Role
    has_password: bool


async def sign_in(browser_session: BrowserSession, user: tables.User) -> Response[User]:
    """Begin a session and answer with who it is. Commits."""
    return Response(shown(User, user), cookies=[await begin_session(browser_session, user)])


async def begin_session(browser_session: BrowserSession, user: tables.User) -> Cookie:
    """Begin a session and record it; the cookie signs the browser in. Commits."""
    cookie = await browser_session.begin(user.id)
    request = browser_session.request
    event = analytics.login(user.id, ip_address=address_of(request), user_agent=browser_of(request))
    browser_session.session.add(event)
    await browser_session.session.commit()
    return cookie


@post("/auth/login", status_code=200, refuses=(ErrorCode.WRONG_CREDENTIALS, ErrorCode.ACCOUNT_DISABLED))
async def login(
    data: JSONBody[Credentials],
    session: DatabaseSession,
    browser_session: NamedDependency[BrowserSession],
    password_check: NamedDependency[PasswordCheck],
) -> Response[User]:
    """Sign in. An unknown e-mail and a wrong password get the same answer after the same time."""
    wrong = UserError(ErrorCode.WRONG_CREDENTIALS)
    matching = await password_check.matching_hash(data.email, data.password, wrong)
    theirs = update(tables.User).where(has_email(data.email), tables.User.password_hash == matching)
    user = await session.scalar(theirs.values(last_login_at=func.now()).returning(tables.User))
    if user is None:
        raise wrong
    if not user.is_active:
        raise UserError(ErrorCode.ACCOUNT_DISABLED)
    return await sign_in(browser_session, user)


@get("/auth/user")
async def read_current_user(user: SignedIn) -> User:
    """Return the person who is signed in; 401 when nobody is."""
    return shown(User, user)


@get("/logout", status_code=303)
async def logout_by_link(
    request: Request[Any, Any, Any], session: DatabaseSession, browser_session: NamedDependency[BrowserSession]
) -> Redirect:
    """Sign out and go to the landing page. A link or an image on another site leads there, but signs nobody out.

    Where nothing says whose link it was, a page asks.
    """
    away = Redirect("/" if says_whence(request.headers) else SIGN_OUT_PAGE, status_code=303)
    if says_whence(request.headers) and is_navigation_of_ours(request.headers):
        away.cookies.append(await browser_session.end())
        await session.commit()
    return away


@post("/logout", status_code=204)
async def logout(session: DatabaseSession, browser_session: NamedDependency[BrowserSession]) -> Response[None]:
    """Sign out; nothing happens to who isn't signed in."""
    cookie = await browser_session.end()
    await session.commit()
    return Response(None, cookies=[cookie])


signing_in_router = Router(
    "/api",
    route_handlers=[login, read_current_user, logout_by_link, logout],
    request_max_body_size=FORM_BYTES,
    tags=["signing in"],
)
