"""An RQ worker that serves one queue and keeps the job's promises from outside the job's process.

RQ pops, registers and beats; what it would do about results, retries, timeouts and failures is Postgres' business here.
"""

import os
from datetime import timedelta
from functools import partial
from multiprocessing.connection import Connection
from time import monotonic, sleep
from types import FrameType
from typing import Any
from uuid import UUID, uuid4

import structlog
from redis import Redis
from redis.client import Pipeline
from rq import Queue as RqQueue
from rq import worker_registration
from rq.job import Job as RqJob
from rq.serializers import JSONSerializer
from rq.utils import now
from rq.worker.base import BaseWorker, WorkerStatus
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from common.jobs.dispatch import ENTRY_POINT, connect
from common.jobs.kind import Queue
from common.jobs.kinds import KINDS
from common.jobs.seen_workers import NAMES_CONNECTIONS
from common.settings import Settings
from workers.runtime.attempt_watch import AttemptWatch
from workers.runtime.claimed_attempt import ClaimedAttempt, claim_next_attempt
from workers.runtime.horse import Horse, serve_attempts
from workers.runtime.late_memory import LateMemory
from workers.runtime.pauses import is_paused
from workers.runtime.processes import kill_descendants
from workers.runtime.redis_outages import without_redis
from workers.runtime.without_root import leave_root

log = structlog.get_logger()

WAIT_FOR_JOB_SECONDS = 5
GONE_AFTER_SECONDS = 20
"""A worker whose last heartbeat is older is no longer listed, though it may hold its connections: it hangs."""
BEAT_SECONDS = 3.0
LOOK_AT_PAUSE_SECONDS = 1.0
STOP_GRACE_SECONDS = 8
"""How long a worker that is told to stop waits for its job before it gives it back."""


WITHOUT_ROOT = frozenset({Queue.DOCUMENTS})
"""Where files of strangers are read and pages printed. Chromium does it by itself, for which it needs root's help."""

NICENESS = {Queue.BACKGROUND: 10}
"""How far horses of a queue stand back from all others on the machine, as `nice` counts. Nobody waits for these."""


def leaves_root(queue: Queue) -> bool:
    """Whether horses of this queue do, for all of its kinds or for one that `prints_pages`."""
    return queue in WITHOUT_ROOT or any(kind.prints_pages for kind in KINDS.values() if kind.queue is queue)


