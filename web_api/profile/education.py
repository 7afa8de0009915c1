"""Schools, courses and apprenticeships: what a person has learnt, and where."""

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec
from litestar import Router, delete, get, post, put
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.profile.background import select_education
from common.tables.background import MOST_HOURS
from web_api.http.forms import FORM_BYTES, Line
from web_api.profile.owned_rows import IdempotencyKey, add_row, change_row, delete_row, shown
from web_api.profile.plausible_dates import LONGEST_COURSE, CourseDay, require_between, require_order
from web_api.sessions import DatabaseSession, SignedIn

Hours = Annotated[int, msgspec.Meta(ge=1, le=MOST_HOURS)]


class EducationFields(msgspec.Struct, rename="camel", kw_only=True):
    """`school` may be a program. `hours`: of an apprenticeship. No `endDate` with a `startDate`: it goes on."""

    school: Line
    credential: Line | None = None
    hours: Hours | None = None
    start_date: CourseDay | None = None
    end_date: CourseDay | None = None


class EducationForm(EducationFields, rename="camel", kw_only=True):
    """One school, course or apprenticeship as the person enters it."""

    def __post_init__(self) -> None:
        """The dates can be true, and come in their order."""
        require_between("startDate", self.start_date, LONGEST_COURSE)
        require_between("endDate", self.end_date, LONGEST_COURSE)
        if self.start_date is not None:
            require_order("startDate", self.start_date, "endDate", self.end_date)


class Education(EducationFields, rename="camel", kw_only=True):
    """One school, course or apprenticeship as it is stored."""

    id: UUID
    created_at: datetime


async def education_of(session: AsyncSession, owner: UUID) -> list[Education]:
    """List the person's schooling, the latest ended first."""
    return [shown(Education, row) for row in (await session.scalars(select_education(owner))).all()]


@get()
async def list_education(user: SignedIn, session: DatabaseSession) -> list[Education]:
    """The latest ended first, and before them what goes on."""
    return await education_of(session, user.id)


@post()
async def add_education(
    data: JSONBody[EducationForm], user: SignedIn, session: DatabaseSession, idempotency_key: IdempotencyKey = None
) -> Education:
    """Store a school, course or apprenticeship and return it."""
    return shown(Education, await add_row(session, tables.Education, user.id, asdict(data), idempotency_key))


@put("/{row_id:uuid}")
async def change_education(
    row_id: FromPath[UUID], data: JSONBody[EducationForm], user: SignedIn, session: DatabaseSession
) -> Education:
    """Replaces every field; what is left out becomes empty."""
    return shown(Education, await change_row(session, tables.Education, user.id, row_id, asdict(data)))


@delete("/{row_id:uuid}")
async def delete_education(row_id: FromPath[UUID], user: SignedIn, session: DatabaseSession) -> None:
    """Delete the school, course or apprenticeship for good."""
    await delete_row(session, tables.Education, user.id, row_id)


education_router = Router(
    "/api/education",
    route_handlers=[list_education, add_education, change_education, delete_education],
    request_max_body_size=FORM_BYTES,
    tags=["profile"],
)
