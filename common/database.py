"""Engines: pooled and asynchronous for the API, unpooled and synchronous for workers."""

from sqlalchemy import Engine, create_engine
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

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
    """No pool: a connection that crosses a fork is read by both sides, and a job is one process."""
    return create_engine(settings.database_url, poolclass=NullPool, connect_args=CONNECT_ARGUMENTS)
