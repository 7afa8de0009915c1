"""Jobs, queues and workers as Prometheus reads them: the same answer from whichever API process is asked."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import isinf
from typing import Any

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncSession

from common.jobs.attempt_totals import SECONDS, read_totals
from common.jobs.kind import Queue
from common.jobs.queue_figures import by_queue, unended_jobs
from common.jobs.seen_workers import SeenWorker
from common.tables import QueuePause

_BOUNDS = (*SECONDS, float("inf"))


async def read_job_metrics(session: AsyncSession) -> list[Metric]:
    """Out of Postgres. Raises what SQLAlchemy raises when it is away."""
    unended = (await session.execute(unended_jobs())).all()
    paused = set(await session.scalars(select(QueuePause.queue)))
    totals = (await session.execute(read_totals())).all()
    return [
        *_queues(unended, paused),
        _attempts(totals),
        _histogram("tradefolio_job_run_seconds", "How long attempts ran.", totals, "run"),
        _histogram("tradefolio_job_wait_seconds", "How long attempts waited for a worker.", totals, "wait"),
    ]


def worker_metrics(workers: list[SeenWorker]) -> Iterator[Metric]:
    """Yield the metrics of the workers, by their records in Redis."""
    counted = GaugeMetricFamily("tradefolio_workers", "Workers with a recent heartbeat.", labels=("queue", "state"))
    memory = GaugeMetricFamily(
        "tradefolio_worker_memory_bytes", "Memory of the workers and all they have started.", labels=("queue",)
    )
    by_state: dict[tuple[str, str], int] = defaultdict(int)
    by_memory: dict[str, int] = dict.fromkeys(Queue, 0)
    for worker in workers:
        by_state[worker.queue, worker.state] += 1
        by_memory[worker.queue] = by_memory.get(worker.queue, 0) + worker.memory_bytes
    for (queue, state), count in by_state.items():
        counted.add_metric((queue, state), count)
    for queue, occupied in by_memory.items():
        memory.add_metric((queue,), occupied)
    yield counted
    yield memory


def _queues(unended: Sequence[Any], paused: set[str]) -> Iterator[Metric]:
    jobs = GaugeMetricFamily("tradefolio_jobs", "Jobs that wait or run.", labels=("queue", "kind", "state"))
    oldest = GaugeMetricFamily(
        "tradefolio_queue_oldest_seconds", "How long the job that has waited longest waits by now.", labels=("queue",)
    )
    pauses = GaugeMetricFamily("tradefolio_queue_paused", "Whether an admin has paused it.", labels=("queue",))
    for row in unended:
        jobs.add_metric((row.queue, row.kind, row.state), row.jobs)
    for queue, figures in by_queue(unended).items():
        oldest.add_metric((queue.value,), figures.oldest_seconds or 0)
        pauses.add_metric((queue.value,), queue.value in paused)
    yield from (jobs, oldest, pauses)


def _attempts(totals: Iterable[Row[Any]]) -> Metric:
    family = CounterMetricFamily(
        "tradefolio_job_attempts", "Attempts that are over.", labels=("queue", "kind", "outcome")
    )
    summed: dict[tuple[str, str, str], int] = defaultdict(int)
    for row in totals:
        if row.measure == "run":
            summed[row.queue, row.kind, row.outcome] += row.attempts
    for labels, attempts in summed.items():
        family.add_metric(labels, attempts)
    return family


def _le(bound: float) -> str:
    return "+Inf" if isinf(bound) else str(bound)


def _histogram(name: str, documentation: str, totals: Iterable[Row[Any]], measure: str) -> Metric:
    family = HistogramMetricFamily(name, documentation, labels=("queue", "kind"))
    attempts: dict[tuple[str, str], dict[float, int]] = defaultdict(lambda: dict.fromkeys(_BOUNDS, 0))
    seconds: dict[tuple[str, str], float] = defaultdict(float)
    for row in totals:
        if row.measure == measure:
            bucket = next(bound for bound in _BOUNDS if row.up_to <= bound)
            attempts[row.queue, row.kind][bucket] += row.attempts
            seconds[row.queue, row.kind] += row.seconds
    for labels, buckets in attempts.items():
        so_far, cumulative = 0, []
        for bound in _BOUNDS:
            so_far += buckets[bound]
            cumulative.append((_le(bound), float(so_far)))
        family.add_metric(labels, cumulative, seconds[labels])
    return family
