"""The calls under `/api/admin/queues`: for the screen of that name, and for scripts."""

from typing import Annotated, Any
from uuid import UUID

from litestar import Request, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from common.errors import ErrorCode, UserError
from common.jobs.kind import Queue
from common.tables import User
from web_api.admin.audit import AuditPage, read_audit
from web_api.admin.error_groups import ErrorGroup, group_errors
from web_api.admin.history import History, read_history
from web_api.admin.job_actions import ActionRequest, ActionResult, JobActions, provide_job_actions
from web_api.admin.job_counts import JobCounts, count_jobs
from web_api.admin.job_filter import JobFilter, provide_job_filter
from web_api.admin.job_pages import JobDetail, JobPage, list_jobs, read_detail
from web_api.admin.overview import Overview, compute_overview
from web_api.admin.overview_feed import OverviewFeed
from web_api.admin.pauses import QueueSwitch, pause, resume
from web_api.http.event_streams import EventStream
from web_api.jobs.dispatcher import JobQueue
from web_api.sessions import DatabaseSession, current_sid

Admin = NamedDependency[User]
Actions = NamedDependency[JobActions]
Cursor = FromQuery[str | None]
PageSize = Annotated[int, QueryParameter(ge=1, le=200)]
Hours = Annotated[int, QueryParameter(ge=1, le=336)]
JOB_STAYS = (ErrorCode.WRONG_STATE, ErrorCode.UPLOAD_GONE)


@get("/")
async def read_overview(admin: Admin, session: DatabaseSession, job_queue: NamedDependency[JobQueue]) -> Overview:
    """Every queue and every worker at this moment."""
    del admin
    return await compute_overview(session, job_queue)


@get("/events", media_type="text/event-stream", streams=True)
async def stream_overview(
    admin: Admin,
    request: Request[Any, Any, Any],
    session: DatabaseSession,
    overview_feed: NamedDependency[OverviewFeed],
) -> EventStream:
    """The overview every two seconds, as `overview` events, until the admin signs out or is none any more."""
    del admin
    await session.rollback()  # a stream must not hold a database connection
    return overview_feed.stream(current_sid(request) or "")


@get("/history")
async def read_queue_history(admin: Admin, session: DatabaseSession, hours: Hours = 6) -> History:
    """Figures of each queue over the last hours."""
    del admin
    return await read_history(session, hours)


@post("/{name:str}/pause", status_code=200)
async def pause_queue(name: FromPath[str], admin: Admin, session: DatabaseSession) -> QueueSwitch:
    """Let nothing of this queue begin until it is resumed."""
    return await pause(session, admin, _queue(name))


@post("/{name:str}/resume", status_code=200)
async def resume_queue(name: FromPath[str], admin: Admin, session: DatabaseSession) -> QueueSwitch:
    """Let the queue's jobs begin again after a pause."""
    return await resume(session, admin, _queue(name))


@get("/jobs")
async def read_jobs(
    admin: Admin,
    session: DatabaseSession,
    job_filter: NamedDependency[JobFilter],
    after: Cursor = None,
    limit: PageSize = 50,
) -> JobPage:
    """Jobs, newest first."""
    del admin
    return await list_jobs(session, job_filter, after, limit)


@get("/jobs/counts")
async def read_job_counts(admin: Admin, session: DatabaseSession, job_filter: NamedDependency[JobFilter]) -> JobCounts:
    """How many jobs of a filter wait, run, and have ended how."""
    del admin
    return await count_jobs(session, job_filter)


@get("/jobs/{job_id:uuid}")
async def read_job_detail(job_id: FromPath[UUID], admin: Admin, session: DatabaseSession) -> JobDetail:
    """One job with all that happened to it."""
    del admin
    return await read_detail(session, job_id)


@get("/errors")
async def read_errors(admin: Admin, session: DatabaseSession, hours: Hours = 24) -> list[ErrorGroup]:
    """What goes wrong, most frequent first. Kind, errorCode, frame and endedSince make a filter for actions."""
    del admin
    return await group_errors(session, hours)


@post("/jobs/{job_id:uuid}/retry", status_code=200, refuses=JOB_STAYS)
async def retry_job(job_id: FromPath[UUID], job_actions: Actions) -> ActionResult:
    """Begin a failed or cancelled job anew."""
    return await job_actions.on_one("retry", job_id)


@post("/jobs/{job_id:uuid}/cancel", status_code=200, refuses=JOB_STAYS)
async def cancel_any_job(job_id: FromPath[UUID], job_actions: Actions) -> ActionResult:
    """End a job that waits; ask one that runs to stop, which takes up to two seconds."""
    return await job_actions.on_one("cancel", job_id)


@post("/jobs/{job_id:uuid}/discard", status_code=200, refuses=JOB_STAYS)
async def discard_job(job_id: FromPath[UUID], job_actions: Actions) -> ActionResult:
    """Remove a failed or cancelled job for good."""
    return await job_actions.on_one("discard", job_id)


@post("/jobs/retry", status_code=200)
async def retry_jobs(data: JSONBody[ActionRequest], job_actions: Actions) -> ActionResult:
    """Begin every failed or cancelled job of a filter anew, at most 500 in one call."""
    return await job_actions.on_all("retry", data)


@post("/jobs/cancel", status_code=200)
async def cancel_jobs(data: JSONBody[ActionRequest], job_actions: Actions) -> ActionResult:
    """End or stop every queued or running job of a filter, at most 500 in one call."""
    return await job_actions.on_all("cancel", data)


@post("/jobs/discard", status_code=200)
async def discard_jobs(data: JSONBody[ActionRequest], job_actions: Actions) -> ActionResult:
    """Remove every failed or cancelled job of a filter, at most 500 in one call."""
    return await job_actions.on_all("discard", data)


@get("/audit")
async def read_audit_log(
    admin: Admin, session: DatabaseSession, after: Cursor = None, limit: PageSize = 50
) -> AuditPage:
    """What admins did, newest first."""
    del admin
    return await read_audit(session, after, limit)


def _queue(name: str) -> Queue:
    if name not in set(Queue):
        raise UserError(ErrorCode.NOT_FOUND)
    return Queue(name)


admin_queues_router = Router(
    "/api/admin/queues",
    route_handlers=[
        read_overview,
        stream_overview,
        read_queue_history,
        pause_queue,
        resume_queue,
        read_jobs,
        read_job_counts,
        read_job_detail,
        read_errors,
        retry_job,
        cancel_any_job,
        discard_job,
        retry_jobs,
        cancel_jobs,
        discard_jobs,
        read_audit_log,
    ],
    dependencies={
        "job_filter": Provide(provide_job_filter, sync_to_thread=False),
        "job_actions": Provide(provide_job_actions, sync_to_thread=False),
    },
    tags=["queue health"],
)
