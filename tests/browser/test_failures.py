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


FORMS = {
    "/experience": ("Add Experience", "Job Title"),
    "/skills": ("Add Skill", "Skill Name"),
    "/skills?tab=certifications": ("Add Certification", "Certification Name"),
    "/profile": ("Add Education or Training", "School or program"),
    "/generate": ("Create Resume", "Job Description"),
}


def test_what_was_typed_is_there_again_after_leaving_and_loading_anew_until_it_is_stored(
    app: str, visits: Visits
) -> None:
    visit = visits.begin(app)
    visit.register()
    for path, (opener, field) in FORMS.items():
        visit.open(path)
        visit.press(opener)
        visit.page.get_by_role("dialog").get_by_label(field).fill("Half a sentence")
        visit.page.keyboard.press("Escape")
        visit.page.reload()
        visit.press(opener)
        expect(visit.page.get_by_role("dialog").get_by_label(field)).to_have_value("Half a sentence")

    visit.open("/profile")
    visit.press("Add Language")
    visit.page.get_by_role("dialog").get_by_label("Language").fill("Tagalog")
    visit.page.reload()
    visit.press("Add Language")
    expect(visit.page.get_by_role("dialog").get_by_label("Language")).to_have_value("Tagalog")
    visit.press("Save")
    visit.expect_notice("New documents will show the change.")
    visit.press("Add Language")
    expect(visit.page.get_by_role("dialog").get_by_label("Language")).to_have_value("")
