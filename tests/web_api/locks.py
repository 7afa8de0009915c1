"""Races made certain: a request is held up by a lock of the test."""

from sqlalchemy import text
from sqlalchemy.orm import Session

from tests.eventually import eventually


def await_lock_waiter(database: Session) -> None:
    """Return once another connection waits for a lock that ours holds.

    pg_locks tells how it is now. pg_stat_activity would tell a transaction each time what it told first: who connects
    later would never be seen.
    """
    waiting = text("select count(*) from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))")
    eventually(lambda: database.scalar(waiting))
