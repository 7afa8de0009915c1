"""The last hours of each queue, out of what is recorded once a minute."""

from collections import defaultdict
from datetime import UTC, datetime, timedelta

import msgspec
from sqlalchemy import Select, case, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.jobs.kind import Queue
from common.jobs.queue_figures import DEPTH, OLDEST_SECONDS, RECORDED, RUNNING, SUCCEEDED, WRONG
from common.tables import SystemMetric

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_STEPS = ((6, 60), (24, 300), (72, 900), (336, 3600))
"""Up to so many hours back, one point for so many seconds."""


class HistoryPoint(msgspec.Struct, rename="camel"):
    """The time from `at` on for one step: the highest depth, running and age of the oldest job; the sum of endings."""

    at: datetime
    depth: int
    running: int
    oldest_seconds: int
    succeeded: int
    failed: int


class QueueHistory(msgspec.Struct, rename="camel"):
    """Oldest first. A time in which nobody recorded is missing."""

    name: str
    points: list[HistoryPoint]


class History(msgspec.Struct, rename="camel"):
    """How the queues stood over time. `stepSeconds`: the length of time that one point stands for."""

    step_seconds: int
    queues: list[QueueHistory]


async def read_history(session: AsyncSession, hours: int) -> History:
    """Return the figures of the last hours, with at most some 400 points for each queue."""
    step = next(seconds for up_to, seconds in _STEPS if hours <= up_to)
    rows = await session.execute(_stepwise(timedelta(seconds=step), timedelta(hours=hours)))
    by_queue: dict[str, dict[datetime, dict[str, int]]] = defaultdict(lambda: defaultdict(dict))
    for row in rows:
        by_queue[row.queue][row.at][row.metric_name] = row.value
    return History(step, [QueueHistory(queue.value, _points(by_queue[queue.value])) for queue in Queue])


def _stepwise(step: timedelta, back: timedelta) -> Select[datetime, str, str, int]:
    at = func.date_bin(step, SystemMetric.recorded_at, _EPOCH).label("at")
    queue = SystemMetric.details["queue"].astext.label("queue")
    summed = SystemMetric.metric_name.in_((SUCCEEDED, WRONG))
    value = case((summed, func.sum(SystemMetric.metric_value)), else_=func.max(SystemMetric.metric_value))
    return (
        select(at, queue, SystemMetric.metric_name, value.label("value"))
        .where(SystemMetric.metric_name.in_(RECORDED), SystemMetric.recorded_at > func.now() - back)
        .group_by(at, queue, SystemMetric.metric_name)
        .order_by(at)
    )


def _points(steps: dict[datetime, dict[str, int]]) -> list[HistoryPoint]:
    return [
        HistoryPoint(
            at=at,
            depth=int(figures.get(DEPTH, 0)),
            running=int(figures.get(RUNNING, 0)),
            oldest_seconds=int(figures.get(OLDEST_SECONDS, 0)),
            succeeded=int(figures.get(SUCCEEDED, 0)),
            failed=int(figures.get(WRONG, 0)),
        )
        for at, figures in steps.items()
    ]
