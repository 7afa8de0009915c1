"""The lock under which a person's lists are changed: two requests that count before they add would add too much."""

from uuid import UUID

from sqlalchemy import Select, func, select


def hold_lists(user_id: UUID) -> Select[None]:
    """Waits for whoever changes this person's lists, until the transaction ends. Holds no row: accounts are deleted."""
    return select(func.pg_advisory_xact_lock(func.hashtextextended(f"lists of {user_id}", 0)))
