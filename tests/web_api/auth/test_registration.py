"""Registering, signing in and out."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from common.tables import AnalyticsEvent, User
from tests import product
from tests.product import PASSWORD, new_email
from tests.refusals import said


def registration(**fields: Any) -> dict[str, Any]:
    return {"email": new_email(), "password": PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"} | fields


def test_registering_signs_in(visitor: httpx.Client) -> None:
    form = registration(email=f"Rosa.{new_email()}")
    made = visitor.post("/api/auth/register", json=form)
    assert made.status_code == 201
    user = visitor.get("/api/auth/user")
    assert user.status_code == 200
    assert user.json() == made.json()
    assert user.json() == {
        "id": made.json()["id"],
        "email": form["email"],
        "firstName": "Rosa",
        "lastName": "Ibarra",
        "profileImageUrl": None,
        "role": "user",
        "hasPassword": True,
    }


def test_signing_in_again_with_the_email_in_any_case(visitor: httpx.Client) -> None:
    form = registration()
    visitor.post("/api/auth/register", json=form)
    assert visitor.post("/api/logout").status_code == 204
    assert visitor.get("/api/auth/user").status_code == 401
    answer = visitor.post("/api/auth/login", json={"email": f" {form['email'].upper()} ", "password": PASSWORD})
    assert answer.status_code == 200
    assert visitor.get("/api/auth/user").json()["email"] == form["email"]


def test_a_visitor_is_told_to_sign_in(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/auth/user")
    assert answer.status_code == 401
    assert answer.json() == {"code": "unauthorized", "message": "You are signed out. Please sign in."}


def test_an_unknown_email_and_a_wrong_password_get_the_same_answer(visitor: httpx.Client) -> None:
    form = registration()
    visitor.post("/api/auth/register", json=form)
    visitor.post("/api/logout")
    wrong = visitor.post("/api/auth/login", json={"email": form["email"], "password": "wrong horse"})
    unknown = visitor.post("/api/auth/login", json={"email": new_email(), "password": "wrong horse"})
    assert wrong.status_code == unknown.status_code == 401
    assert (
        wrong.json()
        == unknown.json()
        == {
            "code": "wrong_credentials",
            "message": "Please check your email and password.",
        }
    )


def test_only_a_hash_of_the_password_is_stored(visitor: httpx.Client, database: Session) -> None:
    form = registration()
    visitor.post("/api/auth/register", json=form)
    stored = database.scalars(select(User).where(User.email == form["email"])).one()
    assert stored.password_hash is not None
    assert stored.password_hash.startswith("$argon2id$")
    assert stored.auth_provider == "email"


def test_a_sign_in_is_recorded(visitor: httpx.Client, database: Session) -> None:
    form = registration()
    user_id = visitor.post("/api/auth/register", json=form).json()["id"]
    visitor.post("/api/auth/login", json=form, headers={"User-Agent": "A phone"})
    of_user = AnalyticsEvent.user_id == user_id
    events = database.scalars(select(AnalyticsEvent).where(of_user).order_by(AnalyticsEvent.created_at)).all()
    assert [event.event_type for event in events] == ["login", "login"]
    assert events[1].user_agent == "A phone"
    assert events[1].ip_address == "127.0.0.1"
    assert database.scalar(select(User.last_login_at).where(User.id == user_id)) is not None


def test_an_email_that_is_taken_in_any_case_says_what_to_do(visitor: httpx.Client) -> None:
    form = registration()
    visitor.post("/api/auth/register", json=form)
    answer = visitor.post("/api/auth/register", json=form | {"email": form["email"].upper()})
    assert answer.status_code == 409
    assert answer.json()["code"] == "email_taken"
    assert "sign in" in answer.json()["message"]


def test_twenty_registrations_at_once_make_one_account(base_url: str, database: Session) -> None:
    form = registration()

    def register(_: int) -> int:
        with product.browser(base_url) as client:
            return client.post("/api/auth/register", json=form).status_code

    with ThreadPoolExecutor(20) as threads:
        answers = sorted(threads.map(register, range(20)))
    assert answers == [201] + [409] * 19
    assert database.scalar(select(func.count()).where(User.email == form["email"])) == 1


@pytest.mark.parametrize(
    ("wrong", "code", "message"),
    [
        ({"firstName": "  "}, "invalid", "First name is required"),
        ({"lastName": None}, "invalid", "Last name is required"),
        ({"email": ""}, "invalid", "Email is required"),
        ({"email": "rosa"}, "invalid", "Please enter an email address like name@example.com."),
        ({"email": "rosa@example"}, "invalid", "Please enter an email address like name@example.com."),
        ({"email": "ro\nsa@example.com"}, "invalid", "Please enter an email address like name@example.com."),
        ({"email": "a" * 250 + "@example.com"}, "invalid", "Email can have at most 254 characters."),
        ({"password": "12345"}, "invalid", "Password must be at least 6 characters long."),
        ({"password": None}, "invalid", "Password is required"),
        ({"password": "x" * 1001}, "invalid", "Password can have at most 1000 characters."),
        ({"firstName": "x" * 101}, "invalid", "First name can have at most 100 characters."),
        ({"lastName": "two\nlines"}, "invalid", "Last name must be on one line."),
        ({"email": ["rosa@example.com"]}, "invalid", "Email must be text."),
        ({"password": {"$ne": ""}}, "invalid", "Password must be text."),
    ],
)
def test_a_wrong_field_is_named(visitor: httpx.Client, wrong: dict[str, Any], code: str, message: str) -> None:
    answer = visitor.post("/api/auth/register", json=registration(**wrong))
    assert answer.status_code == 400
    assert said(answer) == {"code": code, "message": message}
    assert "set-cookie" not in answer.headers


def test_nobody_registers_as_an_admin(visitor: httpx.Client) -> None:
    visitor.post("/api/auth/register", json=registration(role="admin", isActive=True, id="x", authProvider="x"))
    assert visitor.get("/api/auth/user").json()["role"] == "user"


def test_a_password_may_hold_any_character_and_counts_its_blanks(visitor: httpx.Client) -> None:
    form = registration(password="  ñ\x00👷 ")
    assert visitor.post("/api/auth/register", json=form).status_code == 201
    assert visitor.post("/api/auth/login", json=form | {"password": "ñ\x00👷"}).status_code == 401
    assert visitor.post("/api/auth/login", json=form).status_code == 200


def test_the_link_to_sign_out_leads_to_the_landing_page(person: httpx.Client) -> None:
    answer = person.get("/api/logout")
    assert answer.status_code == 303
    assert answer.headers["location"] == "/"
    assert person.get("/api/auth/user").status_code == 401


@pytest.mark.parametrize(
    "headers",
    [
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"},
        {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate"},
        {"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image"},
        {"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"},
        {"Origin": "", "Referer": "http://elsewhere.example/page"},
    ],
)
def test_neither_another_sites_link_nor_an_image_signs_anyone_out(
    person: httpx.Client, headers: dict[str, str]
) -> None:
    answer = person.get("/api/logout", headers=headers)
    assert answer.status_code == 303
    assert person.get("/api/auth/user").status_code == 200


def test_where_nothing_says_whose_link_it_was_a_page_asks(person: httpx.Client) -> None:
    hidden = httpx.Client(base_url=person.base_url, cookies=person.cookies, verify=product.UNUSED_TLS)
    with hidden:
        answer = hidden.get("/api/logout")
        assert (answer.status_code, answer.headers["location"]) == (303, "/sign-out")
        assert person.get("/api/auth/user").status_code == 200
        assert hidden.get("/sign-out").status_code in {200, 503}  # 503 where no front end is built
        assert hidden.post("/api/logout").status_code == 204
    assert person.get("/api/auth/user").status_code == 401


def test_sign_in_navigation_leads_to_the_form(visitor: httpx.Client) -> None:
    answer = visitor.get("/api/login")
    assert answer.status_code == 302
    assert answer.headers["location"] == "/login"
