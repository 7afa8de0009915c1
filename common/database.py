"""Engines: pooled and asynchronous for the API, synchronous and all but unpooled for workers."""

from sqlalchemy import Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from common.database_errors import leave_values_out
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


def create_api_engine(settings: Settings) -> AsyncEngine:
    """Pool bounded by `database_connections`; a request waits at most five seconds for one of them."""
    engine = create_async_engine(
        settings.database_url,
        pool_size=settings.database_connections,
        max_overflow=0,
        pool_timeout=5,
        pool_pre_ping=True,
        connect_args=CONNECT_ARGUMENTS,
        hide_parameters=True,
    )
    leave_values_out(engine.sync_engine)
    return engine


def create_worker_engine(settings: Settings) -> Engine:
    """One connection, kept. A process that forks must `dispose(close=False)` in the child before using it there."""
    engine = create_engine(
        settings.database_url,
        pool_size=1,
        max_overflow=4,
        pool_pre_ping=True,
        connect_args=CONNECT_ARGUMENTS,
        hide_parameters=True,
    )
    leave_values_out(engine)
    return engine
