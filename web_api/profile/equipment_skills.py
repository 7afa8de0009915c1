"""The machines, tools, programs and crafts that a person has in hand."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from litestar import Router, delete, get, patch, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.tables import Proficiency, SkillType
from common.tables.profile import LIST_ROWS
from web_api.http.forms import FORM_BYTES, Line
from web_api.profile.owned_rows import (
    IdempotencyKey,
    add_row,
    change_row,
    change_rows,
    delete_row,
    delete_rows,
    list_rows,
    shown,
)
from web_api.sessions import DatabaseSession, SignedIn

NEWEST_FIRST = (tables.EquipmentSkill.created_at.desc(), tables.EquipmentSkill.id)


class EquipmentSkillForm(msgspec.Struct, rename="camel", kw_only=True):
    """One skill as the person enters it."""

    name: Line
    type: SkillType
    proficiency_level: Proficiency


class EquipmentSkill(EquipmentSkillForm, rename="camel", kw_only=True):
    """One skill as it is stored. `proficiencyAssumed`: read from a resume that gave no level; saving confirms it."""

    id: UUID
    proficiency_assumed: bool
    created_at: datetime


class SkillSelection(msgspec.Struct, rename="camel", kw_only=True):
    """Several skills of one person; ids of others' or of what is gone are passed over."""

    ids: Annotated[list[UUID], Meta(min_length=1, max_length=LIST_ROWS)]


class SkillLevels(SkillSelection, rename="camel", kw_only=True):
    """A level to be set for several skills."""

    proficiency_level: Proficiency


async def equipment_skills_of(session: AsyncSession, owner: UUID) -> list[EquipmentSkill]:
    """List the person's skills, the latest added first."""
    rows = await list_rows(session, tables.EquipmentSkill, owner, *NEWEST_FIRST)
    return [shown(EquipmentSkill, row) for row in rows]


@get()
async def list_equipment_skills(user: SignedIn, session: DatabaseSession) -> list[EquipmentSkill]:
    """List the person's skills, the latest added first."""
    return await equipment_skills_of(session, user.id)


@post()
async def add_equipment_skill(
    data: JSONBody[EquipmentSkillForm], user: SignedIn, session: DatabaseSession, idempotency_key: IdempotencyKey = None
) -> EquipmentSkill:
    """Store a skill and return it."""
    return shown(EquipmentSkill, await add_row(session, tables.EquipmentSkill, user.id, asdict(data), idempotency_key))


@put("/{row_id:uuid}")
async def change_equipment_skill(
    row_id: FromPath[UUID], data: JSONBody[EquipmentSkillForm], user: SignedIn, session: DatabaseSession
) -> EquipmentSkill:
    """Replace every field of the skill."""
    confirmed = asdict(data) | {"proficiency_assumed": False}
    return shown(EquipmentSkill, await change_row(session, tables.EquipmentSkill, user.id, row_id, confirmed))


@patch()
async def set_levels(data: JSONBody[SkillLevels], user: SignedIn, session: DatabaseSession) -> list[EquipmentSkill]:
    """Sets the level of several at once; answers with the whole list."""
    values = {"proficiency_level": data.proficiency_level, "proficiency_assumed": False}
    await change_rows(session, tables.EquipmentSkill, user.id, data.ids, values)
    return await equipment_skills_of(session, user.id)


@post("/deletion", status_code=204)
async def delete_equipment_skills(data: JSONBody[SkillSelection], user: SignedIn, session: DatabaseSession) -> None:
    """Delete several skills for good."""
    await delete_rows(session, tables.EquipmentSkill, user.id, data.ids)


@delete("/{row_id:uuid}")
async def delete_equipment_skill(row_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> None:
    """Delete the skill for good."""
    await delete_row(session, tables.EquipmentSkill, user.id, row_id)


equipment_skills_router = Router(
    "/api/equipment-skills",
    route_handlers=[
        list_equipment_skills,
        add_equipment_skill,
        change_equipment_skill,
        set_levels,
        delete_equipment_skill,
        delete_equipment_skills,
    ],
    request_max_body_size=FORM_BYTES,
    tags=["profile"],
)
