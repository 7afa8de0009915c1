"""A user's jobs: state, events, cancelling."""

from typing import Any
from uuid import UUID

import msgspec
from litestar import Request, Router, delete, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from common.errors import ErrorCode, UserError
from common.job_states import UNENDED, JobState
from common.jobs.kinds import KINDS
from common.tables import Job, User
from web_api.http.event_streams import EventStream
from web_api.jobs.dispatcher import JobQueue
from web_api.jobs.representations import Representations
from web_api.sessions import DatabaseSession, SignedIn, current_sid


class JobError(msgspec.Struct, rename="camel"):
    """What a user is told about a failed job."""

    code: str
    message: str
    params: dict[str, Any]


class JobStatus(msgspec.Struct, rename="camel"):
    """`result` is in the shape of its kind; `progress` as in the events."""

    id: UUID
    kind: str
    state: JobState
    progress: dict[str, Any] | None
    result: dict[str, Any] | None
    error: JobError | None


async def _own_job(session: AsyncSession, user: User, job_id: UUID) -> Job:
    job = await session.scalar(select(Job).where(Job.id == job_id, Job.user_id == user.id))
    if job is None:
        raise UserError(ErrorCode.NOT_FOUND)
    return job


def _shown(job: Job) -> JobStatus:
    return JobStatus(job.id, job.kind, JobState(job.state), job.progress, job.result, _error_of(job))


def _error_of(job: Job) -> JobError | None:
    if job.state != JobState.FAILED:
        return None
    return JobError(job.error_code or "", job.error_message or "", job.error_params or {})


@get()
async def read_running_jobs(session: DatabaseSession, user: SignedIn) -> list[JobStatus]:
    """List the user's own jobs that wait or run, the oldest first.

    By them a page that was loaded again can follow its jobs.

    Only those whose ending is told to whoever left: the others lead nowhere once their form is closed.
    """
    told = [kind.name for kind in KINDS.values() if kind.tells_owner]
    running = select(Job).where(Job.user_id == user.id, Job.state.in_(UNENDED), Job.kind.in_(told))
    return [_shown(job) for job in await session.scalars(running.order_by(Job.created_at, Job.id))]


@get("/{job_id:uuid}")
async def read_job(job_id: FromPath[UUID], session: DatabaseSession, user: SignedIn) -> JobStatus:
    """Return the job's state, progress and result."""
    return _shown(await _own_job(session, user, job_id))


@get("/{job_id:uuid}/events", media_type="text/event-stream", streams=True)
async def stream_job(
    job_id: FromPath[UUID],
    request: Request[Any, Any, Any],
    session: DatabaseSession,
    user: SignedIn,
    representations: NamedDependency[Representations],
) -> EventStream:
    """The job's events. `Last-Event-ID` resumes where a broken connection left off."""
    sid, after = current_sid(request), request.headers.get("last-event-id")
    return await representations.stream(session, job_id, sid, owner_id=user.id, after=after)


@delete("/{job_id:uuid}", status_code=202)
async def cancel_job(
    job_id: FromPath[UUID], session: DatabaseSession, user: SignedIn, job_queue: NamedDependency[JobQueue]
) -> None:
    """Cancel it, within two seconds if it runs. Cancelling what has ended does nothing."""
    await _own_job(session, user, job_id)
    await job_queue.cancel(session, [job_id])


jobs_router = Router("/api/jobs", route_handlers=[read_running_jobs, read_job, stream_job, cancel_job], tags=["jobs"])
