"""A Redis that takes connections and answers nothing holds up nobody for longer than one try."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis
from structlog.testing import capture_logs

from scripts.embedded.valkey import ValkeyServer
from web_api.jobs import dispatcher as job_queue
from web_api.jobs.dispatcher import CARRYING_AT_ONCE, LEFT_ALONE_SECONDS, JobQueue

ASKED_AT_ONCE = 12


@pytest.fixture
def valkey(tmp_path: Path) -> Iterator[ValkeyServer]:
    server = ValkeyServer(tmp_path / "valkey", durable=False)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def queue(valkey: ValkeyServer) -> Iterator[JobQueue]:
    queue = JobQueue(valkey.url, most_unended=25)
    yield queue
    queue.close()


@contextmanager
def hung(valkey: ValkeyServer) -> Iterator[None]:
    with Redis.from_url(valkey.url) as redis:
        pid = redis.info("server")["process_id"]
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


async def test_a_few_wait_for_it_and_the_rest_go_on_without(valkey: ValkeyServer, queue: JobQueue) -> None:
    tries: list[Redis] = []

    def ping(redis: Redis) -> bool:
        tries.append(redis)
        return bool(redis.ping())

    with hung(valkey), capture_logs() as lines:
        answers = await asyncio.gather(*(queue.ask(ping) for _ in range(ASKED_AT_ONCE)))
    assert answers == [None] * ASKED_AT_ONCE
    assert len(tries) <= CARRYING_AT_ONCE
    assert [line["event"] for line in lines] == ["Redis can't be asked"] * len(tries)
    assert not any(line.get("exc_info") for line in lines)


async def test_it_is_asked_again_after_a_while(
    valkey: ValkeyServer, queue: JobQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(job_queue, "monotonic", lambda: now)
    with hung(valkey):
        assert await queue.ask(Redis.ping) is None
    assert await queue.ask(Redis.ping) is None
    now += LEFT_ALONE_SECONDS
    assert await queue.ask(Redis.ping)
