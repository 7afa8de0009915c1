"""Setting a forgotten password anew, by a link that is mailed to the account's address."""

from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import Request, Router, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import ColumnElement, and_, delete, func, select, update

from common.errors import ErrorCode, UserError
from common.settings import Settings
from common.tables import PasswordReset, Session, User
from web_api.auth.credentials import Email, NewPassword
from web_api.auth.mailer import Outbox
from web_api.auth.password_check import PasswordCheck
from web_api.auth.passwords import hash_password
from web_api.http.forms import FORM_BYTES
from web_api.http.rate_limits import HOUR, Limit, Throttle, network_of
from web_api.sessions import DatabaseSession


class ForgottenPassword(msgspec.Struct):
    """The e-mail of an account whose password is to be set anew."""

    email: Email


class NewPasswordForm(msgspec.Struct, rename="camel"):
    """`token`: what stands behind the # of the link. `newPassword` is as long as when registering."""

    token: Annotated[str, msgspec.Meta(max_length=200)]
    new_password: NewPassword


@post("/password-reset", status_code=204, refuses=(ErrorCode.MAIL_UNAVAILABLE,))
async def ask_for_password_reset(
    request: Request[Any, Any, Any],
    data: JSONBody[ForgottenPassword],
    settings: NamedDependency[Settings],
    throttle: NamedDependency[Throttle],
    outbox: NamedDependency[Outbox],
) -> None:
    """Has a link mailed. The same answer after the same work, whether anybody has this e-mail or not.

    Only the worker that sends the message looks for the account.
    """
    outbox.require_open()
    await throttle.take(
        Limit("reset of account", data.email.lower(), settings.password_resets_per_account, HOUR),
        Limit("reset from address", network_of(request), settings.password_resets_per_address, HOUR),
    )
    await outbox.commit_with("password_reset", to=data.email, user_id=None)


@put("/password-reset", status_code=204, refuses=(ErrorCode.LINK_VOID,))
async def reset_password(
    data: JSONBody[NewPasswordForm],
    session: DatabaseSession,
    password_check: NamedDependency[PasswordCheck],
    outbox: NamedDependency[Outbox],
) -> None:
    """Uses the link up and signs the account out everywhere; its owner is told by mail."""
    owner = select(User).join(PasswordReset).where(_works(data.token), User.is_active)
    async with password_check.guess_at_link():
        if await session.scalar(owner) is None:
            raise _void()
    await session.commit()  # no connection is held while the password is hashed
    new_hash = await hash_password(data.new_password)
    user = await session.scalar(owner.with_for_update(of=User))
    used_up = delete(PasswordReset).where(_works(data.token)).returning(PasswordReset.user_id)
    if user is None or await session.scalar(used_up) is None:
        raise _void()
    await session.execute(update(User).where(User.id == user.id).values(password_hash=new_hash))
    await session.execute(delete(Session).where(Session.user_id == user.id))
    await outbox.commit_with("password_changed", to=user.email, user_id=user.id)
    await password_check.forget_wrong_ones(user.email)


def _works(token: str) -> ColumnElement[bool]:
    hashed = sha256(token.encode()).hexdigest()
    return and_(PasswordReset.token_hash == hashed, PasswordReset.expires_at > func.now())


def _void() -> UserError:
    return UserError(ErrorCode.LINK_VOID)


password_reset_router = Router(
    "/api/auth",
    route_handlers=[ask_for_password_reset, reset_password],
    request_max_body_size=FORM_BYTES,
    tags=["signing in"],
)
