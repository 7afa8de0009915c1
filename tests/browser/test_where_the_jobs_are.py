"""Where the Jobs Are, in a real browser: the choice, the map by mouse and keys, the rankings, and what is linked."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import Engine

from tests.browser.test_accessibility import SMALL_TARGETS, violations
from tests.browser.visits import DESK, PHONE, Theme, Visit, Visits
from workers.occupations import storing as occupations
from workers.regions.storing import store_bundled

PATH = "/explore-jobs"


@pytest.fixture(autouse=True, scope="module")
def _figures(engine: Engine) -> None:
    occupations.store_bundled(engine)
    store_bundled(engine)


def field(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Trade or occupation")


def search(page: Page) -> None:
    page.get_by_role("button", name="Search", exact=True).click()
    expect(page.get_by_role("radiogroup", name="by region")).to_be_visible()


def test_a_visitor_chooses_a_trade_and_sees_where_it_is_needed_and_what_it_pays(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.open(PATH)
    page = visit.page
    expect(page.get_by_role("heading", name="Ready to Start Your Career Journey?")).to_be_visible()
    expect(page.get_by_role("button", name="Search", exact=True)).to_be_disabled()
    expect(page.get_by_placeholder("Select a trade or occupation")).to_be_visible()
    page.get_by_role("button", name="Choose Your Trade").click()
    expect(field(page)).to_be_focused()

    field(page).click()
    expect(page.get_by_role("option")).to_have_count(12)
    page.get_by_role("option", name="Automotive Mechanic").click()
    search(page)
    expect(page.get_by_role("heading", name="Automotive Mechanic in California")).to_be_visible()
    demand = page.get_by_role("region", name="Highest Demand Regions")
    expect(demand.get_by_role("listitem").first).to_contain_text("#1")
    expect(demand.get_by_role("listitem").first).to_contain_text("Los Angeles–Long Beach–Glendale")
    expect(demand.get_by_role("listitem").first).to_contain_text("annual openings")
    pay = page.get_by_role("region", name="Highest Paying Regions")
    expect(pay.get_by_role("listitem").first).to_contain_text(re.compile(r"\$\d\d/hr"))
    expect(pay.get_by_role("listitem").first).to_contain_text("median wage")
    expect(page.get_by_text("Period: 2020-2030")).to_be_visible()

    demand.get_by_role("button", name="All 32 regions").click()
    expect(demand.get_by_role("listitem")).to_have_count(32)


def test_the_map_is_one_choice_among_regions_for_keys_and_readers(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.open(f"{PATH}?occupation=Welder")
    page = visit.page
    regions = page.get_by_role("radiogroup", name="Openings a year, by region").get_by_role("radio")
    expect(regions).to_have_count(32)
    selected = page.get_by_role("region", name="Selected region")
    first = regions.first
    expect(first).to_have_attribute("aria-label", re.compile(r"^Los Angeles–Long Beach–Glendale: \d+ openings a year$"))
    expect(first).to_be_checked()

    page.get_by_role("radio", name="Growth").last.focus()
    page.keyboard.press("Tab")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowRight")
    second = regions.nth(1)
    expect(second).to_be_focused()
    expect(second).to_be_checked()
    expect(selected).to_contain_text("openings a year, #2")
    page.keyboard.press("End")
    expect(regions.last).to_be_checked()
    page.keyboard.press("ArrowDown")
    expect(first).to_be_checked()
    page.keyboard.press("Tab")
    expect(first).not_to_be_focused()

    page.get_by_role("radio", name="Median pay", exact=True).click()
    best = page.get_by_role("radiogroup", name="Median pay, by region").get_by_role("radio").first
    expect(best).to_have_attribute("aria-label", re.compile(r"\$\d\d\.\d\d an hour, median$"))


def test_a_region_is_chosen_on_the_map_by_a_click(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.open(f"{PATH}?occupation=Plumber")
    page = visit.page
    page.get_by_role("radio", name=re.compile("^Fresno")).click()
    selected = page.get_by_role("region", name="Selected region")
    expect(selected.get_by_role("heading", name="Fresno")).to_be_visible()
    expect(selected).to_contain_text("Fresno County")
    unpaid = page.get_by_role("region", name="Highest Paying Regions").get_by_text(
        "1 region without a published figure"
    )
    unpaid.click()
    expect(
        page.get_by_role("region", name="Highest Paying Regions").get_by_text("Santa Cruz–Watsonville")
    ).to_be_visible()


def test_any_occupation_is_found_by_what_people_call_it(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.open(PATH)
    page = visit.page
    field(page).fill("roofer")
    page.get_by_role("option", name="Roofers", exact=True).click()
    search(page)
    expect(page.get_by_role("heading", name="Roofers in California")).to_be_visible()
    expect(page).to_have_url(re.compile(r"occupation=47-2181\.00"))
    page.go_back()
    expect(page.get_by_role("heading", name="Ready to Start Your Career Journey?")).to_be_visible()


def test_what_no_one_knows_is_said_and_cannot_be_searched_for(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.open(PATH)
    page = visit.page
    field(page).fill("qwxyz")
    expect(page.get_by_text("We know no occupation of this name. Try another word.")).to_be_visible()
    expect(page.get_by_role("button", name="Search", exact=True)).to_be_disabled()


def test_the_person_s_own_trade_is_chosen_beforehand(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register_welder()
    visit.open(PATH)
    expect(field(visit.page)).to_have_value("Welder")
    expect(visit.page.get_by_role("link", name="Where the Jobs Are")).to_be_visible()
    search(visit.page)
    expect(visit.page.get_by_role("heading", name="Welder in California")).to_be_visible()


def test_a_failure_is_said_in_a_red_card(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=("Failed to load resource",))
    visit.page.route("**/api/data/regional-report*", lambda route: route.fulfill(status=500, body="no"))
    visit.open(f"{PATH}?occupation=Welder")
    expect(visit.page.get_by_role("alert")).to_have_text(
        "Unable to load regional data. Please try again or select a different trade."
    )


def test_an_occupation_without_figures_says_so(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.open(f"{PATH}?occupation=55-3016.00")
    expect(visit.page.get_by_text("No demand data available for this occupation")).to_be_visible()
    expect(visit.page.get_by_text("No wage data available for this occupation")).to_be_visible()


@pytest.mark.parametrize(("width", "theme"), [(DESK, "light"), (DESK, "dark"), (PHONE, "light"), (PHONE, "dark")])
def test_it_suits_everyone_in_every_state(app: str, visits: Visits, width: int, theme: Theme) -> None:
    visit = visits.begin(app, width=width, theme=theme)
    for path, name in ((PATH, "before"), (f"{PATH}?occupation=Plumber", "found")):
        visit.open(path)
        if name == "found":
            expect(visit.page.get_by_role("radiogroup", name="by region")).to_be_visible()
        _examine(visit)
        visit.page.screenshot(
            path=visit.screenshots / f"regions-{name}-{theme}-{width}.png", full_page=True, animations="disabled"
        )
    field(visit.page).fill("carp")
    expect(visit.page.get_by_role("option", name="Carpenter", exact=True)).to_be_visible()
    assert violations(visit.page) == []
    visit.picture(f"list-{theme}")


def _examine(visit: Visit) -> None:
    assert violations(visit.page) == []
    if visit.width == PHONE:
        assert visit.page.evaluate(SMALL_TARGETS) == []
    assert visit.overflow() == 0
    assert visit.overflow_when_narrowest() == 0
