"""Who may claim what. Each test's rows are gone with its transaction, so that no pool sees them."""

from collections.abc import Iterator
from datetime import timedelta
from uuid import UUID, uuid4

import pytest
from sqlalchemy import Engine, update
from sqlalchemy.orm import Session

from common.jobs.enqueue import insert_job
from common.jobs.kinds.extract_posting import EXTRACT_POSTING, ExtractPostingArguments
from common.jobs.transitions import cancel, claim
from common.tables import Job, QueuePause


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    with Session(engine) as session:
        yield session


@pytest.fixture
def queued(database: Session) -> tuple[UUID, UUID]:
    arguments = ExtractPostingArguments("https://example.com")
    row = database.execute(insert_job(EXTRACT_POSTING, arguments, user_id=None)).one()
    return row.id, row.attempt_token


def claimed(database: Session, job_id: UUID, token: UUID) -> bool:
    return database.execute(claim(job_id, token, worker="browser-1", lease=timedelta(minutes=1))).first() is not None


def test_an_attempt_is_claimed_once_and_by_its_token_alone(database: Session, queued: tuple[UUID, UUID]) -> None:
    job_id, token = queued
    assert not claimed(database, job_id, uuid4())
    assert claimed(database, job_id, token)
    assert not claimed(database, job_id, token)


def test_a_paused_queue_gives_nothing_until_it_is_resumed(database: Session, queued: tuple[UUID, UUID]) -> None:
    pause = QueuePause(queue="browser")
    database.add_all([pause, QueuePause(queue="documents")])
    database.flush()
    assert not claimed(database, *queued)
    database.delete(pause)
    database.flush()
    assert claimed(database, *queued)


def test_a_cancelled_job_isn_t_claimed(database: Session, queued: tuple[UUID, UUID]) -> None:
    database.execute(cancel(Job.id == queued[0]))
    assert not claimed(database, *queued)


def test_a_kind_of_a_newer_version_is_left_to_newer_workers(database: Session, queued: tuple[UUID, UUID]) -> None:
    database.execute(update(Job).where(Job.id == queued[0]).values(kind="of_the_future"))
    assert not claimed(database, *queued)
