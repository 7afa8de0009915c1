"""Signing in through another provider, as a person sees it: there, and back to where they were, or not."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import product
from tests.browser.visits import PHONE, Visits, enter_month
from tests.openid import CALLBACK, OpenId, openid_provider, settings_for

NO_ICON = "/favicon.ico"
"""The provider's."""


@pytest.fixture(scope="module")
def provider_port() -> int:
    return product.free_port()


@pytest.fixture(scope="module")
def base_url(stack: product.Stack, logs: Path, provider_port: int) -> Iterator[str]:
    with product.api(stack, logs / "browser-with-provider.log", **settings_for(provider_port)) as address:
        yield address


@pytest.fixture(scope="module")
def openid(base_url: str, logs: Path, provider_port: int) -> Iterator[OpenId]:
    with openid_provider(provider_port, base_url + CALLBACK, logs / "browser-provider.log") as openid:
        yield openid


def test_somebody_signs_in_at_the_provider(base_url: str, openid: OpenId, visits: Visits) -> None:
    subject = openid.add_person(given_name="Rosa", family_name="Ibarra")
    visit = visits.begin(base_url, width=PHONE, theme="dark", language="es-MX", expected_complaints=(NO_ICON,))
    page = visit.page
    visit.open("/login")
    visit.picture("login")
    page.get_by_role("link", name="Continuar con Union Hall").press("Enter")
    page.get_by_role("link", name=f"I am {subject}").click()
    expect(page).to_have_url(f"{base_url}/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Rosa")


def test_somebody_whose_session_ended_comes_back_to_the_page_they_were_on(
    base_url: str, openid: OpenId, visits: Visits
) -> None:
    subject = openid.add_person()
    visit = visits.begin(base_url, expected_complaints=("status of 401", NO_ICON))
    page = visit.page
    visit.register()
    visit.open("/experience")
    page.get_by_role("button", name="Add Experience").click()
    page.request.post(f"{base_url}/api/logout")
    page.get_by_label("Job Title").fill("Rigger")
    page.get_by_label("Company").fill("Bayline")
    enter_month(page, "Start Date", 1, 2020)
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name=f"I am {subject}").click()
    expect(page).to_have_url(f"{base_url}/experience")


def test_somebody_who_changes_their_mind_there_is_told_that_nothing_happened(
    base_url: str, openid: OpenId, visits: Visits
) -> None:
    openid.add_person()
    visit = visits.begin(base_url, width=PHONE, expected_complaints=(NO_ICON,))
    page = visit.page
    visit.open("/register")
    page.get_by_role("link", name="Continue with Union Hall").click()
    expect(page.get_by_role("link", name="I am").first).to_be_visible()
    page.goto(f"{page.url}?decline")
    expect(page.get_by_role("alert")).to_contain_text("You didn't finish signing in. Nothing was changed.")
    visit.picture("declined")
