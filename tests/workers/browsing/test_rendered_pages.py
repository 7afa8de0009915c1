"""What is read of pages once their scripts have run: real Chromium, one for all of them."""

import json
import re

import pytest

from common.errors import UserError
from tests.workers.browsing.postings import DESCRIPTION, SHELL
from tests.workers.browsing.site import Answer, Site, reaches_the_site
from workers.browsing import browser
from workers.browsing.browser import render
from workers.browsing.budget import Limits
from workers.browsing.pages import Page
from workers.browsing.proxy import GuardedProxy

pytestmark = [reaches_the_site, pytest.mark.usefixtures("is_warm")]

PATIENCE_SECONDS = 120.0
"""For what ends early when all is well."""


def duties(page: Page) -> int:
    return len(page.markup) if "Bend conduit" in page.markup else 0


def test_a_page_is_read_as_its_scripts_leave_it(site: Site) -> None:
    site.pages |= {"/jobs/1": Answer(SHELL), "/api/job": Answer(DESCRIPTION.encode())}
    with GuardedProxy(site.guard()) as proxy:
        page = render(site.url("/jobs/1"), proxy, duties).page
    assert page.status == 200
    assert page.url == site.url("/jobs/1")
    assert "<h1>Journeyman Electrician</h1>" in page.markup


def test_what_its_scripts_were_answered_comes_with_a_page(site: Site) -> None:
    data = {"Content-Type": "application/json"}
    asks = b"""<div id=root></div><script>
      fetch("/api/1").then(answer => answer.json()).then(job => root.innerHTML = job.text);
      const more = new XMLHttpRequest(); more.open("GET", "/api/2"); more.send();</script>"""
    site.pages |= {
        "/jobs/1": Answer(asks),
        "/api/1": Answer(json.dumps({"text": DESCRIPTION, "employer": "<b>Sierra Ridge</b>"}).encode(), headers=data),
        "/api/2": Answer(b'{"legalName": "Sierra Ridge Electric LLC"}', headers=data),
    }
    with GuardedProxy(site.guard()) as proxy:
        page = render(site.url("/jobs/1"), proxy, duties).page
    answers = [json.loads(text) for text in re.findall(r"<script type=.application/json.>(.*?)</script>", page.markup)]
    assert {"legalName": "Sierra Ridge Electric LLC"} in answers
    assert [answer["employer"] for answer in answers if "employer" in answer] == ["<b>Sierra Ridge</b>"]


def test_text_within_a_frame_is_found(site: Site) -> None:
    site.pages |= {
        "/jobs/1": Answer(b'<p>Our jobs</p><iframe src="/board"></iframe>'),
        "/board": Answer(DESCRIPTION.encode()),
    }
    with GuardedProxy(site.guard()) as proxy:
        rendered = render(site.url("/jobs/1"), proxy, duties)
    assert (rendered.page.url, rendered.outer.url) == (site.url("/board"), site.url("/jobs/1"))


def test_a_page_that_never_gets_there_is_returned_as_it_is(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "ERROR_SECONDS", 3.0)  # a busy machine looks for the first time after half a second
    site.pages["/jobs/1"] = Answer(b"<p>Please log in to view this job</p>", 403)
    with GuardedProxy(site.guard()) as proxy:
        page = render(site.url("/jobs/1"), proxy, duties).page
    assert (page.status, "Please log in" in page.markup) == (403, True)


def test_a_file_behind_a_page_is_not_a_page(site: Site) -> None:
    site.pages["/jobs/1"] = Answer(b"PK", headers={"Content-Type": "application/zip"})
    with GuardedProxy(site.guard()) as proxy, pytest.raises(UserError) as refused:
        render(site.url("/jobs/1"), proxy, duties)
    assert refused.value.code == "page_not_html"


def test_a_site_that_hangs_times_out(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "OPEN_SECONDS", 0.5)
    with GuardedProxy(site.guard()) as proxy, pytest.raises(UserError) as refused:
        render(site.url("/hangs"), proxy, duties)
    assert refused.value.code == "page_timed_out"


def test_a_frame_that_never_comes_holds_nothing_up(site: Site) -> None:
    site.pages["/jobs/1"] = Answer(f"<iframe src='/hangs'></iframe>{DESCRIPTION}".encode())
    with GuardedProxy(site.guard(), Limits(seconds=PATIENCE_SECONDS)) as proxy:
        assert "Bend conduit" in render(site.url("/jobs/1"), proxy, duties).page.markup


COMPONENT = """<job-view><span slot="pay">Pay is $38</span></job-view><script>
  customElements.define("job-view", class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({mode: "MODE"}).innerHTML = `DESCRIPTION<p><slot name="pay"></slot> an hour.</p>`;
    }
  });
</script>""".replace("DESCRIPTION", DESCRIPTION)


@pytest.mark.parametrize("mode", ["open", "closed"])
def test_text_within_a_component_is_found(mode: str, site: Site) -> None:
    site.pages["/jobs/1"] = Answer(COMPONENT.replace("MODE", mode).encode())
    with GuardedProxy(site.guard()) as proxy:
        markup = render(site.url("/jobs/1"), proxy, duties).page.markup
    assert "<li>Bend conduit and pull wire to code</li>" in markup
    assert '<p><span slot="pay">Pay is $38</span> an hour.</p>' in markup


STAGED = """<main id="job"></main><script>(async () => {
  const rest = () => new Promise(done => setTimeout(done, 900));
  for (const part of ["<p>Bend conduit</p>", "<p>Own hand tools</p>", "<p>Pay is $38</p>"]) {
    job.insertAdjacentHTML("beforeend", part);
    await rest();
  }
})()</script>"""


def test_a_page_that_comes_in_stages_is_waited_for(site: Site) -> None:
    site.pages["/jobs/1"] = Answer(STAGED.encode())
    with GuardedProxy(site.guard()) as proxy:
        assert "<p>Pay is $38</p>" in render(site.url("/jobs/1"), proxy, duties).page.markup


FOLDED = """<p>Bend conduit</p><div id="rest"></div><form action="/applied"><button>Show more</button></form>
<button onclick="rest.textContent = 'Own hand tools, and five years of experience'">Show more</button>
<a href="/others">Show more</a>"""


def test_what_is_folded_up_is_unfolded(site: Site) -> None:
    site.pages["/jobs/1"] = Answer(FOLDED.encode())
    with GuardedProxy(site.guard()) as proxy:
        rendered = render(site.url("/jobs/1"), proxy, duties)
    assert "Own hand tools" in rendered.page.markup
    assert {path for _, path, *_ in site.seen} <= {"/jobs/1", "/favicon.ico"}
