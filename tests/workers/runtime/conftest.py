"""Jobs in a stack of their own, and how they end."""

from collections.abc import Iterator
from pathlib import Path
from uuid import UUID

import pytest
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.dispatch import carry, connect
from common.jobs.enqueue import insert_job
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, GenerateDocumentArguments
from common.tables import Job, User
from tests import product
from tests.eventually import eventually
from tests.workers.runtime.calls import Ended, Enqueue


@pytest.fixture(scope="session")
def private_stack(stack: product.Stack) -> product.Stack:
    """Databases of its own: the suite's own pool must not take these jobs, nor its reconciler carry them."""
    return product.private_stack(stack, 1)


@pytest.fixture(scope="session")
def engine(private_stack: product.Stack) -> Iterator[Engine]:
    with product.engine(private_stack) as engine:
        yield engine


@pytest.fixture
def enqueue(engine: Engine, private_stack: product.Stack) -> Enqueue:
    redis = connect(private_stack.redis_url)

    def _enqueue(work: str, where: Path | str = "", *, carried: bool = True) -> UUID:
        with Session(engine) as session, session.begin():
            user = User(email=product.new_email())
            session.add(user)
            session.flush()
            arguments = GenerateDocumentArguments("resume", work, str(where))
            row = session.execute(insert_job(GENERATE_DOCUMENT, arguments, user_id=user.id)).one()
        if carried:
            carry(redis, GENERATE_DOCUMENT.queue, row.id, row.attempt_token)
        return UUID(str(row.id))

    return _enqueue


@pytest.fixture
def ended(engine: Engine) -> Ended:
    def _ended(job_id: UUID) -> Job:
        def look() -> Job | None:
            with Session(engine) as session:
                job = session.get_one(Job, job_id)
                return job if JobState(job.state).ended else None

        return eventually(look)

    return _ended
