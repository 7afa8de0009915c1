"""What the charts are drawn from."""

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from sqlalchemy import delete
from sqlalchemy.orm import Session

from common.analytics import career_search, login
from common.tables import NOBODY, AnalyticsEvent, GeneratedDocument, User
from tests import product
from tests.web_api.admin.test_statistics import own_id

HERE = ZoneInfo("America/Los_Angeles")


def midnight_of(day: date) -> datetime:
    return datetime(day.year, day.month, day.day, tzinfo=HERE).astimezone(UTC)


def chart(admin: httpx.Client, **asked: str) -> dict[str, Any]:
    answer = admin.get("/api/admin/analytics", params=asked)
    assert answer.status_code == 200, answer.text
    drawn: dict[str, Any] = answer.json()
    return drawn


@pytest.fixture
def yesterday(admin: httpx.Client, database: Session) -> date:
    """Without anybody's events, now or then."""
    del admin
    database.execute(delete(AnalyticsEvent))
    database.commit()
    return datetime.now(HERE).date() - timedelta(days=1)


def test_a_day_is_a_day_where_the_statistics_are_read(admin: httpx.Client, database: Session, yesterday: date) -> None:
    began = midnight_of(yesterday)
    first, last, before = (career_search(None, searched_in="regions") for _ in range(3))
    first.created_at, before.created_at = began, began - timedelta(seconds=1)
    last.created_at = midnight_of(yesterday + timedelta(days=1)) - timedelta(seconds=1)
    signed_in = login(own_id(admin), ip_address=None, user_agent="")
    signed_in.created_at = began
    database.add_all([first, last, before, signed_in])
    database.commit()
    points = {point["begins"]: point for point in chart(admin, period="week")["points"]}
    assert points[yesterday.isoformat()]["events"] == {"career_search": 2, "login": 1}
    assert points[(yesterday - timedelta(days=1)).isoformat()]["events"] == {"career_search": 1}


def test_sign_ups_and_documents_have_their_day(admin: httpx.Client, database: Session, yesterday: date) -> None:
    then = midnight_of(yesterday)
    before = {point["begins"]: point for point in chart(admin)["points"]}[yesterday.isoformat()]
    database.add_all(
        User(email=product.new_email(), created_at=then, auth_provider=provider) for provider in ("email", NOBODY)
    )
    text = {"type": "resume", "title": "Welder", "content": "Text", "draft": {}, "profile_fingerprint": ""}
    database.add_all(GeneratedDocument(user_id=own_id(admin), created_at=then, **text) for _ in range(2))
    database.commit()
    after = {point["begins"]: point for point in chart(admin)["points"]}[yesterday.isoformat()]
    assert after["signUps"] - before["signUps"] == 1
    assert after["documents"] - before["documents"] == 2


@pytest.mark.parametrize(
    ("period", "step", "count"),
    [("week", "day", 7), ("month", "day", 30), ("quarter", "week", 13), ("year", "month", 12)],
)
def test_every_step_of_a_period_is_there(admin: httpx.Client, period: str, step: str, count: int) -> None:
    drawn = chart(admin, period=period)
    assert (drawn["timeZone"], drawn["step"]) == ("America/Los_Angeles", step)
    begins = [date.fromisoformat(point["begins"]) for point in drawn["points"]]
    assert len(begins) == count
    assert begins == sorted(set(begins))
    today = datetime.now(HERE).date()
    last = {"day": today, "week": today - timedelta(days=today.weekday()), "month": today.replace(day=1)}[step]
    assert begins[-1] == last


def test_another_period_is_refused(admin: httpx.Client) -> None:
    assert admin.get("/api/admin/analytics", params={"period": "decade"}).status_code == 400
