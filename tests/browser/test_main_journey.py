import re
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests import product
from tests.browser.held_timers import SUCCESS_SHOWN_MILLISECONDS, held
from tests.browser.postings import SHIPYARD
from tests.browser.progress_record import record_progress, recorded_progress
from tests.browser.visits import DESK, PHONE, Visit, Visits
from tests.conftest import FIXTURES

STEPS = [
    "Analyzing job requirements...",
    "Reviewing your profile...",
    "Matching skills and experience...",
    "Crafting professional content...",
    "Formatting document...",
    "Finalizing your document...",
]
DONE = "Document generated successfully!"


@pytest.mark.parametrize("width", [PHONE, DESK])
def test_a_person_goes_from_an_old_resume_to_a_new_one(app: str, visits: Visits, width: int, tmp_path: Path) -> None:
    visit = visits.begin(app, width=width)
    record_progress(visit.page)

    registers(visit)
    uploads_a_resume(visit)
    generates_a_resume(visit)
    content = copies(visit)
    downloads(visit, content, tmp_path)
    finds_it_again(visit)


def registers(visit: Visit) -> None:
    page = visit.page
    visit.open("/")
    visit.picture("landing")
    page.get_by_role("link", name="Get Started Free").first.click()
    page.get_by_label("First Name").fill("Rosa")
    page.get_by_label("Last Name").fill("Ibarra")
    page.get_by_label("Email").fill(product.new_email())
    page.get_by_label("Password", exact=False).first.fill(product.PASSWORD)
    page.get_by_label("Confirm Password").fill(product.PASSWORD)
    visit.press("Create Account")

    expect(visit.dialog("Welcome, Rosa!")).to_be_visible()
    visit.expect_notice("Your account has been created successfully.")
    visit.picture("welcome")
    visit.press("Go to Dashboard")
    expect(page.get_by_role("link", name="Add Work Experience")).to_be_visible()
    expect(page.get_by_text("No documents yet. Generate your first resume to get started!")).to_be_visible()
    visit.picture("new-dashboard")


def uploads_a_resume(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("link", name="Upload Resume").click()
    page.get_by_label("Choose a file").set_input_files(FIXTURES / "resume-welder.pdf")

    visit.expect_notice("Resume Uploaded Successfully!")
    expect(page.get_by_role("link", name="Work Experience 3")).to_be_visible()
    expect(page.get_by_role("link", name="Certifications 3")).to_be_visible()
    visit.picture("profile")
    assert visit.overflow() == 0

    page.get_by_role("link", name="Work Experience 3").click()
    expect(page.get_by_role("heading", name="Structural Welder")).to_be_visible()
    expect(page.get_by_text("Bayline Fabrication", exact=True)).to_be_visible()
    expect(page.get_by_text("Mar 2019 – Present")).to_be_visible()
    visit.picture("work-experience")


def generates_a_resume(visit: Visit) -> None:
    page = visit.page
    visit.open("/generate")
    visit.press("Generate New Document")
    page.get_by_label("Job Description").fill(SHIPYARD)
    visit.picture("generate-dialog")
    with held(page, SUCCESS_SHOWN_MILLISECONDS):
        visit.press("Generate Document")
        done = visit.dialog(DONE)
        expect(done.get_by_label("Done:")).to_have_count(len(STEPS))
        expect(done.get_by_role("listitem").filter(has_text=STEPS[1])).to_contain_text("3 jobs")
        visit.picture("progress")
    preview = page.get_by_role("region", name="Structural Welder")
    expect(preview).to_be_visible()
    visit.picture("preview")
    shows_real_progress(visit)

    expect(preview.get_by_role("img", name="Page 1 of 1")).to_be_visible()
    expect(page.get_by_role("button", name="I have this: TWIC", include_hidden=True)).to_be_attached()


def shows_real_progress(visit: Visit) -> None:
    shown = recorded_progress(visit.page)
    percents = [state.percent for state in shown]
    assert percents == sorted(percents)
    assert shown[-1].title == DONE
    assert shown[-1].percent == 100
    assert max(state.percent for state in shown if state.title != DONE) <= 95
    # Steps of a few milliseconds may be drawn together; that the stream tells of each is tested elsewhere.
    steps = [state.title for state in shown if state.title not in {DONE, "Starting..."}]
    assert steps
    assert steps == sorted(steps, key=STEPS.index)


def copies(visit: Visit) -> str:
    shown = visit.page.get_by_role("region", name="Structural Welder").inner_text()
    visit.press("Copy Text")
    visit.expect_notice("Copied!")
    copied: str = visit.page.evaluate("navigator.clipboard.readText()")
    assert "Bayline Fabrication" in copied
    assert "TWIC" not in copied
    # To a reader that can't see the page the same words are told.
    assert set(re.findall(r"\w+", shown.casefold())) == set(re.findall(r"\w+", copied.casefold()))
    return copied


def downloads(visit: Visit, content: str, folder: Path) -> None:
    with visit.page.expect_download() as starting:
        visit.press("Download PDF")
        visit.press("Print as expired")  # one of the old resume's certificates is
    visit.expect_notice("Your resume has been downloaded.")
    download = starting.value
    assert download.suggested_filename == "Resume.pdf"
    download.save_as(folder / "Resume.pdf")
    printed = re.sub(r"-\n\s*", "-", text_of(folder / "Resume.pdf"))  # a line may end behind a word's own hyphen
    lines = [line.lstrip("• ") for line in content.splitlines() if line.strip()]
    assert [word for word in " ".join(lines).split() if word not in printed and word != "|"] == []


def text_of(pdf: Path) -> str:
    assert pdf.read_bytes().startswith(b"%PDF-")
    command = ["pdftotext", "-layout", str(pdf), "-"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - poppler


def finds_it_again(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    documents = page.get_by_role("listitem").filter(has_text=SHIPYARD[:60])
    expect(documents).to_have_count(1)
    with page.expect_download() as again:
        documents.get_by_role("button", name="Download").click()  # the expired certificate was asked about before
    assert again.value.suggested_filename == "Resume.pdf"

    visit.open("/")
    expect(page.get_by_role("heading", name="Welcome back, Rosa")).to_be_visible()
    expect(page.get_by_role("meter", name="Profile completion")).to_have_attribute("aria-valuenow", "75")
    visit.picture("dashboard")
    assert visit.overflow() == 0
