"""What Prometheus scrapes, and who may."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from tests import product
from tests.eventually import eventually

TOKEN = {"Authorization": "Bearer a-token-of-this-test"}
SKILL = {"name": "Crane", "type": "Heavy Equipment", "proficiencyLevel": "Expert"}
LONG_ENOUGH = "Structural welder wanted in Vallejo, with SMAW and FCAW and a forklift licence."


@pytest.fixture(scope="module")
def guarded_url(stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(stack, logs / "metrics-api.log", METRICS_TOKEN="a-token-of-this-test") as address:
        yield address


def scrape(base_url: str, **options: Any) -> dict[str, Metric]:
    answer = product.ask("GET", f"{base_url}/metrics", **options)
    assert answer.status_code == 200, answer.text
    families = list(text_string_to_metric_families(answer.text))
    assert len({family.name for family in families}) == len(families), "a name that appears twice is refused"
    return {family.name: family for family in families}


def value(family: Metric, name: str, **labels: str) -> float:
    found = [
        sample.value for sample in family.samples if sample.name == name and labels.items() <= sample.labels.items()
    ]
    return sum(found)


def test_this_machine_itself_may_scrape_without_a_token(base_url: str) -> None:
    families = scrape(base_url)
    assert families["tradefolio_database_up"].samples[0].value == 1
    assert families["tradefolio_redis_up"].samples[0].value == 1
    assert {sample.labels["queue"] for sample in families["tradefolio_queue_oldest_seconds"].samples} == {
        "interactive",
        "documents",
        "browser",
        "background",
    }


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP"])
def test_whoever_comes_through_a_proxy_isn_t_this_machine(base_url: str, header: str) -> None:
    answer = product.ask("GET", f"{base_url}/metrics", headers={header: "127.0.0.1"})
    assert (answer.status_code, answer.json()["code"]) == (403, "metrics_token_missing")


@pytest.mark.parametrize(
    "headers", [{}, {"Authorization": "Bearer another"}, {"Authorization": "a-token-of-this-test"}]
)
def test_where_a_token_is_set_nothing_else_will_do(guarded_url: str, headers: dict[str, str]) -> None:
    answer = product.ask("GET", f"{guarded_url}/metrics", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "metrics_token_wrong")


def test_the_token_opens_from_anywhere(guarded_url: str) -> None:
    assert scrape(guarded_url, headers=TOKEN | {"X-Forwarded-For": "203.0.113.9"})


def test_http_is_counted_by_route_and_not_by_address(base_url: str, person: httpx.Client) -> None:
    posted = person.post("/api/equipment-skills", json=SKILL)
    posted.raise_for_status()
    row_id = posted.json()["id"]
    person.delete(f"/api/equipment-skills/{row_id}").raise_for_status()
    requests = scrape(base_url)["tradefolio_http_requests"]
    paths = {sample.labels["path"] for sample in requests.samples if sample.labels["method"] == "DELETE"}
    assert [path for path in paths if path.startswith("/api/equipment-skills/{")]
    assert not [path for path in paths if row_id in path]
    assert value(requests, "tradefolio_http_requests_total", path="/api/auth/register", status_code="201") >= 1


@pytest.mark.usefixtures("pool")
def test_jobs_workers_and_streams_are_counted(base_url: str, person: httpx.Client) -> None:
    person.post("/api/equipment-skills", json=SKILL).raise_for_status()
    before = scrape(base_url)["tradefolio_job_attempts"]
    labels = {"queue": "interactive", "kind": "generate_document", "outcome": "succeeded"}
    written = person.post("/api/generate-content", json={"jobDescription": LONG_ENOUGH, "documentType": "resume"})
    assert written.status_code == 200, written.text
    after = scrape(base_url)
    name = "tradefolio_job_attempts_total"
    assert value(after["tradefolio_job_attempts"], name, **labels) == value(before, name, **labels) + 1
    for family in ("tradefolio_job_run_seconds", "tradefolio_job_wait_seconds"):
        kind = {"kind": "generate_document"}
        everything = value(after[family], f"{family}_bucket", le="+Inf", **kind)
        assert everything == value(after[family], f"{family}_count", **kind) >= 1
        assert value(after[family], f"{family}_sum", **kind) > 0
    eventually(lambda: value(scrape(base_url)["tradefolio_workers"], "tradefolio_workers") == 4)
    memory = scrape(base_url)["tradefolio_worker_memory_bytes"]
    assert value(memory, "tradefolio_worker_memory_bytes", queue="documents") > 1_000_000
