"""What a person has done, can run, and is certified for."""

from datetime import date
from typing import Literal, get_args
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, String, Text, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id, OwnerId, UpdatedAt

SkillType = Literal[
    "Heavy Equipment",
    "Power Tool",
    "Hand Tool",
    "Software",
    "Safety Equipment",
    "Technical Skill",
    "Other",
]
Proficiency = Literal["Beginner", "Intermediate", "Advanced", "Expert"]

LIST_ROWS = 500
"""Of one list of one person, however it is filled: more than a working life holds."""
NAME_LENGTH = 200
DUTIES_LENGTH = 10_000
NUMBER_LENGTH = 60
"""Of a certificate or a licence."""
PHONE_LENGTH = 20
MOST_LINKS = 2
PLACE_LENGTH = 100
"""Of a city or a state."""
ISSUER_NOT_GIVEN = "Not given"
"""What a resume that names no issuer leaves in the column that may not be empty. No document prints it."""


def _one_of(column: str, values: object) -> str:
    listed = ", ".join(f"'{value}'" for value in get_args(values))
    return f"{column} in ({listed})"


class ContactDetails(Base):
    """How employers reach the person, beside the account's e-mail address; one row each, and every field may be empty.

    `links` are addresses of web pages: see `common.web_links`.
    """

    __tablename__ = "contact_details"

    user_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    phone: Mapped[str | None] = mapped_column(String(PHONE_LENGTH))
    city: Mapped[str | None] = mapped_column(String(PLACE_LENGTH))
    state: Mapped[str | None] = mapped_column(String(PLACE_LENGTH))
    links: Mapped[list[str]] = mapped_column(JSONB, server_default=text("'[]'::jsonb"))
    updated_at: Mapped[UpdatedAt]


class WorkExperience(Base):
    """A job of a person; without `end_date` it is still held.

    `job_title` and `company_name` are empty where a resume gave none: the screens ask for them.
    """

    __tablename__ = "work_experiences"
    __table_args__ = (CheckConstraint("end_date is null or end_date >= start_date", name="ends_after_start"),)

    id: Mapped[Id]
    user_id: Mapped[OwnerId]
    job_title: Mapped[str] = mapped_column(String(NAME_LENGTH))
    company_name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    start_date: Mapped[date]
    end_date: Mapped[date | None]
    duties: Mapped[str | None] = mapped_column(Text)
    created_at: Mapped[CreatedAt]
    updated_at: Mapped[UpdatedAt]


class EquipmentSkill(Base):
    """A machine, tool, program or craft, and how well the person has it in hand."""

    __tablename__ = "equipment_skills"
    __table_args__ = (
        CheckConstraint(_one_of("type", SkillType), name="type"),
        CheckConstraint(_one_of("proficiency_level", Proficiency), name="proficiency_level"),
    )

    id: Mapped[Id]
    user_id: Mapped[OwnerId]
    name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    type: Mapped[SkillType] = mapped_column(String(30))
    proficiency_level: Mapped[Proficiency] = mapped_column(String(20), default="Beginner", server_default="Beginner")
    proficiency_assumed: Mapped[bool] = mapped_column(default=False, server_default="false")
    """The resume gave no level, so the lowest stands in. False once a person saves the skill or sets its level."""
    created_at: Mapped[CreatedAt]


class Certification(Base):
    """A certificate of a person; without `expiration_date` it does not expire."""

    __tablename__ = "certifications"
    __table_args__ = (
        CheckConstraint(
            "expiration_date is null or expiration_date >= issue_date",
            name="expires_after_issue",
        ),
    )

    id: Mapped[Id]
    user_id: Mapped[OwnerId]
    name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    issuing_organization: Mapped[str] = mapped_column(String(NAME_LENGTH))
    number: Mapped[str | None] = mapped_column(String(NUMBER_LENGTH))
    """What stands on the card or the licence. No document prints it: it is for the person, who is asked for it."""
    issue_date: Mapped[date]
    issue_date_assumed: Mapped[bool] = mapped_column(default=False, server_default="false")
    """The resume gave no date, so `issue_date` is the day it was read: never printed or claimed.

    False once a person saves the certification.
    """
    expiration_date: Mapped[date | None]
    created_at: Mapped[CreatedAt]
