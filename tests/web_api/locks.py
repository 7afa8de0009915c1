"""Races made certain: a request is held up by a lock of the test."""

from sqlalchemy import text
from sqlalchemy.orm import Session


def await_lock_waiter(database: Session) -> None:
    """Return once another connection waits for a lock that ours holds."""
    waiting = text("select count(*) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))")
    while not database.scalar(waiting):
        pass
