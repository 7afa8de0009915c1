"""Seeing and ending one's sessions."""

from collections.abc import Iterator
from datetime import timedelta
from hashlib import sha256

import httpx
import pytest
from sqlalchemy import func
from sqlalchemy.orm import Session

from common.tables import Session as SessionRow
from tests import product
from tests.product import PASSWORD
from web_api.auth.browser_session import MOST_SESSIONS

SESSIONS = "/api/account/sessions"


@pytest.fixture
def phone(person: httpx.Client, base_url: str) -> Iterator[httpx.Client]:
    """The same person's other browser."""
    with product.browser(base_url) as client:
        client.headers["User-Agent"] = "A phone"
        email = person.get("/api/auth/user").json()["email"]
        client.post("/api/auth/login", json={"email": email, "password": PASSWORD}).raise_for_status()
        yield client


def test_every_browser_is_listed_and_this_one_is_marked(person: httpx.Client, phone: httpx.Client) -> None:
    listed = person.get(SESSIONS).json()
    assert [(row["userAgent"], row["isCurrent"], row["ipAddress"]) for row in listed] == [
        ("A phone", False, "127.0.0.1"),
        (person.headers["user-agent"], True, "127.0.0.1"),
    ]
    assert [row["isCurrent"] for row in phone.get(SESSIONS).json()] == [True, False]
    assert all(row["lastUsedAt"] >= row["createdAt"][:10] for row in listed)


def test_the_newest_so_many_are_kept(person: httpx.Client, base_url: str, database: Session) -> None:
    user = person.get("/api/auth/user").json()
    older = [
        SessionRow(
            sid=sha256(f"{user['id']} {number}".encode()).hexdigest(),
            user_id=user["id"],
            sess={"lastUsedAt": "2026-01-01T00:00:00+00:00"},
            expire=func.now() + timedelta(days=1),
            created_at=func.now() - timedelta(hours=number + 1),
        )
        for number in range(MOST_SESSIONS + 9)
    ]
    database.add_all(older)
    database.commit()
    with product.browser(base_url) as browser:
        credentials = {"email": user["email"], "password": PASSWORD}
        browser.post("/api/auth/login", json=credentials).raise_for_status()
        kept = [row["id"] for row in browser.get(SESSIONS).json()]
        assert len(kept) == MOST_SESSIONS
        assert kept[2:] == [row.sid for row in older[: MOST_SESSIONS - 2]]
    assert person.get(SESSIONS).status_code == 200


def test_what_is_listed_signs_nobody_in(person: httpx.Client, base_url: str) -> None:
    (row,) = person.get(SESSIONS).json()
    with product.browser(base_url, cookies={"tradefolio_session": row["id"]}) as thief:
        assert thief.get(SESSIONS).status_code == 401


def test_another_browser_is_signed_out_at_once(person: httpx.Client, phone: httpx.Client) -> None:
    place = f"{SESSIONS}/{person.get(SESSIONS).json()[0]['id']}"
    assert person.delete(place).status_code == 204
    assert phone.get("/api/auth/user").status_code == 401
    assert person.get("/api/auth/user").status_code == 200
    assert person.delete(place).status_code == 404


def test_all_others_are_signed_out_together(person: httpx.Client, phone: httpx.Client) -> None:
    assert person.delete(SESSIONS).status_code == 204
    assert phone.get("/api/auth/user").status_code == 401
    assert [row["isCurrent"] for row in person.get(SESSIONS).json()] == [True]


def test_somebody_elses_session_is_not_there(person: httpx.Client, another_person: httpx.Client) -> None:
    (row,) = person.get(SESSIONS).json()
    assert row not in another_person.get(SESSIONS).json()
    assert another_person.delete(f"{SESSIONS}/{row['id']}").status_code == 404
    assert another_person.delete(SESSIONS).status_code == 204
    assert person.get("/api/auth/user").status_code == 200


@pytest.mark.parametrize("session_id", ["x", "a" * 64, "a" * 65, "%00", "%F0%9F%91%B7"])
def test_what_is_no_session_is_not_found(person: httpx.Client, session_id: str) -> None:
    answer = person.delete(f"{SESSIONS}/{session_id}")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"
    assert person.get("/api/auth/user").status_code == 200
