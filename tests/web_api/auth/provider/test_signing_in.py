"""Signing in through a real provider, and whose account it becomes."""

from typing import Any

import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from common import tables
from tests import product
from tests.openid import OpenId, Visitor
from tests.web_api.auth.provider.test_refusals import living_sessions


def user_of(database: Session, subject: str) -> tables.User:
    database.rollback()
    return database.scalars(select(tables.User).where(tables.User.external_id == subject)).one()


def test_a_new_person_gets_an_account_by_issuer_and_subject(rosa: Visitor, openid: OpenId, database: Session) -> None:
    email = product.new_email()
    subject = openid.add_person(email=email, given_name="Rosa", family_name="Ibarra")
    answer = rosa.sign_in(subject)
    assert (answer.status_code, answer.headers["location"]) == (302, "/")
    me = rosa.who()
    assert me is not None
    assert (me["email"], me["firstName"], me["lastName"], me["role"]) == (email, "Rosa", "Ibarra", "user")
    stored = user_of(database, subject)
    assert (stored.auth_provider, stored.password_hash) == (openid.issuer, None)
    assert stored.last_login_at is not None


def test_the_same_person_has_the_same_account_whatever_their_email_is_now(
    rosa: Visitor, luis: Visitor, openid: OpenId
) -> None:
    subject = openid.add_person()
    rosa.sign_in(subject)
    openid.describe(subject, email=product.new_email(), email_verified=False, given_name="Other")
    luis.sign_in(subject)
    assert rosa.who() == luis.who() is not None


def test_an_email_that_has_an_account_is_not_handed_over(
    base_url: str, rosa: Visitor, openid: OpenId, database: Session
) -> None:
    with product.person(base_url) as owner:
        email = owner.get("/api/auth/user").json()["email"]
    answer = rosa.sign_in(openid.add_person(email=email.upper()))
    assert answer.headers["location"] == "/login?problem=provider_email_taken"
    assert rosa.who() is None
    owners = database.scalars(select(tables.User).where(func.lower(tables.User.email) == email.lower())).all()
    assert [(owner.auth_provider, owner.external_id) for owner in owners] == [("email", None)]


@pytest.mark.parametrize(
    ("claims", "problem"),
    [
        ({"email": None}, "provider_email_missing"),
        ({"email": "rosa"}, "provider_email_missing"),
        ({"email": ["rosa@example.com"]}, "provider_email_missing"),
        ({"email_verified": False}, "provider_email_unverified"),
        ({"email_verified": None}, "provider_email_unverified"),
        ({"email_verified": "true"}, "provider_email_unverified"),
    ],
)
def test_nobody_gets_an_account_with_an_email_that_may_not_be_theirs(
    rosa: Visitor, openid: OpenId, claims: dict[str, Any], problem: str
) -> None:
    subject = openid.add_person(**claims)
    assert rosa.sign_in(subject).headers["location"] == f"/login?problem={problem}"
    assert rosa.who() is None


def test_who_is_switched_off_is_refused(rosa: Visitor, openid: OpenId, database: Session) -> None:
    subject = openid.add_person()
    rosa.sign_in(subject)
    database.execute(update(tables.User).where(tables.User.external_id == subject).values(is_active=False))
    database.commit()
    assert rosa.who() is None
    assert rosa.sign_in(subject).headers["location"] == "/login?problem=account_disabled"
    assert rosa.who() is None


@pytest.mark.parametrize(
    ("claims", "names"),
    [
        ({"name": "Rosa María Ibarra"}, ("Rosa", "María Ibarra")),
        ({"name": "Rosa"}, ("Rosa", None)),
        ({}, (None, None)),
        ({"given_name": " Ro\x00sa\n\u202e ", "family_name": "I" * 300}, ("Rosa", "I" * 100)),
        ({"given_name": {"a": 1}, "family_name": 7, "name": ["x"]}, (None, None)),
    ],
)
def test_names_are_taken_as_text_that_fits(
    rosa: Visitor, openid: OpenId, claims: dict[str, Any], names: tuple[str | None, str | None]
) -> None:
    rosa.sign_in(openid.add_person(**claims))
    me = rosa.who()
    assert me is not None
    assert (me["firstName"], me["lastName"]) == names


def test_an_email_in_the_id_token_is_enough(rosa: Visitor, openid: OpenId) -> None:
    email = product.new_email()
    subject = openid.add_person(email=None)
    openid.lie(claims={"email": email, "email_verified": True})
    rosa.sign_in(subject)
    assert (rosa.who() or {})["email"] == email


def test_a_session_begins_anew_and_ends_at_sign_out(rosa: Visitor, openid: OpenId, database: Session) -> None:
    subject = openid.add_person()
    rosa.sign_in(subject)
    first = rosa.product.cookies["tradefolio_session"]
    rosa.sign_in(subject)
    mine = tables.Session.user_id == user_of(database, subject).id
    assert rosa.product.cookies["tradefolio_session"] != first
    assert database.scalar(select(func.count()).select_from(tables.Session).where(mine)) == 1
    assert rosa.product.get("/api/logout").headers["location"] == "/"
    assert rosa.who() is None
    database.rollback()
    assert database.scalar(select(func.count()).select_from(tables.Session).where(mine)) == 0


def test_who_only_begins_leaves_no_session_and_a_cookie_that_signs_nobody_in(rosa: Visitor, database: Session) -> None:
    before = database.scalar(living_sessions())
    rosa.go_to_provider()
    assert list(rosa.product.cookies) == ["tradefolio_sign_in"]
    assert rosa.who() is None
    database.rollback()
    assert database.scalar(living_sessions()) == before


def test_the_screens_are_told_the_provider_s_name(rosa: Visitor, stack: product.Stack) -> None:
    del stack
    assert rosa.product.get("/api/auth/provider").json() == {"name": "Union Hall"}


def test_two_tabs_may_sign_in_at_once(rosa: Visitor, openid: OpenId) -> None:
    subject = openid.add_person()
    one, other = rosa.go_to_provider(return_to="/skills"), rosa.go_to_provider(return_to="/profile")
    assert rosa.product.get(rosa.come_back(other, {"as": subject})).headers["location"] == "/profile"
    assert rosa.product.get(rosa.come_back(one, {"as": subject})).headers["location"] == "/skills"


@pytest.mark.parametrize("page", ["/", "/profile", "/admin/queues/jobs/7f9c", "/generate?document=1&tab=a%20b"])
def test_the_page_that_was_asked_for_opens(rosa: Visitor, openid: OpenId, page: str) -> None:
    assert rosa.sign_in(openid.add_person(), return_to=page).headers["location"] == page
