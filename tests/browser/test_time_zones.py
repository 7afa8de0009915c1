"""A day is the day where the person is, wherever one is shown: just after midnight, and just before it."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Route, expect
from sqlalchemy import Engine, delete
from sqlalchemy.orm import Session

from common.tables import BlogPost, GeneratedDocument, Notification
from tests.browser.postings import SHIPYARD
from tests.browser.visits import CERTIFICATION, Visit, Visits

AUCKLAND, LOS_ANGELES = "Pacific/Auckland", "America/Los_Angeles"
LONG_AGO = timedelta(days=14)
"""What is older than a week is told by its date."""


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    """Leaves no post behind: the landing page would show it to other tests."""
    with Session(engine) as session:
        yield session
        session.rollback()
        session.execute(delete(BlogPost))
        session.commit()


class Midnight(NamedTuple):
    """Just after it or just before: another day than in Greenwich. `tag`: of a card whose last day is March 8."""

    time_zone: str
    now: datetime
    tag: str


MIDNIGHTS = [
    Midnight(AUCKLAND, datetime(2026, 3, 8, 11, 30, tzinfo=UTC), "Expired"),
    Midnight(LOS_ANGELES, datetime(2026, 3, 9, 6, 30, tzinfo=UTC), "Expires today"),
]


@pytest.mark.parametrize("midnight", MIDNIGHTS, ids=lambda midnight: midnight.time_zone)
def test_days_are_those_of_where_the_person_is(app: str, visits: Visits, database: Session, midnight: Midnight) -> None:
    time_zone, now, tag = midnight
    visit = visits.begin(app, time_zone=time_zone, expected_complaints=("ERR_FAILED",))
    page = visit.page
    page.clock.set_fixed_time(now)
    visit.register_welder()
    store(database, visit, now - LONG_AGO)
    day = (now - LONG_AGO).astimezone(ZoneInfo(time_zone)).date()

    visit.open("/")
    expect(page.get_by_text(f"Resume generated · {medium(day)}")).to_be_visible()
    expect(page.get_by_role("main").get_by_text(medium(day))).to_have_count(2)
    page.get_by_role("button", name="Notifications, 1 unread").click()
    expect(page.get_by_role("dialog", name="Notifications").get_by_text(medium(day))).to_be_visible()
    visit.go("/skills?tab=certifications")
    expect(page.get_by_text(tag, exact=True)).to_be_visible()
    visit.go("/blog/measure-twice")
    expect(page.get_by_text(f"{day:%B} {day.day}, {day.year}")).to_be_visible()

    visit.go("/generate")
    expect(page.get_by_role("main").get_by_text(medium(day))).to_be_visible()
    assert the_letter_is_asked_for_in(visit) == time_zone


def store(database: Session, visit: Visit, at: datetime) -> None:
    """What says when it came: a document, a notice and a post. And a card whose last day is March 8."""
    me = visit.user_id()
    told = {"kind": "generate_document", "title": "Welder"}
    document = {"type": "resume", "title": "Welder", "content": "Welder", "draft": {}, "profile_fingerprint": "x"}
    post = {"title": "Measure twice", "slug": "measure-twice", "content": "Cut once.", "status": "published"}
    database.add_all(
        [
            GeneratedDocument(user_id=me, created_at=at, **document),
            Notification(user_id=me, event_key="days", code="job_succeeded", parameters=told, created_at=at),
            BlogPost(author_id=me, published_at=at, **post),
        ]
    )
    database.commit()
    card = CERTIFICATION | {"expirationDate": "2026-03-08"}
    assert visit.page.request.post(f"{visit.base_url}/api/certifications", data=card).ok


def the_letter_is_asked_for_in(visit: Visit) -> str | None:
    """The zone by whose day the server dates it, as `tests/flows/test_generate_document.py` shows."""
    asked: list[str | None] = []

    def hear(route: Route) -> None:
        asked.append(route.request.headers.get("time-zone"))
        route.abort()

    page = visit.page
    page.route("**/api/generate-content", hear)
    visit.press("Create Cover Letter")
    page.get_by_label("Job Description").fill(SHIPYARD)
    visit.press("Generate Document")
    expect(page.get_by_text("Generation Failed", exact=True)).to_be_visible()
    return asked[0]


def test_yesterday_is_the_day_before_also_when_the_clocks_went_forward(
    app: str, visits: Visits, database: Session
) -> None:
    visit = visits.begin(app, time_zone=LOS_ANGELES)
    visit.register_admin(database)
    visit.page.clock.set_fixed_time("2026-03-09T07:30:00Z")  # half past midnight, after a day of 23 hours
    visit.page.route("**/api/admin/stats", lambda route: with_activity(route, "2026-03-08T20:00:00Z"))
    visit.open("/admin")
    expect(visit.page.get_by_role("region", name="Yesterday")).to_be_visible()


def with_activity(route: Route, at: str) -> None:
    answer: dict[str, Any] = route.fetch().json()
    activity = {"id": "00000000-0000-0000-0000-000000000001", "userName": "Ana", "eventType": "login", "createdAt": at}
    route.fulfill(json=answer | {"recentActivity": [activity]})


def medium(day: date) -> str:
    return f"{day:%b} {day.day}, {day.year}"
