"""Races made certain: a request is held up by a lock of the test."""

from sqlalchemy import TextClause, text
from sqlalchemy.orm import Session

from tests.eventually import eventually

_HELD_UP_BY_US = text("select count(*) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))")
_HELD_UP_HERE = text(
    "select count(*) from pg_stat_activity where datname = current_database()"
    " and backend_type = 'client backend' and wait_event_type = 'Lock'"
)
"""Also by who waits for us. Other tests wait in other databases, and a server's own processes wait for locks, too."""


def await_lock_waiter(database: Session) -> None:
    """Return once another connection waits for a lock that ours holds."""
    eventually(lambda: _count(database, _HELD_UP_BY_US) > 0)


def await_lock_waiters(database: Session, count: int) -> None:
    """Return once so many connections to this database wait for a lock: ours, or one behind it."""
    eventually(lambda: _count(database, _HELD_UP_HERE) >= count)


def _count(database: Session, waiting: TextClause) -> int:
    """Of now: within a transaction Postgres goes on showing who was connected at the first look."""
    database.execute(text("select pg_stat_clear_snapshot()"))
    return database.scalar(waiting) or 0
