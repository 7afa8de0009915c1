"""What one sweep carries again, and what it leaves alone."""

from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID

import pytest
from redis import Redis
from sqlalchemy import Engine, func, update
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect, waiting_tokens
from common.jobs.kind import Queue
from common.jobs.states import JobState
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
