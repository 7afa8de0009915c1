"""The languages that a person speaks."""

from datetime import datetime
from uuid import UUID

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.profile.background import select_languages
from common.tables import LanguageLevel
from web_api.http.forms import FORM_BYTES, Line
from web_api.profile.owned_rows import IdempotencyKey, add_row, change_row, delete_row, shown
from web_api.sessions import DatabaseSession, SignedIn


class SpokenLanguageForm(msgspec.Struct, rename="camel", kw_only=True):
    """One language as the person enters it."""

    name: Line
    level: LanguageLevel


class SpokenLanguage(SpokenLanguageForm, rename="camel", kw_only=True):
    """One language as it is stored."""

    id: UUID
    created_at: datetime


async def languages_of(session: AsyncSession, owner: UUID) -> list[SpokenLanguage]:
    """List the person's languages, the latest added first."""
    return [shown(SpokenLanguage, row) for row in (await session.scalars(select_languages(owner))).all()]


@get()
async def list_languages(user: SignedIn, session: DatabaseSession) -> list[SpokenLanguage]:
    """List the person's languages, the latest added first."""
    return await languages_of(session, user.id)


@post()
async def add_language(
    data: JSONBody[SpokenLanguageForm], user: SignedIn, session: DatabaseSession, idempotency_key: IdempotencyKey = None
) -> SpokenLanguage:
    """Store a language and return it."""
    return shown(SpokenLanguage, await add_row(session, tables.SpokenLanguage, user.id, asdict(data), idempotency_key))


@put("/{row_id:uuid}")
async def change_language(
    row_id: FromPath[UUID], data: JSONBody[SpokenLanguageForm], user: SignedIn, session: DatabaseSession
) -> SpokenLanguage:
    """Replace every field of the language."""
    return shown(SpokenLanguage, await change_row(session, tables.SpokenLanguage, user.id, row_id, asdict(data)))


@delete("/{row_id:uuid}")
async def delete_language(row_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> None:
    """Delete the language for good."""
    await delete_row(session, tables.SpokenLanguage, user.id, row_id)


languages_router = Router(
    "/api/languages",
    route_handlers=[list_languages, add_language, change_language, delete_language],
    request_max_body_size=FORM_BYTES,
    tags=["profile"],
)
