"""Redis emptied, Redis away, Postgres restarted under load."""

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from time import monotonic
from uuid import UUID, uuid4

import httpx
from rq import Worker
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT
from common.tables import EquipmentSkill
from scripts.faults.report import Finding
from scripts.faults.running_stack import RunningStack

RUNNING = 4
QUEUE_KEY = f"rq:queue:{GENERATE_DOCUMENT.queue.value}"


def flush_redis(stack: RunningStack, queued: int) -> Finding:
    """Run FLUSHALL while jobs are queued and running, and check that none is lost."""
    with stack.client() as client:
        jobs = [stack.post(client, "wait flushed", uuid4().hex) for _ in range(queued + RUNNING)]
    stack.wait_for(lambda: _running(stack, jobs) == RUNNING, "running jobs")
    stack.redis.flushall()
    backlog = stack.wait_for(lambda: stack.redis.llen(QUEUE_KEY) == queued, "the backlog")
    workers = stack.wait_for(lambda: len(Worker.all(connection=stack.redis)) == RUNNING, "the worker list")
    (stack.faults / "flushed").touch()
    stack.wait_for(lambda: stack.unended(jobs) == 0, "an ending for every job", patience=300)
    wrong = _not_done_once(stack, jobs)
    return Finding(
        f"FLUSHALL with {queued} queued and {RUNNING} running",
        f"backlog back in {backlog:.1f} s, worker list right in {backlog + workers:.1f} s, {wrong} lost or doubled",
        holds=wrong == 0,
        in_time=backlog + workers <= 30,  # noqa: PLR2004 - the promise
    )


def take_redis_away(stack: RunningStack, seconds: float) -> Finding:
    """Requests are taken meanwhile, and worked on once it is back; what runs goes on as if nothing were."""
    stack.start_pool(LEASE_SECONDS="15")
    jobs: list[UUID] = []
    with stack.client() as client:
        working = stack.post(client, "wait redis_back", uuid4().hex)
    stack.wait_for(lambda: _running(stack, [working]), "the running job")
    stack.services.valkey.stop()
    gone_until, slowest = monotonic() + seconds, 0.0
    with stack.client() as client:
        while monotonic() < gone_until:
            began = monotonic()
            jobs.append(stack.post(client, "- now", uuid4().hex))
            slowest = max(slowest, monotonic() - began)
    stack.services.valkey.start()
    back = stack.wait_for(lambda: stack.unended(jobs) < len(jobs), "the workers")
    (stack.faults / "redis_back").touch()
    stack.wait_for(lambda: stack.unended([*jobs, working]) == 0, "an ending for every job", patience=300)
    wrong = _not_done_once(stack, [*jobs, working])
    [row] = stack.rows([working])
    stack.start_pool()
    return Finding(
        f"Redis away for {seconds:.0f} s",
        f"{len(jobs)} requests answered 202, the slowest in {slowest:.2f} s; "
        f"the first done {back:.1f} s after its return; {wrong} lost or doubled; "
        f"one that ran all the while done by its attempt {row.attempt}",
        holds=wrong == 0 and row.attempt == 1,
        in_time=slowest <= 1 and back <= 10,  # noqa: PLR2004 - the promise
    )


def restart_postgres(stack: RunningStack, writers: int) -> Finding:
    """Restart Postgres, and check that every write that was answered with 2xx is there afterwards."""
    done = Event()
    acknowledged: set[str] = set()
    refused = 0

    def write(number: int) -> int:
        failures = 0
        with stack.client() as client:
            while not done.is_set():
                skill = {"name": f"{number} {uuid4().hex}", "type": "Other", "proficiencyLevel": "Beginner"}
                try:
                    response = client.post("/api/equipment-skills", json=skill)
                except httpx.TransportError:
                    failures += 1
                    continue
                if response.is_success:
                    acknowledged.add(skill["name"])
                else:
                    failures += 1
        return failures

    with ThreadPoolExecutor(writers) as threads:
        writing = [threads.submit(write, number) for number in range(writers)]
        stack.wait_for(lambda: len(acknowledged) > 5 * writers, "some writes")
        stack.services.postgres.stop()
        stack.services.postgres.start()
        before = len(acknowledged)
        stack.wait_for(lambda: len(acknowledged) > before + 5 * writers, "writes after the restart")
        done.set()
        refused = sum(future.result() for future in writing)
    stack.engine.dispose()  # its connections went with the server, and one that rested a moment isn't asked
    with Session(stack.engine) as session:
        stored = set(session.scalars(select(EquipmentSkill.name)))
    missing = acknowledged - stored
    return Finding(
        "Postgres restarted under load",
        f"{len(acknowledged)} writes acknowledged, {refused} refused, {len(missing)} acknowledged but not there",
        holds=not missing,
    )


def _running(stack: RunningStack, jobs: list[UUID]) -> int:
    return sum(row.state == JobState.RUNNING for row in stack.rows(jobs))


def _not_done_once(stack: RunningStack, jobs: list[UUID]) -> int:
    documents = stack.documents(jobs)
    succeeded = {row.id for row in stack.rows(jobs) if row.state == JobState.SUCCEEDED}
    return sum(job not in succeeded or documents.get(job) != 1 for job in jobs)
