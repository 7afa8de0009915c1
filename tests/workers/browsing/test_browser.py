"""Real Chromium, over a site on loopback that the guard lets through."""

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from math import inf
from pathlib import Path
from time import monotonic

import psutil
import pytest

from common.errors import UserError
from tests.workers.browsing.postings import DESCRIPTION, SHELL
from tests.workers.browsing.site import PRIVATE, PUBLIC, Answer, Site, Trap, reaches_the_site
from workers.browsing import browser_profile, browser_watch, chromium
from workers.browsing.browser import render
from workers.browsing.budget import Limits
from workers.browsing.guard import Guard, Refusal
from workers.browsing.pages import Page
from workers.browsing.proxy import GuardedProxy

pytestmark = reaches_the_site

REBINDING = "rebinding.example"
REACHES_INSIDE = """<!doctype html><title>hostile</title><p id="log"></p><script>
  const log = [];
  const attempt = (name, work) => Promise.race([
    work().then(text => log.push(name + ": " + text), error => log.push(name + ": refused")),
    new Promise(done => setTimeout(done, 2500)),
  ]);
  const loaded = element => new Promise((load, error) => {
    element.onload = load; element.onerror = error; document.body.append(element);
  });
  const socket = url => new Promise((open, error) => {
    const it = new WebSocket(url); it.onopen = open; it.onerror = error; it.onclose = error;
  });
  const stun = host => new Promise(done => {
    const peer = new RTCPeerConnection({iceServers: [
      {urls: "stun:" + host + ":PORT"}, {urls: "turn:" + host + ":PORT?transport=tcp", username: "a", credential: "b"},
    ]});
    peer.createDataChannel("x");
    peer.onicegatheringstatechange = () => peer.iceGatheringState === "complete" && done("gathered");
    peer.createOffer().then(offer => peer.setLocalDescription(offer));
  });
  (async () => {
    await Promise.all(HOSTS.map(async host => {
      const place = host + ":PORT/";
      const frame = Object.assign(document.createElement("iframe"), {src: "http://" + place});
      const script = Object.assign(document.createElement("script"), {src: "http://" + place});
      await Promise.all([
        attempt("fetch", () => fetch("http://" + place, {mode: "no-cors"})),
        attempt("redirect", () => fetch("/inside?" + host, {mode: "no-cors"})),
        attempt("frame", () => loaded(frame)),
        attempt("script", () => loaded(script)),
        attempt("websocket", () => socket("ws://" + place)),
        attempt("beacon", async () => navigator.sendBeacon("http://" + place, "x")),
        attempt("webrtc", () => stun(host)),
      ]);
    }));
    document.getElementById("log").textContent = "tried " + log.length;
  })();
</script>"""


def tried(page: Page) -> int:
    return len(page.markup) if 'id="log">tried' in page.markup else 0


def duties(page: Page) -> int:
    return len(page.markup) if "Bend conduit" in page.markup else 0


def browser_processes() -> list[str]:
    """What runs with a browser's profile of this process for its home, whoever its parent is by now."""
    home = str(Path(tempfile.gettempdir(), f"{browser_profile.PREFIX}{os.getpid()}-"))
    everything = psutil.process_iter(["environ", "name"])
    return [it.info["name"] for it in everything if (it.info["environ"] or {}).get("HOME", "").startswith(home)]


def name_of(process: psutil.Process) -> str:
    """Empty for one that has ended meanwhile."""
    try:
        return str(process.name())
    except psutil.NoSuchProcess:
        return ""


def children() -> set[psutil.Process]:
    """Not theirs as well: a database server among them may start a process of its own at any time."""
    return set(psutil.Process().children())


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    before = children()
    yield
    assert children() - before == set()
    assert browser_processes() == []


def test_a_browser_is_told_by_its_home(site: Site, patient: Limits) -> None:
    """Shows that what every test here ends with can fail."""
    site.pages["/jobs/1"] = Answer(b"<p>Our jobs</p>")
    running: list[list[str]] = []

    def look(_: Page) -> int:
        running.append(browser_processes())
        return 1

    with GuardedProxy(site.guard(), patient) as proxy:
        render(site.url("/jobs/1"), proxy, look)
    assert len(running[0]) > 1


