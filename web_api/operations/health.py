"""Whether the process lives (`/healthz`) and whether it can serve (`/readyz`)."""

from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from common.redis_check import KEEPS_EVERYTHING, eviction_policy
from web_api.jobs.dispatcher import JobQueue
from web_api.sessions import DatabaseSession

MORE_THAN_FITS = text("select count(*) from generate_series(1, 5000)")
"""Some 200 kB."""


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """Answers as long as the event loop does."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(session: DatabaseSession, job_queue: NamedDependency[JobQueue]) -> Response[Any]:
    """503 while Postgres is away or its disk is full. Redis is told of, too, but without it jobs are still taken."""
    database = "down" if not await answers(session) else "up" if await has_room(session) else "full"
    policy = await job_queue.ask(eviction_policy)
    redis = "down" if policy is None else "up" if policy == KEEPS_EVERYTHING else f"drops jobs ({policy})"
    status = "unavailable" if database != "up" else "ready" if redis == "up" else "degraded"
    return Response(
        {"status": status, "database": database, "redis": redis}, status_code=503 if status == "unavailable" else 200
    )


async def answers(session: AsyncSession) -> bool:
    """Whether Postgres answers."""
    try:
        await session.execute(text("select 1"))
    except (SQLAlchemyError, OSError):
        return False
    return True


async def has_room(session: AsyncSession) -> bool:
    """Whether Postgres can still write to its disk: a result that is larger than its memory goes into a file there.

    So nothing is logged ahead, and no row is left behind.
    """
    try:
        await session.execute(text("set local work_mem = '64kB'"))
        await session.execute(MORE_THAN_FITS)
    except (SQLAlchemyError, OSError):
        return False
    return True
