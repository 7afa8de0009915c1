import tracemalloc
from collections.abc import Iterator
from pathlib import Path

import pytest

from common.errors import ErrorCode, UserError
from tests.workers.browsing.certificates import certificate
from tests.workers.browsing.postings import PLAIN
from tests.workers.browsing.site import PRIVATE, PUBLIC, Answer, Site, Trap, reaches_the_site
from workers.browsing import plain_fetch
from workers.browsing.budget import Limits
from workers.browsing.pages import Content
from workers.browsing.plain_fetch import fetch
from workers.browsing.proxy import GuardedProxy

pytestmark = reaches_the_site
NAMES: dict[str, list[str]] = {"both.example": [PUBLIC, PRIVATE], "no-such-name.example": []}


@pytest.fixture
def proxy(site: Site, trap: Trap) -> Iterator[GuardedProxy]:
    with GuardedProxy(site.guard(trap.port, names=NAMES)) as proxy:
        yield proxy


def code_of(url: str, proxy: GuardedProxy) -> str:
    with pytest.raises(UserError) as refused:
        fetch(url, proxy)
    assert "paste it in" in refused.value.message
    return refused.value.code


def test_a_page_comes_with_its_address_after_redirects(site: Site, proxy: GuardedProxy) -> None:
    site.pages |= {"/short": Answer.redirect("/jobs/1?from=short"), "/jobs/1": Answer(PLAIN)}
    page = fetch(site.url("/short"), proxy)
    assert (page.url, page.status, page.markup) == (site.url("/jobs/1?from=short"), 200, PLAIN.decode())


def test_a_compressed_page_in_another_charset_is_read(site: Site, proxy: GuardedProxy) -> None:
    site.pages["/jobs/1"] = Answer.gzipped("<meta charset=iso-8859-1>café".encode("latin-1"))
    assert fetch(site.url("/jobs/1"), proxy).markup.endswith("café")


@pytest.mark.parametrize("host", [PRIVATE, "localhost", "0x7f000001", "both.example"])
def test_a_private_address_is_refused(host: str, proxy: GuardedProxy, trap: Trap) -> None:
    assert code_of(f"http://{host}:{trap.port}/", proxy) == "url_refused"
    assert code_of(f"https://{host}:{trap.port}/", proxy) == "url_refused"
    assert not trap.caught


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_redirect_to_a_private_address_is_refused(scheme: str, site: Site, proxy: GuardedProxy, trap: Trap) -> None:
    site.pages["/jobs/1"] = Answer.redirect(f"{scheme}://{PRIVATE}:{trap.port}/")
    assert code_of(site.url("/jobs/1"), proxy) == "url_refused"
    assert not trap.caught


def test_a_redirect_off_the_web_is_refused(site: Site, proxy: GuardedProxy) -> None:
    site.pages["/jobs/1"] = Answer.redirect("file:///etc/passwd")
    assert code_of(site.url("/jobs/1"), proxy) == "url_unsupported"


def test_redirects_without_end_bring_no_page(site: Site, proxy: GuardedProxy) -> None:
    site.pages["/jobs/1"] = Answer.redirect("/jobs/1")
    assert code_of(site.url("/jobs/1"), proxy) == "redirect_loop"
    assert len(site.seen) == plain_fetch.MAX_REDIRECTS


@pytest.mark.parametrize(
    ("body", "kind", "content"),
    [
        (b"%PDF-1.7", "application/pdf", Content.PDF),
        (b"%PDF-1.7", "application/octet-stream", Content.PDF),
        (b"OPEN CALL", "text/plain; charset=utf-8", Content.TEXT),
        (b"<p>Open call", "", Content.HTML),
    ],
)
def test_postings_come_in_other_kinds_than_pages(
    body: bytes, kind: str, content: Content, site: Site, proxy: GuardedProxy
) -> None:
    site.pages["/posting"] = Answer(body, headers={"Content-Type": kind})
    assert fetch(site.url("/posting"), proxy).content is content


def test_a_file_of_another_kind_is_not_a_page(site: Site, proxy: GuardedProxy) -> None:
    site.pages["/posting.docx"] = Answer(b"PK", headers={"Content-Type": "application/vnd.ms-word"})
    site.pages["/unnamed"] = Answer(b"\x00\x01\x02", headers={})
    assert code_of(site.url("/posting.docx"), proxy) == "page_not_html"
    assert code_of(site.url("/unnamed"), proxy) == "page_not_html"


@pytest.mark.parametrize("status", [403, 404, 500])
def test_an_error_is_handed_on_with_its_status(status: int, site: Site, proxy: GuardedProxy) -> None:
    site.pages["/jobs/1"] = Answer(b"<p>sorry</p>", status)
    site.pages["/api"] = Answer(b"{}", status, {"Content-Type": "application/json"})
    assert (fetch(site.url("/jobs/1"), proxy).status, fetch(site.url("/api"), proxy).markup) == (status, "")


def test_of_too_large_a_page_the_beginning_is_read(site: Site, proxy: GuardedProxy) -> None:
    site.pages["/jobs/1"] = Answer(b"<p>" + b"x" * plain_fetch.MAX_BYTES)
    page = fetch(site.url("/jobs/1"), proxy)
    assert (len(page.markup), page.cut_off) == (plain_fetch.MAX_BYTES, ErrorCode.PAGE_TOO_LARGE)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (Answer(PLAIN, breaks_off=True), ErrorCode.PAGE_CUT_OFF),
        (Answer(PLAIN, drips=True), ErrorCode.PAGE_TIMED_OUT),
    ],
)
def test_what_came_of_a_page_that_never_ends_is_read(
    answer: Answer, why: ErrorCode, site: Site, proxy: GuardedProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain_fetch, "SECONDS", 0.5)
    site.pages["/jobs/1"] = answer
    page = fetch(site.url("/jobs/1"), proxy)
    assert page.cut_off is why
    assert PLAIN.decode().startswith(page.markup)
    assert page.markup


def test_of_a_bomb_the_beginning_is_unpacked(site: Site, proxy: GuardedProxy) -> None:
    site.pages["/jobs/1"] = Answer.gzipped(b"<p>" + bytes(200_000_000))
    tracemalloc.start()
    try:
        assert fetch(site.url("/jobs/1"), proxy).is_cut_off
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < 4 * plain_fetch.MAX_BYTES


def test_a_site_that_hangs_times_out(site: Site) -> None:
    with GuardedProxy(site.guard(), Limits(seconds=0.3)) as proxy:
        assert code_of(site.url("/hangs"), proxy) == "page_timed_out"


def test_a_site_that_hangs_cannot_outlast_the_fetch(
    site: Site, proxy: GuardedProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(plain_fetch, "SECONDS", 0.3)
    assert code_of(site.url("/hangs"), proxy) == "page_timed_out"


def test_what_is_not_there_is_unreachable(site: Site, proxy: GuardedProxy) -> None:
    assert code_of("http://no-such-name.example/", proxy) == "site_unknown"
    assert code_of(f"https://{PUBLIC}:{site.port}/", proxy) == "site_unreachable"  # speaks no TLS


def test_https_goes_through_a_tunnel_to_a_site_that_is_who_it_says(tmp_path: Path) -> None:
    tls, trusted = certificate(PUBLIC, tmp_path)
    with Site(tls).running() as site, GuardedProxy(site.guard()) as proxy:
        site.pages["/jobs/1"] = Answer(PLAIN)
        url = site.url("/jobs/1").replace("http:", "https:")
        assert fetch(url, proxy, roots=trusted).markup == PLAIN.decode()
        assert code_of(url, proxy) == "site_not_secure"
