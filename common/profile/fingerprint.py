"""A short name for a profile's state, so that a document can tell whether the profile has changed since."""

from collections.abc import Iterable
from datetime import date
from hashlib import sha256

import msgspec

from common.profile.background import Background
from common.tables import Certification, ContactDetails, EquipmentSkill, User, WorkExperience


def profile_fingerprint(
    user: User,
    work_experiences: Iterable[WorkExperience],
    equipment_skills: Iterable[EquipmentSkill],
    certifications: Iterable[Certification],
    contact: ContactDetails | None = None,
    *,
    background: Background | None = None,
    today: date,
) -> str:
    """SHA-256 in hex of everything that a document says about the person; the order of rows doesn't matter.

    `today` counts by what it makes of each certificate: one that has expired since is written of in other words.

    What is all empty counts as nothing, so that documents from before there was any of it still match.
    """
    facts: tuple[object, ...] = (
        (user.first_name, user.last_name, user.email),
        sorted((str(row.id), row.job_title, row.company_name, row.start_date.isoformat(),
                row.end_date.isoformat() if row.end_date else "", row.duties or "") for row in work_experiences),
        sorted((str(row.id), row.name, row.type, "" if row.proficiency_assumed else row.proficiency_level)
               for row in equipment_skills),
        sorted((str(row.id), row.name, row.issuing_organization, row.issue_date.isoformat(), row.issue_date_assumed,
                row.expiration_date.isoformat() if row.expiration_date else "", _standing(row, today))
               for row in certifications),
    )  # fmt: skip
    reached = (contact.phone, contact.city, contact.state, contact.links) if contact else ()
    if any(reached):
        facts = (*facts, reached)
    if background and background.facts:
        facts = (*facts, background.facts)
    return sha256(msgspec.json.encode(facts)).hexdigest()


def _standing(row: Certification, today: date) -> str:
    if row.expiration_date and row.expiration_date < today:
        return "expired"
    return "held" if row.issue_date_assumed or row.issue_date <= today else "to come"
