"""Redis as the carrier: RQ queues that hold nothing but a job's id and its attempt's token."""

from collections.abc import Collection
from uuid import UUID

from redis import Redis
from rq import Queue as RqQueue
from rq.serializers import JSONSerializer

from common.jobs.kinds import Queue

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
    """Put one attempt into its queue. Doing it twice is harmless: only the first claim of a token succeeds.

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


def carried_tokens(redis: Redis, queue: Queue) -> Collection[UUID]:
    """The attempts that wait in this queue."""
    return {UUID(entry) for entry in rq_queue(queue, redis).get_job_ids()}
