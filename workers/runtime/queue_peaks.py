"""The most jobs that a queue held at once, by when each began and ceased to wait or to run.

A look once a minute sees nothing of jobs that came and were done in between.
"""

from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, Select, case, func, literal, or_, select, union_all
from sqlalchemy.orm import InstrumentedAttribute

from common.job_states import UNENDED, JobState
from common.tables import Job

_BEGAN = case((Job.started_at >= Job.queued_at, Job.started_at))
"""Of the attempt that was queued last; an earlier one's beginning is still there while the next one waits."""


_Moments = ColumnElement[Any] | InstrumentedAttribute[Any]


def most_waiting(since: datetime, until: datetime) -> Select[str, int]:
    """Rows (queue, jobs) of the queues in which any waited in that time."""
    return _most_at_once(Job.queued_at, func.coalesce(_BEGAN, Job.ended_at), since, until)


def most_running(since: datetime, until: datetime) -> Select[str, int]:
    """Rows (queue, jobs) of the queues in which any ran in that time."""
    return _most_at_once(_BEGAN, Job.ended_at, since, until, Job.state != JobState.QUEUED)


def _most_at_once(
    begins: _Moments, ends: _Moments, since: datetime, until: datetime, *wanted: ColumnElement[bool]
) -> Select[str, int]:
    stretches = (
        select(Job.queue, begins.label("begins"), ends.label("ends"))
        .where(or_(Job.state.in_(UNENDED), Job.ended_at >= since), begins < until, *wanted)
        .where(or_(ends.is_(None), (ends > since) & (ends > begins)))
        .cte("stretches")
    )
    began = select(stretches.c.queue, func.greatest(stretches.c.begins, since).label("at"), literal(1).label("change"))
    ended = select(stretches.c.queue, stretches.c.ends, literal(-1)).where(stretches.c.ends < until)
    changes = union_all(began, ended).cte("changes")
    held = func.sum(changes.c.change).over(partition_by=changes.c.queue, order_by=(changes.c.at, changes.c.change))
    counted = select(changes.c.queue, held.label("held")).cte("counted")
    return select(counted.c.queue, func.max(counted.c.held).label("jobs")).group_by(counted.c.queue)
