"""A person's facts, out of the rows of their profile."""

from datetime import date
from uuid import UUID

from msgspec.structs import replace
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.profile_background import Background, select_education, select_languages
from common.profile_fingerprint import profile_fingerprint
from common.tables import Certification, ContactDetails, EquipmentSkill, ReferenceDetails, User, WorkExperience
from workers.writing.facts import KnownBeside, ProfileFacts


def read_profile(session: Session, user_id: UUID, today: date) -> tuple[ProfileFacts, str]:
    """The owner's facts and the fingerprint of exactly the rows they were taken from."""
    user = session.get_one(User, user_id)
    experiences = session.scalars(select(WorkExperience).where(WorkExperience.user_id == user.id)).all()
    skills = session.scalars(
        select(EquipmentSkill)
        .where(EquipmentSkill.user_id == user.id)
        .order_by(EquipmentSkill.created_at, EquipmentSkill.id)
    ).all()
    certifications = session.scalars(
        select(Certification)
        .where(Certification.user_id == user.id)
        .order_by(Certification.issue_date.desc(), Certification.id)
    ).all()
    contact = session.get(ContactDetails, user.id)
    background = Background(
        session.scalars(select_education(user.id)).all(),
        session.scalars(select_languages(user.id)).all(),
        session.get(ReferenceDetails, user.id),
    )
    facts = ProfileFacts.from_rows(user, experiences, skills, certifications, today, contact=contact)
    facts = replace(facts, beside=KnownBeside.from_rows(background))
    fingerprint = profile_fingerprint(
        user, experiences, skills, certifications, contact, background=background, today=today
    )
    return facts, fingerprint
