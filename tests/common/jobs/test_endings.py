"""What goes with the ending of a job, of whichever kind."""

from uuid import uuid4

import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.kinds import KINDS, kind_named
from common.jobs.transitions import after_ending
from common.tables import Job, Notification, User


@pytest.mark.parametrize("state", [JobState.SUCCEEDED, JobState.FAILED, JobState.CANCELLED])
@pytest.mark.parametrize("name", KINDS)
def test_an_owner_is_told_of_an_ending_where_the_kind_says_so(name: str, state: JobState, engine: Engine) -> None:
    with Session(engine) as session, session.begin() as transaction:
        user = User(email=f"{uuid4().hex}@example.org", first_name="Ada", last_name="Cole")
        session.add(user)
        session.flush()
        job = Job(user_id=user.id, kind=name, queue="documents", arguments={}, state=state, result={})
        session.add(job)
        session.flush()
        for statement in after_ending([job.id]) * 2:
            session.execute(statement)
        told = session.scalar(select(func.count()).select_from(Notification).where(Notification.job_id == job.id))
        transaction.rollback()
    assert told == int(kind_named(name).tells_owner and state is not JobState.CANCELLED)


def test_each_of_several_that_end_at_once_is_told_of(engine: Engine) -> None:
    with Session(engine) as session, session.begin() as transaction:
        user = User(email=f"{uuid4().hex}@example.org", first_name="Ada", last_name="Cole")
        session.add(user)
        session.flush()
        jobs = [
            Job(user_id=user.id, kind="generate_document", queue="documents", arguments={}, state=JobState.FAILED)
            for _ in range(3)
        ]
        session.add_all(jobs)
        session.flush()
        for statement in after_ending([job.id for job in jobs]):
            session.execute(statement)
        told = select(func.count()).select_from(Notification).where(Notification.user_id == user.id)
        assert session.scalar(told) == len(jobs)
        transaction.rollback()
