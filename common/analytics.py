"""Every kind of analytics event, and the one way each comes to be: a row for the action's own transaction.

Only a sign-in says from which address and browser it came, and forgets it after `Settings.address_days`.
"""

from typing import Literal
from uuid import UUID

from common.tables import AnalyticsEvent, DocumentType

EventType = Literal["login", "document_generation", "career_search", "profile_update"]
ProfileChange = Literal["added", "changed", "deleted", "read_from_resume"]
SearchedIn = Literal["occupations", "regions"]


def login(user_id: UUID, *, ip_address: str | None, user_agent: str) -> AnalyticsEvent:
    """Somebody signed in, by whatever means, or has just registered."""
    return _event("login", user_id, ip_address=ip_address, user_agent=user_agent)


def profile_update(user_id: UUID, *, changed_list: str, change: ProfileChange) -> AnalyticsEvent:
    """Return the event for a change to one of the profile's lists, named by its table."""
    return _event("profile_update", user_id, details={"list": changed_list, "change": change})


def document_generation(
    user_id: UUID, *, document_type: DocumentType, writer: str, claims_removed: int
) -> AnalyticsEvent:
    """A document was stored. `claims_removed`: how many claims the fact gate took out of it."""
    details = {"type": document_type, "writer": writer, "claimsRemoved": claims_removed}
    return _event("document_generation", user_id, details=details)


def career_search(user_id: UUID | None, *, searched_in: SearchedIn) -> AnalyticsEvent:
    """Careers were matched or regions looked up; None for who isn't signed in. What was searched for isn't kept."""
    return _event("career_search", user_id, details={"searchedIn": searched_in})


def _event(event_type: EventType, user_id: UUID | None, **values: object) -> AnalyticsEvent:
    return AnalyticsEvent(event_type=event_type, user_id=user_id, **values)
