"""What a resume says beside jobs, skills and certificates: education, languages, and who can be asked."""

from datetime import date
from typing import Literal, get_args
from uuid import UUID

from sqlalchemy import CheckConstraint, ForeignKey, String, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id, OwnerId, UpdatedAt
from common.tables.profile import NAME_LENGTH

LanguageLevel = Literal["Basic", "Conversational", "Fluent", "Native"]
MOST_HOURS = 50_000
"""Of an apprenticeship: five of the longest."""


class Education(Base):
    """A school, a course or an apprenticeship. No `end_date` where it goes on, or where no dates are given at all."""

    __tablename__ = "education"
    __table_args__ = (
        CheckConstraint("end_date is null or start_date is null or end_date >= start_date", name="ends_after_start"),
        CheckConstraint(f"hours between 1 and {MOST_HOURS}", name="hours"),
    )

    id: Mapped[Id]
    user_id: Mapped[OwnerId]
    school: Mapped[str] = mapped_column(String(NAME_LENGTH))
    """The school, or the program: "IBEW Local 302 apprenticeship"."""
    credential: Mapped[str | None] = mapped_column(String(NAME_LENGTH))
    hours: Mapped[int | None]
    start_date: Mapped[date | None]
    end_date: Mapped[date | None]
    created_at: Mapped[CreatedAt]


class SpokenLanguage(Base):
    """A language that the person speaks, in their own words."""

    __tablename__ = "languages"
    __table_args__ = (
        CheckConstraint("level in (" + ", ".join(f"'{one}'" for one in get_args(LanguageLevel)) + ")", name="level"),
    )

    id: Mapped[Id]
    user_id: Mapped[OwnerId]
    name: Mapped[str] = mapped_column(String(NAME_LENGTH))
    level: Mapped[LanguageLevel] = mapped_column(String(20))
    created_at: Mapped[CreatedAt]


class ReferenceDetails(Base):
    """What a person's documents say about references: nothing, "on request", or `people` by name.

    `people`: objects with `name`, `relation` and `phone`, the last two of which may be empty.
    """

    __tablename__ = "reference_details"

    user_id: Mapped[UUID] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    on_request: Mapped[bool] = mapped_column(default=False, server_default="false")
    people: Mapped[list[dict[str, str]]] = mapped_column(JSONB, server_default=text("'[]'::jsonb"))
    updated_at: Mapped[UpdatedAt]
