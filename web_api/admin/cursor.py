"""Where a page ended: pages go on after a row, so rows that come or go meanwhile neither repeat nor hide any."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TypeVar, TypeVarTuple
from uuid import UUID

from sqlalchemy import ColumnElement, Select, tuple_

from common.tables import AuditEntry, Job, User
from web_api.http.forms import InvalidError, Problem

Columns = TypeVarTuple("Columns")
Row = TypeVar("Row")
Listed = type[AuditEntry] | type[Job] | type[User]


def newest_first(query: Select[*Columns], table: Listed, after: str | None, limit: int) -> Select[*Columns]:
    """The rows behind the cursor `after`: a page, and one more if another page follows. See `page_of`."""
    behind = [_before(after, table)] if after else []
    return query.where(*behind).order_by(table.created_at.desc(), table.id.desc()).limit(limit + 1)


def page_of(
    rows: Sequence[Row], limit: int, place: Callable[[Row], tuple[datetime, UUID]]
) -> tuple[Sequence[Row], str | None]:
    """The page within what `newest_first` found, and the cursor of the one that follows. `place`: creation and id."""
    page = rows[:limit]
    return page, _cursor_of(*place(page[-1])) if len(rows) > limit else None


def _cursor_of(created_at: datetime, row_id: UUID) -> str:
    """Encode a row's place as a string that clients send back unread."""
    return urlsafe_b64encode(f"{created_at.isoformat()} {row_id}".encode()).decode().rstrip("=")


def _before(cursor: str, table: Listed) -> ColumnElement[bool]:
    """Return the condition for rows behind the cursor. Raises InvalidError for what isn't a cursor."""
    try:
        padded = cursor + "=" * (-len(cursor) % 4)
        moment, _, last_id = urlsafe_b64decode(padded).decode().rpartition(" ")
        position = datetime.fromisoformat(moment), UUID(last_id)
    except ValueError:
        raise InvalidError(Problem.CURSOR) from None
    return tuple_(table.created_at, table.id) < position
