"""Everything of one person that a document may say, as API and workers load it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from sqlalchemy import Select, exists, or_, select
from sqlalchemy.orm import Session

from common.profile_background import Background, select_education, select_languages
from common.profile_fingerprint import profile_fingerprint
from common.tables import Certification, ContactDetails, EquipmentSkill, ReferenceDetails, User, WorkExperience


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
        """See `common.profile_fingerprint`."""
        return profile_fingerprint(
            user,
            self.work_experiences,
            self.equipment_skills,
            self.certifications,
            self.contact,
            background=self.background,
            today=today,
        )


def select_can_fill_a_document(user_id: UUID) -> Select[bool]:
    """Whether there is any work or skill to write about, without reading it."""
    work = exists().where(WorkExperience.user_id == user_id)
    skill = exists().where(EquipmentSkill.user_id == user_id)
    return select(or_(work, skill))


def read_profile_rows(session: Session, user_id: UUID) -> ProfileRows:
    """Seven short queries, in the caller's transaction."""
    experiences = select(WorkExperience).where(WorkExperience.user_id == user_id)
    skills = select(EquipmentSkill).where(EquipmentSkill.user_id == user_id)
    certifications = select(Certification).where(Certification.user_id == user_id)
    return ProfileRows(
        session.scalars(experiences.order_by(WorkExperience.start_date.desc(), WorkExperience.id)).all(),
        session.scalars(skills.order_by(EquipmentSkill.created_at.desc(), EquipmentSkill.id.desc())).all(),
        session.scalars(certifications.order_by(Certification.issue_date.desc(), Certification.id)).all(),
        session.get(ContactDetails, user_id),
        Background(
            session.scalars(select_education(user_id)).all(),
            session.scalars(select_languages(user_id)).all(),
            session.get(ReferenceDetails, user_id),
        ),
    )
