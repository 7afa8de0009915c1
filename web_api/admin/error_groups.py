"""Failed jobs in groups that have the same kind, error code and place in the code."""

from datetime import datetime, timedelta
from uuid import UUID

import msgspec
from sqlalchemy import func, select
from sqlalchemy.dialects.postgresql import aggregate_order_by
from sqlalchemy.ext.asyncio import AsyncSession

from common.job_states import JobState
from common.tables import Job
from web_api.admin.job_filter import FRAME

MOST_GROUPS = 100


class ErrorGroup(msgspec.Struct, rename="camel"):
    """Failed jobs of one kind with one code, raised in one place. `users`: how many people it happened to."""

    kind: str
    error_code: str
    frame: str | None
    jobs: int
    users: int
    first_at: datetime
    last_at: datetime
    last_job_id: UUID
    message: str


async def group_errors(session: AsyncSession, hours: int) -> list[ErrorGroup]:
    """The failed jobs of the last hours, most frequent first."""
    groups = (
        select(
            Job.kind,
            func.coalesce(Job.error_code, "").label("error_code"),
            FRAME.label("frame"),
            func.count().label("jobs"),
            func.count(Job.user_id.distinct()).label("users"),
            func.min(Job.ended_at).label("first_at"),
            func.max(Job.ended_at).label("last_at"),
            func.array_agg(aggregate_order_by(Job.id, Job.ended_at.desc()))[1].label("last_job_id"),
            func.max(Job.error_message).label("message"),
        )
        .where(Job.state == JobState.FAILED, Job.ended_at > func.now() - timedelta(hours=hours))
        .group_by("kind", "error_code", "frame")
        .order_by(func.count().desc(), func.max(Job.ended_at).desc())
        .limit(MOST_GROUPS)
    )
    return [
        ErrorGroup(
            kind=row.kind,
            error_code=row.error_code,
            frame=row.frame,
            jobs=row.jobs,
            users=row.users,
            first_at=row.first_at,
            last_at=row.last_at,
            last_job_id=row.last_job_id,
            message=row.message or "",
        )
        for row in await session.execute(groups)
    ]
