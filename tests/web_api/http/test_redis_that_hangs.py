"""A Redis that takes connections and answers nothing holds up nobody for longer than one try."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis
from structlog.testing import capture_logs

from common.errors import UserError
from scripts.embedded.valkey import ValkeyServer
from web_api.auth.provider.attempts import Attempts
from web_api.http import redis_breaker
from web_api.http.rate_limits import Limit, Throttle
from web_api.http.redis_breaker import LEFT_ALONE_SECONDS
from web_api.jobs.dispatcher import CARRYING_AT_ONCE, JobQueue

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


@pytest.fixture
async def throttle(valkey: ValkeyServer) -> AsyncIterator[Throttle]:
    throttle = Throttle(valkey.url)
    yield throttle
    await throttle.close()


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
    monkeypatch.setattr(redis_breaker, "monotonic", lambda: now)
    with hung(valkey):
        assert await queue.ask(Redis.ping) is None
    assert await queue.ask(Redis.ping) is None
    now += LEFT_ALONE_SECONDS
    assert await queue.ask(Redis.ping)


async def test_one_sign_in_waits_for_it_and_the_rest_are_told_at_once(valkey: ValkeyServer, throttle: Throttle) -> None:
    """Each that asks writes a line, so as many lines as tries."""
    limit = Limit("knock", "somebody", 100, 3600)
    await throttle.take(limit)
    with hung(valkey), capture_logs() as lines:
        answers = await asyncio.gather(*(throttle.take(limit) for _ in range(ASKED_AT_ONCE)), return_exceptions=True)
    assert [answer.code for answer in answers if isinstance(answer, UserError)] == ["unavailable"] * ASKED_AT_ONCE
    assert [line["event"] for line in lines] == ["nobody is let through: Redis doesn't answer"]


async def test_sign_ins_go_on_once_it_answers_again(
    valkey: ValkeyServer, throttle: Throttle, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(redis_breaker, "monotonic", lambda: now)
    limit = Limit("knock", "somebody", 100, 3600)
    with hung(valkey), pytest.raises(UserError):
        await throttle.take(limit)
    with pytest.raises(UserError):
        await throttle.take(limit)
    now += LEFT_ALONE_SECONDS
    await throttle.take(limit)


async def test_sign_ins_go_on_at_once_after_it_was_restarted(valkey: ValkeyServer, throttle: Throttle) -> None:
    limit = Limit("knock", "somebody", 100, 3600)
    await throttle.take(limit)
    valkey.stop()
    valkey.start()
    await throttle.take(limit)


async def test_a_provider_s_sign_in_is_refused_while_it_hangs(valkey: ValkeyServer) -> None:
    attempts = Attempts(valkey.url)
    with hung(valkey):
        answers = await asyncio.gather(*(attempts.take("browser", "state") for _ in range(3)), return_exceptions=True)
    assert [answer.code for answer in answers if isinstance(answer, UserError)] == ["unavailable"] * 3
    await attempts.close()
