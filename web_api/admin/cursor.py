"""Where a page ended: pages go on after a row, so rows that come or go meanwhile neither repeat nor hide any."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import datetime
from uuid import UUID

from sqlalchemy import ColumnElement, tuple_
from sqlalchemy.orm import InstrumentedAttribute

from common.errors import UserError


def cursor_of(created_at: datetime, row_id: UUID) -> str:
    """Opaque to clients."""
    return urlsafe_b64encode(f"{created_at.isoformat()} {row_id}".encode()).decode().rstrip("=")


def before(
    cursor: str, created_at: InstrumentedAttribute[datetime], row_id: InstrumentedAttribute[UUID]
) -> ColumnElement[bool]:
    """The rows that follow in a list with the newest first. UserError for what isn't a cursor."""
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        moment, _, last_id = urlsafe_b64decode(padded).decode().rpartition(" ")
        position = datetime.fromisoformat(moment), UUID(last_id)
    except ValueError:
        raise UserError("invalid", "Please check “after”: it takes what the page before gave as “next”.") from None
    return tuple_(created_at, row_id) < position
