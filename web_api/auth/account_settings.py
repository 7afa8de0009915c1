"""Where a person changes their name, e-mail and password."""

import msgspec
from litestar import Response, Router, put
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import Delete, delete, update
from sqlalchemy.exc import IntegrityError

from common import tables
from common.errors import ErrorCode
from web_api.auth.browser_session import BrowserSession
from web_api.auth.credentials import Email, NewPassword, Password, PersonName
from web_api.auth.mailer import Outbox
from web_api.auth.password_check import NOT_THE_OWNER, PasswordCheck
from web_api.auth.passwords import hash_password
from web_api.auth.registration import email_taken
from web_api.auth.sign_in import User
from web_api.http.forms import FORM_BYTES
from web_api.http.rate_limits import HOUR, Limit, Throttle, network_of
from web_api.profile.owned_rows import shown
from web_api.sessions import DatabaseSession, SignedIn


class NameForm(msgspec.Struct, rename="camel"):
    """The person's name, as it appears on documents."""

    first_name: PersonName
    last_name: PersonName


class EmailForm(msgspec.Struct, rename="camel"):
    """The e-mail that the person signs in with from now on."""

    email: Email
    current_password: Password


class PasswordForm(msgspec.Struct, rename="camel"):
    """A change of password; `newPassword` must be as long as when registering."""

    current_password: Password
    new_password: NewPassword


@put("/name")
async def change_name(data: JSONBody[NameForm], user: SignedIn, session: DatabaseSession) -> User:
    """Answers with the person as they are now."""
    renamed = update(tables.User).where(tables.User.id == user.id).values(msgspec.structs.asdict(data))
    await session.execute(renamed)
    await session.commit()
    return msgspec.structs.replace(shown(User, user), first_name=data.first_name, last_name=data.last_name)


@put("/email", refuses=(ErrorCode.EMAIL_TAKEN, *NOT_THE_OWNER))
async def change_email(
    data: JSONBody[EmailForm],
    *,
    user: SignedIn,
    session: DatabaseSession,
    password_check: NamedDependency[PasswordCheck],
    throttle: NamedDependency[Throttle],
    outbox: NamedDependency[Outbox],
) -> User:
    """Takes the current password, so that a borrowed phone isn't enough to take the account over.

    The address until now is told by mail, unless only its spelling changes.
    """
    before = user.email
    proven = await password_check.prove_owner(user, data.current_password)
    await _take_turn(throttle, outbox, user, "change of email", outbox.settings.email_changes_per_account)
    try:
        await password_check.carry_out(update(tables.User).where(proven).values(email=data.email))
    except IntegrityError:
        raise email_taken() from None
    await session.execute(_void_link(user))
    answer = msgspec.structs.replace(shown(User, user), email=data.email)
    if data.email.lower() == before.lower():
        await session.commit()
    else:
        await outbox.commit_with("email_changed", to=before, user_id=user.id)
    return answer


@put("/password", status_code=204, refuses=NOT_THE_OWNER)
async def change_password(
    data: JSONBody[PasswordForm],
    *,
    user: SignedIn,
    session: DatabaseSession,
    browser_session: NamedDependency[BrowserSession],
    password_check: NamedDependency[PasswordCheck],
    throttle: NamedDependency[Throttle],
    outbox: NamedDependency[Outbox],
) -> Response[None]:
    """Signs everybody else out of this account; this browser goes on in a new session. The owner is told by mail."""
    proven = await password_check.prove_owner(user, data.current_password)
    await _take_turn(throttle, outbox, user, "change of password", outbox.settings.password_changes_per_account)
    new_hash = await hash_password(data.new_password)
    await password_check.carry_out(update(tables.User).where(proven).values(password_hash=new_hash))
    await session.execute(delete(tables.Session).where(tables.Session.user_id == user.id))
    await session.execute(_void_link(user))
    cookie = await browser_session.begin(user.id)
    await outbox.commit_with("password_changed", to=user.email, user_id=user.id)
    return Response(None, cookies=[cookie])


async def _take_turn(throttle: Throttle, outbox: Outbox, user: tables.User, what: str, times: int) -> None:
    """Once the password was right: nobody has verified the e-mails that a change finds taken or has a message sent to.

    A change that there is no room for in the inbox of its owner is refused, never made in silence.
    """
    settings = outbox.settings
    await throttle.take(
        Limit(what, str(user.id), times, HOUR),
        Limit(f"{what} from address", network_of(outbox.request), settings.account_changes_per_address, HOUR),
        Limit("notice to", user.email.lower(), settings.notices_per_recipient, HOUR),
    )


def _void_link(user: tables.User) -> Delete:
    """A link to set the password anew, mailed before: to an address that may be somebody else's now."""
    return delete(tables.PasswordReset).where(tables.PasswordReset.user_id == user.id)


account_settings_router = Router(
    "/api/account",
    route_handlers=[change_name, change_email, change_password],
    request_max_body_size=FORM_BYTES,
    tags=["account"],
)
