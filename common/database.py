"""Engines: pooled and asynchronous for the API, synchronous and all but unpooled for workers."""

from functools import partial
from time import monotonic
from typing import Any

import psycopg
from sqlalchemy import Dialect, Engine, create_engine, event
from sqlalchemy.exc import InvalidatePoolError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from common.database_errors import leave_values_out
from common.kept_statements import KeepingAsyncConnection, keep_statements
from common.settings import Settings

_SERVER_SETTINGS = {
    # Either side's machine can vanish without a word. Seconds, the last one milliseconds.
    "tcp_keepalives_idle": 5,
    "tcp_keepalives_interval": 5,
    "tcp_keepalives_count": 2,
    "tcp_user_timeout": 15_000,
    # What a killed process has asked for ends, and its locks with it.
    "client_connection_check_interval": "1s",
    # A process that hangs with rows locked must not hold up everybody else for good.
    "idle_in_transaction_session_timeout": "60s",
}
CONNECT_ARGUMENTS = {
    "connect_timeout": 5,
    "application_name": "tradefolio",
    "keepalives_idle": 5,
    "keepalives_interval": 5,
    "keepalives_count": 2,
    "tcp_user_timeout": 15_000,
    "options": " ".join(f"-c {name}={value}" for name, value in _SERVER_SETTINGS.items()),
}


ASKED_AFTER_SECONDS = 1.0
"""A connection that was in use a moment ago isn't asked whether it lives: a job would ask five times, a call twice."""
_RESTS_SINCE = "rests_since"


def create_api_engine(settings: Settings) -> AsyncEngine:
    """Pool bounded by `database_connections`; a request waits at most five seconds for one of them.

    The one that was used last is used next, so that few of them rest.
    """
    engine = create_async_engine(
        settings.database_url,
        pool_size=settings.database_connections,
        max_overflow=0,
        pool_timeout=5,
        pool_use_lifo=True,
        connect_args={**CONNECT_ARGUMENTS, "async_creator_fn": KeepingAsyncConnection.connect},
        hide_parameters=True,
    )
    leave_values_out(engine.sync_engine)
    _ask_after_rest(engine.sync_engine)
    return engine


def create_worker_engine(settings: Settings) -> Engine:
    """Make an engine that keeps one connection.

    A forked child must call `dispose(close=False)` before it uses the engine.
    """
    engine = create_engine(
        settings.database_url,
        pool_size=1,
        max_overflow=4,
        connect_args=CONNECT_ARGUMENTS,
        hide_parameters=True,
    )
    leave_values_out(engine)
    keep_statements(engine)
    _ask_after_rest(engine)
    return engine


def _ask_after_rest(engine: Engine) -> None:
    """Ask a connection that has rested whether it still answers, as `pool_pre_ping` would ask each time."""
    event.listen(engine, "checkin", _note_rest)
    event.listen(engine, "checkout", partial(_ask, engine.dialect))


def _note_rest(_connection: Any, record: ConnectionPoolEntry | None) -> None:
    if record is not None:
        record.info[_RESTS_SINCE] = monotonic()


def _ask(dialect: Dialect, connection: Any, record: ConnectionPoolEntry, _proxy: Any) -> None:
    """InvalidatePoolError, on which the pool opens others, where it doesn't answer."""
    rests_since = record.info.get(_RESTS_SINCE)
    if rests_since is None or monotonic() - rests_since < ASKED_AFTER_SECONDS:
        return
    try:
        dialect.do_ping(connection)
    except psycopg.Error:
        raise InvalidatePoolError from None
