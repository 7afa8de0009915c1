"""The session that a job reads with stores nothing and holds no transaction open."""

from collections.abc import Iterator
from uuid import uuid4

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.orm import Session

from common.database import create_worker_engine
from common.jobs.dispatch import connect
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT
from common.settings import Settings
from common.tables import User
from tests import product
from workers.runtime.claimed_attempt import ClaimedAttempt
from workers.runtime.running_job import RunningJob


@pytest.fixture
def own_engine(settings: Settings) -> Iterator[Engine]:
    engine = create_worker_engine(settings)
    yield engine
    engine.dispose()


@pytest.fixture
def job(own_engine: Engine, settings: Settings) -> RunningJob:
    attempt = ClaimedAttempt(uuid4(), uuid4(), GENERATE_DOCUMENT.name, uuid4(), {}, 1, 0)
    return RunningJob(own_engine, connect(settings.redis_url), attempt)


def test_what_is_changed_in_its_rows_is_not_stored(job: RunningJob, own_engine: Engine) -> None:
    email = product.new_email()
    with Session(own_engine) as session, session.begin():
        session.add(User(email=email, first_name="Rosa"))
    with job.session() as session:
        user = session.query(User).filter_by(email=email).one()
        user.first_name = "Luz"
        session.query(User).filter_by(email=email).one()
    with Session(own_engine) as session:
        assert session.query(User.first_name).filter_by(email=email).scalar() == "Rosa"


NOW = text("select transaction_timestamp()")


def test_each_statement_stands_for_itself_and_those_of_the_next_session_together(
    job: RunningJob, own_engine: Engine
) -> None:
    with job.session() as session:
        assert session.scalar(NOW) != session.scalar(NOW)
    with Session(own_engine) as session:
        assert session.scalar(NOW) == session.scalar(NOW)
