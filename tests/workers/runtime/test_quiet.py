"""What the clock asks for the first time begins when people don't need the machine."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from sqlalchemy import Engine, func, select, update
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect
from common.jobs.enqueue import insert_job
from common.jobs.kind import NoArguments
from common.jobs.kinds.remove_expired import REMOVE_EXPIRED
from common.jobs.schedules import Schedule
from common.jobs.states import JobState
from common.tables import Job, User
from common.tables.schedules import ScheduleSlot
from tests import product
from workers.runtime.quiet import LONGEST_WAIT_SECONDS, Quiet
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
    quiet = Quiet(database)
    assert quiet.has_come()
    ask(database, is_somebody=False)
    assert quiet.has_come()
    ask(database, is_somebody=True)
    assert not quiet.has_come()
    end_all(database, ago=timedelta())
    assert not quiet.has_come()
    end_all(database, ago=timedelta(minutes=1))
    assert quiet.has_come()


def test_people_who_never_stop_are_waited_for_no_longer_than_it_says(database: Engine) -> None:
    times = iter([0.0, LONGEST_WAIT_SECONDS - 1, LONGEST_WAIT_SECONDS])
    quiet = Quiet(database, lambda: next(times))
    ask(database, is_somebody=True)
    assert [quiet.has_come(), quiet.has_come()] == [False, True]


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
