"""A person's profile, as the API loads them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

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


async def load_profile_rows(session: AsyncSession, user_id: UUID) -> ProfileRows:
    """Seven short queries, in the caller's transaction."""
    experiences = (
        select(WorkExperience).where(WorkExperience.user_id == user_id).order_by(WorkExperience.start_date.desc())
    )
    skills = select(EquipmentSkill).where(EquipmentSkill.user_id == user_id).order_by(EquipmentSkill.created_at.desc())
    certifications = (
        select(Certification).where(Certification.user_id == user_id).order_by(Certification.issue_date.desc())
    )
    return ProfileRows(
        (await session.scalars(experiences)).all(),
        (await session.scalars(skills)).all(),
        (await session.scalars(certifications)).all(),
        await session.get(ContactDetails, user_id),
        Background(
            (await session.scalars(select_education(user_id))).all(),
            (await session.scalars(select_languages(user_id))).all(),
            await session.get(ReferenceDetails, user_id),
        ),
    )
