"""Somebody comes back to the product, and the bell tells what happened meanwhile."""

from datetime import UTC, datetime, timedelta

from playwright.sync_api import expect
from sqlalchemy import Engine

from common.settings import Settings
from tests.browser.postings import SHIPYARD
from tests.browser.test_accessibility import violations
from tests.browser.visits import PHONE, Visit, Visits
from tests.eventually import eventually
from tests.flows.test_remind_of_expiry import run_now


def test_the_bell_tells_of_a_certificate_and_of_a_finished_document(
    app: str, visits: Visits, engine: Engine, settings: Settings
) -> None:
    visit = visits.begin(app, width=PHONE, theme="dark", language="es-MX")
    visit.register_welder()
    page = visit.page
    holds_a_certificate_that_runs_out(visit)
    leaves_a_document_to_be_written(visit)
    run_now(engine, settings, f"{visit.user_id()} bell")

    visit.open("/")
    page.get_by_role("button", name="Notificaciones, 2 sin leer").click()
    bell = page.get_by_role("dialog", name="Notificaciones")
    expect(bell.get_by_role("link")).to_have_count(2)
    assert violations(page) == []
    assert visit.overflow() == 0
    visit.picture("bell")

    bell.get_by_role("link", name="6G Pipe vence pronto").press("Enter")
    expect(page.get_by_role("tab", name="Certificaciones")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("listitem").filter(has_text="6G Pipe")).to_be_visible()

    page.get_by_role("button", name="Notificaciones, 1 sin leer").click()
    page.get_by_role("link", name="Tu documento está listo").click()
    expect(page).to_have_url(f"{app}/generate")
    expect(page.get_by_role("listitem").filter(has_text="Structural Welder, Acme Shipyard")).to_be_visible()
    expect(page.get_by_role("button", name="Notificaciones", exact=True)).to_be_visible()


def holds_a_certificate_that_runs_out(visit: Visit) -> None:
    in_three_weeks = (datetime.now(UTC) + timedelta(days=21)).date().isoformat()
    certificate = {"name": "6G Pipe", "issuingOrganization": "AWS", "issueDate": "2024-01-15"}
    answer = visit.page.request.post(
        f"{visit.base_url}/api/certifications", data=certificate | {"expirationDate": in_three_weeks}
    )
    assert answer.ok


def leaves_a_document_to_be_written(visit: Visit) -> None:
    wish = {"jobDescription": SHIPYARD, "documentType": "resume"}
    calls = visit.page.request
    asked = calls.post(f"{visit.base_url}/api/generate-content", data=wish, headers={"Prefer": "respond-async"})
    assert asked.status == 202
    eventually(lambda: "job_succeeded" in told(visit))


def told(visit: Visit) -> list[str]:
    """The codes of what the bell tells."""
    answer = visit.page.request.get(f"{visit.base_url}/api/notifications").json()
    return [notification["code"] for notification in answer["notifications"]]
