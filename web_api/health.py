"""Whether the process lives (`/healthz`) and whether it can serve (`/readyz`)."""

from typing import Any

from litestar import Response, get
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from web_api.sessions import DatabaseSession


@get("/healthz", include_in_schema=False)
async def healthz() -> dict[str, str]:
    """Answers as long as the event loop does."""
    return {"status": "ok"}


@get("/readyz", include_in_schema=False)
async def readyz(session: DatabaseSession) -> Response[Any]:
    """503 while Postgres is away. Without Redis the API still takes jobs, so that doesn't count."""
    try:
        await session.execute(text("select 1"))
    except (SQLAlchemyError, OSError):
        return Response({"status": "database unavailable"}, status_code=503)
    return Response({"status": "ready"})
