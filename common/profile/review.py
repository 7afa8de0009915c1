"""The contents of an upload's review: the rows that were added, and what the reader was not sure of."""

from typing import Any, Literal
from uuid import UUID

import msgspec

from common.tables import Certification, Education, EquipmentSkill, SpokenLanguage, WorkExperience

ReviewedList = Literal["work_experiences", "equipment_skills", "certifications", "education", "languages"]
ContactField = Literal["phone", "city", "state", "links"]
ReviewedRow = WorkExperience | EquipmentSkill | Certification | Education | SpokenLanguage
TABLES: dict[ReviewedList, type[ReviewedRow]] = {
    "work_experiences": WorkExperience,
    "equipment_skills": EquipmentSkill,
    "certifications": Certification,
    "education": Education,
    "languages": SpokenLanguage,
}

Reason = Literal["names_unclear", "months_guessed", "dates_reversed", "may_be_a_class", "hard_to_read"]
"""Why a person should look: title and employer may be the wrong way round; only years were given; the end stands before
the start; what was read as a certification stands elsewhere; letters of a picture could hardly be told apart."""
DoubtfulField = Literal["jobTitle", "companyName", "startDate", "endDate", "duties", "name"]
Answer = Literal["accepted", "corrected", "dropped"]


class Quote(msgspec.Struct, rename="camel"):
    """A quotation of the resume: printed lines, and the parts of them that the doubt is about."""

    lines: list[str]
    marked: list[str]


class Doubt(msgspec.Struct, rename="camel", kw_only=True):
    """About some fields of one row. `duty`: of its duties, the one that is meant.

    `dropped`: what the answer took away, so that it can be put back: the row's columns, or the duty's place.
    """

    reason: Reason
    list_name: ReviewedList
    row_id: UUID
    fields: list[DoubtfulField]
    quote: Quote
    duty: str | None = None
    answer: Answer | None = None
    dropped: dict[str, Any] | None = None


class Contents(msgspec.Struct, rename="camel"):
    """`added`: ids of rows by list, in the order of the resume. `contact`: what each field of it was filled with."""

    added: dict[ReviewedList, list[UUID]]
    doubts: list[Doubt]
    contact: dict[ContactField, Any] = {}


def stored(contents: Contents) -> dict[str, Any]:
    """Return the contents as JSON for their column."""
    built: dict[str, Any] = msgspec.to_builtins(contents)
    return built


def loaded(column: dict[str, Any]) -> Contents:
    """Read contents back from what `stored` made."""
    return msgspec.convert(column, Contents)
