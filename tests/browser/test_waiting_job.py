"""Jobs that nobody takes: a stack of its own, without workers."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from common.migrations import upgrade
from scripts.embedded.services import EmbeddedServices
from tests import product
from tests.browser.held_timers import NOTICE_SHOWN_MILLISECONDS, SIGNED_OUT_SHOWN_MILLISECONDS, held
from tests.browser.postings import SHIPYARD
from tests.browser.visits import PATIENCE_MILLISECONDS, PHONE, Visit, Visits
from tests.conftest import FIXTURES


@pytest.fixture(scope="module")
def app_without_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("without-workers")
    with EmbeddedServices(folder / "services", durable=False).running() as services:
        stack = product.Stack(services.database_url, services.redis_url)
        upgrade(stack.database_url)
        with product.api(stack, folder / "api.log") as base_url:
            yield base_url


def begin_generating(visit: Visit) -> None:
    visit.register_welder()
    visit.open("/generate")
    visit.press("Generate New Document")
    visit.page.get_by_label("Job Description").fill(SHIPYARD)
    visit.press("Generate Document")
    expect(visit.dialog("Starting...")).to_be_visible()


def test_the_progress_dialog_can_only_be_left_by_cancelling_the_job(app_without_workers: str, visits: Visits) -> None:
    visit = visits.begin(app_without_workers)
    begin_generating(visit)
    progress = visit.dialog("Starting...")

    visit.page.keyboard.press("Escape")
    visit.page.mouse.click(5, 5)
    expect(progress).to_be_visible()
    expect(progress.get_by_role("button", name="Close")).to_have_count(0)
    visit.picture("waiting")

    with held(visit.page, NOTICE_SHOWN_MILLISECONDS):
        visit.press("Cancel")
        visit.expect_notice("No document was made.")
        visit.page.get_by_label("Dismiss").click()
        expect(visit.page.get_by_text("No document was made.", exact=True)).to_be_hidden()
    expect(progress).to_be_hidden()
    expect(visit.page.get_by_label("Job Description")).to_have_value(SHIPYARD)


def test_an_upload_can_be_cancelled_and_tried_again(app_without_workers: str, visits: Visits) -> None:
    visit = visits.begin(app_without_workers)
    visit.register()
    visit.open("/profile")
    picker = visit.page.get_by_label("Choose a file")
    picker.set_input_files(FIXTURES / "resume-welder.pdf")

    expect(visit.page.get_by_text("Parsing resume...")).to_be_visible()
    expect(picker).to_be_disabled()
    visit.press("Cancel")
    expect(visit.page.get_by_text("Parsing resume...")).to_be_hidden()
    expect(picker).to_be_enabled()


def test_a_session_that_ended_is_told_once_and_leads_to_signing_in(app_without_workers: str, visits: Visits) -> None:
    visit = visits.begin(app_without_workers, expected_complaints=("401 (Unauthorized)",))
    visit.register_welder()
    visit.open("/experience")
    visit.press("Add Experience")
    visit.page.get_by_label("Job Title").fill("Pipe Welder")
    visit.page.get_by_label("Company").fill("Harborline")
    visit.enter_month("Start Date", 6, 2015)
    # Whatever call finds out first, its pause is held: the session ends only once the page holds pauses.
    with held(visit.page, SIGNED_OUT_SHOWN_MILLISECONDS):
        visit.page.request.post(f"{visit.base_url}/api/logout")
        visit.press("Save")
        visit.expect_notice("You are logged out. Logging in again...")
    visit.page.wait_for_url("**/login")
    expect(visit.page.get_by_role("heading", name="Sign in")).to_be_visible()


def test_a_page_that_is_loaded_again_shows_the_job_that_was_begun_before(
    app_without_workers: str, visits: Visits
) -> None:
    visit = visits.begin(app_without_workers, width=PHONE, language="es-MX")
    visit.register()
    visit.open("/profile")
    # Loading the page again while the file is still being sent would end the sending, and no job would be there.
    with visit.page.expect_response("**/api/parse-resume", timeout=PATIENCE_MILLISECONDS):
        visit.page.get_by_label("Elegir un archivo").set_input_files(FIXTURES / "resume-welder.pdf")
    expect(visit.page.get_by_role("progressbar")).to_be_visible()

    visit.open("/profile")
    expect(visit.page.get_by_role("progressbar")).to_be_visible()
    assert visit.overflow() == 0
    visit.picture("loaded-again")
    visit.open("/")
    visit.press("Cancelar")
    expect(visit.page.get_by_role("progressbar")).to_have_count(0)
    assert visit.page.request.get(f"{visit.base_url}/api/jobs").json() == []
