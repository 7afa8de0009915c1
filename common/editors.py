"""The account "editors": the author of the first posts, and of those whose authors have left."""

from typing import Any

from sqlalchemy import ScalarSelect, select
from sqlalchemy.dialects.postgresql import Insert, insert

from common.tables import NOBODY, User

EDITORS: dict[str, Any] = {
    "email": "editors@tradefolio.invalid",
    "first_name": "Tradefolio",
    "last_name": "Editors",
    "auth_provider": NOBODY,
    "external_id": "starter-posts",
    "is_active": False,
}
"""Nobody can sign in as them: no password, no provider, switched off, and an address that can't receive mail."""


def insert_editors() -> Insert:
    """Insert the editors' account; does nothing where it exists already."""
    return insert(User).values(EDITORS).on_conflict_do_nothing()


def editors_id() -> ScalarSelect[Any]:
    """Select the id of the editors' account; NULL before it was inserted."""
    theirs = (User.auth_provider == NOBODY, User.external_id == EDITORS["external_id"])
    return select(User.id).where(*theirs).scalar_subquery()
