"""The jobs a person has held."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.tables.profile import DUTIES_LENGTH
from web_api.http.forms import FORM_BYTES, Line
from web_api.profile.owned_rows import IdempotencyKey, add_row, change_row, delete_row, list_rows, shown
from web_api.profile.plausible_dates import NEXT_JOB, JobDay, require_between, require_order
from web_api.sessions import DatabaseSession, SignedIn

NEWEST_FIRST = (tables.WorkExperience.start_date.desc(), tables.WorkExperience.created_at.desc())


class WorkExperienceFields(msgspec.Struct, rename="camel", kw_only=True):
    """No `endDate` means that the job is still held."""

    job_title: Line
    company_name: Line
    start_date: JobDay
    end_date: JobDay | None = None
    duties: Annotated[str, msgspec.Meta(max_length=DUTIES_LENGTH)] | None = None


class WorkExperienceForm(WorkExperienceFields, rename="camel", kw_only=True):
    """One job as the person enters it."""

    def __post_init__(self) -> None:
        """The dates can be true, and come in their order."""
        require_between("startDate", self.start_date, NEXT_JOB)
        require_between("endDate", self.end_date, NEXT_JOB)
        require_order("startDate", self.start_date, "endDate", self.end_date)


class WorkExperience(WorkExperienceFields, rename="camel", kw_only=True):
    """One job as it is stored. `jobTitle` or `companyName` is empty where a resume gave none."""

    id: UUID
    job_title: str
    company_name: str
    created_at: datetime
    updated_at: datetime


async def work_experiences_of(session: AsyncSession, owner: UUID) -> list[WorkExperience]:
    """List the person's jobs, the latest start first."""
    rows = await list_rows(session, tables.WorkExperience, owner, *NEWEST_FIRST)
    return [shown(WorkExperience, row) for row in rows]


@get()
async def list_work_experiences(user: SignedIn, session: DatabaseSession) -> list[WorkExperience]:
    """List the person's jobs, the latest start first."""
    return await work_experiences_of(session, user.id)


@post()
async def add_work_experience(
    data: JSONBody[WorkExperienceForm], user: SignedIn, session: DatabaseSession, idempotency_key: IdempotencyKey = None
) -> WorkExperience:
    """Store a job and return it."""
    return shown(WorkExperience, await add_row(session, tables.WorkExperience, user.id, asdict(data), idempotency_key))


@put("/{row_id:uuid}")
async def change_work_experience(
    row_id: FromPath[UUID], data: JSONBody[WorkExperienceForm], user: SignedIn, session: DatabaseSession
) -> WorkExperience:
    """Replaces every field; what is left out becomes empty."""
    return shown(WorkExperience, await change_row(session, tables.WorkExperience, user.id, row_id, asdict(data)))


@delete("/{row_id:uuid}")
async def delete_work_experience(row_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> None:
    """Delete the job for good."""
    await delete_row(session, tables.WorkExperience, user.id, row_id)


work_experiences_router = Router(
    "/api/work-experiences",
    route_handlers=[list_work_experiences, add_work_experience, change_work_experience, delete_work_experience],
    request_max_body_size=FORM_BYTES,
    tags=["profile"],
)
