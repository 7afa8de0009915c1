from pathlib import Path

from playwright.sync_api import FilePayload, expect

from tests import product
from tests.browser.visits import NARROW_PHONE, Visits

LARGEST = 10 * 1024 * 1024
LOW = 640
"""Pixels that a browser leaves to a page on a small phone."""


def test_what_is_no_resume_is_refused_with_the_reason_and_another_can_be_chosen(
    app: str, visits: Visits, tmp_path: Path
) -> None:
    visit = visits.begin(app, expected_complaints=("415 (Unsupported Media Type)",))
    visit.register()
    visit.open("/profile")
    picker = visit.page.get_by_label("Choose a file")

    picker.set_input_files(FilePayload(name="resume.txt", mimeType="text/plain", buffer=b"Welder"))
    visit.expect_notice("Invalid File Type")

    too_large = tmp_path / "resume.pdf"
    too_large.write_bytes(b"%PDF-1.7".ljust(LARGEST + 1))
    picker.set_input_files(too_large)
    visit.expect_notice("Please upload a file smaller than 10MB.")

    picker.set_input_files(FilePayload(name="resume.pdf", mimeType="application/pdf", buffer=b"just text"))
    visit.expect_notice("Upload Failed")
    expect(picker).to_be_enabled()


def test_a_wrong_password_is_told_and_does_not_count_as_an_ended_session(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=("401 (Unauthorized)",))
    visit.open("/login")
    visit.page.get_by_label("Email").fill(product.new_email())
    visit.page.get_by_label("Password").fill("not the password")
    visit.page.get_by_role("main").get_by_role("button", name="Sign in").click()
    visit.expect_notice("Sign In Failed")
    visit.expect_notice("Please check your email and password.")


def test_signed_out_people_are_led_to_sign_in_and_unknown_pages_are_not_found(app: str, visits: Visits) -> None:
    visit = visits.begin(app, expected_complaints=("/no/such/page",))
    visit.open("/skills")
    visit.page.wait_for_url("**/login")
    visit.open("/no/such/page")
    expect(visit.page.get_by_role("heading", name="404 Page Not Found")).to_be_visible()


def test_signing_out_leads_to_the_landing_page(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register()
    visit.open("/")
    visit.page.get_by_role("link", name="Sign Out").click()
    expect(visit.page.get_by_role("link", name="Get Started Free").first).to_be_visible()


def test_what_is_wrong_with_a_field_is_in_sight_above_the_buttons_of_a_phone(app: str, visits: Visits) -> None:
    visit = visits.begin(app, width=NARROW_PHONE)
    visit.page.set_viewport_size({"width": NARROW_PHONE, "height": LOW})
    visit.register_welder()
    visit.open("/generate")
    visit.press("Create Resume")
    form = visit.page.get_by_role("dialog")
    form.get_by_label("Job Description").fill("Welder")
    form.get_by_role("button", name="Generate Document").click()
    expect(form.get_by_role("alert")).to_be_in_viewport(ratio=1)
