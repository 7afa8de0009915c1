"""The call that makes an account."""

from typing import Any

import msgspec
from litestar import Request, Response, Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import func
from sqlalchemy.dialects.postgresql import insert

from common import tables
from common.errors import ErrorCode, UserError
from web_api.auth.browser_session import BrowserSession
from web_api.auth.credentials import Email, NewPassword, PersonName
from web_api.auth.passwords import hash_password
from web_api.auth.sign_in import User, sign_in
from web_api.http.forms import FORM_BYTES
from web_api.http.rate_limits import HOUR, Limit, Throttle, network_of
from web_api.sessions import DatabaseSession


class Registration(msgspec.Struct, rename="camel", kw_only=True):
    """The form of a new account."""

    email: Email
    password: NewPassword
    first_name: PersonName
    last_name: PersonName


@post("/auth/register", refuses=(ErrorCode.EMAIL_TAKEN,))
async def register(
    request: Request[Any, Any, Any],
    data: JSONBody[Registration],
    session: DatabaseSession,
    browser_session: NamedDependency[BrowserSession],
    throttle: NamedDependency[Throttle],
) -> Response[User]:
    """Make an account and sign its owner in."""
    settings, network = browser_session.settings, network_of(request)
    await throttle.take(Limit("register", network, settings.registrations_per_address, HOUR))
    account = {
        "email": data.email,
        "password_hash": await hash_password(data.password),
        "first_name": data.first_name,
        "last_name": data.last_name,
        "last_login_at": func.now(),
    }
    created = insert(tables.User).values(account).on_conflict_do_nothing().returning(tables.User)
    async with throttle.guess(Limit("taken", network, settings.taken_emails_per_address, HOUR)):
        user = await session.scalar(created)
        if user is None:
            raise email_taken()
    return await sign_in(browser_session, user)


def email_taken() -> UserError:
    """An e-mail has one account, in upper or lower case."""
    return UserError(ErrorCode.EMAIL_TAKEN)


accounts_router = Router("/api", route_handlers=[register], request_max_body_size=FORM_BYTES, tags=["accounts"])
