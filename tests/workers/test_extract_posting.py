"""The job's work against a site on loopback; what the runtime around it does is tested with the flows."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from common.errors import UserError
from common.jobs.kinds.extract_posting import ExtractPostingArguments, ExtractPostingResult
from tests.workers.browsing.postings import DESCRIPTION, PLAIN, SHELL
from tests.workers.browsing.site import PRIVATE, Answer, Site, Trap, reaches_the_site
from workers import extract_posting
from workers.browsing import browser
from workers.runtime.running_job import RunningJob

NO_SUCH_NAME = "no-such-name.invalid"
pytestmark = reaches_the_site


class Watched:
    """Takes the place of the runtime: notes steps and the result."""

    def __init__(self) -> None:
        self.steps: list[int] = []
        self.result: ExtractPostingResult | None = None

    def step(self, number: int, **_: Any) -> None:
        self.steps.append(number)

    @contextmanager
    def ending(self) -> Iterator["Watched"]:
        yield self

    def succeed(self, result: ExtractPostingResult) -> None:
        self.result = result


@pytest.fixture
def site() -> Iterator[Site]:
    with Site().running() as site:
        yield site


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "SETTLE_SECONDS", 1.5)


def extract(site: Site, url: str, *ports: int) -> Watched:
    job = Watched()
    extract_posting.run(
        cast("RunningJob", job), ExtractPostingArguments(url), guard=site.guard(*ports, names={NO_SUCH_NAME: []})
    )
    return job


def code_of(site: Site, url: str, *ports: int) -> str:
    with pytest.raises(UserError) as refused:
        extract(site, url, *ports)
    assert "paste it in" in refused.value.message
    return refused.value.code


def without_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    def unasked(*_: Any, **__: Any) -> None:
        raise AssertionError("no browser is needed for this")

    monkeypatch.setattr(extract_posting, "render", unasked)


def test_a_plain_page_is_read_without_a_browser(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    without_browser(monkeypatch)
    site.pages["/jobs/1"] = Answer(PLAIN)
    job = extract(site, f" {site.url('/jobs/1')} ")
    assert job.steps == [1, 2, 3]
    assert job.result is not None
    assert (job.result.title, job.result.company) == ("Journeyman Electrician", "Sierra Ridge Electric")
    assert "• Bend conduit and pull wire to code\n" in job.result.description


def test_a_page_of_scripts_is_read_in_a_browser(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "SETTLE_SECONDS", 60.0)  # it ends with what is found
    site.pages |= {"/jobs/1": Answer(SHELL), "/api/job": Answer(DESCRIPTION.encode())}
    job = extract(site, site.url("/jobs/1"))
    assert job.steps == [1, 2, 2, 3]
    assert job.result is not None
    assert (job.result.title, job.result.company) == ("Journeyman Electrician", "Sierra Ridge Electric")


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (Answer(b"<p>gone</p>", 404), "page_not_found"),
        (Answer(b"<p>gone</p>", 410), "page_not_found"),
        (Answer(b"<p>oops</p>", 500), "site_unreachable"),
        (Answer(b"%PDF-1.7", headers={"Content-Type": "application/pdf"}), "page_not_html"),
        (Answer(b"<p>" + b"x" * 6_000_000), "page_too_large"),
    ],
)
def test_what_no_browser_would_mend_is_said_at_once(
    answer: Answer, code: str, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_browser(monkeypatch)
    site.pages["/jobs/1"] = answer
    assert code_of(site, site.url("/jobs/1")) == code


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (Answer(b"<title>Just a moment...</title><p>Checking your browser</p>", 403), "page_blocked"),
        (Answer(b"", 429), "page_blocked"),
        (Answer(b"<p>Please sign in to view this job.</p>"), "page_blocked"),
        (Answer(b"<h1>Sorry</h1><p>This position has been filled.</p>"), "page_not_found"),
        (Answer(b"<h1>About us</h1><p>We have been around for long.</p>"), "posting_not_found"),
    ],
)
def test_a_page_without_a_posting_says_why(answer: Answer, code: str, site: Site) -> None:
    site.pages["/jobs/1"] = answer
    assert code_of(site, site.url("/jobs/1")) == code


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("not a link", "url_invalid"),
        ("file:///etc/passwd", "url_unsupported"),
        ("http://127.0.0.1/", "url_refused"),
        ("http://169.254.169.254/latest/meta-data/", "url_refused"),
        ("http://[::1]/", "url_refused"),
        ("https://10.0.0.1/", "url_refused"),
        ("http://93.184.215.14:6379/", "url_refused"),
        (f"https://{NO_SUCH_NAME}/", "site_unreachable"),
    ],
)
def test_an_address_that_cannot_be_opened_says_why(
    url: str, code: str, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_browser(monkeypatch)
    assert code_of(site, url) == code


def test_scripts_that_lead_inside_bring_nothing_out(site: Site) -> None:
    with Trap().running() as trap:
        site.pages["/jobs/1"] = Answer(f"<script>location = 'http://{PRIVATE}:{trap.port}/'</script>".encode())
        assert code_of(site, site.url("/jobs/1"), trap.port) in {"url_refused", "posting_not_found"}
        assert trap.caught == []
