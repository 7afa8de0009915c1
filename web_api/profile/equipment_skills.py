"""The machines, tools, programs and crafts that a person has in hand."""

from datetime import datetime
from uuid import UUID

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.tables import Proficiency, SkillType
from web_api.auth.sessions import DatabaseSession, SignedIn
from web_api.http.forms import FORM_BYTES, Line
from web_api.profile.owned_rows import IdempotencyKey, add_row, change_row, delete_row, list_rows, shown

NEWEST_FIRST = (tables.EquipmentSkill.created_at.desc(), tables.EquipmentSkill.id)


class EquipmentSkillForm(msgspec.Struct, rename="camel", kw_only=True):
    """One skill as the person enters it."""

    name: Line
    type: SkillType
    proficiency_level: Proficiency


class EquipmentSkill(EquipmentSkillForm, rename="camel", kw_only=True):
    """One skill as it is stored."""

    id: UUID
    created_at: datetime


async def equipment_skills_of(session: AsyncSession, owner: UUID) -> list[EquipmentSkill]:
    """The latest added first."""
    rows = await list_rows(session, tables.EquipmentSkill, owner, *NEWEST_FIRST)
    return [shown(EquipmentSkill, row) for row in rows]


@get()
async def list_equipment_skills(user: SignedIn, session: DatabaseSession) -> list[EquipmentSkill]:
    """The latest added first."""
    return await equipment_skills_of(session, user.id)


@post()
async def add_equipment_skill(
    data: JSONBody[EquipmentSkillForm], user: SignedIn, session: DatabaseSession, idempotency_key: IdempotencyKey = None
) -> EquipmentSkill:
    """Answers with the stored skill."""
    return shown(EquipmentSkill, await add_row(session, tables.EquipmentSkill, user.id, asdict(data), idempotency_key))


@put("/{row_id:uuid}")
async def change_equipment_skill(
    row_id: FromPath[UUID], data: JSONBody[EquipmentSkillForm], user: SignedIn, session: DatabaseSession
) -> EquipmentSkill:
    """Replaces every field."""
    return shown(EquipmentSkill, await change_row(session, tables.EquipmentSkill, user.id, row_id, asdict(data)))


@delete("/{row_id:uuid}")
async def delete_equipment_skill(row_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> None:
    """For good."""
    await delete_row(session, tables.EquipmentSkill, user.id, row_id)


equipment_skills_router = Router(
    "/api/equipment-skills",
    route_handlers=[list_equipment_skills, add_equipment_skill, change_equipment_skill, delete_equipment_skill],
    request_max_body_size=FORM_BYTES,
    tags=["profile"],
)
