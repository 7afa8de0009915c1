"""The statements that move a job on, for both the API's asynchronous and the workers' synchronous sessions.

Every one of them is guarded by state and token, so that of two that race exactly one has an effect.
"""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any
from uuid import UUID

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Executable,
    Select,
    Update,
    and_,
    case,
    delete,
    exists,
    extract,
    func,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import Insert, insert

from common.errors import ErrorCode
from common.job_states import UNENDED, JobState
from common.jobs.events import Failed, Progress
from common.jobs.kind import MAX_ATTEMPTS, Queue
from common.jobs.kinds import KINDS
from common.tables.documents import Upload
from common.tables.jobs import Job
from common.tables.notifications import Notification
from common.tables.queues import QueuePause


def running_under(job_id: UUID, token: UUID) -> ColumnElement[bool]:
    """Return the condition that this attempt still holds the job."""
    return and_(Job.id == job_id, Job.attempt_token == token, Job.state == JobState.RUNNING)


def claim(job_id: UUID, token: UUID, *, worker: str, lease: timedelta) -> Update:
    """Queued -> running. Touches no row when the attempt is stale, claimed already or cancelled.

    Nor when its queue is paused, or its kind is one that only a newer version of the product knows. Doesn't wait for
    the disk: if a crash of Postgres loses the claim, the job is queued again and what ran under it can't end it.
    """
    paused = exists().where(QueuePause.queue == Job.queue)
    known = Job.kind.in_(KINDS)
    chosen = update(Job).where(
        Job.id == job_id, Job.attempt_token == token, Job.state == JobState.QUEUED, known, ~paused
    )
    return _claimed(chosen, worker, lease)


def claim_next(queue: Queue, *, worker: str, lease: timedelta) -> Update:
    """The queue's next job by turn -> running. As `claim`, without waiting for a row that another worker is claiming.

    What Redis carries says only that there is work; whose turn it is stands here.
    """
    paused = exists().where(QueuePause.queue == queue.value)
    next_job = (
        select(Job.id)
        .where(Job.state == JobState.QUEUED, Job.queue == queue.value, Job.kind.in_(KINDS), ~paused)
        .order_by(Job.turn, Job.queued_at)
        .limit(1)
        .with_for_update(skip_locked=True)
        .correlate(None)
    )
    return _claimed(update(Job).where(Job.id == next_job.scalar_subquery()), worker, lease)


def _claimed(chosen: Update, worker: str, lease: timedelta) -> Update:
    running = {"state": JobState.RUNNING, "worker": worker, "started_at": func.now(), "lease_until": func.now() + lease}
    return chosen.values(running).returning(
        Job.id,
        Job.attempt_token,
        Job.kind,
        Job.user_id,
        Job.arguments,
        Job.attempt,
        Job.progress,
        _without_waiting_for_the_disk(),
    )


def note_progress(job_id: UUID, token: UUID, told: Progress | BindParameter[dict[str, Any]]) -> Update:
    """Store how far the attempt is; returns whether it is to be cancelled, and no row when it lost the job.

    Doesn't wait for the disk: of what a crash of Postgres could lose, progress is the least.
    """
    return (
        update(Job)
        .where(running_under(job_id, token))
        .values(progress=told.data() if isinstance(told, Progress) else told)
        .returning(Job.cancel_requested, _without_waiting_for_the_disk())
    )


def _without_waiting_for_the_disk() -> ColumnElement[str]:
    """Said in the statement itself, for its transaction only."""
    return func.set_config("synchronous_commit", "off", True)  # noqa: FBT003 - for this transaction


def hold(job_id: UUID, token: UUID) -> Select[bool]:
    """Lock the row until the transaction ends, so that nobody else can end the job; returns as `note_progress`."""
    return select(Job.cancel_requested).where(running_under(job_id, token)).with_for_update()


def end(
    guard: ColumnElement[bool],
    state: JobState,
    *,
    result: dict[str, Any] | None = None,
    error: Failed | None = None,
    traceback: str | None = None,
) -> Update:
    """End the jobs that `guard` selects, with a result or an error."""
    return (
        update(Job)
        .where(guard)
        .values(
            state=state,
            result=result,
            error_code=error and error.code,
            error_message=error and error.message,
            error_params=error and error.params,
            traceback=traceback,
            ended_at=func.now(),
            lease_until=None,
        )
        .returning(Job.id)
    )


def renew_lease(job_id: UUID, token: UUID, lease: timedelta) -> Update:
    """Returns no row when another transaction has the job's row, as the job's own ending does: it never waits."""
    held = _not_locked(running_under(job_id, token))
    return update(Job).where(held).values(lease_until=func.now() + lease).returning(Job.id)


def lease_ran_out() -> ColumnElement[bool]:
    """Attempts that nobody renews any more; not those whose ending is under way, which can only be waited for."""
    return _not_locked(and_(Job.state == JobState.RUNNING, Job.lease_until < func.now()))


