"""The dashboard's figures, by the days of the time zone that they name."""

from datetime import timedelta
from typing import Any
from uuid import UUID

import httpx
import pytest
from sqlalchemy import ColumnElement, delete, func
from sqlalchemy.orm import Session

from common.analytics import career_search, login, profile_update
from common.tables import NOBODY, AnalyticsEvent, GeneratedDocument, User
from tests import product

ZONE = "America/Los_Angeles"
A_SECOND = timedelta(seconds=1)


def began(step: str) -> ColumnElement[Any]:
    return func.date_trunc(step, func.now(), ZONE)


def stats(admin: httpx.Client) -> dict[str, Any]:
    answer = admin.get("/api/admin/stats")
    assert answer.status_code == 200, answer.text
    figures: dict[str, Any] = answer.json()
    return figures


def own_id(client: httpx.Client) -> UUID:
    return UUID(client.get("/api/auth/user").json()["id"])


def rose(before: dict[str, Any], after: dict[str, Any]) -> dict[str, int]:
    return {
        name: after[name] - before[name]
        for name in before
        if isinstance(before[name], int) and after[name] != before[name]
    }


def test_users_are_counted_switched_off_or_not_and_those_of_today(admin: httpx.Client, database: Session) -> None:
    before = stats(admin)
    database.add_all(
        [
            User(email=product.new_email(), created_at=began("day")),
            User(email=product.new_email(), created_at=began("day") - A_SECOND),
            User(email=product.new_email(), created_at=began("day") - A_SECOND, is_active=False),
            User(email=product.new_email(), auth_provider=NOBODY),
        ]
    )
    database.commit()
    assert rose(before, stats(admin)) == {"totalUsers": 3, "activeUsers": 2, "newUsersToday": 1}
    assert before["timeZone"] == ZONE


def test_documents_are_counted_and_those_of_today(admin: httpx.Client, database: Session) -> None:
    before = stats(admin)
    text = {"type": "resume", "title": "Welder", "content": "Text", "draft": {}, "profile_fingerprint": ""}
    for created_at in (began("day"), began("day") - A_SECOND):
        database.add(GeneratedDocument(user_id=own_id(admin), created_at=created_at, **text))
    database.commit()
    assert rose(before, stats(admin)) == {"totalDocuments": 2, "documentsToday": 1}


def test_searches_are_those_of_the_month(admin: httpx.Client, database: Session) -> None:
    before = stats(admin)
    for created_at in (began("month"), began("month") - A_SECOND):
        search = career_search(None, searched_in="regions")
        search.created_at = created_at
        database.add(search)
    database.commit()
    assert rose(before, stats(admin)) == {"careerSearches": 1}


@pytest.fixture
def no_events(admin: httpx.Client, database: Session) -> None:
    """Not even the admin's own sign-in."""
    del admin
    database.execute(delete(AnalyticsEvent))
    database.commit()


@pytest.mark.usefixtures("no_events")
def test_recent_activity_names_people_as_far_as_they_are_known(admin: httpx.Client, database: Session) -> None:
    nameless = User(email=product.new_email())
    database.add(nameless)
    database.flush()
    gone = profile_update(nameless.id, changed_list="certifications", change="added")
    gone.user_id = None
    events = [
        login(own_id(admin), ip_address="192.0.2.1", user_agent="Phone"),
        profile_update(nameless.id, changed_list="certifications", change="added"),
        gone,
    ]
    for minutes, event in enumerate(events):
        event.created_at = func.now() - timedelta(minutes=minutes)
    database.add_all(events)
    database.commit()
    activity = stats(admin)["recentActivity"]
    assert [(one["userName"], one["eventType"]) for one in activity] == [
        ("Rosa Ibarra", "login"),
        (nameless.email, "profile_update"),
        (None, "profile_update"),
    ]
    assert activity[0].keys() == {"id", "userName", "eventType", "createdAt"}


@pytest.mark.usefixtures("no_events")
def test_only_the_latest_ten_are_listed(admin: httpx.Client, database: Session) -> None:
    database.add_all(career_search(None, searched_in="occupations") for _ in range(11))
    database.commit()
    assert len(stats(admin)["recentActivity"]) == 10
