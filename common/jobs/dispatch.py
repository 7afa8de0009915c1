"""Redis as the carrier: RQ queues that hold nothing but a job's id and its attempt's token.

What a worker pops says that there is work in its queue; which job is next, the claim decides in Postgres.
"""

from collections.abc import Iterator
from contextlib import suppress
from typing import Any
from uuid import UUID

from redis import Redis
from rq import Queue as RqQueue
from rq import worker_registration
from rq.serializers import JSONSerializer

from common.jobs.events import FEED
from common.jobs.kind import Queue

ENTRY_POINT = "workers.runtime.perform.perform"
"""The only dotted name that a worker accepts from Redis."""
CARRIED_SECONDS = 7 * 24 * 3600
"""What nobody pops in a week is dropped from Redis; Postgres still knows it."""


def connect(redis_url: str, *, answer_within: float = 2.0, name: str | None = None) -> Redis:
    """A client that gives up after `answer_within` seconds rather than hold up the caller.

    `name`: what Redis calls its connections, where others have to know whose they are.
    """
    return Redis.from_url(redis_url, socket_connect_timeout=0.5, socket_timeout=answer_within, client_name=name)


def rq_queue(queue: Queue, redis: Redis) -> RqQueue:
    """The RQ queue of that name; its payloads are JSON, never pickles."""
    return RqQueue(queue.value, connection=redis, serializer=JSONSerializer)


def carry(redis: Redis, queue: Queue, job_id: UUID, token: UUID) -> None:
    """Put one attempt into its queue. Once too often is harmless: a claim that finds no job does nothing.

    RQ's own timeout is off because its exception can be swallowed by the job; the worker process keeps the deadline.
    """
    rq_queue(queue, redis).enqueue_call(
        ENTRY_POINT,
        kwargs={"job_id": str(job_id), "token": str(token)},
        job_id=str(token),
        timeout=-1,
        result_ttl=0,
        failure_ttl=60,
        ttl=CARRIED_SECONDS,
        description=str(job_id),
    )


def drop_misplaced(redis: Redis) -> list[str]:
    """Delete what lies under our keys' names and isn't of their type, and name it: nothing could be carried past it.

    Postgres knows all that was under them.
    """
    expected = dict(_expected_types(redis))
    with redis.pipeline(transaction=False) as pipeline:
        for key in expected:
            pipeline.type(key)
        found: list[bytes] = pipeline.execute()
    misplaced = [key for key, kind in zip(expected, found, strict=True) if kind not in {b"none", expected[key]}]
    if misplaced:
        redis.delete(*misplaced)
    return misplaced


def _expected_types(redis: Redis) -> Iterator[tuple[str, bytes]]:
    yield FEED, b"stream"
    yield RqQueue.redis_queues_keys, b"set"
    yield worker_registration.REDIS_WORKER_KEYS, b"set"
    for queue in (rq_queue(each, redis) for each in Queue):
        yield queue.key, b"list"
        yield queue.intermediate_queue_key, b"list"
        yield worker_registration.WORKERS_BY_QUEUE_KEY % queue.name, b"set"


def waiting_count(redis: Redis, queue: Queue) -> int:
    """Count the attempts that wait in this queue."""
    count: Any = redis.llen(rq_queue(queue, redis).key)
    return int(count)


def waiting_tokens(redis: Redis, queue: Queue) -> set[UUID]:
    """Return the tokens of the attempts that wait in this queue."""
    return _tokens(redis.lrange(rq_queue(queue, redis).key, 0, -1))


def popped_tokens(redis: Redis, queue: Queue) -> set[UUID]:
    """The attempts that a worker has taken from this queue and not claimed yet."""
    return _tokens(redis.lrange(rq_queue(queue, redis).intermediate_queue_key, 0, -1))


def forget_popped(redis: Redis, tokens: set[UUID]) -> None:
    """Remove from Redis the attempts that dead workers had taken."""
    for queue in Queue if tokens else ():
        for token in tokens:
            redis.lrem(rq_queue(queue, redis).intermediate_queue_key, 0, str(token))


def _tokens(entries: Any) -> set[UUID]:
    """Anything else that somebody put there is a worker's to refuse."""
    tokens = set()
    for entry in entries:
        with suppress(ValueError):
            tokens.add(UUID(entry.decode()))
    return tokens
