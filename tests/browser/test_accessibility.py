"""axe, a library of accessibility rules, on every screen: WCAG 2.2 A and AA."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from playwright.sync_api import Page, Route, expect
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from tests import product
from tests.browser.visits import DESK, HEIGHT, PHONE, Theme, Visit, Visits

AXE = product.REPOSITORY / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PUBLIC = [
    "/",
    "/about",
    "/faq",
    "/privacy",
    "/blog",
    "/explore-jobs",
    "/login",
    "/register",
    "/forgot-password",
    "/reset-password",
]
UNKNOWN = "/no/such/page"
SIGNED_IN = [
    "/",
    "/profile",
    "/assistant",
    "/experience",
    "/skills",
    "/generate",
    "/explore",
    "/explore-jobs",
    "/account",
]
DIALOG_OVER_A_SCREEN = "/admin/blog/new"
OF_ADMINS = [
    "/",
    "/admin",
    "/admin/users",
    "/admin/analytics",
    "/admin/blog",
    DIALOG_OVER_A_SCREEN,
    "/admin/queues",
    "/admin/regional-data",
]
QUEUES_IN_TROUBLE = ["/admin/queues", "/admin/queues?tab=jobs", "/admin/queues?tab=errors"]
TROUBLES: dict[str, dict[str, object]] = {
    "interactive": {"failedLastHour": 37},
    "documents": {"workers": 0, "depth": 240, "oldestSeconds": 612},
    "browser": {"depth": 14, "oldestSeconds": 710},
    "background": {"pausedAt": datetime.now(UTC).isoformat()},
}
"""Every sort of it, by the queue that has it."""
LONG_AGO = "2026-03-01T09:58:00Z"
SILENT_WORKER = {"name": "documents-1", "queue": "documents", "host": "shop", "pid": 41, "state": "busy"} | {
    "startedAt": LONG_AGO,
    "lastHeartbeat": LONG_AGO,
    "memoryBytes": 190_000_000,
    "jobId": None,
    "jobKind": None,
    "jobStartedAt": None,
}
DIALOGS = {
    "/": "Tutorial & Help",
    "/experience": "Add Experience",
    "/skills": "Add Skill",
    "/generate": "Create Resume",
    "/account": "Delete My Account",
}

SMALL_TARGETS = """() => {
    const targets = 'a, button, select, textarea, input:not(.sr-only), label:has(input.sr-only), summary, [role=tab]';
    const words = (element) => element.textContent.trim().split(/\\s+/).length;
    const isInRunningText = (target) => target.matches('p > a') && words(target.parentElement) - words(target) > 8;
    return [...document.querySelectorAll(targets)]
        .filter((target) => target.checkVisibility() && getComputedStyle(target).position !== 'absolute')
        .filter((target) => getComputedStyle(target, '::after').position !== 'absolute')
        .filter((target) => target.getBoundingClientRect().height < 44 && !isInRunningText(target))
        .map((target) => target.outerHTML);
}"""
"""What a thumb has to hit: of links, WCAG excepts those within a sentence."""

FINISHED = "document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity)"
DEVICES: dict[int, Theme] = {DESK: "light", PHONE: "dark"}


VIOLATIONS = """async (rules) => {
    const report = await axe.run({ runOnly: rules, resultTypes: ['violations'] });
    return report.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => [id, html]));
}"""
"""axe checks just as much, but writes down what it objects to only: the rest of its report would be megabytes."""


def violations(page: Page) -> list[list[str]]:
    """The rules that axe sees broken, and the markup that breaks them."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[list[str]] = page.evaluate(VIOLATIONS, RULES)
    return found


def each(visit: Visit, paths: Sequence[str]) -> Iterator[str]:
    """Open the first screen, get to the others within the app, and examine each on both devices."""
    for path in paths:
        if path in {paths[0], DIALOG_OVER_A_SCREEN}:
            visit.open(path)
        else:
            visit.go(path)
        examine(visit, path)
        yield path
        turn_over(visit)
        examine(visit, path)
        yield path


def turn_over(visit: Visit) -> None:
    """The same screen on the other device. Every other one is loaded on a phone, since it stays until the next."""
    width = DESK if visit.width == PHONE else PHONE
    visit.page.set_viewport_size({"width": width, "height": HEIGHT})
    visit.page.emulate_media(color_scheme=DEVICES[width])
    expect(visit.page.locator("html")).to_have_attribute("data-theme", DEVICES[width])
    visit.page.evaluate(f"{FINISHED}.forEach((one) => one.finish())")  # no colour is half way to another


def examine(visit: Visit, path: str) -> None:
    """Look at a screen when everything that it loads is there."""
    where = f"{path}, {visit.width} pixels wide"
    expect(visit.page.get_by_label("Loading")).to_have_count(0)
    assert violations(visit.page) == [], where
    if visit.width == PHONE:
        assert visit.page.evaluate(SMALL_TARGETS) == [], where
    assert visit.overflow() == 0, where
    assert visit.overflow_when_narrowest() == 0, where


def test_screens_for_everyone(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=(UNKNOWN,))
    assert len(list(each(visit, PUBLIC))) == len(PUBLIC) * len(DEVICES)
    visit.open(UNKNOWN)
    examine(visit, UNKNOWN)
    turn_over(visit)
    examine(visit, UNKNOWN)


def test_screens_behind_sign_in(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register_welder()
    for path in each(visit, SIGNED_IN):
        if opener := DIALOGS.get(path):
            visit.page.get_by_role("button", name=opener).click()
            expect(visit.page.get_by_role("dialog")).to_be_visible()
            assert violations(visit.page) == [], f"{path}: {opener}, {visit.width} pixels wide"
            visit.page.keyboard.press("Escape")
            expect(visit.page.get_by_role("dialog")).to_have_count(0)


def test_screens_of_admins(app: str, visits: Visits, engine: Engine) -> None:
    visit = visits.begin(app)
    with Session(engine) as database:
        visit.register_admin(database)
    for path in each(visit, OF_ADMINS):
        visit.picture(path.replace("/", "-"))


def test_queues_in_trouble(app: str, visits: Visits, engine: Engine) -> None:
    visit = visits.begin(app)
    with Session(engine) as database:
        visit.register_admin(database)
    visit.page.route("**/api/admin/queues", in_trouble)
    visit.page.route("**/api/admin/queues/events", lambda _: None)  # it is silent, so that the trouble stays
    for path in QUEUES_IN_TROUBLE:
        visit.open(path)  # they share a heading, which stays from one to the next within the app
        expect(visit.page.get_by_role("heading", name="4 of 4 queues need attention")).to_be_visible()
        examine(visit, path)
        turn_over(visit)
        examine(visit, path)
        visit.picture(path.replace("/", "-").replace("?", "-"))


def in_trouble(route: Route) -> None:
    """The overview with every queue in trouble, and a worker that fell silent."""
    overview = route.fetch().json()
    for queue in overview["queues"]:
        queue.update(TROUBLES[queue["name"]])
    overview["workers"] = [SILENT_WORKER]
    route.fulfill(json=overview)
