"""What a newer version tells, or nobody can read, costs no stream: old API processes serve on during an upgrade."""

from collections.abc import Iterator
from uuid import UUID

import httpx
import pytest
from redis import Redis
from sqlalchemy import func, update
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.dispatch import connect
from common.jobs.events import FEED, Progress, append_event, stream_key
from common.tables import Job
from tests import product
from tests.flows.events import ServerSent, server_sent, stream
from tests.web_api.watched_jobs import running_job

OF_THE_FUTURE = b'{"type": "paused", "until": "tomorrow"}'
BEFORE_A_PING = 10.0


@pytest.fixture
def redis(stack: product.Stack) -> Redis:
    return connect(stack.redis_url)


@pytest.fixture
def job_id(person: httpx.Client, database: Session) -> UUID:
    return running_job(person, database)


@pytest.fixture
def events(person: httpx.Client, job_id: UUID, redis: Redis) -> Iterator[Iterator[ServerSent]]:
    """A stream that has told of the first step."""
    with person.stream("GET", f"/api/jobs/{job_id}/events", timeout=BEFORE_A_PING) as response:
        events = server_sent(response)
        tell(redis, job_id, 10)
        assert next(events).data["percent"] == 10
        yield events


def tell(redis: Redis, job_id: UUID, percent: int) -> None:
    append_event(redis, job_id, Progress(1, 6, percent, "analyzing_requirements", "Analyzing job requirements..."))


def tell_of_the_future(redis: Redis, job_id: UUID) -> None:
    entry: bytes = redis.xadd(stream_key(job_id), {"event": OF_THE_FUTURE})  # type: ignore[assignment]
    redis.xadd(FEED, {"job": str(job_id), "id": entry, "event": OF_THE_FUTURE})


def succeed(database: Session, job_id: UUID) -> None:
    ended = {"state": JobState.SUCCEEDED, "ended_at": func.now(), "result": {"title": "Welder"}}
    database.execute(update(Job).where(Job.id == job_id).values(ended))
    database.commit()


def test_an_event_of_another_version_is_left_out_and_the_stream_goes_on(
    person: httpx.Client, events: Iterator[ServerSent], job_id: UUID, redis: Redis, database: Session
) -> None:
    tell_of_the_future(redis, job_id)
    tell(redis, job_id, 20)
    assert next(events).data["percent"] == 20
    tell_of_the_future(redis, job_id)
    with person.stream("GET", f"/api/jobs/{job_id}/events", timeout=BEFORE_A_PING) as beside:
        whole = server_sent(beside)
        assert [next(whole).data["percent"] for _ in range(2)] == [10, 20]
    succeed(database, job_id)
    assert [event.name for event in events] == ["succeeded"]


def test_an_ending_that_can_t_be_read_is_looked_up(
    person: httpx.Client, job_id: UUID, redis: Redis, database: Session
) -> None:
    tell(redis, job_id, 10)
    tell_of_the_future(redis, job_id)
    succeed(database, job_id)
    told = stream(person, "GET", f"/api/jobs/{job_id}/events", timeout=BEFORE_A_PING)
    assert [event.name for event in told] == ["progress", "succeeded"]


@pytest.mark.parametrize("entry", [{"nothing": "of ours"}, {"job": "x", "id": "1-1", "event": "{}"}])
def test_the_reader_survives_whatever_lies_in_the_feed(
    events: Iterator[ServerSent], job_id: UUID, redis: Redis, entry: dict[bytes, bytes]
) -> None:
    redis.xadd(FEED, entry)  # type: ignore[arg-type]
    tell(redis, job_id, 30)
    assert next(events).data["percent"] == 30
