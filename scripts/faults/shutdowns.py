"""SIGTERM to API and pool in the middle of everything."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from time import sleep
from typing import Any
from uuid import UUID, uuid4

import httpx

from common.job_states import JobState
from common.jobs.events import stream_key
from scripts.faults.report import Finding
from scripts.faults.running_stack import RunningStack

ENDINGS = {"succeeded", "failed", "cancelled"}
RECONNECT_SECONDS = 0.3
MAX_RECONNECTS = 200


class ComeBackLaterError(Exception):
    """The API's answer while it stops, or to who waits too long for a place; browsers then try again."""


@dataclass
class Watched:
    """The events of a job that one reader saw, over all its connections."""

    job: UUID
    ids: list[str] = field(default_factory=list)
    names: list[str] = field(default_factory=list)


def terminate_everything(stack: RunningStack, jobs_count: int, streams: int) -> Finding:
    """The API and the pool are told to stop and started again while jobs run and readers read."""
    with stack.client() as client:
        jobs = [stack.post(client, "wait terminated", uuid4().hex) for _ in range(jobs_count)]
    with ThreadPoolExecutor(streams) as threads:
        readers = [threads.submit(_read_to_the_end, stack, jobs[n % jobs_count]) for n in range(streams)]
        stack.wait_for(lambda: any(row.state == JobState.RUNNING for row in stack.rows(jobs)), "a running job")
        api_gone = stack.stop("api")
        pool_gone = stack.stop("pool")
        (stack.faults / "terminated").touch()
        stack.start_api()
        stack.start_pool()
        stack.wait_for(lambda: stack.unended(jobs) == 0, "an ending for every job", patience=300)
        watched = [reader.result(timeout=120) for reader in readers]
    documents, rows = stack.documents(jobs), stack.rows(jobs)
    failed = sum(row.state != JobState.SUCCEEDED for row in rows)
    doubled = sum(documents.get(job) != 1 for job in jobs)
    wrong = sum(not _saw_everything_once(stack, one) for one in watched)
    return Finding(
        f"SIGTERM during {jobs_count} jobs and {streams} streams",
        f"API gone in {api_gone:.1f} s, pool in {pool_gone:.1f} s; {failed} failed, {doubled} without exactly one "
        f"document, {wrong} streams with an event missed or repeated",
        holds=not (failed or doubled or wrong),
        in_time=api_gone <= 5,  # noqa: PLR2004 - the promise
    )


def _read_to_the_end(stack: RunningStack, job: UUID) -> Watched:
    watched = Watched(job)
    with stack.client() as client:
        for _ in range(MAX_RECONNECTS):
            try:
                _read(client, watched)
            except (httpx.TransportError, ComeBackLaterError):
                sleep(RECONNECT_SECONDS)
            if watched.names and watched.names[-1] in ENDINGS:
                return watched
    raise TimeoutError(f"the stream of {job} never ended")


def _read(client: httpx.Client, watched: Watched) -> None:
    headers = {"Accept": "text/event-stream"} | ({"Last-Event-ID": watched.ids[-1]} if watched.ids else {})
    with client.stream("GET", f"/api/jobs/{watched.job}/events", headers=headers, timeout=60) as response:
        if response.status_code == httpx.codes.SERVICE_UNAVAILABLE:
            raise ComeBackLaterError
        response.raise_for_status()
        for event_id, name in _events(response):
            watched.ids.append(event_id)
            watched.names.append(name)


def _events(response: httpx.Response) -> Iterator[tuple[str, str]]:
    event_id = name = ""
    for line in response.iter_lines():
        field_name, _, value = line.partition(": ")
        match field_name:
            case "id":
                event_id = value
            case "event":
                name = value
            case "" if name:
                yield event_id, name
                event_id = name = ""


def _saw_everything_once(stack: RunningStack, watched: Watched) -> bool:
    """Against the job's stream in Redis; the ending may have come from Postgres instead."""
    entries: Any = stack.redis.xrange(stream_key(watched.job))
    expected = [entry_id.decode() for entry_id, _ in entries]
    if watched.ids[-1] == "ended":
        return watched.ids[:-1] == expected[:-1]
    return watched.ids == expected
