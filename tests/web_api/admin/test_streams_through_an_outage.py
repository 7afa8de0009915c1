"""Streams that are open while Redis goes away and comes back: they stay, say so, and go on."""

from collections.abc import Iterator
from pathlib import Path
from uuid import UUID

import httpx
import pytest
from sqlalchemy.orm import Session

from common.jobs.dispatch import connect
from common.jobs.events import Progress, append_event
from scripts.embedded.valkey import ValkeyServer
from tests import product
from tests.flows.events import server_sent
from tests.web_api.watched_jobs import running_job


@pytest.fixture(scope="module")
def valkey(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ValkeyServer]:
    server = ValkeyServer(tmp_path_factory.mktemp("own-valkey"), durable=False)
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def base_url(admin_stack: product.Stack, valkey: ValkeyServer, logs: Path) -> Iterator[str]:
    """Without pings, which would wake a reader."""
    stack = product.Stack(admin_stack.database_url, valkey.url)
    with product.api(stack, logs / "outage.log", module="tests.web_api.silent_api") as address:
        yield address


def tell(valkey: ValkeyServer, job_id: UUID, percent: int) -> None:
    append_event(
        connect(valkey.url), job_id, Progress(1, 6, percent, "analyzing_requirements", "Analyzing job requirements...")
    )


def test_the_overview_says_that_workers_aren_t_known_and_knows_them_again(
    admin: httpx.Client, valkey: ValkeyServer
) -> None:
    with admin.stream("GET", "/api/admin/queues/events") as response:
        overviews = (event.data for event in server_sent(response) if event.name == "overview")
        assert next(overviews)["workers"] == []
        valkey.stop()
        assert next(overview for overview in overviews if overview["workers"] is None)["queues"]
        valkey.start()
        assert next(overview for overview in overviews if overview["workers"] is not None)["workers"] == []


def test_what_is_told_before_the_reader_is_back_arrives(
    admin: httpx.Client, valkey: ValkeyServer, database: Session
) -> None:
    """This process has read nothing yet that it could go on from."""
    job_id = running_job(admin, database)
    with admin.stream("GET", f"/api/jobs/{job_id}/events") as response:
        percents = (event.data["percent"] for event in server_sent(response) if event.name == "progress")
        valkey.stop()
        valkey.start()
        tell(valkey, job_id, 10)
        assert next(percents) == 10


def test_a_job_s_stream_goes_on_where_it_was(admin: httpx.Client, valkey: ValkeyServer, database: Session) -> None:
    job_id = running_job(admin, database)
    with admin.stream("GET", f"/api/jobs/{job_id}/events") as response:
        percents = (event.data["percent"] for event in server_sent(response) if event.name == "progress")
        tell(valkey, job_id, 10)
        assert next(percents) == 10
        valkey.stop()
        valkey.start()
        tell(valkey, job_id, 20)
        assert next(percents) == 20
