"""Jobs as admins see them: the list, and one job's page."""

from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import load_only

from common.errors import ErrorCode, UserError
from common.job_states import JobState
from common.tables import Job, JobAttempt, Outcome, User
from web_api.admin.audit import AuditedAction, actions_on
from web_api.admin.cursor import newest_first, page_of
from web_api.admin.job_filter import JobFilter, criteria
from web_api.admin.masking import masked_arguments, redact


class JobSummary(msgspec.Struct, rename="camel"):
    """`attempt`: which one it is at. `user` is null for the system's own jobs."""

    id: UUID
    kind: str
    queue: str
    state: JobState
    user: str | None
    attempt: int
    error_code: str | None
    created_at: datetime
    started_at: datetime | None
    ended_at: datetime | None


class JobPage(msgspec.Struct, rename="camel"):
    """Newest first. `next` goes into the next call's `after`; null on the last page."""

    jobs: list[JobSummary]
    next: str | None


class Attempt(msgspec.Struct, rename="camel"):
    """An attempt at a job that has ended."""

    number: int
    worker: str | None
    queued_at: datetime
    started_at: datetime
    ended_at: datetime
    outcome: Outcome
    error_code: str | None
    traceback: str | None


class TimelineEvent(msgspec.Struct, rename="camel"):
    """`event`: `created`, `queued`, `started`, an attempt's outcome, or an admin's action; `by`: worker or admin."""

    at: datetime
    event: str
    attempt: int | None = None
    by: str | None = None


class JobDetail(msgspec.Struct, rename="camel"):
    """`arguments` are masked: other people's words and addresses appear by their beginnings.

    `errorMessage` is what the user was told, made of the error's code with `errorParams`; the traceback is for
    admins, without values.
    """

    summary: JobSummary
    user_id: UUID | None
    arguments: dict[str, Any]
    progress: dict[str, Any] | None
    worker: str | None
    lease_until: datetime | None
    cancel_requested: bool
    error_message: str | None
    error_params: dict[str, Any] | None
    traceback: str | None
    attempts: list[Attempt]
    timeline: list[TimelineEvent]
    actions: list[AuditedAction]


_SUMMARISED = load_only(
    Job.kind,
    Job.queue,
    Job.state,
    Job.attempt,
    Job.error_code,
    Job.created_at,
    Job.started_at,
    Job.ended_at,
    raiseload=True,
)
"""Arguments and results are whole resumes and postings."""


async def list_jobs(session: AsyncSession, job_filter: JobFilter, after: str | None, limit: int) -> JobPage:
    """A page of those that the filter selects."""
    wanted = await criteria(session, job_filter)
    jobs = select(Job, User.email).options(_SUMMARISED).outerjoin(User, User.id == Job.user_id).where(*wanted)
    rows = (await session.execute(newest_first(jobs, Job, after, limit))).all()
    page, following = page_of(rows, limit, lambda row: (row.Job.created_at, row.Job.id))
    return JobPage([_summary(row) for row in page], following)


async def read_detail(session: AsyncSession, job_id: UUID) -> JobDetail:
    """Return everything about one job. Raises UserError `not_found`."""
    row = (
        await session.execute(select(Job, User.email).outerjoin(User, User.id == Job.user_id).where(Job.id == job_id))
    ).one_or_none()
    if row is None:
        raise UserError(ErrorCode.NOT_FOUND)
    job: Job = row.Job
    tries = select(JobAttempt).where(JobAttempt.job_id == job_id).order_by(JobAttempt.id)
    attempts = (await session.scalars(tries)).all()
    actions = await actions_on(session, job_id)
    return JobDetail(
        summary=_summary(row),
        user_id=job.user_id,
        arguments=masked_arguments(job.kind, job.arguments),
        progress=job.progress,
        worker=job.worker,
        lease_until=job.lease_until,
        cancel_requested=job.cancel_requested,
        error_message=job.error_message,
        error_params=job.error_params,
        traceback=redact(job.traceback) if job.traceback else None,
        attempts=[_attempt(attempt) for attempt in attempts],
        timeline=_timeline(job, list(attempts), actions),
        actions=actions,
    )


def _summary(row: Row[Job, str]) -> JobSummary:
    job: Job = row.Job
    return JobSummary(
        id=job.id,
        kind=job.kind,
        queue=job.queue,
        state=JobState(job.state),
        user=row.email,
        attempt=job.attempt,
        error_code=job.error_code,
        created_at=job.created_at,
        started_at=job.started_at,
        ended_at=job.ended_at,
    )


def _attempt(row: JobAttempt) -> Attempt:
    return Attempt(
        number=row.number,
        worker=row.worker,
        queued_at=row.queued_at,
        started_at=row.started_at,
        ended_at=row.ended_at,
        outcome=row.outcome,
        error_code=row.error_code,
        traceback=redact(row.traceback) if row.traceback else None,
    )


def _timeline(job: Job, attempts: list[JobAttempt], actions: list[AuditedAction]) -> list[TimelineEvent]:
    """Put the events of the job's life in order, the oldest first."""
    events = [TimelineEvent(job.created_at, "created")]
    for over in attempts:
        events += [
            TimelineEvent(over.queued_at, "queued", over.number),
            TimelineEvent(over.started_at, "started", over.number, over.worker),
            TimelineEvent(over.ended_at, over.outcome, over.number, over.worker),
        ]
    events += [TimelineEvent(action.at, action.action, by=action.admin) for action in actions]
    if job.state in (JobState.QUEUED, JobState.RUNNING):
        events.append(TimelineEvent(job.queued_at, "queued", job.attempt))
    if job.state == JobState.RUNNING and job.started_at:
        events.append(TimelineEvent(job.started_at, "started", job.attempt, job.worker))
    if job.state == JobState.CANCELLED and job.ended_at and not (attempts and attempts[-1].outcome == "cancelled"):
        events.append(TimelineEvent(job.ended_at, "cancelled"))
    return sorted(events, key=lambda event: event.at)
