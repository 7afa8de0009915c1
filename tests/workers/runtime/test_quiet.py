"""What the clock asks for the first time begins when people don't need the machine."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from sqlalchemy import Engine, func, select, update
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.dispatch import connect
from common.jobs.enqueue import insert_job
from common.jobs.kind import NoArguments
from common.jobs.kinds.remove_expired import REMOVE_EXPIRED
from common.jobs.schedules import Schedule
from common.tables import Job, User
from common.tables.schedules import ScheduleSlot
from tests import product
from workers.runtime.quiet import is_quiet
from workers.runtime.scheduler import enqueue_due


@pytest.fixture
def own_stack(stack: product.Stack) -> product.Stack:
    """Without the jobs of other tests."""
    return product.private_stack(stack, 1)


@pytest.fixture
def database(own_stack: product.Stack) -> Iterator[Engine]:
    with product.engine(own_stack) as engine:
        yield engine


def ask(database: Engine, *, is_somebody: bool) -> None:
    with Session(database) as session, session.begin():
        user = User(email=product.new_email())
        session.add(user)
        session.flush()
        session.execute(insert_job(REMOVE_EXPIRED, NoArguments(), user_id=user.id if is_somebody else None))


def end_all(database: Engine, *, ago: timedelta) -> None:
    with Session(database) as session, session.begin():
        session.execute(update(Job).values(state=JobState.CANCELLED, ended_at=func.now() - ago))


def test_it_is_quiet_when_no_person_has_a_job_or_just_had_one(database: Engine) -> None:
    assert is_quiet(database)
    ask(database, is_somebody=False)
    assert is_quiet(database)
    ask(database, is_somebody=True)
    assert not is_quiet(database)
    end_all(database, ago=timedelta())
    assert not is_quiet(database)
    end_all(database, ago=timedelta(minutes=1))
    assert is_quiet(database)


def test_people_who_never_stop_are_not_waited_for_forever_whoever_leads(database: Engine) -> None:
    ask(database, is_somebody=True)
    with Session(database) as session, session.begin():
        session.execute(update(Job).values(created_at=func.now() - timedelta(minutes=1)))
    ask(database, is_somebody=True)
    assert is_quiet(database)


def test_only_a_schedule_s_first_job_waits(own_stack: product.Stack, database: Engine) -> None:
    redis = connect(own_stack.redis_url)
    known, new = (Schedule(name, REMOVE_EXPIRED, timedelta(hours=1), NoArguments()) for name in ("known", "new"))
    with Session(database) as session, session.begin():
        session.add(ScheduleSlot(name=known.name, slot=func.now() - timedelta(hours=3), job_id=None))

    def begun() -> set[str]:
        with Session(database) as session:
            return set(session.scalars(select(ScheduleSlot.name).where(ScheduleSlot.job_id.is_not(None))))

    assert enqueue_due(database, redis, [known, new], may_begin=lambda: False) > 0
    assert begun() == {known.name}
    assert enqueue_due(database, redis, [known, new]) == 1
    assert begun() == {known.name, new.name}
