"""What a phone has to fetch before the landing page or the dashboard can be used. It may not grow unseen."""

from dataclasses import dataclass, field

import pytest
from playwright.sync_api import CDPSession, Route, expect

from tests.browser.visits import PHONE, Visit, Visits

SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 180_000, "uploadThroughput": 84_000}
"""Milliseconds, and bytes a second."""
MOST_SHIFT = 0.05
"""Of the layout: what Lighthouse calls cumulative layout shift."""
SHIFTS = """
    window.shift = 0;
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shift += entry.value; }))
        .observe({ type: 'layout-shift', buffered: true });
"""


@dataclass
class Answer:
    """One that came over the wire: `size` in bytes with its head."""

    path: str
    encoding: str | None = None
    size: float = 0


@dataclass
class Wire:
    """What a page asked for, in that order, by the browser's own ids."""

    answers: dict[str, Answer] = field(default_factory=dict)

    def watch(self, browser: CDPSession, base_url: str) -> None:
        """From here on."""
        browser.on("Network.requestWillBeSent", lambda event: self._ask(event, base_url))
        browser.on("Network.responseReceived", self._answer)
        browser.on("Network.loadingFinished", self._finish)

    def of(self, ending: str) -> list[Answer]:
        """Those whose path ends so."""
        return [answer for answer in self.answers.values() if answer.path.endswith(ending)]

    def _ask(self, event: dict[str, object], base_url: str) -> None:
        request = event["request"]
        assert isinstance(request, dict)
        self.answers[str(event["requestId"])] = Answer(request["url"].removeprefix(base_url).partition("?")[0])

    def _answer(self, event: dict[str, object]) -> None:
        response = event["response"]
        assert isinstance(response, dict)
        headers = {name.lower(): value for name, value in response["headers"].items()}
        self.answers[str(event["requestId"])].encoding = headers.get("content-encoding")

    def _finish(self, event: dict[str, object]) -> None:
        size = event["encodedDataLength"]
        assert isinstance(size, (int, float))
        self.answers[str(event["requestId"])].size = size


@pytest.mark.parametrize(
    ("signed_in", "most_script_bytes", "most_requests"), [(False, 130_000, 9), (True, 150_000, 12)]
)
def test_the_first_load_is_small_and_nothing_moves(
    app: str, visits: Visits, *, signed_in: bool, most_script_bytes: int, most_requests: int
) -> None:
    visit = visits.begin(app, width=PHONE)
    if signed_in:
        visit.register_welder()
    wire, shift = load(visit)

    scripts = wire.of(".js")
    assert sum(script.size for script in scripts) <= most_script_bytes, scripts
    assert {script.encoding for script in scripts if script.size > 2_000} == {"br"}
    assert len(wire.answers) <= most_requests, wire.answers
    fonts = wire.of(".woff2")
    assert len(fonts) == 3
    assert {font.encoding for font in fonts} == {None}
    asked = [answer.path for answer in wire.answers.values()]
    assert len(asked) == len(set(asked)), "what was preloaded was asked for again"
    assert shift < MOST_SHIFT


def load(visit: Visit) -> tuple[Wire, float]:
    """Open / as over a slow network, to the end."""
    wire = Wire()
    browser = visit.page.context.new_cdp_session(visit.page)
    browser.send("Network.enable")
    browser.send("Network.emulateNetworkConditions", SLOW_4G)
    wire.watch(browser, visit.base_url)
    visit.page.add_init_script(SHIFTS)
    visit.open("/")
    visit.page.wait_for_load_state("networkidle")
    expect(visit.page.get_by_label("Loading")).to_have_count(0)
    shift: float = visit.page.evaluate("window.shift")
    return wire, shift


def test_the_landing_page_is_there_before_its_code_and_what_was_done_to_it_counts(app: str, visits: Visits) -> None:
    visit = visits.begin(app, width=PHONE, language="es-MX")
    page = visit.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/assets/frame-*.js", hold)
    page.goto(app, wait_until="commit")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Tus manos saben el oficio. Ponlo en papel.")
    element = heading.element_handle()
    page.get_by_role("button", name="English").click()
    page.evaluate("window.scrollTo(0, 200)")

    for route in held:
        route.continue_()
    expect(heading).to_have_text("Your hands know the work. Put it on paper.")
    assert element.evaluate("(heading) => heading.isConnected"), "it was taken over, not drawn again"
    assert page.evaluate("window.scrollY") > 0, "the router would begin at the top"
