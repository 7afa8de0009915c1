"""Redis as the carrier: RQ queues that hold nothing but a job's id and its attempt's token.

What a worker pops says that there is work in its queue; which job is next, the claim decides in Postgres.
"""

from contextlib import suppress
from typing import Any
from uuid import UUID

from redis import Redis
from rq import Queue as RqQueue
from rq.serializers import JSONSerializer

from common.jobs.kind import Queue

ENTRY_POINT = "workers.runtime.perform.perform"
"""The only dotted name that a worker accepts from Redis."""
CARRIED_SECONDS = 7 * 24 * 3600
"""What nobody pops in a week is dropped from Redis; Postgres still knows it."""


def connect(redis_url: str, *, answer_within: float = 2.0) -> Redis:
    """A client that gives up after `answer_within` seconds rather than hold up the caller."""
    return Redis.from_url(redis_url, socket_connect_timeout=0.5, socket_timeout=answer_within)


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


def waiting_count(redis: Redis, queue: Queue) -> int:
    """How many attempts wait in this queue."""
    count: Any = redis.llen(rq_queue(queue, redis).key)
    return int(count)


def waiting_tokens(redis: Redis, queue: Queue) -> set[UUID]:
    """The attempts that wait in this queue."""
    return _tokens(redis.lrange(rq_queue(queue, redis).key, 0, -1))


def popped_tokens(redis: Redis, queue: Queue) -> set[UUID]:
    """The attempts that a worker has taken from this queue and not claimed yet."""
    return _tokens(redis.lrange(rq_queue(queue, redis).intermediate_queue_key, 0, -1))


def forget_popped(redis: Redis, tokens: set[UUID]) -> None:
    """Drop what workers that died had taken."""
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
