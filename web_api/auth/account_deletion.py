"""Deleting one's account with all that is in it."""

import msgspec
from litestar import Response, Router, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from sqlalchemy import ColumnElement, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from common.editors import editors_id, insert_editors
from common.errors import ErrorCode, UserError
from common.tables import AnalyticsEvent, BlogPost, Job, User
from web_api.auth.active_admins import hold_active_admins, last_admin
from web_api.auth.browser_session import BrowserSession
from web_api.auth.credentials import Password
from web_api.auth.password_check import NOT_THE_OWNER, PasswordCheck
from web_api.http.forms import FORM_BYTES
from web_api.jobs.dispatcher import JobQueue
from web_api.sessions import DatabaseSession, SignedIn


class AccountDeletion(msgspec.Struct, rename="camel"):
    """Proof that it is meant: the password, or for accounts without one the account's e-mail, typed out."""

    current_password: Password | None = None
    email: str | None = None


@post("/deletion", status_code=204, refuses=(ErrorCode.LAST_ADMIN, ErrorCode.WRONG_EMAIL, *NOT_THE_OWNER))
async def delete_account(
    data: JSONBody[AccountDeletion],
    *,
    user: SignedIn,
    session: DatabaseSession,
    browser_session: NamedDependency[BrowserSession],
    password_check: NamedDependency[PasswordCheck],
    job_queue: NamedDependency[JobQueue],
) -> Response[None]:
    """Delete an account at once, for good: profile, documents, files, jobs, notifications, sessions.

    Events stay, without a name.

    Blog posts stay as they are, as the editors'. Counts of tries stay, too, for an hour at the most: they name nobody,
    and without them limits wouldn't hold.
    """
    proven = await _proof(data, user, password_check)
    # Workers lock their job before its owner; in the other order we would wait for each other.
    jobs = (await session.scalars(select(Job.id).where(Job.user_id == user.id).with_for_update())).all()
    if list(await hold_active_admins(session)) == [user.id]:
        raise last_admin()
    await _hand_over_posts(session, user)
    anonymous = update(AnalyticsEvent).where(AnalyticsEvent.user_id == user.id)
    await session.execute(anonymous.values(ip_address=None, user_agent=None, details=None))
    await password_check.carry_out(delete(User).where(proven))
    cookie = await browser_session.end()
    await session.commit()
    await job_queue.forget(jobs)
    return Response(None, cookies=[cookie])


async def _proof(data: AccountDeletion, user: User, password_check: PasswordCheck) -> ColumnElement[bool]:
    if user.password_hash is not None:
        return await password_check.prove_owner(user, data.current_password or "")
    if (data.email or "").lower() != user.email.lower():
        raise UserError(ErrorCode.WRONG_EMAIL)
    return User.id == user.id


async def _hand_over_posts(session: AsyncSession, author: User) -> None:
    """Whoever reads them finds nothing changed but the name."""
    # A post that is being written just now is waited for; one that comes later finds its author gone.
    await session.execute(select(User.id).where(User.id == author.id).with_for_update())
    theirs = BlogPost.author_id == author.id
    if await session.scalar(select(exists().where(theirs))):
        await session.execute(insert_editors())
        to_editors = update(BlogPost).where(theirs).values(author_id=editors_id(), updated_at=BlogPost.updated_at)
        await session.execute(to_editors)


account_deletion_router = Router(
    "/api/account", route_handlers=[delete_account], request_max_body_size=FORM_BYTES, tags=["account"]
)
