"""What a person sees when a part of the product can't be had."""

from playwright.sync_api import expect

from tests.browser.visits import Visits


def test_a_screen_whose_code_is_gone_offers_to_load_the_page_again(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=("404",))
    visit.register_welder()
    visit.open("/generate")
    screen = "**/assets/profile-screen*"
    visit.page.route(screen, lambda route: route.fulfill(status=404, body=""))
    visit.page.get_by_role("link", name="My Profile").first.click()
    expect(visit.page.get_by_role("heading", name="This page couldn't be loaded")).to_be_visible()

    visit.page.unroute(screen)
    visit.press("Load again")
    expect(visit.page.get_by_role("heading", name="My Profile")).to_be_visible()


def test_an_unknown_address_is_not_found_and_says_so(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=("404",))
    answer = visit.page.goto(f"{app}/nowhere")
    assert answer is not None
    assert answer.status == 404
    expect(visit.page.get_by_role("heading", name="404 Page Not Found")).to_be_visible()
