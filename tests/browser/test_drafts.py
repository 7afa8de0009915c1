"""What was typed is there again after leaving and loading the page anew, until it is stored or thrown away."""

from playwright.sync_api import Locator, expect
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from tests.browser.visits import Visit, Visits

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


def test_what_was_typed_into_the_page_itself_is_there_again_too_until_it_is_stored_or_thrown_away(
    app: str, visits: Visits
) -> None:
    visit = visits.begin(app)
    visit.register()
    page = visit.page

    visit.open("/profile")
    contact = page.get_by_role("region", name="How employers reach you")
    references = page.get_by_role("region", name="References")
    contact.get_by_label("Link 2").fill("example.com/pictures")
    references.get_by_label("Your resumes say").select_option("People by name")
    references.get_by_label("Name").fill("Ana Ruiz")
    page.reload()
    expect(references.get_by_label("Name")).to_have_value("Ana Ruiz")
    expect(contact.get_by_label("Link 2")).to_have_value("example.com/pictures")
    visit.press("Save Contact Details")
    visit.expect_notice("New documents will show them.")
    expect(came_back(contact)).to_have_count(0)
    references.get_by_role("button", name="Start over").click()
    expect(references.get_by_label("Your resumes say")).to_have_value("none")
    page.reload()
    expect(contact.get_by_label("Link", exact=True)).to_have_value("https://example.com/pictures")
    expect(came_back(page.get_by_role("main"))).to_have_count(0)

    visit.open("/account")
    name, email = (page.get_by_role("region", name=card, exact=True) for card in ("Name", "Email"))
    name.get_by_label("First Name").fill("María José")
    email.get_by_label("Email").fill("half@")
    email.get_by_label("Current Password").fill("nobody keeps this")
    page.reload()
    expect(name.get_by_label("First Name")).to_have_value("María José")
    expect(email.get_by_label("Email")).to_have_value("half@")
    expect(email.get_by_label("Current Password")).to_have_value("")
    assert "nobody" not in page.evaluate("JSON.stringify({...sessionStorage, ...localStorage})")
    visit.press("Save Name")
    visit.expect_notice("New documents will use it.")
    expect(came_back(name)).to_have_count(0)


def test_a_post_and_a_document_s_words_survive_leaving_and_loading_anew(
    app: str, visits: Visits, engine: Engine
) -> None:
    visit = visits.begin(app)
    with Session(engine) as session:
        visit.register_admin(session)
    visit.open("/admin/blog/new")
    visit.dialog("Create Blog Post").get_by_role("textbox", name="Content", exact=True).fill("An hour's work")
    visit.page.reload()
    expect(visit.dialog("Create Blog Post").get_by_role("textbox", name="Content", exact=True)).to_have_value(
        "An hour's work"
    )

    visit.add_profile_of_a_welder()
    document = visit.write_resume()
    open_editor(visit, document["title"])
    headline = visit.page.get_by_label("Headline")
    before = headline.input_value()
    headline.fill("Bridge Welder")
    visit.page.reload()
    open_editor(visit, document["title"])
    expect(headline).to_have_value("Bridge Welder")
    visit.press("Start over")
    expect(headline).to_have_value(before)
    headline.fill("Ship Welder")
    expect(came_back(visit.page.get_by_role("dialog"))).to_have_count(0)
    visit.press("Cancel")
    visit.press("Edit")
    expect(headline).to_have_value("Ship Welder")


def came_back(part: Locator) -> Locator:
    return part.get_by_text("This is what you typed before.")


def open_editor(visit: Visit, title: str) -> None:
    visit.open("/generate")
    visit.press(title)
    visit.press("Edit")
