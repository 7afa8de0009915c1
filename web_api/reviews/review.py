"""A review as it goes out: what the upload added and still stands in the profile, and what is doubtful about it."""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from common import tables
from common.profile.review import (
    TABLES,
    Answer,
    ContactField,
    Contents,
    DoubtfulField,
    Quote,
    Reason,
    ReviewedList,
    loaded,
)
from web_api.profile.certifications import Certification
from web_api.profile.contact import Contact
from web_api.profile.education import Education
from web_api.profile.equipment_skills import EquipmentSkill
from web_api.profile.languages import SpokenLanguage
from web_api.profile.owned_rows import shown
from web_api.profile.work_experiences import WorkExperience


class ReviewSummary(msgspec.Struct, rename="camel"):
    """An upload that nobody has looked over yet. `added` counts rows, `open` doubts without an answer."""

    id: UUID
    file_name: str
    created_at: datetime
    added: int
    open: int


class ReviewedDoubt(msgspec.Struct, rename="camel"):
    """`number` is what an answer names. `name`: what the row is called. `duty`: the one duty that is meant."""

    number: int
    reason: Reason
    list_name: ReviewedList
    row_id: UUID
    name: str
    fields: list[DoubtfulField]
    quote: Quote
    duty: str | None
    answer: Answer | None


class Review(msgspec.Struct, rename="camel"):
    """`finishedAt` is null while the review waits. Rows that are gone from the profile are left out.

    `contact`: the contact details that the upload filled in, as they stand now; the others are empty.
    """

    id: UUID
    file_name: str
    created_at: datetime
    finished_at: datetime | None
    work_experiences: list[WorkExperience]
    equipment_skills: list[EquipmentSkill]
    certifications: list[Certification]
    education: list[Education]
    languages: list[SpokenLanguage]
    contact: Contact
    doubts: list[ReviewedDoubt]


def summary(row: tables.ResumeReview) -> ReviewSummary:
    """Return the summary of a review, for the screens that lead to it."""
    contents = loaded(row.contents)
    added = sum(map(len, contents.added.values())) + bool(contents.contact)
    return ReviewSummary(row.id, row.file_name, row.created_at, added, sum(not one.answer for one in contents.doubts))


async def whole(session: AsyncSession, row: tables.ResumeReview) -> Review:
    """Return the review with the rows as they stand now."""
    contents = loaded(row.contents)
    jobs = await _rows(session, row, contents, "work_experiences")
    skills = await _rows(session, row, contents, "equipment_skills")
    held = await _rows(session, row, contents, "certifications")
    studied = await _rows(session, row, contents, "education")
    spoken = await _rows(session, row, contents, "languages")
    names = {one.id: one.job_title or one.company_name for one in jobs} | {one.id: one.name for one in (*skills, *held)}
    return Review(
        row.id,
        row.file_name,
        row.created_at,
        row.finished_at,
        [shown(WorkExperience, one) for one in jobs],
        [shown(EquipmentSkill, one) for one in skills],
        [shown(Certification, one) for one in held],
        [shown(Education, one) for one in studied],
        [shown(SpokenLanguage, one) for one in spoken],
        await _contact(session, row.user_id, contents),
        _doubts(contents, names),
    )


async def _contact(session: AsyncSession, user_id: UUID, contents: Contents) -> Contact:
    details = await session.get(tables.ContactDetails, user_id, populate_existing=True)
    return Contact(**{name: getattr(details, name) for name in contents.contact}) if details else Contact()


def unchanged_contact(details: tables.ContactDetails | None, contents: Contents) -> Iterator[ContactField]:
    """The contact details that the upload filled in and nobody has changed since."""
    return (name for name, value in contents.contact.items() if getattr(details, name, None) == value)


async def _rows(
    session: AsyncSession, review: tables.ResumeReview, contents: Contents, list_name: ReviewedList
) -> Sequence[Any]:
    """Return the rows of one list that the upload added, in the order of the resume."""
    ids = contents.added.get(list_name, [])
    table: Any = TABLES[list_name]
    mine = select(table).where(table.id.in_(ids), table.user_id == review.user_id)
    found = {row.id: row for row in await session.scalars(mine.execution_options(populate_existing=True))}
    return [found[row_id] for row_id in ids if row_id in found]


def _doubts(contents: Contents, names: dict[UUID, str]) -> list[ReviewedDoubt]:
    """Return the doubts about rows that are there, or that an answer took away."""
    return [
        ReviewedDoubt(
            number,
            doubt.reason,
            doubt.list_name,
            doubt.row_id,
            names.get(doubt.row_id) or _dropped_name(doubt.dropped),
            doubt.fields,
            doubt.quote,
            doubt.duty,
            doubt.answer,
        )
        for number, doubt in enumerate(contents.doubts)
        if doubt.row_id in names or doubt.dropped
    ]


def _dropped_name(columns: dict[str, Any] | None) -> str:
    values = columns or {}
    return str(values.get("job_title") or values.get("company_name") or values.get("name") or "")
