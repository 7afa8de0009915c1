"""What an admin can change about an account, and what keeps the product from losing its last admin."""

from uuid import UUID

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.tables import Role, Session, User
from web_api.admin.audit import note
from web_api.admin.people import IS_PERSON
from web_api.auth.active_admins import hold_active_admins, last_admin


class UserChange(msgspec.Struct, rename="camel", forbid_unknown_fields=True):
    """A change to an account; fields that are left out stay as they are."""

    role: Role | None = None
    is_active: bool | None = None


async def change_user(session: AsyncSession, admin: User, user_id: UUID, change: UserChange) -> User | None:
    """The account as it is from now on; None when there is none. Commits, with an audited action for each field.

    UserError: `last_admin`; `forbidden` when another admin was quicker and `admin` is none any more.
    """
    admins = await hold_active_admins(session)
    if admin.id not in admins:
        raise UserError(ErrorCode.FORBIDDEN)
    user = await _held(session, user_id)
    if user is None:
        return None
    if list(admins) == [user_id] and (change.role == "user" or change.is_active is False):
        raise last_admin()
    if change.role is not None:
        _note_change(session, admin, f"user.make_{change.role}", user, changed=user.role != change.role)
        user.role = change.role
    if change.is_active is not None:
        action = "user.switch_on" if change.is_active else "user.switch_off"
        _note_change(session, admin, action, user, changed=user.is_active != change.is_active)
        user.is_active = change.is_active
    if not user.is_active:
        await session.execute(delete(Session).where(Session.user_id == user_id))
    await session.commit()
    return user


async def _held(session: AsyncSession, user_id: UUID) -> User | None:
    """Nobody else's change of the same account gets lost."""
    locked = select(User).where(User.id == user_id, IS_PERSON).with_for_update(key_share=True)
    return await session.scalar(locked.execution_options(populate_existing=True))


def _note_change(session: AsyncSession, admin: User, action: str, user: User, *, changed: bool) -> None:
    note(session, admin, action, {"user": str(user.id)}, affected=int(changed))
