"""What a read resume adds to the contact details: only where the person has put nothing in."""

from typing import Any
from uuid import UUID

from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.orm import Session

from common.profile.review import ContactField
from common.tables import ContactDetails
from workers.resumes.resume import ReadContact


def fill_contact(session: Session, user_id: UUID, read: ReadContact) -> dict[ContactField, Any]:
    """The fields that were filled, in the caller's transaction; town and state only together."""
    if not (read.phone or read.city or read.links):
        return {}
    empty = insert(ContactDetails).values(user_id=user_id)
    session.execute(empty.on_conflict_do_nothing(index_elements=[ContactDetails.user_id]))
    row = session.get_one(ContactDetails, user_id, with_for_update=True)
    filled: dict[ContactField, Any] = {}
    if read.phone and not row.phone:
        filled["phone"] = row.phone = read.phone
    if read.city and not (row.city or row.state):
        filled["city"] = row.city = read.city
        filled["state"] = row.state = read.state
    if read.links and not row.links:
        filled["links"] = row.links = read.links
    return filled
