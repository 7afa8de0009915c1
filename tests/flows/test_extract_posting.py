"""POST /api/extract-job -> worker -> stream -> row, with real pages and a real browser."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import psutil
import pytest

from common.migrations import upgrade
from common.settings import Settings
from scripts.embedded.services import EmbeddedServices
from tests import product
from tests.eventually import eventually
from tests.flows.events import server_sent, stream
from tests.workers.browsing.postings import DESCRIPTION, PLAIN, SHELL
from tests.workers.browsing.site import Answer, Site

pytestmark = pytest.mark.usefixtures("worker_pool")

COMPANY = "Sierra Ridge Electric"
STEPS = ["Opening the posting...", "Reading the posting...", "Finding the job details..."]
BUSY = b"<p>Our jobs</p><script>fetch('/shown').then(() => { for (;;) {} })</script>"


@pytest.fixture(scope="module")
def own_stack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[product.Stack]:
    """Of its own: another pool's reconciler would take these jobs to workers that refuse the tests' site."""
    with EmbeddedServices(tmp_path_factory.mktemp("services"), durable=False).running() as services:
        stack = product.Stack(services.database_url, services.redis_url)
        upgrade(Settings(database_url=stack.database_url, redis_url=stack.redis_url).database_url)
        yield stack


@pytest.fixture(scope="module")
def worker_pool(own_stack: product.Stack, logs: Path) -> Iterator[psutil.Process]:
    module = "tests.workers.browsing.pool_with_site"
    with product.pool(own_stack, logs / "postings.log", module=module, WORKERS="browser=1") as pool:
        yield psutil.Process(pool.pid)


@pytest.fixture(scope="module")
def base_url(own_stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(own_stack, logs / "postings-api.log") as address:
        yield address


@pytest.fixture
def site() -> Iterator[Site]:
    with Site().running() as site:
        yield site


def test_plain_answers_the_specification_s_payload(person: httpx.Client, site: Site) -> None:
    site.pages["/jobs/1"] = Answer(PLAIN)
    response = person.post("/api/extract-job", json={"url": site.url("/jobs/1")})
    assert response.status_code == 200
    assert response.json().keys() == {"description", "company", "title", "location", "closed", "truncated"}
    assert response.json()["company"] == COMPANY
    assert "• Bend conduit and pull wire to code\n" in response.json()["description"]


def test_the_stream_tells_the_steps_and_the_row_keeps_the_result(person: httpx.Client, site: Site) -> None:
    site.pages |= {"/jobs/1": Answer(SHELL), "/api/job": Answer(DESCRIPTION.encode())}
    call = {"url": site.url("/jobs/1")}
    with person.stream("POST", "/api/extract-job", json=call, headers={"Accept": "text/event-stream"}) as response:
        job_url = response.headers["Location"]
        *steps, ending = server_sent(response)
    messages = [event.data["message"] for event in steps]
    assert list(dict.fromkeys(messages)) == STEPS
    assert [event.data["percent"] for event in steps] == sorted(event.data["percent"] for event in steps)
    assert (ending.name, ending.data["result"]["title"]) == ("succeeded", "Journeyman Electrician")
    job = person.get(job_url).json()
    assert (job["state"], job["result"]) == ("succeeded", ending.data["result"])


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://127.0.0.1:5432/", "url_refused"),
        ("http://169.254.169.254/latest/meta-data/", "url_refused"),
        ("file:///etc/passwd", "url_unsupported"),
        ("not a link", "url_invalid"),
    ],
)
def test_what_cannot_be_opened_is_plain_text_that_offers_pasting(person: httpx.Client, url: str, code: str) -> None:
    response = person.post("/api/extract-job", json={"url": url})
    assert response.status_code == 400
    assert response.headers["Content-Type"].startswith("text/plain")
    assert response.headers["X-Error-Code"] == code
    assert "paste it in" in response.text


def test_a_failure_ends_the_stream_with_its_reason(person: httpx.Client, site: Site) -> None:
    *_, ending = stream(person, "POST", "/api/extract-job", json={"url": site.url("/gone")})
    assert (ending.name, ending.data["code"]) == ("failed", "page_not_found")


def test_cancelling_leaves_no_browser_behind(person: httpx.Client, site: Site, worker_pool: psutil.Process) -> None:
    site.pages["/jobs/1"] = Answer(BUSY)
    accepted = person.post("/api/extract-job", json={"url": site.url("/jobs/1")}, headers={"Prefer": "respond-async"})
    job_url = accepted.headers["Location"]
    assert site.heard("/shown")
    assert browsers(worker_pool)
    assert person.delete(job_url).status_code in {202, 204}
    assert eventually(lambda: person.get(job_url).json()["state"] == "cancelled")
    assert eventually(lambda: not browsers(worker_pool))


def browsers(pool: psutil.Process) -> list[psutil.Process]:
    """Those that are still there when they are asked for their name."""
    found = []
    for process in pool.children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            found += [process] if "chrom" in process.name() else []
    return found
