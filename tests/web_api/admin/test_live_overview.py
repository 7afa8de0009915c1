"""The overview as a stream, and a queue that is paused while a real pool serves it."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from uuid import UUID

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import insert, update
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect
from common.jobs.kinds.extract_posting import EXTRACT_POSTING
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT, GenerateDocumentArguments
from common.tables import JobAttempt, User
from tests import product
from tests.eventually import eventually
from tests.flows.events import ServerSent, server_sent
from tests.web_api.admin.conftest import AddJob

QUEUES = "/api/admin/queues"
StateOf = Callable[[UUID], str | None]


@pytest.fixture(scope="module")
def pool(admin_stack: product.Stack, logs: Path) -> Iterator[None]:
    """Two workers of one queue, whose jobs do what the test says."""
    options = {"WORKERS": "interactive=2", "RECONCILE_SECONDS": "0.5"}
    module = "tests.workers.runtime.stand_ins"
    with product.pool(admin_stack, logs / "admin-pool.log", module=module, **options):
        yield


def queue_of(overview: dict[str, Any], name: str) -> dict[str, Any]:
    [queue] = [queue for queue in overview["queues"] if queue["name"] == name]
    return dict(queue)


def watching(admin: httpx.Client) -> int:
    families = text_string_to_metric_families(admin.get("/metrics").text)
    [family] = [family for family in families if family.name == "tradefolio_streams"]
    return int(sum(sample.value for sample in family.samples if sample.labels["stream"] == "overview"))


def overviews(response: httpx.Response) -> Iterator[ServerSent]:
    assert response.status_code == 200
    assert response.headers["content-type"].startswith("text/event-stream")
    return server_sent(response)


def test_the_overview_comes_live_to_everybody_who_watches(admin: httpx.Client, add_job: AddJob) -> None:
    with admin.stream("GET", f"{QUEUES}/events") as first, admin.stream("GET", f"{QUEUES}/events") as second:
        streams = overviews(first), overviews(second)
        assert [next(stream).name for stream in streams] == ["overview", "overview"]
        assert watching(admin) == 2
        add_job()
        for stream in streams:
            assert next(event for event in stream if queue_of(event.data, "browser")["depth"] == 1)
    eventually(lambda: watching(admin) == 0)


def test_a_stream_ends_with_its_session(admin: httpx.Client) -> None:
    with admin.stream("GET", f"{QUEUES}/events") as response:
        stream = overviews(response)
        next(stream)
        admin.post("/api/logout").raise_for_status()
        list(stream)


def test_a_stream_ends_when_its_reader_is_no_admin_any_more(admin: httpx.Client, database: Session) -> None:
    with admin.stream("GET", f"{QUEUES}/events") as response:
        stream = overviews(response)
        next(stream)
        database.execute(update(User).values(role="user"))
        database.commit()
        list(stream)
    assert admin.get(QUEUES).status_code == 403


def test_a_job_that_failed_three_times_counts_as_one(admin: httpx.Client, add_job: AddJob, database: Session) -> None:
    now = datetime.now(UTC)
    for outcomes in (("lost", "lost", "failed"), ("lost", "succeeded"), ("refused",)):
        about = {"job_id": add_job(), "queue": "browser", "kind": EXTRACT_POSTING.name}
        about |= {"queued_at": now, "started_at": now, "ended_at": now}
        for number, outcome in enumerate(outcomes, start=1):
            database.execute(insert(JobAttempt).values(number=number, outcome=outcome, **about))
    database.commit()
    browser = queue_of(admin.get(QUEUES).json(), "browser")
    assert (browser["failedLastHour"], browser["refusedLastHour"]) == (2, 1)


@pytest.mark.usefixtures("pool")
def test_workers_are_seen_with_what_they_have_at_hand(
    admin: httpx.Client, add_job: AddJob, state_of: StateOf, tmp_path: Path
) -> None:
    job_id = add_job(GENERATE_DOCUMENT, GenerateDocumentArguments("resume", "wait_for_file", str(tmp_path / "go")))
    eventually(lambda: state_of(job_id) == "running")
    overview = eventually(
        lambda: (seen := admin.get(QUEUES).json()) and any(worker["jobId"] for worker in seen["workers"]) and seen
    )
    [busy] = [worker for worker in overview["workers"] if worker["jobId"]]
    assert (busy["jobId"], busy["jobKind"], busy["queue"]) == (str(job_id), "generate_document", "interactive")
    assert busy["state"] == "busy"
    assert busy["jobStartedAt"] <= overview["at"]
    assert busy["memoryBytes"] > 10_000_000
    assert busy["pid"]
    assert busy["host"]
    assert queue_of(overview, "interactive")["running"] == 1
    assert admin.post(f"{QUEUES}/jobs/{job_id}/cancel").json()["changed"] == 1
    eventually(lambda: state_of(job_id) == "cancelled")


@pytest.mark.usefixtures("pool")
def test_a_paused_queue_starts_nothing_until_it_is_resumed_whatever_redis_forgets(
    admin: httpx.Client, add_job: AddJob, state_of: StateOf, admin_stack: product.Stack
) -> None:
    def write() -> UUID:
        return add_job(GENERATE_DOCUMENT, GenerateDocumentArguments("resume", "write"))

    def all_suspended() -> bool:
        workers = admin.get(QUEUES).json()["workers"]
        return len(workers) == 2 and {worker["state"] for worker in workers} == {"suspended"}

    admin.post(f"{QUEUES}/interactive/pause").raise_for_status()
    jobs = [write() for _ in range(4)]
    eventually(all_suspended)
    connect(admin_stack.redis_url).flushdb()
    eventually(all_suspended)  # so they have beaten again, after the flush
    overview = admin.get(QUEUES).json()
    assert queue_of(overview, "interactive")["depth"] == 4
    assert {state_of(job_id) for job_id in jobs} == {"queued"}
    admin.post(f"{QUEUES}/interactive/resume").raise_for_status()
    eventually(lambda: {state_of(job_id) for job_id in jobs} == {"succeeded"})
    assert [admin.get(f"{QUEUES}/jobs/{job_id}").json()["summary"]["attempt"] for job_id in jobs] == [1, 1, 1, 1]
    assert queue_of(admin.get(QUEUES).json(), "interactive")["perMinute"] >= 4 / 5


@pytest.mark.usefixtures("pool")
def test_a_failed_job_that_an_admin_retries_is_run(
    admin: httpx.Client, add_job: AddJob, state_of: StateOf, tmp_path: Path
) -> None:
    arguments = GenerateDocumentArguments("resume", "write", str(tmp_path))
    job_id = add_job(GENERATE_DOCUMENT, arguments, state="failed", error_code="internal_error")
    admin.post(f"{QUEUES}/jobs/{job_id}/retry").raise_for_status()
    eventually(lambda: state_of(job_id) == "succeeded")


@pytest.mark.usefixtures("pool")
def test_the_last_hours_are_recorded_by_the_pool_that_leads(admin: httpx.Client) -> None:
    def points() -> int:
        history = admin.get(f"{QUEUES}/history", params={"hours": 1}).json()
        assert history["stepSeconds"] == 60
        return min(len(queue["points"]) for queue in history["queues"])

    assert eventually(points) >= 1
    assert admin.get(f"{QUEUES}/history", params={"hours": 336}).json()["stepSeconds"] == 3600
    assert admin.get(f"{QUEUES}/history", params={"hours": 337}).status_code == 400
