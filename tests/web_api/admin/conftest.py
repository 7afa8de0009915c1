"""A database and a Redis that nobody else's pool works on, an API process on them, and an admin."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest
from sqlalchemy import Engine, delete, insert, select, update
from sqlalchemy.orm import Session

from common.contract import Contract
from common.jobs.enqueue import insert_job
from common.jobs.kind import Kind
from common.jobs.kinds.extract_posting import EXTRACT_POSTING, ExtractPostingArguments
from common.tables import AuditEntry, Job, QueuePause, Upload, User
from tests import product


@pytest.fixture(scope="session")
def admin_stack(stack: product.Stack) -> product.Stack:
    return product.private_stack(stack, 5)


@pytest.fixture(scope="session")
def base_url(admin_stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(admin_stack, logs / "admin-api.log", LOG_JSON="true") as address:
        yield address


@pytest.fixture(scope="session")
def engine(admin_stack: product.Stack) -> Iterator[Engine]:
    with product.engine(admin_stack) as engine:
        yield engine


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    """Without jobs, pauses and audited actions of other tests."""
    with Session(engine) as session:
        for table in (Job, QueuePause, AuditEntry):
            session.execute(delete(table))
        session.commit()
        yield session


@pytest.fixture
def admin(base_url: str, database: Session) -> Iterator[httpx.Client]:
    with product.admin(base_url, database) as client:
        yield client


AddJob = Callable[..., UUID]


@pytest.fixture
def worker(database: Session) -> User:
    """Somebody whose jobs an admin looks at."""
    user = User(email=product.new_email())
    database.add(user)
    database.commit()
    return user


@pytest.fixture
def add_job(database: Session, worker: User) -> AddJob:
    """A job of the worker's in whatever state; carried nowhere."""

    def _add_job(
        kind: Kind[Any, Any] = EXTRACT_POSTING,
        arguments: Contract | None = None,
        *,
        upload: bytes = b"",
        **values: Any,
    ) -> UUID:
        given = arguments or ExtractPostingArguments("https://jobs.example/welder")
        job_id: UUID = database.execute(insert_job(kind, given, user_id=values.pop("user_id", worker.id))).one().id
        if upload:
            row = {"user_id": worker.id, "job_id": job_id, "file_name": "resume.pdf", "content": upload}
            database.execute(insert(Upload).values(row))
        if values:
            database.execute(update(Job).where(Job.id == job_id).values(values))
        database.commit()
        return job_id

    return _add_job


@pytest.fixture
def state_of(database: Session) -> Callable[[UUID], str | None]:
    def _state_of(job_id: UUID) -> str | None:
        database.rollback()
        return database.scalar(select(Job.state).where(Job.id == job_id))

    return _state_of
