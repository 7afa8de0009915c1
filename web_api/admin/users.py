"""The accounts, as admins see and change them."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from litestar import Router, get, patch
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.errors import ErrorCode, UserError
from web_api.admin.cursor import newest_first, page_of
from web_api.admin.people import IS_PERSON, is_called
from web_api.admin.user_changes import UserChange, change_user
from web_api.profile.owned_rows import shown
from web_api.sessions import DatabaseSession

Admin = NamedDependency[tables.User]


class UserSummary(msgspec.Struct, rename="camel"):
    """`lastLoginAt` is null for who has never signed in."""

    id: UUID
    email: str
    first_name: str | None
    last_name: str | None
    role: tables.Role
    is_active: bool
    auth_provider: str
    last_login_at: datetime | None
    created_at: datetime


class UserPage(msgspec.Struct, rename="camel"):
    """The newest first. `next` goes into the next call's `after`; null on the last page. `found`: on all pages."""

    users: list[UserSummary]
    found: int
    next: str | None


@get()
async def list_users(
    *,
    admin: Admin,
    session: DatabaseSession,
    search: Annotated[str, QueryParameter(max_length=320)] = "",
    role: FromQuery[tables.Role | None] = None,
    active: FromQuery[bool | None] = None,
    after: FromQuery[str | None] = None,
    limit: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
) -> UserPage:
    """`search`: a part of a name or e-mail, in upper or lower case, or an id."""
    del admin
    wanted = [IS_PERSON]
    if words := search.strip():
        wanted.append(is_called(words))
    if role is not None:
        wanted.append(tables.User.role == role)
    if active is not None:
        wanted.append(tables.User.is_active == active)
    found = await session.scalar(select(func.count()).select_from(tables.User).where(*wanted)) or 0
    return await _page(session, wanted, found, after, limit)


async def _page(
    session: AsyncSession, wanted: list[ColumnElement[bool]], found: int, after: str | None, limit: int
) -> UserPage:
    users = newest_first(select(tables.User).where(*wanted), tables.User, after, limit)
    rows = (await session.scalars(users)).all()
    page, following = page_of(rows, limit, lambda user: (user.created_at, user.id))
    return UserPage([shown(UserSummary, row) for row in page], found, following)


@patch("/{user_id:uuid}", refuses=(ErrorCode.LAST_ADMIN,))
async def update_user(
    user_id: FromPath[UUID], data: JSONBody[UserChange], admin: Admin, session: DatabaseSession
) -> UserSummary:
    """Who is switched off is signed out everywhere at once. The last admin stays one."""
    user = await change_user(session, admin, user_id, data)
    if user is None:
        raise UserError(ErrorCode.NOT_FOUND)
    return shown(UserSummary, user)


admin_users_router = Router("/api/admin/users", route_handlers=[list_users, update_user], tags=["administration"])