def _not_locked(guard: ColumnElement[bool]) -> ColumnElement[bool]:
    return Job.id.in_(select(Job.id).where(guard).with_for_update(skip_locked=True).correlate(None))


def after_ending(job_ids: Sequence[UUID]) -> tuple[Executable, ...]:
    """Return what belongs to every ending's transaction: the job's upload is deleted, and its owner is told.

    Both in one statement: each is a way to Postgres and back.
    """
    gone = delete(Upload).where(Upload.job_id.in_(job_ids)).returning(Upload.id).cte("gone")
    return (_notify_owners(job_ids).add_cte(gone),)


def _notify_owners(job_ids: Sequence[UUID]) -> Insert:
    """A notification for each job that succeeded or failed, has an owner, and is of a kind that tells; once."""
    telling = [kind.name for kind in KINDS.values() if kind.tells_owner]
    doubts = func.coalesce(Job.result["leftOpen"].as_integer(), 0)
    code = case((Job.state == JobState.FAILED, "job_failed"), (doubts > 0, "resume_to_check"), else_="job_succeeded")
    parameters = func.jsonb_strip_nulls(
        func.jsonb_build_object(
            "kind",
            Job.kind,
            "documentType",
            Job.arguments["documentType"],
            "title",
            Job.result["title"],
            "count",
            func.nullif(doubts, 0),
        )
    )
    key = func.concat("job:", Job.id, ":", Job.attempt_token)
    ended = select(func.gen_random_uuid(), Job.user_id, key, code, parameters, Job.id).where(
        Job.id.in_(job_ids),
        Job.state.in_((JobState.SUCCEEDED, JobState.FAILED)),
        Job.user_id.is_not(None),
        Job.kind.in_(telling),
    )
    columns = ("id", "user_id", "event_key", "code", "parameters", "job_id")
    return insert(Notification).from_select(columns, ended).on_conflict_do_nothing()


def give_up_attempt(guard: ColumnElement[bool], *, blame: bool) -> Update:
    """Running -> queued under a new token; or -> cancelled where that was asked; or -> failed, attempts used up.

    Without `blame` the attempt doesn't count. Returns also which attempt that was, and how many seconds it took.
    """
    used_up = and_(Job.attempt >= MAX_ATTEMPTS, literal(blame), ~Job.cancel_requested)
    ends = or_(used_up, Job.cancel_requested)
    return (
        update(Job)
        .where(guard, Job.state == JobState.RUNNING)
        .values(
            state=case(
                (Job.cancel_requested, JobState.CANCELLED.value),
                (used_up, JobState.FAILED.value),
                else_=JobState.QUEUED.value,
            ),
            error_code=case((used_up, ErrorCode.WORKER_LOST.code)),
            error_message=case((used_up, ErrorCode.WORKER_LOST.english)),
            error_params=None,
            ended_at=case((ends, func.now())),
            attempt=case((ends, Job.attempt), else_=Job.attempt + int(blame)),
            attempt_token=func.gen_random_uuid(),
            queued_at=func.now(),
            lease_until=None,
            worker=None,
        )
        .returning(
            Job.id,
            Job.kind,
            Job.state,
            Job.queue,
            Job.attempt_token,
            case((Job.state == JobState.QUEUED, Job.attempt - int(blame)), else_=Job.attempt).label("ended_attempt"),
            extract("epoch", func.now() - func.coalesce(Job.started_at, func.now())).label("seconds"),
        )
    )


def retry(guard: ColumnElement[bool]) -> Update:
    """Failed or cancelled -> queued, as if it had just been asked for: a first attempt under a new token."""
    return (
        update(Job)
        .where(guard, Job.state.in_((JobState.FAILED, JobState.CANCELLED)))
        .values(
            state=JobState.QUEUED,
            attempt=1,
            attempt_token=func.gen_random_uuid(),
            queued_at=func.now(),
            started_at=None,
            ended_at=None,
            worker=None,
            cancel_requested=False,
            progress=None,
            error_code=None,
            error_message=None,
            error_params=None,
            traceback=None,
        )
        .returning(Job.id, Job.kind, Job.queue, Job.attempt_token)
    )


def cancel(guard: ColumnElement[bool]) -> Update:
    """Queued -> cancelled; what runs is asked to stop. Touches nothing that has ended.

    Both in one statement: between two of them a worker's claim could slip through, and nobody would be asked.
    """
    waits = Job.state == JobState.QUEUED
    return (
        update(Job)
        .where(guard, Job.state.in_(UNENDED))
        .values(
            state=case((waits, JobState.CANCELLED.value), else_=Job.state),
            ended_at=case((waits, func.now())),
            cancel_requested=~waits,
        )
        .returning(Job.id, Job.kind, Job.state)
    )
