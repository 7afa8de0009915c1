"""There is always an admin who can sign in: whatever could change that asks here first."""

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.tables import User


async def hold_active_admins(session: AsyncSession) -> Sequence[UUID]:
    """Lock the active admins' rows until the transaction ends, and return their ids.

    Of two who would remove each other, one waits.

    Taken in one order, so that nobody waits for somebody who waits for them. Rows that only refer to an admin may
    still be written.
    """
    admins = select(User.id).where(User.role == "admin", User.is_active).order_by(User.id)
    return (await session.scalars(admins.with_for_update(key_share=True))).all()


def last_admin() -> UserError:
    """The error for a change that would leave no admin."""
    return UserError(ErrorCode.LAST_ADMIN)
