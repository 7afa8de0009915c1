"""A document from its row in the list to the person's own words, and back."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

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


def opens_the_preview(visit: Visit) -> None:
    page = visit.page
    row = page.get_by_role("button", name="Structural Welder").first
    row.click()
    expect(page.get_by_role("img", name="Page 1 of 1")).to_be_visible()
    expect(page.get_by_role("radio", name="Classic")).to_be_checked()
    visit.picture("page")
    assert visit.overflow() == 0
    page.get_by_text("Compact", exact=True).click()
    expect(page.get_by_role("radio", name="Compact")).to_be_checked()
    page.get_by_role("button", name="Read", exact=True).click()
    expect(page.get_by_role("heading", name="Rosa Ibarra")).to_be_visible()
    visit.picture("read")
    page.get_by_role("button", name="Page", exact=True).click()


def sees_what_is_covered(visit: Visit) -> None:
    page = visit.page
    if visit.width == PHONE:
        page.get_by_role("button", name="requirements covered").click()
        visit.picture("coverage")
    page.get_by_role("button", name="OSHA 10").click()
    expect(page.get_by_test_id("light").first).to_be_in_viewport()
    visit.picture("light")


def edits_by_keyboard(visit: Visit) -> None:
    page, keys = visit.page, visit.page.keyboard
    page.get_by_role("button", name="Edit", exact=True).focus()
    keys.press("Enter")
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
    expect(page.get_by_text("Your profile doesn't say 1 line of yours. Add it?")).to_be_visible()
    visit.picture("own-words")


def prints_the_own_words(visit: Visit, folder: Path) -> None:
    assert OWN in printed(visit.page, folder)


def printed(page: Page, folder: Path) -> str:
    with page.expect_download() as starting:
        page.get_by_role("button", name="Download PDF").click()
    starting.value.save_as(folder / "Resume.pdf")
    return " ".join(" ".join(one.extract_text() for one in PdfReader(folder / "Resume.pdf").pages).split())


def goes_back(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("button", name="More", exact=True).click()
    visit.picture("more")
    page.get_by_role("menuitem", name="Earlier versions").click()
    page.get_by_role("button", name="Restore version 1").click()
    visit.expect_notice("The document says again what version 1 said.")
    expect(page.get_by_text("Your profile doesn't say 1 line of yours. Add it?")).to_be_hidden()


def adds_what_is_missing(visit: Visit) -> None:
    page = visit.page
    if visit.width == PHONE:
        page.get_by_role("button", name="requirements covered").click()
    page.get_by_role("button", name="I have this: TWIC").click()
    form = visit.dialog("Add Certification")
    expect(form.get_by_label("Certification Name")).to_have_value("TWIC card")
    form.get_by_label("Issuing Organization").fill("TSA")
    form.get_by_label("Issue Date").fill("2025-01-15")
    form.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Generate Again").click()
    expect(page.get_by_role("button", name="I have this: TWIC")).to_have_count(0)
    expect(page.get_by_role("img", name="Page 1 of 1")).to_be_visible()
    visit.picture("again")


def sends_a_link(visit: Visit, visits: Visits) -> None:
    """By keyboard, from the preview's menu; ended from the document's row."""
    page, keys = visit.page, visit.page.keyboard
    page.get_by_role("button", name="More", exact=True).focus()
    keys.press("Enter")
    page.get_by_role("menuitem", name="Share a link").focus()
    keys.press("Enter")
    dialog = visit.dialog("Share a link")
    expect(dialog.get_by_role("switch")).not_to_be_checked()
    tab_to(page, dialog.get_by_role("switch"))
    keys.press("Space")
    expect(dialog.get_by_text("Nobody has opened it yet.")).to_be_visible()
    url = dialog.get_by_label("Link", exact=True).input_value()
    tab_to(page, dialog.get_by_role("button", name="Copy link"))
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
    page.get_by_role("button", name="Close", exact=True).click()
    page.get_by_role("button", name="Link is on:").click()
    expect(dialog.get_by_text("Opened once")).to_be_visible()
    page.once("dialog", lambda question: question.accept())
    dialog.get_by_role("button", name="End the link").click()
    expect(dialog.get_by_role("switch")).not_to_be_checked()
    expect(dialog.get_by_role("switch")).to_be_focused()
    guest.page.reload()
    expect(guest.page.get_by_role("heading", name="Rosa Ibarra")).to_be_hidden()
