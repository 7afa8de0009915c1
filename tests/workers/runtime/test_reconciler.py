"""What one sweep carries again, and what it leaves alone."""

from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID

import pytest
from redis import Redis
from sqlalchemy import Engine, func, update
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.dispatch import connect, drop_misplaced, waiting_tokens
from common.jobs.events import FEED, Cancelled, append_event
from common.jobs.kind import Queue
from common.tables import Job
from tests import product
from tests.workers.runtime.calls import Enqueue
from workers.runtime.reconciler import Reconciler

A_MINUTE_AGO = func.now() - timedelta(minutes=1)


@pytest.fixture
def redis(private_stack: product.Stack) -> Iterator[Redis]:
    client = connect(private_stack.redis_url)
    client.flushdb()
    yield client
    client.flushdb()


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    with Session(engine) as session:
        yield session
        session.execute(update(Job).where(Job.ended_at.is_(None)).values(state="cancelled", ended_at=func.now()))
        session.commit()


def change(database: Session, job_id: UUID, **values: object) -> None:
    database.execute(update(Job).where(Job.id == job_id).values(values))
    database.commit()


@pytest.mark.parametrize(
    "state",
    [
        {"state": JobState.QUEUED, "queued_at": A_MINUTE_AGO},
        {"state": JobState.RUNNING, "lease_until": A_MINUTE_AGO},
    ],
)
def test_what_a_newer_version_has_made_is_left_to_its_reconciler(
    enqueue: Enqueue, database: Session, engine: Engine, redis: Redis, state: dict[str, object]
) -> None:
    ours, newer = enqueue("write", carried=False), enqueue("write", carried=False)
    change(database, ours, queued_at=A_MINUTE_AGO)
    change(database, newer, queue="newqueue", kind="of_the_future", **state)
    Reconciler(engine, redis).sweep()
    assert waiting_tokens(redis, Queue.INTERACTIVE) == {database.get_one(Job, ours).attempt_token}
    assert database.get_one(Job, newer).state == state["state"]


@pytest.mark.parametrize("key", ["rq:queue:interactive", "rq:queues", "rq:workers:interactive", FEED])
def test_a_key_of_another_type_is_dropped_and_work_goes_on(
    enqueue: Enqueue, database: Session, engine: Engine, redis: Redis, key: str
) -> None:
    job_id = enqueue("write", carried=False)
    change(database, job_id, queued_at=A_MINUTE_AGO)
    redis.delete(key)
    redis.set(key, "in the way")
    Reconciler(engine, redis).sweep()
    assert waiting_tokens(redis, Queue.INTERACTIVE) == {database.get_one(Job, job_id).attempt_token}
    assert redis.type(key) != b"string"
    append_event(redis, job_id, Cancelled())


def test_what_is_as_it_should_be_is_left_alone(redis: Redis) -> None:
    redis.rpush("rq:queue:interactive", "an attempt")
    redis.xadd(FEED, {"job": "told"})
    assert drop_misplaced(redis) == []
    assert redis.llen("rq:queue:interactive") == redis.xlen(FEED) == 1
