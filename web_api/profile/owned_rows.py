"""Rows that belong to one person: the same four calls for each list of the profile.

Every statement names the owner, so a row of somebody else's is simply not there.
"""

from collections.abc import Sequence
from hashlib import sha256
from typing import Annotated, Any, TypeVar
from uuid import UUID, uuid4

import msgspec
from litestar.params import HeaderParameter
from sqlalchemy import delete, func, select, update
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.sql.selectable import TypedReturnsRows

from common import analytics
from common.errors import ErrorCode, UserError
from common.profile.lists import hold_lists
from common.tables import Certification, Education, EquipmentSkill, SpokenLanguage, WorkExperience
from common.tables.profile import LIST_ROWS

Row = TypeVar("Row", WorkExperience, EquipmentSkill, Certification, Education, SpokenLanguage)
Shown = TypeVar("Shown", bound=msgspec.Struct)
Found = TypeVar("Found")

IdempotencyKey = Annotated[str | None, HeaderParameter(name="Idempotency-Key", max_length=200)]
"""Sent again under the same key, a create stores nothing new and answers with the row of the first time."""


def shown(struct: type[Shown], row: object) -> Shown:
    """The row as it goes out: the fields that `struct` names."""
    return struct(**{name: getattr(row, name) for name in struct.__struct_fields__})


async def list_rows(session: AsyncSession, table: type[Row], owner: UUID, *order: Any) -> Sequence[Row]:
    """Return all rows of the owner, in the table's order."""
    return (await session.scalars(select(table).where(table.user_id == owner).order_by(*order))).all()


async def add_row(
    session: AsyncSession, table: type[Row], owner: UUID, values: dict[str, Any], key: str | None = None
) -> Row:
    """Store one row, once per idempotency key. UserError `list_full`."""
    await session.execute(hold_lists(owner))
    count = await session.scalar(select(func.count()).select_from(table).where(table.user_id == owner)) or 0
    if count >= LIST_ROWS:
        raise UserError(ErrorCode.LIST_FULL, limit=LIST_ROWS)
    row_id = _id_under(owner, key) if key else uuid4()
    whole = values | {"id": row_id, "user_id": owner}
    row: Row | None = await session.scalar(insert(table).values(whole).on_conflict_do_nothing().returning(table))
    if row is None:
        return await _found(session, select(table).where(table.id == row_id, table.user_id == owner))
    await _commit_update(session, table, owner, "added")
    return row


async def change_row(session: AsyncSession, table: type[Row], owner: UUID, row_id: UUID, values: dict[str, Any]) -> Row:
    """Replace every field of the owner's row. UserError `not_found`."""
    changed = update(table).where(table.id == row_id, table.user_id == owner).values(values)
    row = await _found(session, changed.returning(table))
    await _commit_update(session, table, owner, "changed")
    return row


async def delete_row(session: AsyncSession, table: type[Row], owner: UUID, row_id: UUID) -> None:
    """Remove the owner's row. UserError `not_found`, also the second time."""
    await _found(session, delete(table).where(table.id == row_id, table.user_id == owner).returning(table.id))
    await _commit_update(session, table, owner, "deleted")


async def change_rows(
    session: AsyncSession, table: type[Row], owner: UUID, ids: Sequence[UUID], values: dict[str, Any]
) -> None:
    """Set these columns in those of the rows that are the owner's and still there."""
    changed = update(table).where(table.id.in_(ids), table.user_id == owner).values(values)
    await session.execute(changed, execution_options={"synchronize_session": False})
    await _commit_update(session, table, owner, "changed")


async def delete_rows(session: AsyncSession, table: type[Row], owner: UUID, ids: Sequence[UUID]) -> None:
    """Remove those of the rows that are the owner's and still there."""
    gone = delete(table).where(table.id.in_(ids), table.user_id == owner)
    await session.execute(gone, execution_options={"synchronize_session": False})
    await _commit_update(session, table, owner, "deleted")


async def _found(session: AsyncSession, statement: TypedReturnsRows[Found]) -> Found:
    """Says the same of what never was, of what is gone, and of what is somebody else's."""
    row = await session.scalar(statement)
    if row is None:
        raise UserError(ErrorCode.NOT_FOUND)
    return row


async def _commit_update(session: AsyncSession, table: type[Row], owner: UUID, change: analytics.ProfileChange) -> None:
    session.add(analytics.profile_update(owner, changed_list=table.__tablename__, change=change))
    await session.commit()


def _id_under(owner: UUID, key: str) -> UUID:
    """The same for the same key, and as hard to guess as the owner's own id."""
    return UUID(bytes=sha256(owner.bytes + key.encode()).digest()[:16], version=4)
