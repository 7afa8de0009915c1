"""During an upgrade there are jobs of queues and kinds that this version doesn't know yet."""

from collections.abc import Callable
from uuid import UUID

import httpx
import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from common.tables import Job
from tests.flows.events import server_sent
from tests.web_api.admin.conftest import AddJob

QUEUES = "/api/admin/queues"


@pytest.fixture
def newer(add_job: AddJob, database: Session) -> UUID:
    job_id = add_job()
    made = {"queue": "newqueue", "kind": "of_the_future"}
    database.execute(update(Job).where(Job.id == job_id).values(made))
    database.commit()
    return job_id


def test_known_queues_are_shown_and_counted_beside_it(admin: httpx.Client, newer: UUID, add_job: AddJob) -> None:
    add_job()
    overview = admin.get(QUEUES)
    assert overview.status_code == 200, overview.text
    depths = {queue["name"]: queue["depth"] for queue in overview.json()["queues"]}
    assert depths == {"interactive": 0, "documents": 0, "browser": 1, "background": 0}
    with admin.stream("GET", f"{QUEUES}/events") as response:
        assert next(server_sent(response)).name == "overview"
    listed = admin.get(f"{QUEUES}/jobs").json()["jobs"]
    assert str(newer) in [job["id"] for job in listed if job["queue"] == "newqueue"]
    assert admin.get(f"{QUEUES}/jobs/{newer}").json()["summary"]["kind"] == "of_the_future"


@pytest.mark.usefixtures("newer")
def test_metrics_name_it(admin: httpx.Client) -> None:
    metrics = admin.get("/metrics")
    assert metrics.status_code == 200, metrics.text
    assert 'tradefolio_jobs{kind="of_the_future",queue="newqueue",state="queued"} 1.0' in metrics.text


def test_a_job_that_moved_to_a_new_queue_is_retried_by_who_knows_that(
    admin: httpx.Client, add_job: AddJob, state_of: Callable[[UUID], str | None]
) -> None:
    job_id = add_job(queue="newqueue", state="failed")
    answer = admin.post(f"{QUEUES}/jobs/{job_id}/retry")
    assert (answer.status_code, state_of(job_id)) == (200, "queued")
