"""The sweep that makes Redis and Postgres agree again. Any number may run; one leads, by an advisory lock."""

import signal
from functools import partial
from itertools import islice
from threading import Event
from types import FrameType
from uuid import UUID

import structlog
from redis import Redis
from sqlalchemy import ColumnElement, Connection, Engine, Row, and_, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.dispatch import (
    carry,
    connect,
    drop_misplaced,
    forget_popped,
    popped_tokens,
    waiting_count,
    waiting_tokens,
)
from common.jobs.kind import Queue
from common.jobs.transitions import lease_ran_out
from common.settings import Settings
from common.tables import Job
from workers.runtime.attempts import give_up_where
from workers.runtime.metrics_recorder import MetricsRecorder
from workers.runtime.quiet import is_quiet
from workers.runtime.redis_outages import without_redis
from workers.runtime.scheduler import enqueue_due

log = structlog.get_logger()

LEADER_LOCK = 7_205_002
MISSING_AFTER = text("interval '3 seconds'")
"""A queued attempt gets so long to arrive in Redis before it counts as not carried."""
CARRIED_AT_ONCE = 5_000
"""By one sweep. More would keep the leader from saying that it still leads; the next sweep goes on."""
ROWS_AT_ONCE = 1_000
LEADS_FOR_SWEEPS = 5
"""A leader that says nothing for so many sweeps' time loses its lead, also when its machine is just gone."""
OF_A_KNOWN_QUEUE = Job.queue.in_(list(Queue))
"""The rest is left to reconcilers of the newer version that has made it."""


def run_reconciler(settings: Settings, engine: Engine) -> None:
    """Sweep until SIGTERM. Loses its lead with its connection or when it freezes, and then asks for it again."""
    stop = Event()

    def request_stop(_signal: int, _frame: FrameType | None) -> None:
        stop.set()

    signal.signal(signal.SIGTERM, request_stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    redis = connect(settings.redis_url)
    while not stop.is_set():
        try:
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                _lead(connection, engine, redis, stop, settings.reconcile_seconds)
        except SQLAlchemyError as error:
            log.warning("reconciler lost Postgres or its lead", reason=str(error).partition("\n")[0])
            stop.wait(1)


def _lead(connection: Connection, engine: Engine, redis: Redis, stop: Event, seconds: float) -> None:
    silence = f"{seconds * LEADS_FOR_SWEEPS * 1000:.0f}ms"
    connection.execute(select(func.set_config("idle_session_timeout", silence, False)))  # noqa: FBT003 - for the session
    leads = connection.scalar(select(func.pg_try_advisory_lock(LEADER_LOCK)))
    reconciler = Reconciler(engine, redis)
    while leads and not stop.is_set():
        connection.execute(select(1))  # raises when the lock is gone with its connection
        reconciler.sweep()
        stop.wait(seconds)
    stop.wait(seconds)


class Reconciler:
    """The leader's sweeps. Remembers what workers had in hand at the last one."""

    def __init__(self, engine: Engine, redis: Redis) -> None:
        self._engine = engine
        self._redis = redis
        self._in_hand: set[UUID] = set()
        self._recorder = MetricsRecorder(engine)

    def sweep(self) -> None:
        """Give lost attempts up, carry again what Redis doesn't have, enqueue what is due, record it all."""
        give_up_where(self._engine, self._redis, and_(lease_ran_out(), OF_A_KNOWN_QUEUE))
        with without_redis("reconciler can't reach Redis"):
            if misplaced := drop_misplaced(self._redis):
                log.error("dropped what isn't ours from Redis", keys=misplaced)
            self.carry_missing()
            enqueue_due(self._engine, self._redis, may_begin=partial(is_quiet, self._engine))
        self._recorder.record_if_due()

    def carry_missing(self) -> int:
        """Put attempts into Redis that wait in Postgres and are missing there; return how many.

        Redis is read first: an attempt that is claimed in between is no longer queued in Postgres. What a worker has
        popped counts as in its hands for one sweep; longer, and the worker died with it. Claims go by turn, so only
        how many are carried matters, and a sweep that finds enough reads no row.
        """
        popped = {queue: popped_tokens(self._redis, queue) for queue in Queue}
        in_hand = set[UUID]().union(*popped.values())
        stuck, self._in_hand = in_hand & self._in_hand, in_hand
        carried = sum(self._carry_missing_of(queue, popped[queue] - stuck) for queue in Queue)
        forget_popped(self._redis, stuck)
        return carried

    def _carry_missing_of(self, queue: Queue, popped: set[UUID]) -> int:
        there = waiting_count(self._redis, queue) + len(popped)
        missing = min(self._queued_count(queue, there + CARRIED_AT_ONCE) - there, CARRIED_AT_ONCE)
        if missing <= 0:
            return 0
        present = waiting_tokens(self._redis, queue) | popped
        rows = self._queued(queue, but=present, most=missing)
        for row in rows:
            carry(self._redis, queue, row.id, row.attempt_token)
            log.info("carried again", job_id=str(row.id), kind=row.kind, attempt=row.attempt, queue=queue.value)
        return len(rows)

    def _queued_count(self, queue: Queue, most: int) -> int:
        waiting = select(Job.id).where(*_waiting_in(queue)).limit(most).subquery()
        with Session(self._engine) as session:
            return session.scalar(select(func.count()).select_from(waiting)) or 0

    def _queued(self, queue: Queue, *, but: set[UUID], most: int) -> list[Row[UUID, str, int, UUID]]:
        """Return queued jobs in the order of their turns, fetched in parts until there are enough.

        There may be a million.
        """
        rows = select(Job.id, Job.kind, Job.attempt, Job.attempt_token).where(*_waiting_in(queue))
        by_turn = rows.order_by(Job.turn, Job.queued_at).execution_options(yield_per=ROWS_AT_ONCE)
        with Session(self._engine) as session, session.execute(by_turn) as waiting:
            return list(islice((row for row in waiting if row.attempt_token not in but), most))


def _waiting_in(queue: Queue) -> tuple[ColumnElement[bool], ...]:
    return Job.state == JobState.QUEUED, Job.queue == queue.value, Job.queued_at < func.now() - MISSING_AFTER
