"""The workers that Redis has heard of lately: RQ's own list, with what ours tell beside it."""

from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from redis import Redis
from redis.exceptions import ResponseError
from rq import worker_registration
from rq.utils import utcparse

NAMES_CONNECTIONS = "names_connections"
"""A worker tells this of itself whose every connection has its name. One of an older version doesn't."""


@dataclass(frozen=True)
class SeenWorker:
    """A worker as of its last heartbeat. `state` is RQ's (`idle`, `busy`, `suspended` while its queue is paused)."""

    name: str
    queue: str
    state: str
    job_id: UUID | None
    memory_bytes: int
    started_at: datetime
    last_heartbeat: datetime
    host: str
    pid: int


def seen_workers(redis: Redis) -> list[SeenWorker]:
    """List the workers that are alive, by queue and name.

    A worker that has died is missing at once, since the kernel closes its connections; one that hangs or whose machine
    is gone, once its last heartbeat has expired.
    """
    keys = worker_registration.get_keys(connection=redis)
    with redis.pipeline(transaction=False) as pipeline:
        for key in keys:
            pipeline.hgetall(key)
        answers = pipeline.execute()
    connected = _names_of_connections(redis)
    workers = []
    for key, fields in zip(keys, answers, strict=True):
        with suppress(KeyError, ValueError):  # half written, or not ours
            told = {name.decode(): value.decode() for name, value in fields.items()}
            worker = _worker(key, told)
            if connected is None or NAMES_CONNECTIONS not in told or worker.name in connected:
                workers.append(worker)
    return sorted(workers, key=lambda worker: (worker.queue, worker.name))


def _names_of_connections(redis: Redis) -> set[str] | None:
    """Return the names of the open connections; None where Redis forbids asking, as hosted ones may."""
    try:
        return {client["name"] for client in redis.client_list()}
    except ResponseError:
        return None


def _worker(key: str, fields: dict[str, str]) -> SeenWorker:
    job_id = fields.get("current_job")
    return SeenWorker(
        name=key.rpartition(":")[2],
        queue=fields["queues"],
        state=fields["state"],
        job_id=UUID(job_id) if job_id else None,
        memory_bytes=int(fields["memory"]),
        started_at=utcparse(fields["birth"]),
        last_heartbeat=utcparse(fields["last_heartbeat"]),
        host=fields["hostname"],
        pid=int(fields["pid"]),
    )
