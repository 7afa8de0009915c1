"""A person's facts, out of the rows of their profile."""

from datetime import date
from uuid import UUID

from msgspec.structs import replace
from sqlalchemy.orm import Session

from common.profile.rows import read_profile_rows, select_owner
from workers.writing.person.facts import KnownBeside, ProfileFacts


def read_profile(session: Session, user_id: UUID, today: date) -> tuple[ProfileFacts, str]:
    """The owner's facts and the fingerprint of exactly the rows they were taken from."""
    user = session.scalars(select_owner(), {"owner": user_id}).one()
    rows = read_profile_rows(session, user_id)
    facts = ProfileFacts.from_rows(
        user, rows.work_experiences, rows.skills_as_added, rows.certifications, today, contact=rows.contact
    )
    return replace(facts, beside=KnownBeside.from_rows(rows.background)), rows.fingerprint(user, today)
