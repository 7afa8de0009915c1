"""A connection that is open and takes nothing doesn't hold a stream for ever."""

import re
import socket
from collections.abc import Iterator
from pathlib import Path
from uuid import UUID

import httpx
import pytest
from redis import Redis
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect
from common.jobs.events import Progress, append_event
from tests import product
from tests.eventually import eventually
from tests.web_api.watched_jobs import running_job

FILLS_ANY_BUFFER = "x" * 100_000


@pytest.fixture(scope="module")
def base_url(stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(stack, logs / "impatient.log", module="tests.web_api.impatient_api") as address:
        yield address


@pytest.fixture
def redis(stack: product.Stack) -> Redis:
    return connect(stack.redis_url)


def open_streams(person: httpx.Client) -> int:
    [count] = re.findall(r'tradefolio_streams\{stream="jobs"\} (\d+)', person.get("/metrics").text)
    return int(count)


def ask_without_reading(person: httpx.Client, job_id: UUID) -> socket.socket:
    address = httpx.URL(person.base_url)
    reader = socket.create_connection((address.host, address.port))
    cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    reader.sendall(
        f"GET /api/jobs/{job_id}/events HTTP/1.1\r\nHost: {address.host}\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    return reader


def test_a_reader_that_never_reads_is_dropped(person: httpx.Client, database: Session, redis: Redis) -> None:
    job_id = running_job(person, database)
    with ask_without_reading(person, job_id):
        eventually(lambda: open_streams(person) == 1)
        for _ in range(100):
            append_event(redis, job_id, Progress(1, 6, 0, "Analyzing job requirements...", FILLS_ANY_BUFFER))
        eventually(lambda: open_streams(person) == 0)
