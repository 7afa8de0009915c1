"""Once a minute, by the reconciler that leads: how the queues stand, for the charts, and the sums of all attempts."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from time import time

from sqlalchemy import Engine, exists, func, insert, select
from sqlalchemy.orm import Session

from common.jobs.attempt_totals import count_attempts
from common.jobs.kind import Queue
from common.jobs.queue_figures import (
    DEPTH,
    OLDEST_SECONDS,
    RUNNING,
    SUCCEEDED,
    WENT_WRONG,
    WRONG,
    by_queue,
    ended_attempts,
    unended_jobs,
)
from common.tables import SystemMetric
from workers.runtime.queue_peaks import most_running, most_waiting

MINUTE = timedelta(minutes=1)


class MetricsRecorder:
    """Call it as often as you like: each minute is recorded once, whoever led when it began."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._minute = 0

    def record_if_due(self) -> None:
        """Raises what SQLAlchemy raises when Postgres is away; that minute is then missing, as it should."""
        if int(time() // 60) == self._minute:
            return
        self._minute = int(time() // 60)
        with Session(self._engine) as session, session.begin():
            session.execute(count_attempts())
            self._record(session)

    def _record(self, session: Session) -> None:
        minute: datetime = session.execute(select(func.date_trunc("minute", func.now()))).scalar_one()
        here_already = exists().where(SystemMetric.metric_name == DEPTH, SystemMetric.recorded_at == minute)
        if not session.scalar(select(here_already)):
            readings = [
                {
                    SystemMetric.metric_name.key: name,
                    SystemMetric.metric_value.key: value,
                    SystemMetric.details.key: {"queue": queue.value},
                    SystemMetric.recorded_at.key: minute,
                }
                for name, queue, value in _readings(session, minute)
            ]
            session.execute(insert(SystemMetric), readings)


def _readings(session: Session, minute: datetime) -> Iterator[tuple[str, Queue, int]]:
    """How the queues stand now or, where that is more, stood in the minute before `minute`, and what it brought."""
    lately = session.execute(ended_attempts(minute - MINUTE, minute))
    ended = {(row.queue, row.outcome): row.attempts for row in lately}
    waited = {row.queue: row.jobs for row in session.execute(most_waiting(minute - MINUTE, minute))}
    ran = {row.queue: row.jobs for row in session.execute(most_running(minute - MINUTE, minute))}
    for queue, figures in by_queue(session.execute(unended_jobs())).items():
        yield DEPTH, queue, max(figures.depth, waited.get(queue, 0))
        yield RUNNING, queue, max(figures.running, ran.get(queue, 0))
        yield OLDEST_SECONDS, queue, round(figures.oldest_seconds or 0)
        yield SUCCEEDED, queue, ended.get((queue, "succeeded"), 0)
        yield WRONG, queue, sum(ended.get((queue, outcome), 0) for outcome in WENT_WRONG)
