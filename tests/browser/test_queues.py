"""An admin in front of the queues; everybody else in front of a closed door."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import Engine, delete
from sqlalchemy.orm import Session

from common.job_states import JobState
from common.jobs.kind import Queue
from common.tables import Job, QueuePause
from tests.browser.visits import DESK, HEIGHT, PHONE, Theme, Visit, Visits

NOT_PUBLIC = "http://127.0.0.1:1/jobs/welder"
"""A worker refuses it without opening anything."""

LEFT_EDGES = """(rows) => rows.map((row) => Math.round(Math.min(
    ...[...row.querySelectorAll('td:first-child :is(input, a)')].map((one) => one.getBoundingClientRect().left),
)))"""
"""Where the first thing begins that each row of a table shows."""
STICKS_OUT = "(table) => table.scrollWidth - table.parentElement.clientWidth"


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    """Leaves no queue paused, whatever happens: other tests' jobs go through the same ones."""
    with Session(engine) as session:
        yield session
        session.rollback()
        session.execute(delete(QueuePause))
        session.commit()


@pytest.mark.parametrize(("width", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_an_admin_pauses_a_queue_sees_jobs_wait_and_retries_a_failed_one(
    app: str, visits: Visits, database: Session, width: int, theme: Theme
) -> None:
    visit = visits.begin(app, width=width, theme=theme)
    visit.register_admin(database)

    visit.open("/admin/queues")
    expect(visit.page.get_by_text("Live", exact=True)).to_be_visible()
    browser_queue = visit.page.get_by_role("region", name="Queue browser", exact=True)
    visit.press("Pause queue browser")
    expect(browser_queue.get_by_text("Paused", exact=True)).to_be_visible()

    job_id = asks_for_a_posting(visit)
    expect(figure(browser_queue, "Waiting")).to_have_text("1")
    visit.picture("paused")
    assert visit.overflow() == 0

    visit.press("Resume queue browser")
    expect(figure(browser_queue, "Waiting")).to_have_text("0")
    retries(visit, job_id)


def figure(card: Locator, name: str) -> Locator:
    """The figure that stands above this name."""
    return card.locator("dl > div", has=card.page.get_by_text(name, exact=True)).locator("dd")


def asks_for_a_posting(visit: Visit) -> str:
    asked = visit.page.request.post(
        f"{visit.base_url}/api/extract-job", data={"url": NOT_PUBLIC}, headers={"Prefer": "respond-async"}
    )
    assert asked.status == 202
    job_id: str = asked.json()["id"]
    return job_id


def retries(visit: Visit, job_id: str) -> None:
    page = visit.page
    page.get_by_role("tab", name="Jobs").click()
    page.get_by_role("button", name="Failed").click()
    expect(page).to_have_url(f"{visit.base_url}/admin/queues?tab=jobs&state=failed")
    page.get_by_label("Job, person or email").fill(job_id[:8])
    visit.press("Show jobs")
    page.get_by_label(f"Select Read a posting {job_id[:8]}").check()
    expect(page.get_by_text("1 selected")).to_be_visible()
    visit.picture("found")
    assert visit.overflow() == 0
    page.get_by_role("link", name=job_id[:8]).click()
    expect(page.get_by_role("heading", level=1, name="Read a posting")).to_be_visible()
    visit.picture("job")
    assert visit.overflow() == 0

    visit.press("Retry")
    visit.dialog("Retry 1 job?").get_by_role("button", name="Retry", exact=True).click()
    visit.expect_notice("1 job is retried.")
    tells_of_both_attempts(page)


def tells_of_both_attempts(page: Page) -> None:
    timeline = page.get_by_role("list").filter(has_text="Retried by an admin")
    expect(timeline.get_by_text("Retried by an admin")).to_be_visible()
    expect(timeline.get_by_text("Rejected input")).to_have_count(2)


@pytest.mark.parametrize("path", [f"/admin/queues?tab={tab}" for tab in ("now", "jobs", "errors", "audit")])
def test_every_tab_fits_a_phone_in_spanish(app: str, visits: Visits, database: Session, path: str) -> None:
    visit = visits.begin(app, width=PHONE, language="es-MX")
    visit.register_admin(database)
    visit.open(path)
    expect(visit.page.get_by_text("En vivo", exact=True)).to_be_visible()
    assert visit.overflow() == 0


def test_rows_keep_within_their_card_and_begin_alike_whether_or_not_they_can_be_ticked(
    app: str, visits: Visits, database: Session
) -> None:
    visit = visits.begin(app, language="es-MX")
    visit.register_admin(database)
    of_the_admin = {"user_id": visit.user_id(), "kind": "generate_document", "queue": "documents", "arguments": {}}
    database.add(Job(state=JobState.SUCCEEDED, **of_the_admin))
    database.add(Job(state=JobState.FAILED, error_code="incomplete_profile", **of_the_admin))
    database.add(QueuePause(queue=Queue.BROWSER))
    database.commit()
    asks_for_a_posting(visit)
    visit.open(f"/admin/queues?tab=jobs&user={visit.user_id()}")
    rows = visit.page.get_by_role("row").filter(has=visit.page.get_by_role("link"))
    expect(rows).to_have_count(3)
    assert visit.page.get_by_role("table").evaluate(STICKS_OUT) == 0

    visit.page.set_viewport_size({"width": PHONE, "height": HEIGHT})
    assert len(set(rows.evaluate_all(LEFT_EDGES))) == 1
    visit.picture("rows")


def test_a_plain_user_is_turned_away(app: str, visits: Visits) -> None:
    visit = visits.begin(app)
    visit.register()
    visit.open("/")
    expect(visit.page.get_by_role("link", name="Queues")).to_have_count(0)

    visit.open("/admin/queues")
    visit.expect_notice("Access Denied")
    visit.expect_notice("You don't have permission to access the admin dashboard.")
    expect(visit.page).to_have_url(f"{visit.base_url}/")
    assert [queue for queue in Queue if _answer(visit, f"/api/admin/queues/{queue}/pause") != "forbidden"] == []


def _answer(visit: Visit, path: str) -> str:
    code: str = visit.page.request.post(visit.base_url + path).json()["code"]
    return code
