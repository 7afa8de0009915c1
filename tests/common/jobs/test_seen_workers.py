"""Which workers an admin sees, out of what RQ and ours leave in Redis."""

from datetime import UTC, datetime
from uuid import uuid4

import pytest
from fakeredis import FakeRedis
from redis.exceptions import NoPermissionError
from rq.worker import BaseWorker
from rq.worker_registration import REDIS_WORKER_KEYS

from common.jobs.seen_workers import NAMES_CONNECTIONS, seen_workers

MOMENT = datetime(2026, 11, 22, 7, 30, tzinfo=UTC)
TOLD = {
    "queues": "documents",
    "state": "idle",
    "memory": "1048576",
    "birth": "2026-11-22T07:00:00.000000Z",
    "last_heartbeat": "2026-11-22T07:30:00.000000Z",
    "hostname": "shop",
    "pid": "41",
}


def tell(redis: FakeRedis, name: str, fields: dict[str, str]) -> None:
    key = BaseWorker.redis_worker_namespace_prefix + name
    redis.sadd(REDIS_WORKER_KEYS, key)
    for field, value in fields.items():
        redis.hset(key, field, value)


def test_workers_are_told_by_queue_and_name_with_what_they_are_busy_with() -> None:
    redis, job_id = FakeRedis(), uuid4()
    tell(redis, "b", TOLD)
    tell(redis, "a", TOLD | {"state": "busy", "current_job": str(job_id)})
    tell(redis, "c", TOLD | {"queues": "browser"})
    first, second, third = seen_workers(redis)
    assert [(one.queue, one.name) for one in (first, second, third)] == [
        ("browser", "c"),
        ("documents", "a"),
        ("documents", "b"),
    ]
    assert (second.state, second.job_id) == ("busy", job_id)
    assert (third.job_id, third.memory_bytes, third.last_heartbeat) == (None, 1024 * 1024, MOMENT)


def test_a_worker_that_is_half_written_or_not_ours_is_left_out() -> None:
    redis = FakeRedis()
    tell(redis, "ours", TOLD)
    tell(redis, "somebody_else_s", {"queues": "documents"})
    tell(redis, "broken", TOLD | {"pid": "many"})
    redis.sadd(REDIS_WORKER_KEYS, BaseWorker.redis_worker_namespace_prefix + "expired")
    assert [one.name for one in seen_workers(redis)] == ["ours"]


def test_who_names_its_connections_is_gone_without_one_but_not_where_redis_may_not_be_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    redis = FakeRedis()
    tell(redis, "connected", TOLD | {NAMES_CONNECTIONS: "1"})
    tell(redis, "dead", TOLD | {NAMES_CONNECTIONS: "1"})
    tell(redis, "of_an_older_version", TOLD)
    monkeypatch.setattr(redis, "client_list", lambda: [{"name": ""}, {"name": "connected"}])
    assert [one.name for one in seen_workers(redis)] == ["connected", "of_an_older_version"]

    def forbidden() -> None:
        raise NoPermissionError

    monkeypatch.setattr(redis, "client_list", forbidden)
    assert [one.name for one in seen_workers(redis)] == ["connected", "dead", "of_an_older_version"]
