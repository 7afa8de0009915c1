"""The other engines of `scripts/bench engines`, run by the Python of a throw-away environment that has them.

`python other_engines.py ENGINE prepare|work|enqueue LEDGER [COUNT SECONDS]`. Each is set to survive a killed worker as
well as it can be, within about 15 seconds, and runs one job at a time in one process. Nothing of ours is imported here.
"""

import asyncio
import os
import signal
import sys
import time
from importlib import import_module
from typing import Any

DATABASE_URL = os.environ.get("BENCH_DATABASE_URL", "")
REDIS_URL = os.environ.get("BENCH_REDIS_URL", "")
GIVEN_UP_AFTER_SECONDS = 15
"""How long a worker may be silent before another does its jobs: as long as our lease."""
NAME = "act"


class Ledger:
    """Says which jobs began and ended, in a file that every process appends to."""

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)

    def began(self, number: int) -> None:
        """Note that job `number` has begun."""
        os.write(self._file, b"began %d\n" % number)

    def ended(self, number: int) -> None:
        """Note that job `number` is done."""
        os.write(self._file, b"ended %d\n" % number)


class Procrastinate:
    """Postgres alone. Jobs of workers that fell silent are retried by a periodic task, as its documentation says."""

    def __init__(self, ledger: Ledger) -> None:
        library: Any = import_module("procrastinate")
        self.app: Any = library.App(connector=library.PsycopgConnector(conninfo=DATABASE_URL))

        async def act(number: int, seconds: float) -> None:
            ledger.began(number)
            await asyncio.sleep(seconds)
            ledger.ended(number)

        async def retry_stalled(_context: Any, **_: Any) -> None:
            manager = self.app.job_manager
            for job in await manager.get_stalled_jobs(seconds_since_heartbeat=GIVEN_UP_AFTER_SECONDS):
                await manager.retry_job(job)

        self.task = self.app.task(name=NAME, queue="bench")(act)
        retrying = self.app.task(name="retry_stalled", queue="bench", queueing_lock="retry", pass_context=True)
        self.app.periodic(cron="* * * * * */5")(retrying(retry_stalled))

    def prepare(self) -> None:
        """Make the engine's tables."""
        with self.app.open():
            self.app.schema_manager.apply_schema()

    def enqueue(self, count: int, seconds: float) -> None:
        """Enqueue all jobs in one statement."""
        with self.app.open():
            self.task.batch_defer(*({"number": number, "seconds": seconds} for number in range(count)))

    def work(self) -> None:
        """Work until killed."""

        async def run() -> None:
            async with self.app.open_async():
                await self.app.run_worker_async(
                    queues=["bench"],
                    concurrency=1,
                    update_heartbeat_interval=GIVEN_UP_AFTER_SECONDS / 3,
                    stalled_worker_timeout=GIVEN_UP_AFTER_SECONDS,
                )

        asyncio.run(run())


class Dramatiq:
    """Acknowledges after the work; what a silent worker had is given to others in maintenance."""

    def __init__(self, ledger: Ledger) -> None:
        self.library: Any = import_module("dramatiq")
        brokers: Any = import_module("dramatiq.brokers.redis")
        heartbeat = GIVEN_UP_AFTER_SECONDS * 1000
        self.broker = brokers.RedisBroker(url=REDIS_URL, heartbeat_timeout=heartbeat, maintenance_chance=50_000)
        self.library.set_broker(self.broker)

        def act(number: int, seconds: float) -> None:
            ledger.began(number)
            time.sleep(seconds)
            ledger.ended(number)

        self.actor = self.library.actor(actor_name=NAME, queue_name="bench")(act)

    def prepare(self) -> None:
        """Do nothing, since the engine needs no preparation."""

    def enqueue(self, count: int, seconds: float) -> None:
        """Enqueue the jobs, one message after the other."""
        for number in range(count):
            self.actor.send(number, seconds)

    def work(self) -> None:
        """Work in one thread until killed."""
        self.library.Worker(self.broker, worker_threads=1, worker_timeout=100).start()
        signal.pause()


class Celery:
    """Acknowledges after the work; what isn't acknowledged becomes visible again."""

    def __init__(self, ledger: Ledger) -> None:
        library: Any = import_module("celery")
        self.app = library.Celery("bench", broker=REDIS_URL)
        self.app.conf.update(
            task_acks_late=True,
            task_reject_on_worker_lost=True,
            task_ignore_result=True,
            worker_prefetch_multiplier=1,
            worker_hijack_root_logger=False,
            broker_connection_retry_on_startup=True,
            broker_transport_options={"visibility_timeout": GIVEN_UP_AFTER_SECONDS},
        )

        def act(number: int, seconds: float) -> None:
            ledger.began(number)
            time.sleep(seconds)
            ledger.ended(number)

        self.task = self.app.task(name=NAME)(act)

    def prepare(self) -> None:
        """Do nothing, since the engine needs no preparation."""

    def enqueue(self, count: int, seconds: float) -> None:
        """Enqueue the jobs, one message after the other."""
        for number in range(count):
            self.task.delay(number, seconds)

    def work(self) -> None:
        """Work with a parent and one child until killed."""
        quiet = ("--loglevel=ERROR", "--without-gossip", "--without-mingle", "--without-heartbeat")
        self.app.worker_main(["worker", "--pool=prefork", "--concurrency=1", *quiet])


class Saq:
    """Marks a job as taken; what stays marked for longer than its timeout is swept up."""

    def __init__(self, ledger: Ledger) -> None:
        self.library: Any = import_module("saq")

        async def act(_context: Any, *, number: int, seconds: float) -> None:
            ledger.began(number)
            await asyncio.sleep(seconds)
            ledger.ended(number)

        self.act = act

    def prepare(self) -> None:
        """Do nothing, since the engine needs no preparation."""

    def enqueue(self, count: int, seconds: float) -> None:
        """Enqueue the jobs, one message after the other."""

        async def run() -> None:
            queue = self.library.Queue.from_url(REDIS_URL)
            limits = {"timeout": GIVEN_UP_AFTER_SECONDS, "retries": 3}
            for number in range(count):
                await queue.enqueue(NAME, number=number, seconds=seconds, **limits)
            await queue.disconnect()

        asyncio.run(run())

    def work(self) -> None:
        """Work on one job at a time until killed."""

        async def run() -> None:
            queue = self.library.Queue.from_url(REDIS_URL)
            await self.library.Worker(queue, functions=[(NAME, self.act)], concurrency=1, timers={"sweep": 5}).start()

        asyncio.run(run())


ENGINES = {"procrastinate": Procrastinate, "dramatiq": Dramatiq, "celery": Celery, "saq": Saq}
PACKAGES = ("procrastinate", "psycopg[binary]", "dramatiq[redis]", "celery[redis]", "saq[redis]")
"""What the environment needs."""


def main() -> None:
    """Run the command of an engine that the arguments name."""
    engine: Any = ENGINES[sys.argv[1]](Ledger(sys.argv[3]))
    arguments = (int(sys.argv[4]), float(sys.argv[5])) if sys.argv[2] == "enqueue" else ()
    getattr(engine, sys.argv[2])(*arguments)


if __name__ == "__main__":
    main()
