"""axe, a library of accessibility rules, on every screen: WCAG 2.2 A and AA."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, Route, expect
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from tests import product
from tests.browser.visits import DESK, HEIGHT, NARROW_PHONE, Theme, Visit, Visits

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
    "/": {"en-US": "Tutorial & Help", "es-MX": "Tutorial y ayuda"},
    "/experience": {"en-US": "Add Experience", "es-MX": "Agregar experiencia"},
    "/skills": {"en-US": "Add Skill", "es-MX": "Agregar habilidad"},
    "/generate": {"en-US": "Create Resume", "es-MX": "Crear currículum"},
    "/account": {"en-US": "Delete My Account", "es-MX": "Eliminar mi cuenta"},
}
VERDICT = {"en-US": "4 of 4 queues need attention", "es-MX": "4 de 4 colas necesitan atención"}
LOADING = {"en-US": "Loading", "es-MX": "Cargando"}

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
DEVICES: dict[str, dict[int, Theme]] = {
    "en-US": {DESK: "light", NARROW_PHONE: "dark"},
    "es-MX": {DESK: "dark", NARROW_PHONE: "light"},
}
"""By language: each width in both themes, and each theme in both languages."""
in_both_languages = pytest.mark.parametrize("language", DEVICES)


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


def begun(app: str, visits: Visits, language: str, *expected_complaints: str) -> Visit:
    """A visit in this language, on a desk."""
    theme = DEVICES[language][DESK]
    return visits.begin(app, theme=theme, language=language, expected_complaints=expected_complaints)


def each(visit: Visit, language: str, paths: Sequence[str]) -> Iterator[str]:
    """Open the first screen, get to the others within the app, and examine each on both devices."""
    for path in paths:
        if path in {paths[0], DIALOG_OVER_A_SCREEN}:
            visit.open(path)
        else:
            visit.go(path)
        examine(visit, language, path)
        yield path
        turn_over(visit, language)
        examine(visit, language, path)
        yield path


def turn_over(visit: Visit, language: str) -> None:
    """The same screen on the other device. Every other one is loaded on a phone, since it stays until the next."""
    width = DESK if visit.width == NARROW_PHONE else NARROW_PHONE
    visit.page.set_viewport_size({"width": width, "height": HEIGHT})
    theme = DEVICES[language][width]
    visit.page.emulate_media(color_scheme=theme)
    expect(visit.page.locator("html")).to_have_attribute("data-theme", theme)
    visit.page.evaluate(f"{FINISHED}.forEach((one) => one.finish())")  # no colour is half way to another


def examine(visit: Visit, language: str, path: str) -> None:
    """Look at a screen when everything that it loads is there."""
    where = f"{path} in {language}, {visit.width} pixels wide"
    expect(visit.page.get_by_label(LOADING[language])).to_have_count(0)
    assert violations(visit.page) == [], where
    if visit.width == NARROW_PHONE:
        assert visit.page.evaluate(SMALL_TARGETS) == [], where
    assert visit.overflow() == 0, where
    assert visit.overflow_when_narrowest() == 0, where


@in_both_languages
def test_screens_for_everyone(app: str, visits: Visits, language: str) -> None:
    visit = begun(app, visits, language, UNKNOWN)
    assert len(list(each(visit, language, PUBLIC))) == len(PUBLIC) * len(DEVICES[language])
    visit.open(UNKNOWN)
    examine(visit, language, UNKNOWN)
    turn_over(visit, language)
    examine(visit, language, UNKNOWN)


@in_both_languages
def test_screens_behind_sign_in(app: str, visits: Visits, language: str) -> None:
    visit = begun(app, visits, language)
    visit.register_welder()
    for path in each(visit, language, SIGNED_IN):
        if opener := DIALOGS.get(path, {}).get(language):
            visit.page.get_by_role("button", name=opener).click()
            expect(visit.page.get_by_role("dialog")).to_be_visible()
            assert violations(visit.page) == [], f"{path}: {opener}, {visit.width} pixels wide"
            visit.page.keyboard.press("Escape")
            expect(visit.page.get_by_role("dialog")).to_have_count(0)


@in_both_languages
def test_screens_of_admins(app: str, visits: Visits, language: str, engine: Engine) -> None:
    visit = begun(app, visits, language)
    with Session(engine) as database:
        visit.register_admin(database)
    for path in each(visit, language, OF_ADMINS):
        visit.picture(f"{path.replace('/', '-')}-{language}")


@in_both_languages
def test_queues_in_trouble(app: str, visits: Visits, language: str, engine: Engine) -> None:
    visit = begun(app, visits, language)
    with Session(engine) as database:
        visit.register_admin(database)
    visit.page.route("**/api/admin/queues", in_trouble)
    visit.page.route("**/api/admin/queues/events", lambda _: None)  # it is silent, so that the trouble stays
    for path in QUEUES_IN_TROUBLE:
        visit.open(path)  # they share a heading, which stays from one to the next within the app
        expect(visit.page.get_by_role("heading", name=VERDICT[language])).to_be_visible()
        examine(visit, language, path)
        turn_over(visit, language)
        examine(visit, language, path)
        visit.picture(f"{path.replace('/', '-').replace('?', '-')}-{language}")


def in_trouble(route: Route) -> None:
    """The overview with every queue in trouble, and a worker that fell silent."""
    overview = route.fetch().json()
    for queue in overview["queues"]:
        queue.update(TROUBLES[queue["name"]])
    overview["workers"] = [SILENT_WORKER]
    route.fulfill(json=overview)
