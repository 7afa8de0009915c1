"""`scripts/bench jobs`: what the guarantees cost, beside RQ's own stock worker, in one run on this machine.

Both sides do nothing, one worker process each, in turn and several times, so that a machine whose speed drifts is fair
to both. RQ's forks for every job, ours has a fork run many. Also: from enqueued to the first event and to the ending,
on an idle worker; memory of a worker and its horse, with and without preloading.
"""

import multiprocessing
import os
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any

import psutil
from redis import Redis
from rq import Queue as RqQueue
from rq import Worker
from rq.serializers import JSONSerializer
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.database import create_worker_engine
from common.job_states import UNENDED
from common.jobs.events import FEED
from common.jobs.kind import Queue
from common.logs import configure_logs
from common.migrations import upgrade
from common.settings import Settings
from common.tables import Job
from scripts.benchmarks.no_op_jobs import KIND, enqueue_no_ops
from scripts.benchmarks.no_op_jobs import do_nothing as do_nothing_of_ours
from scripts.embedded.services import EmbeddedServices
from scripts.faults.standing_in import stand_in
from workers.runtime.pool import Pool, preload
from workers.runtime.processes import children_of

ROUNDS = 5
ROUNDS_SECONDS = 80.0
"""No further round is begun after that: on a slow machine there are fewer."""
JOBS = 120
LATENCY_JOBS = 150
STARTED_WITHIN_SECONDS = 40.0


def do_nothing() -> None:
    """The least that a job of RQ's does."""


def _our_pool(settings: Settings) -> None:
    stand_in(do_nothing_of_ours)
    Pool(settings, {Queue.DOCUMENTS: 1}).run()


def _stock_worker(redis_url: str) -> None:
    redis = Redis.from_url(redis_url)
    Worker(["stock"], connection=redis, serializer=JSONSerializer).work(logging_level="ERROR")


@contextmanager
def _process(target: Callable[..., None], *arguments: object) -> Iterator[multiprocessing.process.BaseProcess]:
    process = multiprocessing.get_context("fork").Process(target=target, args=arguments)
    process.start()
    try:
        yield process
    finally:
        process.terminate()
        process.join(20)


def _unended(engine: Engine) -> int:
    """Count the measured jobs that haven't ended. Jobs of schedules don't count: no worker here serves them."""
    measured = select(func.count()).select_from(Job).where(Job.kind == KIND.name, Job.state.in_(UNENDED))
    with Session(engine) as session:
        return session.scalar(measured) or 0


def _our_rate(settings: Settings, engine: Engine, redis: Redis) -> float:
    enqueue_no_ops(engine, redis, JOBS)
    with _process(_our_pool, settings):
        return _rate(lambda: _unended(engine))


def _stock_rate(redis_url: str, redis: Redis) -> float:
    queue = RqQueue("stock", connection=redis, serializer=JSONSerializer)
    for _ in range(JOBS):
        queue.enqueue_call(f"{__spec__.name}.do_nothing", result_ttl=60)
    finished = queue.finished_job_registry
    before = finished.get_job_count(cleanup=False)
    with _process(_stock_worker, redis_url):
        return _rate(lambda: JOBS - (finished.get_job_count(cleanup=False) - before))


def _rate(left: Callable[[], int]) -> float:
    """Jobs per second between the first and the last that end, so that starting the worker doesn't count."""
    while (first := left()) == JOBS:
        sleep(0.002)
    began = perf_counter()
    while left():
        sleep(0.01)
    return first / (perf_counter() - began)


def _latencies(engine: Engine, redis: Redis, jobs: int) -> tuple[list[float], list[float]]:
    """Milliseconds from before the INSERT to the first event and to the ending, one job at a time."""
    first_event: list[float] = []
    ending: list[float] = []
    for _ in range(jobs):
        last: Any = redis.xrevrange(FEED, count=1)
        after = last[0][0] if last else "0"
        began = perf_counter()
        enqueue_no_ops(engine, redis, 1)
        seen = 0
        while seen < 2:  # noqa: PLR2004 - a step and an ending
            entries = _entries(redis.xread({FEED: after}, block=4000))
            for entry_id, _fields in entries:
                after = entry_id
                seen += 1
                (first_event if seen == 1 else ending).append((perf_counter() - began) * 1000)
    return first_event, ending


def _entries(answer: Any) -> list[tuple[bytes, dict[bytes, bytes]]]:
    return answer[0][1] if isinstance(answer, list) else [entry for [entries] in answer.values() for entry in entries]


def _quantiles(milliseconds: list[float]) -> str:
    cuts = statistics.quantiles(milliseconds, n=100)
    return f"p50 {cuts[49]:6.1f} ms   p99 {cuts[98]:6.1f} ms"


def _memory(settings: Settings, *, preloaded: bool) -> str:
    def pool() -> None:
        if preloaded:
            preload(dict.fromkeys(Queue, 1))
        Pool(settings, dict.fromkeys(Queue, 1)).run()

    with _process(pool) as process:
        give_up_at = perf_counter() + STARTED_WITHIN_SECONDS
        while len(workers := _workers_with_horses(process.pid)) < len(Queue) and perf_counter() < give_up_at:
            sleep(0.1)
        occupied = [one.memory_full_info() for worker in workers for one in (worker, *worker.children(recursive=True))]
        own, proportional = (sum(getattr(info, name) for info in occupied) / 2**20 for name in ("uss", "pss"))
    return (
        f"{own / len(workers):5.1f} MB its own, {proportional / len(workers):5.1f} MB with its share of what is shared"
    )


def _workers_with_horses(pool: int | None) -> list[psutil.Process]:
    """Return the workers once each has forked and its fork has rehearsed: only then is their memory what it will be."""
    return [child for child in psutil.Process(pool).children() if children_of(child.pid)]


def main() -> None:
    """Prints as it measures; two to three minutes."""
    with TemporaryDirectory() as folder, EmbeddedServices(Path(folder)).running() as services:
        settings = Settings(database_url=services.database_url, redis_url=services.redis_url, log_level="ERROR")
        configure_logs(settings)
        os.environ |= {"DATABASE_URL": settings.database_url, "REDIS_URL": settings.redis_url}  # for scheduled jobs
        upgrade(settings.database_url)
        engine, redis = create_worker_engine(settings), Redis.from_url(settings.redis_url)
        ratios: list[float] = []
        began = perf_counter()
        while len(ratios) < ROUNDS and perf_counter() - began < ROUNDS_SECONDS:
            stock, ours = _stock_rate(settings.redis_url, redis), _our_rate(settings, engine, redis)
            ratios.append(ours / stock)
            rates = f"stock RQ {stock:6.1f} jobs/s   ours {ours:6.1f} jobs/s   ratio {ours / stock:.2f}"
            print(f"round {len(ratios)}: {rates}", flush=True)
        print(f"ratio, median of {len(ratios)}: {statistics.median(ratios):.2f}")
        with _process(_our_pool, settings):
            [start], _ = _latencies(engine, redis, 1)  # the worker is idle only after it has started
            first_event, ending = _latencies(engine, redis, LATENCY_JOBS)
        print(f"a pool's start to the first event: {start:.0f} ms")
        print(f"enqueue to first event: {_quantiles(first_event)}")
        print(f"enqueue to ending:      {_quantiles(ending)}")
        for preloaded in (False, True):
            print(f"a worker {'with' if preloaded else 'without'} preloading: {_memory(settings, preloaded=preloaded)}")


if __name__ == "__main__":
    main()
