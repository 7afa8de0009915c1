"""Everything of one person that a document may say, as API and workers load it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Any, TypeVar
from uuid import UUID

from sqlalchemy import Select, bindparam, exists, or_, select
from sqlalchemy.orm import Session

from common.profile.background import Background, select_education, select_languages
from common.profile.fingerprint import profile_fingerprint
from common.tables import (
    Base,
    Certification,
    ContactDetails,
    Education,
    EquipmentSkill,
    ReferenceDetails,
    SpokenLanguage,
    User,
    WorkExperience,
)

Row = TypeVar("Row", bound=Base)


@dataclass(frozen=True)
class ProfileRows:
    """Newest first; no `contact` where none was ever saved."""

    work_experiences: Sequence[WorkExperience]
    equipment_skills: Sequence[EquipmentSkill]
    certifications: Sequence[Certification]
    contact: ContactDetails | None
    background: Background

    @property
    def can_fill_a_document(self) -> bool:
        """Whether there is any work or skill to write about."""
        return bool(self.work_experiences or self.equipment_skills)

    @property
    def skills_as_added(self) -> Sequence[EquipmentSkill]:
        """The first one added first, as a person lists what they can do best."""
        return self.equipment_skills[::-1]

    def fingerprint(self, user: User, today: date) -> str:
        """Return the profile's fingerprint (`common.profile.fingerprint`)."""
        return profile_fingerprint(
            user,
            self.work_experiences,
            self.equipment_skills,
            self.certifications,
            self.contact,
            background=self.background,
            today=today,
        )


_OWNER: Any = bindparam("owner")


@cache
def select_can_fill_a_document() -> Select[bool]:
    """Whether the `owner` has any work or skill to write about, without reading it."""
    work = exists().where(WorkExperience.user_id == _OWNER)
    skill = exists().where(EquipmentSkill.user_id == _OWNER)
    return select(or_(work, skill))


_TABLES: tuple[type[Base], ...] = (
    WorkExperience,
    EquipmentSkill,
    Certification,
    ContactDetails,
    Education,
    SpokenLanguage,
    ReferenceDetails,
)


def read_profile_rows(session: Session, user_id: UUID) -> ProfileRows:
    """Short queries in the caller's transaction: which tables have anything of the person, then only those.

    Few people fill in all seven, and a question costs many times what its empty answer does.
    """
    owner = {"owner": user_id}
    there = session.execute(_tables_with_rows(), owner).one()
    filled = {table for table, has_rows in zip(_TABLES, there, strict=True) if has_rows}

    def rows(table: type[Row], statement: Select[Row]) -> Sequence[Row]:
        return session.scalars(statement, owner).all() if table in filled else []

    def row(table: type[Row]) -> Row | None:
        return session.get(table, user_id) if table in filled else None

    return ProfileRows(
        rows(WorkExperience, _experiences()),
        rows(EquipmentSkill, _skills()),
        rows(Certification, _certifications()),
        row(ContactDetails),
        Background(
            rows(Education, select_education(user_id)),
            rows(SpokenLanguage, select_languages(user_id)),
            row(ReferenceDetails),
        ),
    )


@cache
def _tables_with_rows() -> Select[Any]:
    """Built once, like those below: that took as long as to have Postgres answer it."""
    there: Select[Any] = select()
    return there.add_columns(*(exists().where(table.__table__.c.user_id == _OWNER) for table in _TABLES))


@cache
def _experiences() -> Select[WorkExperience]:
    mine = select(WorkExperience).where(WorkExperience.user_id == _OWNER)
    return mine.order_by(WorkExperience.start_date.desc(), WorkExperience.id)


@cache
def _skills() -> Select[EquipmentSkill]:
    mine = select(EquipmentSkill).where(EquipmentSkill.user_id == _OWNER)
    return mine.order_by(EquipmentSkill.created_at.desc(), EquipmentSkill.id.desc())


@cache
def _certifications() -> Select[Certification]:
    mine = select(Certification).where(Certification.user_id == _OWNER)
    return mine.order_by(Certification.issue_date.desc(), Certification.id)


@cache
def select_owner() -> Select[User]:
    """Select the account of the `owner`."""
    return select(User).where(User.id == _OWNER)
