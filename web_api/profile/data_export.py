"""Everything that is stored about a person, for them to take along: as it is, and as a JSON Resume."""

from typing import Any, TypeVar
from uuid import UUID

import msgspec
from litestar import Response, Router, get
from sqlalchemy import Column, LargeBinary, Table, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.profile.rows import read_profile_rows
from common.tables import Base
from web_api.profile.json_resume import JsonResume, json_resume
from web_api.sessions import DatabaseSession, SignedIn

NOT_ABOUT_THE_PERSON = frozenset(
    {
        "password_hash",
        "token_hash",
        "sid",
        "attempt_token",
        "idempotency_key",
        "request_digest",
        "turn",
        "traceback",
        "worker",
        "lease_until",
    }
)
"""Secrets, and how the work was done. Files are left out too: each has its download, and documents are here as text."""

USER_ID: Column[Any] = Base.metadata.tables["users"].c["id"]
Exported = TypeVar("Exported", bound=msgspec.Struct)


class Account(msgspec.Struct, rename="camel"):
    """`tables`: every table that holds something of the person, by name; the columns are in camelCase."""

    user: dict[str, Any]
    tables: dict[str, list[dict[str, Any]]]


@get("/export")
async def export_account(user: SignedIn, session: DatabaseSession) -> Response[Account]:
    """Return a file with everything that is stored about the person."""
    about_me = {owner.table.name: await _rows(session, owner, user.id) for owner in _owner_columns()}
    (me,) = await _rows(session, USER_ID, user.id)
    return _attachment(Account(me, about_me), "tradefolio.json")


@get("/export/json-resume")
async def export_json_resume(user: SignedIn, session: DatabaseSession) -> Response[JsonResume]:
    """My profile in the open format of jsonresume.org, which other tools read."""
    return _attachment(json_resume(user, await session.run_sync(read_profile_rows, user.id)), "resume.json")


def _owner_columns() -> list[Column[Any]]:
    """Return the columns of all tables that name the owner, so that a new table is exported, too."""
    keys = [key for table in Base.metadata.sorted_tables for key in table.foreign_keys]
    return [key.parent for key in keys if key.column is USER_ID]


async def _rows(session: AsyncSession, owner: Column[Any], user_id: UUID) -> list[dict[str, Any]]:
    table: Table = owner.table
    shown = [column for column in table.columns if _is_about_the_person(column)]
    order = table.columns.get("created_at", owner)
    rows = (await session.execute(select(*shown).where(owner == user_id).order_by(order))).mappings()
    return [{_in_camel_case(name): value for name, value in row.items()} for row in rows]


def _is_about_the_person(column: Column[Any]) -> bool:
    return column.name not in NOT_ABOUT_THE_PERSON and not isinstance(column.type, LargeBinary)


def _in_camel_case(name: str) -> str:
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


def _attachment(content: Exported, file_name: str) -> Response[Exported]:
    headers = {"Content-Disposition": f'attachment; filename="{file_name}"', "Cache-Control": "no-store"}
    return Response(content, headers=headers)


data_export_router = Router("/api/account", route_handlers=[export_account, export_json_resume], tags=["account"])