def hostile_page(trap: Trap) -> bytes:
    hosts = f'["{PRIVATE}", "localhost", "2130706433", "[::ffff:7f00:1]", "{REBINDING}"]'
    return REACHES_INSIDE.replace("HOSTS", hosts).replace("PORT", str(trap.port)).encode()


def test_no_page_reaches_a_private_address(site: Site, trap: Trap, patient: Limits) -> None:
    site.pages |= {"/jobs/1": Answer(hostile_page(trap)), "/inside": Answer.redirect(f"http://{PRIVATE}:{trap.port}/")}
    guard = site.guard(trap.port, names={REBINDING: [PUBLIC, PRIVATE]})
    with GuardedProxy(guard, patient) as proxy:
        page = render(site.url("/jobs/1"), proxy, tried).page
    assert tried(page)
    assert trap.caught == []


def test_the_same_page_reaches_it_where_nothing_holds_it(
    site: Site, trap: Trap, patient: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Shows that the test above can fail: without the rule and the preferences the same attempts arrive."""
    monkeypatch.setattr(chromium, "_ARGUMENTS", ["--disable-gpu"])
    monkeypatch.setattr(browser_profile, "_PREFERENCES", {})
    site.pages |= {"/jobs/1": Answer(hostile_page(trap)), "/inside": Answer.redirect(f"http://{PRIVATE}:{trap.port}/")}
    guard = site.guard(trap.port, allows=lambda _: True, names={REBINDING: [PRIVATE]})
    with GuardedProxy(guard, patient) as proxy:
        render(site.url("/jobs/1"), proxy, lambda _: int({"tcp", "udp"} <= set(trap.caught)))
    assert {"tcp", "udp"} <= set(trap.caught)


def test_a_redirect_to_a_private_address_is_refused(site: Site, trap: Trap, patient: Limits) -> None:
    site.pages["/jobs/1"] = Answer.redirect(f"http://{PRIVATE}:{trap.port}/")
    with GuardedProxy(site.guard(trap.port), patient) as proxy, pytest.raises(UserError) as refused:
        render(site.url("/jobs/1"), proxy, duties)
    assert refused.value.code == "url_refused"
    assert trap.caught == []


@pytest.mark.parametrize(
    "markup", ["<script>location = 'INSIDE'</script>", "<meta http-equiv='refresh' content='0;url=INSIDE'>"]
)
def test_a_page_that_moves_to_a_private_address_brings_nothing_back(
    markup: str, site: Site, trap: Trap, patient: Limits
) -> None:
    site.pages["/jobs/1"] = Answer(markup.replace("INSIDE", f"http://{PRIVATE}:{trap.port}/").encode())

    def was_refused(proxy: GuardedProxy) -> bool:
        return proxy.refusal_of(PRIVATE, trap.port) is Refusal.NOT_PUBLIC

    with GuardedProxy(site.guard(trap.port), patient) as proxy:
        try:
            markup = render(site.url("/jobs/1"), proxy, lambda _: int(was_refused(proxy))).page.markup
        except UserError as refused:  # the page was quicker than we were
            markup = refused.code
        assert was_refused(proxy)
    assert "secret" not in markup
    assert trap.caught == []


WORKS_ON = """() => {
  const request = new XMLHttpRequest();
  request.open("GET", "/busy", false);
  request.send();
  for (;;) {}
}"""
"""A script without an end that says when it begins."""


@pytest.fixture
def time_is_up_while_it_works(patient: Limits, site: Site, monkeypatch: pytest.MonkeyPatch) -> Limits:
    """However busy this machine is: for the watch, since looks at such a page would wait on."""

    def now() -> float:
        return inf if site.has_heard("/busy") else monotonic()

    monkeypatch.setattr(browser_watch, "monotonic", now)
    return patient


def test_a_page_that_never_stops_working_is_ended(site: Site, time_is_up_while_it_works: Limits) -> None:
    site.pages["/jobs/1"] = Answer(f"<p>busy</p><script>setTimeout({WORKS_ON}, 50)</script>".encode())
    with GuardedProxy(site.guard(), time_is_up_while_it_works) as proxy, pytest.raises(UserError) as refused:
        render(site.url("/jobs/1"), proxy, duties)
    assert refused.value.code == "page_timed_out"


def test_a_page_that_eats_memory_is_ended(site: Site, patient: Limits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_watch, "MAX_BYTES", 600_000_000)
    site.pages["/jobs/1"] = Answer(
        b"<script>const kept = []; setInterval(() => kept.push(new Uint8Array(40e6).fill(1)), 20)</script>"
    )
    with GuardedProxy(site.guard(), patient) as proxy, pytest.raises(UserError) as refused:
        render(site.url("/jobs/1"), proxy, duties)
    assert refused.value.code == "page_too_large"


def test_what_was_read_before_a_page_hangs_is_kept(site: Site, time_is_up_while_it_works: Limits) -> None:
    page = f"<div id=job></div><script>job.innerHTML = `{DESCRIPTION}`; fetch('/hangs').then({WORKS_ON})</script>"
    site.pages["/jobs/1"] = Answer(page.encode())

    def look(page: Page) -> int:
        if found := duties(page):
            site.hang.set()
        return found

    with GuardedProxy(site.guard(), time_is_up_while_it_works) as proxy:
        assert "Bend conduit" in render(site.url("/jobs/1"), proxy, look).page.markup
    assert site.has_heard("/busy")


def test_every_renderer_runs_in_a_sandbox_of_its_own(site: Site) -> None:
    """As root too, where the machine has user namespaces."""
    if os.geteuid() == 0 and not chromium.has_namespaces():
        pytest.skip("user namespaces are not allowed here")
    site.pages["/jobs/1"] = Answer(b"<p>Our jobs</p>")
    modes: list[str] = []

    def look(_: Page) -> int:
        for process in psutil.Process().children(recursive=True):
            with suppress(psutil.NoSuchProcess):
                if "--type=renderer" in process.cmdline():
                    modes.append(Path(f"/proc/{process.pid}/status").read_text().split("Seccomp:")[1].split()[0])
        return 1

    with GuardedProxy(site.guard()) as proxy:
        render(site.url("/jobs/1"), proxy, look)
    assert set(modes) == {"2"}  # seccomp filters


def test_nothing_is_asked_of_anybody_but_the_site(site: Site) -> None:
    """Chromium would like to talk to its vendor: none of that gets as far as the proxy."""
    asked: list[str] = []

    async def look_up(host: str, _port: int) -> list[str]:
        asked.append(host)
        return [PUBLIC] if host == PUBLIC else []

    site.pages |= {"/jobs/1": Answer(SHELL), "/api/job": Answer(DESCRIPTION.encode())}
    guard = Guard(allows=lambda address: address == PUBLIC, ports=frozenset(range(1, 65536)), look_up=look_up)
    with GuardedProxy(guard) as proxy:
        render(site.url("/jobs/1"), proxy, duties)
    assert set(asked) == {PUBLIC}


def test_a_job_that_is_killed_takes_its_browser_along(site: Site) -> None:
    site.pages["/jobs/1"] = Answer(b"<p>busy</p><script>fetch('/shown'); for (;;) {}</script>")
    program = f"""
from workers.browsing.browser import render
from workers.browsing.guard import Guard
from workers.browsing.proxy import GuardedProxy
with GuardedProxy(Guard(lambda address: address == "{PUBLIC}", frozenset({{{site.port}}}))) as proxy:
    render("{site.url("/jobs/1")}", proxy, lambda page: 0)
"""
    job = subprocess.Popen([sys.executable, "-c", program], start_new_session=True, cwd=Path.cwd())  # noqa: S603
    try:
        assert site.heard("/jobs/1")
        family = psutil.Process(job.pid).children(recursive=True)
        assert any("chrom" in name_of(process) for process in family)
    finally:
        os.killpg(job.pid, signal.SIGKILL)
        job.wait()
    _, alive = psutil.wait_procs(family, timeout=60)
    assert alive == []
    assert not list(Path(tempfile.gettempdir()).glob(f"{browser_profile.PREFIX}{job.pid}-*"))
