"""How the queues stand, for those who record it, show it and export it."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Float, Row, Select, case, cast, extract, func, select

from common.job_states import UNENDED, JobState
from common.jobs.kind import Queue
from common.tables import Job, JobAttempt, Outcome

Moment = datetime | ColumnElement[datetime]

WENT_WRONG = ("failed", "lost")
"""Outcomes that are ours to look into."""

DEPTH, RUNNING, OLDEST_SECONDS = "queue_depth", "queue_running", "queue_oldest_seconds"
SUCCEEDED, WRONG = "queue_succeeded", "queue_went_wrong"
RECORDED = (DEPTH, RUNNING, OLDEST_SECONDS, SUCCEEDED, WRONG)
"""Names in `system_metrics`, once a minute; each row says in its details which queue it is of."""


@dataclass(frozen=True)
class QueueFigures:
    """`oldest_seconds`: how long the job that has waited longest has been ready to run; None in an empty queue."""

    depth: int = 0
    running: int = 0
    oldest_seconds: float | None = None


def unended_jobs() -> Select[str, str, JobState, int, float]:
    """Rows (queue, kind, state, jobs, oldest_seconds): what waits and what runs."""
    waits = case((Job.state == JobState.QUEUED, Job.queued_at))
    oldest = cast(extract("epoch", func.now() - func.min(waits)), Float)
    return (
        select(Job.queue, Job.kind, Job.state, func.count().label("jobs"), oldest.label("oldest_seconds"))
        .where(Job.state.in_(UNENDED))
        .group_by(Job.queue, Job.kind, Job.state)
    )


def by_queue(rows: Iterable[Row[Any]]) -> dict[Queue, QueueFigures]:
    """`unended_jobs` summed up; every queue is there, but none that only a newer version of the product knows."""
    figures = dict.fromkeys(Queue, QueueFigures())
    for row in rows:
        if row.queue not in figures:
            continue
        queue, before = Queue(row.queue), figures[Queue(row.queue)]
        if row.state == JobState.RUNNING:
            figures[queue] = QueueFigures(before.depth, before.running + row.jobs, before.oldest_seconds)
        else:
            oldest = max(before.oldest_seconds or 0.0, row.oldest_seconds or 0.0)
            figures[queue] = QueueFigures(before.depth + row.jobs, before.running, oldest)
    return figures


def jobs_gone_wrong(since: Moment) -> Select[str, int]:
    """Rows (queue, jobs): how many jobs had an attempt that went wrong since then; one that was tried thrice is one."""
    return (
        select(JobAttempt.queue, func.count(JobAttempt.job_id.distinct()).label("jobs"))
        .where(JobAttempt.ended_at >= since, JobAttempt.outcome.in_(WENT_WRONG))
        .group_by(JobAttempt.queue)
    )


def ended_attempts(since: Moment, until: Moment) -> Select[str, Outcome, int]:
    """Rows (queue, outcome, attempts) of the attempts that ended in that time, its beginning included."""
    return (
        select(JobAttempt.queue, JobAttempt.outcome, func.count().label("attempts"))
        .where(JobAttempt.ended_at >= since, JobAttempt.ended_at < until)
        .group_by(JobAttempt.queue, JobAttempt.outcome)
    )
