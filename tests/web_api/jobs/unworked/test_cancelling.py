"""A user's cancel reaches the job wherever it is at that moment."""

from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from uuid import UUID

import httpx
import pytest
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.enqueue import insert_job
from common.jobs.kinds.extract_posting import EXTRACT_POSTING, ExtractPostingArguments
from common.jobs.transitions import claim
from common.tables import Job
from tests.web_api.locks import await_lock_waiter

LEASE = timedelta(minutes=1)


@pytest.fixture
def queued(person: httpx.Client, database: Session) -> Job:
    """A job of theirs that nobody takes."""
    user_id = UUID(person.get("/api/auth/user").json()["id"])
    arguments = ExtractPostingArguments("https://jobs.example/welder")
    job_id = database.execute(insert_job(EXTRACT_POSTING, arguments, user_id=user_id)).one().id
    database.commit()
    return database.get_one(Job, job_id)


def test_a_job_that_waits_is_cancelled_at_once(person: httpx.Client, queued: Job, database: Session) -> None:
    assert person.delete(f"/api/jobs/{queued.id}").status_code == 202
    database.refresh(queued)
    assert (queued.state, queued.cancel_requested) == ("cancelled", False)
    assert queued.ended_at


def test_a_job_that_is_claimed_at_this_moment_is_asked_to_stop(
    person: httpx.Client, queued: Job, database: Session
) -> None:
    """The worker's claim isn't committed yet when the cancel comes."""
    job_id, token = queued.id, queued.attempt_token
    assert database.execute(claim(job_id, token, worker="browser-1", lease=LEASE)).first()
    with ThreadPoolExecutor(1) as threads:
        cancelling = threads.submit(person.delete, f"/api/jobs/{job_id}")
        await_lock_waiter(database)
        database.commit()
        assert cancelling.result().status_code == 202
    database.refresh(queued)
    assert (queued.state, queued.cancel_requested, queued.ended_at) == ("running", True, None)


def test_cancelling_what_has_ended_changes_nothing(person: httpx.Client, queued: Job, database: Session) -> None:
    queued.state = JobState.SUCCEEDED
    database.commit()
    assert person.delete(f"/api/jobs/{queued.id}").status_code == 202
    database.refresh(queued)
    assert (queued.state, queued.cancel_requested) == ("succeeded", False)
