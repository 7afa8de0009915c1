"""axe, a library of accessibility rules, on every screen: WCAG 2.2 A and AA."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from tests import product
from tests.browser.visits import DESK, PHONE, Theme, Visit, Visits

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

both_devices = pytest.mark.parametrize(("width", "theme"), [(DESK, "light"), (PHONE, "dark")])


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
    """Open the first screen, get to the others within the app, and examine each."""
    for path in paths:
        if path in {paths[0], DIALOG_OVER_A_SCREEN}:
            visit.open(path)
        else:
            visit.go(path)
        examine(visit, path)
        yield path


def examine(visit: Visit, path: str) -> None:
    """Look at a screen when everything that it loads is there."""
    expect(visit.page.get_by_label("Loading")).to_have_count(0)
    assert violations(visit.page) == [], path
    if visit.width == PHONE:
        assert visit.page.evaluate(SMALL_TARGETS) == [], path
    assert visit.overflow() == 0, path
    assert visit.overflow_when_narrowest() == 0, path


@both_devices
def test_screens_for_everyone(app: str, visits: Visits, width: int, theme: Theme) -> None:
    visit = visits.begin(app, width=width, theme=theme, expected_complaints=(UNKNOWN,))
    assert list(each(visit, PUBLIC)) == PUBLIC
    visit.open(UNKNOWN)
    examine(visit, UNKNOWN)


@both_devices
def test_screens_behind_sign_in(app: str, visits: Visits, width: int, theme: Theme) -> None:
    visit = visits.begin(app, width=width, theme=theme)
    visit.register_welder()
    for path in each(visit, SIGNED_IN):
        if opener := DIALOGS.get(path):
            visit.page.get_by_role("button", name=opener).click()
            expect(visit.page.get_by_role("dialog")).to_be_visible()
            assert violations(visit.page) == [], f"{path}: {opener}"


@both_devices
def test_screens_of_admins(app: str, visits: Visits, engine: Engine, width: int, theme: Theme) -> None:
    visit = visits.begin(app, width=width, theme=theme)
    with Session(engine) as database:
        visit.register_admin(database)
    for path in each(visit, OF_ADMINS):
        visit.picture(path.replace("/", "-"))
