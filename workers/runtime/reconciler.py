"""The sweep that makes Redis and Postgres agree again. Any number may run; one leads, by an advisory lock."""

import signal
from threading import Event
from types import FrameType

import structlog
from redis import Redis, RedisError
from sqlalchemy import Connection, Engine, delete, func, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from common.jobs.carrier import carried_tokens, carry, connect
from common.jobs.kinds import Queue
from common.jobs.states import JobState
from common.settings import Settings
from common.tables import Job
from common.tables import Session as SignedInSession
from workers.runtime.attempts import give_up_where

log = structlog.get_logger()

LEADER_LOCK = 7_205_002
MISSING_AFTER = text("interval '3 seconds'")
"""A queued attempt gets so long to arrive in Redis and to be claimed once popped, before it counts as not carried."""


def run_reconciler(settings: Settings, engine: Engine) -> None:
    """Sweep until SIGTERM. Loses its lead with its connection, and then asks for it again."""
    stop = Event()

    def request_stop(_signal: int, _frame: FrameType | None) -> None:
        stop.set()

    signal.signal(signal.SIGTERM, request_stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    redis = connect(settings.redis_url)
    while not stop.is_set():
        try:
            with engine.connect() as connection:
                _lead(connection, engine, redis, stop, settings.reconcile_seconds)
        except SQLAlchemyError:
            log.warning("reconciler can't reach Postgres", exc_info=True)
            stop.wait(1)


def _lead(connection: Connection, engine: Engine, redis: Redis, stop: Event, seconds: float) -> None:
    leads = connection.scalar(select(func.pg_try_advisory_lock(LEADER_LOCK)))
    connection.commit()
    while leads and not stop.is_set():
        connection.execute(select(1))  # raises when the lock is gone with its connection
        connection.commit()
        sweep(engine, redis)
        stop.wait(seconds)
    stop.wait(seconds)


def sweep(engine: Engine, redis: Redis) -> None:
    """Give lost attempts up, carry again what Redis doesn't have, forget sessions that have expired."""
    give_up_where(engine, redis, Job.lease_until < func.now())
    try:
        for queue in Queue:
            carry_missing(engine, redis, queue)
    except RedisError:
        log.warning("reconciler can't reach Redis", exc_info=True)
    with Session(engine) as session, session.begin():
        session.execute(delete(SignedInSession).where(SignedInSession.expire < func.now()))


def carry_missing(engine: Engine, redis: Redis, queue: Queue) -> int:
    """Enqueue again, oldest first, what is queued in Postgres and in no Redis list; returns how many.

    The rows are read first: an attempt that arrives in Redis in between is found there, and isn't doubled.
    """
    with Session(engine) as session:
        rows = session.execute(
            select(Job.id, Job.attempt_token)
            .where(Job.state == JobState.QUEUED, Job.queue == queue.value, Job.queued_at < func.now() - MISSING_AFTER)
            .order_by(Job.queued_at)
        ).all()
    if not rows:
        return 0
    carried = carried_tokens(redis, queue)
    missing = [row for row in rows if row.attempt_token not in carried]
    for row in missing:
        carry(redis, queue, row.id, row.attempt_token)
        log.info("carried again", job_id=str(row.id), queue=queue.value)
    return len(missing)
