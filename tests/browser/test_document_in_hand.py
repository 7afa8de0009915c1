"""A document from its row in the list to the person's own words, and back, without a mouse."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from pypdf import PdfReader

from tests.browser.held_timers import NOTICE_SHOWN_MILLISECONDS, held
from tests.browser.postings import SHIPYARD
from tests.browser.test_keyboard import tab_to
from tests.browser.visits import DESK, PHONE, Visit, Visits

TITLE = "Structural Welder, Acme Shipyard"
OWN = "Led a crew of 12 fitters"


@pytest.mark.parametrize(("width", "theme"), [(PHONE, "light"), (DESK, "dark")])
def test_a_document_is_put_into_the_person_s_own_words(
    app: str, visits: Visits, width: int, theme: str, tmp_path: Path
) -> None:
    visit = visits.begin(app, width=width, theme="dark" if theme == "dark" else "light")
    visit.register_welder()
    wish = {"documentType": "resume", "jobDescription": SHIPYARD}
    assert visit.page.request.post(f"{app}/api/generate-content", data=wish).ok
    visit.open("/generate")

    opens_the_preview(visit)
    sees_what_is_covered(visit)
    edits_by_keyboard(visit)
    prints_the_own_words(visit, tmp_path)
    goes_back(visit)
    adds_what_is_missing(visit)
    sends_a_link(visit, visits)


def press(page: Page, target: Locator) -> None:
    tab_to(page, target)
    page.keyboard.press("Enter")


def opens_the_preview(visit: Visit) -> None:
    page = visit.page
    row = page.get_by_role("button", name="Structural Welder").first
    expect(row).to_be_visible()
    press(page, row)
    expect(page.get_by_role("img", name="Page 1 of 1")).to_be_visible()
    expect(page.get_by_role("radio", name="Classic")).to_be_checked()
    visit.picture("page")
    assert visit.overflow() == 0
    tab_to(page, page.get_by_role("radio", name="Classic"))
    page.keyboard.press("ArrowLeft")  # from the first to the last
    expect(page.get_by_role("radio", name="Compact")).to_be_checked()
    press(page, page.get_by_role("button", name="Read", exact=True))
    expect(page.get_by_role("heading", name="Rosa Ibarra")).to_be_visible()
    visit.picture("read")
    press(page, page.get_by_role("button", name="Page", exact=True))


def sees_what_is_covered(visit: Visit) -> None:
    page = visit.page
    if visit.width == PHONE:
        press(page, page.get_by_role("button", name="requirements covered"))
        visit.picture("coverage")
    press(page, page.get_by_role("button", name="OSHA 10"))
    expect(page.get_by_test_id("light").first).to_be_in_viewport()
    visit.picture("light")


def edits_by_keyboard(visit: Visit) -> None:
    page, keys = visit.page, visit.page.keyboard
    press(page, page.get_by_role("button", name="Edit", exact=True))
    job = page.get_by_role("group", name="Bayline Fabrication")
    expect(job).to_be_visible()
    first = job.get_by_label("Line 1 of 2").input_value()
    visit.picture("edit")
    tab_to(page, job.get_by_role("button", name="Move line 1 down"))
    keys.press("Enter")
    expect(job.get_by_label("Line 2 of 2")).to_have_value(first)
    tab_to(page, job.get_by_role("button", name="Add a line"))
    keys.press("Enter")
    expect(job.get_by_label("Line 3 of 3")).to_be_focused()
    keys.type(OWN)
    tab_to(page, page.get_by_role("button", name="Save", exact=True))
    keys.press("Enter")
    expect(page.get_by_text("1 line of yours isn't in your profile. Add it?")).to_be_visible()
    visit.picture("own-words")


def prints_the_own_words(visit: Visit, folder: Path) -> None:
    assert OWN in printed(visit.page, folder)


def printed(page: Page, folder: Path) -> str:
    with page.expect_download() as starting:
        press(page, page.get_by_role("button", name="Download PDF"))
    starting.value.save_as(folder / "Resume.pdf")
    return " ".join(" ".join(one.extract_text() for one in PdfReader(folder / "Resume.pdf").pages).split())


def goes_back(visit: Visit) -> None:
    page = visit.page
    press(page, page.get_by_role("button", name="More", exact=True))
    expect(page.get_by_role("menuitem").first).to_be_focused()
    visit.picture("more")
    page.keyboard.press("End")
    expect(page.get_by_role("menuitem").last).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("menuitem", name="Earlier versions")).to_be_focused()
    page.keyboard.press("Enter")
    press(page, page.get_by_role("button", name="Restore version 1"))
    visit.expect_notice("The document is back to version 1.")
    expect(page.get_by_text("1 line of yours isn't in your profile. Add it?")).to_be_hidden()


def adds_what_is_missing(visit: Visit) -> None:
    page = visit.page
    if visit.width == PHONE:
        press(page, page.get_by_role("button", name="requirements covered"))
    press(page, page.get_by_role("button", name="I have this: TWIC"))
    form = visit.dialog("Add Certification")
    expect(form.get_by_label("Certification Name")).to_have_value("TWIC card")
    form.get_by_label("Issuing Organization").fill("TSA")
    form.get_by_label("Issue Date").fill("2025-01-15")
    press(page, form.get_by_role("button", name="Save", exact=True))
    expect(page.get_by_role("button", name="Generate Again")).to_be_visible()
    press(page, page.get_by_role("button", name="Generate Again"))
    expect(page.get_by_role("button", name="I have this: TWIC")).to_have_count(0)
    expect(page.get_by_role("img", name="Page 1 of 1")).to_be_visible()
    visit.picture("again")


def sends_a_link(visit: Visit, visits: Visits) -> None:
    """From the preview's menu; ended from the document's row."""
    page, keys = visit.page, visit.page.keyboard
    press(page, page.get_by_role("button", name="More", exact=True))
    keys.press("ArrowDown")
    expect(page.get_by_role("menuitem", name="Share a link")).to_be_focused()
    keys.press("Enter")
    dialog = visit.dialog("Share a link")
    expect(dialog.get_by_role("switch")).not_to_be_checked()
    tab_to(page, dialog.get_by_role("switch"))
    keys.press("Space")
    expect(dialog.get_by_text("Nobody has opened it yet.")).to_be_visible()
    url = dialog.get_by_label("Link", exact=True).input_value()
    page.bring_to_front()  # a page that isn't in front may not write to the clipboard
    tab_to(page, dialog.get_by_role("button", name="Copy link"))
    with held(page, NOTICE_SHOWN_MILLISECONDS):
        keys.press("Enter")
        visit.expect_notice("The link is on your clipboard.")
    assert page.evaluate("navigator.clipboard.readText()") == url
    shown = page.evaluate("document.querySelector('[role=dialog] img').naturalWidth")
    assert shown > 0
    visit.picture("share")
    assert visit.overflow() == 0

    # Where the link leads to has its own list of complaints: a page that isn't there is one in Chromium's console.
    guest = visits.begin(visit.base_url, width=visit.width, expected_complaints=("404",))
    guest.page.goto(url)
    expect(guest.page.get_by_role("heading", name="Rosa Ibarra")).to_be_visible()
    assert guest.overflow() == 0
    guest.picture("shared-page")

    tab_to(page, dialog.get_by_role("button", name="Close"))
    keys.press("Enter")
    expect(page.get_by_role("button", name="More", exact=True)).to_be_focused()
    press(page, page.get_by_role("button", name="Close", exact=True))
    badge = page.get_by_role("button", name="Link is on:")
    expect(badge).to_be_visible()
    press(page, badge)
    expect(dialog.get_by_text("Opened once")).to_be_visible()
    page.once("dialog", lambda question: question.accept())
    press(page, dialog.get_by_role("button", name="End the link"))
    expect(dialog.get_by_role("switch")).not_to_be_checked()
    expect(dialog.get_by_role("switch")).to_be_focused()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="Rosa Ibarra")).to_be_hidden()


LIST_WORDS = {
    "en-US": ("Edit", "List", "Move the list down", "Line above the list", "Save", "Read"),
    "es-MX": ("Editar", "Lista", "Bajar la lista", "Línea antes de la lista", "Guardar", "Leer"),
}


@pytest.mark.parametrize(("width", "theme", "language"), [(PHONE, "dark", "es-MX"), (DESK, "light", "en-US")])
def test_a_letter_s_list_is_moved_among_its_paragraphs_by_keyboard(
    app: str, visits: Visits, width: int, theme: str, language: str
) -> None:
    visit = visits.begin(app, width=width, theme="dark" if theme == "dark" else "light", language=language)
    visit.register_welder()
    page, (edit, a_list, down, lead, save, read) = visit.page, LIST_WORDS[language]
    wish = {"documentType": "cover_letter", "jobDescription": SHIPYARD}
    assert page.request.post(f"{app}/api/generate-content", data=wish).ok
    visit.open("/generate")
    page.get_by_role("button", name="Structural Welder").first.click()
    press(page, page.get_by_role("button", name=edit, exact=True))
    moved = page.get_by_role("group", name=a_list, exact=True)
    expect(moved).to_be_visible()
    visit.picture("letter-edit")
    assert visit.overflow() == 0
    press(page, page.get_by_role("button", name=down, exact=True))
    expect(page.get_by_role("button", name=down, exact=True)).to_be_focused()
    moved.get_by_label(lead, exact=True).fill("My work there:")
    visit.picture("letter-moved")
    press(page, page.get_by_role("button", name=save, exact=True))
    press(page, page.get_by_role("button", name=read, exact=True))
    said = page.get_by_role("article").locator("> p, > div > p, > div > ul")
    expect(said.nth(5)).to_have_text("My work there:")  # date, recipient, greeting and two paragraphs stand above
    visit.picture("letter-read")