class PoolWorker(BaseWorker):
    """A worker process of one queue. Jobs run in a fork of it that dies with it."""

    max_connection_wait_time = 3

    def __init__(self, queue: Queue, *, settings: Settings, engine: Engine) -> None:
        name = f"{queue.value}-{uuid4().hex[:12]}"
        super().__init__(
            [queue.value],
            name=name,
            connection=Redis.from_url(settings.redis_url, socket_connect_timeout=2, client_name=name),
            serializer=JSONSerializer,
            worker_ttl=WAIT_FOR_JOB_SECONDS + 15,  # RQ waits for a job 15 seconds less than this
        )
        self._queue = queue
        self._settings = settings
        self._engine = engine
        self._telling = connect(settings.redis_url, name=name)  # RQ's own waits long, and a lease and a deadline don't
        self._horse: Horse | None = None
        self._job_at_hand: UUID | None = None
        self._may_be_paused = True
        self._stop_by = float("inf")
        self._beaten_at = -BEAT_SECONDS
        self._memory = LateMemory()

    def subscribe(self) -> None:
        """Don't listen for RQ's commands: cancelling goes through Postgres.

        This saves a thread, which a fork would not survive.
        """

    def unsubscribe(self) -> None:
        """Do nothing, since `subscribe` does nothing."""

    def run_maintenance_tasks(self) -> None:
        """Forget dead workers only: what RQ would mend in its registries, the reconciler mends from Postgres."""
        worker_registration.clean_worker_registry(self.queues[0])
        self.last_cleaned_at = now()  # type: ignore[assignment] # RQ leaves it without an annotation

    def check_for_suspension(self, burst: bool) -> None:  # noqa: ARG002, FBT001 - RQ's
        """Take nothing while the queue is paused. RQ's own `suspend` is a key in Redis, which a flush would lose."""
        while self._may_be_paused and self._is_paused():
            self._state = WorkerStatus.SUSPENDED
            self.heartbeat()
            sleep(LOOK_AT_PAUSE_SECONDS)
        self._may_be_paused = False
        self._ready_horse()  # RQ asks this before it waits for a job

    def _is_paused(self) -> bool:
        """Whether the queue is paused; also while Postgres can't be asked, since nothing could be claimed either."""
        try:
            return is_paused(self._engine, self._queue)
        except SQLAlchemyError:
            log.warning("can't ask Postgres whether the queue is paused", exc_info=True)
            return True

    def serialize(self) -> dict[Any, Any]:
        """RQ's facts about itself, and all that admins see of a worker: a heartbeat brings it back after a flush."""
        current = {"current_job": str(self._job_at_hand)} if self._job_at_hand else {}
        facts: dict[Any, Any] = super().serialize()
        return facts | current | {"state": self.get_state(), "memory": self._memory.bytes(), NAMES_CONNECTIONS: 1}

    def heartbeat(self, timeout: int | None = None, pipeline: Pipeline | None = None) -> None:  # noqa: ARG002 - RQ's
        """Registers anew each time, so that a worker that Redis has forgotten is back with its next beat."""
        if monotonic() - self._beaten_at < BEAT_SECONDS:
            return  # RQ beats three times around every job
        self.last_heartbeat = now()
        self._beaten_at = monotonic()
        with without_redis("not registered"), self._telling.pipeline() as beat:
            beat.hset(self.key, mapping=self.serialize())
            beat.expire(self.key, GONE_AFTER_SECONDS)
            worker_registration.register(self, beat)
            beat.execute()

    def request_stop(self, signum: int, frame: FrameType | None) -> None:
        """Finish the job at hand if it ends within the grace."""
        self._stop_by = monotonic() + STOP_GRACE_SECONDS
        super().request_stop(signum, frame)  # type: ignore[no-untyped-call]

    def execute_job(self, job: RqJob, queue: RqQueue) -> None:
        """Claim whose turn it is, fork, watch, clean up. Nothing of it remains in Redis.

        Until it is claimed, the attempt stays in RQ's intermediate list, where the reconciler sees it.
        """
        try:
            attempt = self._claim(job)
        except SQLAlchemyError:
            log.warning("can't reach Postgres to claim", exc_info=True)
            self._wait_for_postgres()
            return
        if attempt is None and self._is_paused():
            self._put_back(job, queue)
            return
        with without_redis("claim not told"), self._telling.pipeline() as pipeline:
            pipeline.lrem(queue.intermediate_queue_key, 1, job.id)
            pipeline.delete(job.key)
            self.set_state(WorkerStatus.BUSY, pipeline=pipeline)
            self.set_current_job_id(str(attempt.job_id) if attempt else job.description, pipeline=pipeline)
            pipeline.execute()
        if attempt is not None:
            self._job_at_hand = attempt.job_id
            with attempt.log_context():
                self._run_in_horse(attempt)
            self._job_at_hand = None
        with without_redis("ending not told"):
            self._telling.hdel(self.key, "current_job")  # RQ sets the state itself before it waits for the next job

    def _put_back(self, job: RqJob, queue: RqQueue) -> None:
        """Put a job back at the queue's front, since it has waited longest."""
        self._may_be_paused = True
        with self.connection.pipeline() as pipeline:
            pipeline.lrem(queue.intermediate_queue_key, 1, job.id)
            pipeline.lpush(queue.key, job.id)
            pipeline.execute()

    def _claim(self, job: RqJob) -> ClaimedAttempt | None:
        if carried_attempt(job) is None:
            log.error("refused what was carried", rq_job=job.id)
            return None
        return claim_next_attempt(self._engine, self._queue, worker=self.name, lease=self._lease)

    def _wait_for_postgres(self) -> None:
        """A moment, in which a SIGTERM is heard."""
        self.connection.blpop([f"{self.key}:nothing"], timeout=1)

    def _run_in_horse(self, attempt: ClaimedAttempt) -> None:
        horse = self._ready_horse()
        watch = AttemptWatch(self._engine, self.connection, attempt, lease=self._lease)
        self._horse_pid = horse.pid
        try:
            horse.give(attempt)
            watch.until_ended(horse, beat=self.heartbeat, give_back=lambda: monotonic() > self._stop_by)
        finally:
            kill_descendants(but=horse.pid if horse.is_as_good_as_new() else 0)
            self._horse_pid = 0

    def _ready_horse(self) -> Horse:
        """The one that stands ready; forks another when that one is gone."""
        if self._horse is not None and not self._horse.is_alive():
            self._horse.forget()
            self._horse = None
        if self._horse is None:
            self._horse = Horse(partial(self._be_the_horse, worker_pid=os.getpid()))
        return self._horse

    def _be_the_horse(self, worker: Connection, worker_pid: int) -> None:
        self._engine.dispose(close=False)  # the worker's connection is the worker's
        os.nice(NICENESS.get(self._queue, 0))
        if leaves_root(self._queue):
            leave_root(worker_pid)
        serve_attempts(worker, self._engine, connect(self._settings.redis_url))

    @property
    def _lease(self) -> timedelta:
        return timedelta(seconds=self._settings.lease_seconds)


def carried_attempt(job: RqJob) -> tuple[UUID, UUID] | None:
    """The job's id and token; None for anything that isn't exactly what `common.jobs.dispatch` writes.

    RQ would import and call whatever dotted name Redis holds.
    """
    try:
        if job.func_name != ENTRY_POINT or job.args or job.kwargs.keys() != {"job_id", "token"}:
            return None
        return UUID(job.kwargs["job_id"]), UUID(job.kwargs["token"])
    except Exception:  # noqa: BLE001 - RQ raises whatever the payload makes its decoder raise
        return None
