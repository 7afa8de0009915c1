"""Engines: pooled and asynchronous for the API, synchronous and all but unpooled for workers."""

from sqlalchemy import Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from common.settings import Settings

CONNECT_ARGUMENTS = {"connect_timeout": 5, "application_name": "tradefolio"}


def create_api_engine(settings: Settings) -> AsyncEngine:
    """Pool bounded by `database_connections`; a request waits at most five seconds for one of them."""
    return create_async_engine(
        settings.database_url,
        pool_size=settings.database_connections,
        max_overflow=0,
        pool_timeout=5,
        pool_pre_ping=True,
        connect_args=CONNECT_ARGUMENTS,
    )


def create_worker_engine(settings: Settings) -> Engine:
    """One connection, kept. A process that forks must `dispose(close=False)` in the child before using it there."""
    return create_engine(
        settings.database_url, pool_size=1, max_overflow=4, pool_pre_ping=True, connect_args=CONNECT_ARGUMENTS
    )
