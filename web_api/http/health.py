"""Whether the process lives (`/healthz`) and whether it can serve (`/readyz`)."""

from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from common.redis_check import KEEPS_EVERYTHING, eviction_policy
from web_api.auth.sessions import DatabaseSession
from web_api.jobs.dispatcher import JobQueue


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """Answers as long as the event loop does."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(session: DatabaseSession, job_queue: NamedDependency[JobQueue]) -> Response[Any]:
    """503 while Postgres is away. Redis is told of, too, but without it jobs are still taken, and run later."""
    database = "up" if await answers(session) else "down"
    policy = await job_queue.ask(eviction_policy)
    redis = "down" if policy is None else "up" if policy == KEEPS_EVERYTHING else f"drops jobs ({policy})"
    status = "unavailable" if database == "down" else "ready" if redis == "up" else "degraded"
    return Response(
        {"status": status, "database": database, "redis": redis}, status_code=503 if database == "down" else 200
    )


async def answers(session: AsyncSession) -> bool:
    """Whether Postgres does."""
    try:
        await session.execute(text("select 1"))
    except (SQLAlchemyError, OSError):
        return False
    return True
