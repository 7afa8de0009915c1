"""The Career Explorer, in a real browser: from the button to suggestions, and from them to regions and a resume."""

import re

import pytest
from playwright.sync_api import expect
from sqlalchemy import Engine

from tests.browser.test_accessibility import SMALL_TARGETS, violations
from tests.browser.visits import DESK, PHONE, Theme, Visit, Visits
from workers.occupations import storing as occupations
from workers.regions.storing import store_bundled

PATH = "/explore"
DISCOVER = "Discover My Career Options"


@pytest.fixture(autouse=True, scope="module")
def _data(engine: Engine) -> None:
    occupations.store_bundled(engine)
    store_bundled(engine)


def discovered(visit: Visit) -> None:
    visit.open(PATH)
    visit.press(DISCOVER)
    expect(visit.page.get_by_text("Best match")).to_be_visible()


def test_a_welder_sees_what_they_could_do_next_and_goes_on_from_there(app: str, visits: Visits) -> None:
    visit = visits.begin(app, time_zone="Pacific/Auckland")
    visit.register_welder()
    page = visit.page
    with page.expect_request("**/api/career-suggestions") as asked:
        discovered(visit)
    assert asked.value.headers["time-zone"] == "Pacific/Auckland"  # by whose day years of work are counted
    visit.expect_notice("Career Options Discovered")
    expect(page.get_by_text(re.compile(r"^Found \d+ potential career matches for you\.$"))).to_be_visible()
    best = page.get_by_role("article").or_(page.locator("main section")).first
    expect(best.get_by_role("meter", name="Match score")).to_be_visible()
    expect(best.get_by_text(re.compile(r"^\d+% match$"))).to_be_visible()
    expect(best.get_by_text("openings a year in California")).to_be_visible()
    expect(best.get_by_role("heading", name="What would it take")).to_be_visible()
    expect(page.get_by_text(re.compile(r"O\*NET \d\d\.\d Database"))).to_be_visible()
    expect(page.get_by_text(re.compile("Projections 2020-2030"))).to_be_visible()

    best.get_by_role("link", name=re.compile("^Where the Jobs Are")).click()
    expect(page).to_have_url(re.compile(r"/explore-jobs\?occupation=\d\d-\d{4}\.\d\d$"))
    expect(page.get_by_role("radiogroup", name="by region")).to_be_visible()
    page.go_back()
    best.get_by_role("link", name=re.compile("^Create Tailored Resume")).click()
    expect(page).to_have_url(re.compile("/generate$"))


def test_the_others_open_on_request_and_more_are_shown(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register_welder()
    discovered(visit)
    page = visit.page
    scores = page.get_by_role("meter", name="Match score")
    expect(scores).to_have_count(5)
    shares = [int(score.get_attribute("aria-valuenow") or 0) for score in scores.all()]
    assert shares == sorted(shares, reverse=True)
    page.get_by_role("button", name=re.compile("^See details")).first.click()
    expect(page.get_by_role("heading", name="What would it take")).to_have_count(2)
    visit.press("Discover More Options")
    expect(scores).not_to_have_count(5)


def test_an_empty_profile_is_told_what_to_add(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register()
    visit.open(PATH)
    visit.press(DISCOVER)
    visit.expect_notice("Incomplete Profile")
    visit.expect_notice("Please add work experience, skills, or certifications to discover career options.")


def test_a_failure_is_told_with_a_way_on(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=("Failed to load resource",))
    visit.register_welder()
    visit.page.route("**/api/career-suggestions", lambda route: route.fulfill(status=500, body=""))
    visit.open(PATH)
    visit.press(DISCOVER)
    visit.expect_notice("Discovery Failed")
    visit.expect_notice("Failed to discover career options. Please try again.")
    visit.page.unroute("**/api/career-suggestions")
    visit.press(DISCOVER)
    expect(visit.page.get_by_text("Best match")).to_be_visible()


def test_the_dashboard_and_the_sidebar_lead_here(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register()
    visit.open("/")
    main = visit.page.get_by_role("main")
    expect(main.get_by_role("link", name=re.compile("^Career Explorer"))).to_have_attribute("href", PATH)
    sidebar = visit.page.get_by_role("navigation", name="Main")
    expect(sidebar.get_by_role("link", name="Career Explorer")).to_have_attribute("href", PATH)
    expect(sidebar.get_by_role("link", name="Where the Jobs Are")).to_have_attribute("href", "/explore-jobs")


@pytest.mark.parametrize(
    ("width", "theme", "language"),
    [(DESK, "light", "en-US"), (DESK, "dark", "es-MX"), (PHONE, "light", "es-MX"), (PHONE, "dark", "en-US")],
)
def test_it_suits_everyone(app: str, visits: Visits, width: int, theme: Theme, language: str) -> None:
    visit = visits.begin(app, width=width, theme=theme, language=language)
    visit.register_welder()
    visit.open(PATH)
    _examine(visit)
    visit.page.get_by_role("button", name=re.compile("Discover My|Descubrir mis")).click()
    expect(visit.page.get_by_text(re.compile("Best match|La mejor opción"))).to_be_visible()
    visit.page.get_by_role("button", name=re.compile("^(See|Ver) (details|detalles)")).first.click()
    visit.page.get_by_role("button", name=re.compile("Dismiss|Descartar|Cerrar")).first.click()
    _examine(visit)
    visit.page.screenshot(
        path=visit.screenshots / f"explore-{theme}-{width}.png", full_page=True, animations="disabled"
    )


def _examine(visit: Visit) -> None:
    assert violations(visit.page) == []
    if visit.width == PHONE:
        assert visit.page.evaluate(SMALL_TARGETS) == []
    assert visit.overflow() == 0
    assert visit.overflow_when_narrowest() == 0
