"""The life of a session."""

import json
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from http.cookies import Morsel, SimpleCookie
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from common import tables
from tests import product
from tests.product import PASSWORD, new_email
from tests.web_api.locks import await_lock_waiter

COOKIE = "tradefolio_session"
JOB = {"jobTitle": "Welder", "companyName": "Ironworks", "startDate": "2020-01-01"}


def sid_of(client: httpx.Client) -> str:
    return sha256(client.cookies[COOKIE].encode()).hexdigest()


def user_id_of(client: httpx.Client) -> str:
    user_id: str = client.get("/api/auth/user").json()["id"]
    return user_id


def cookie_in(answer: httpx.Response) -> Morsel[str]:
    (morsel,) = SimpleCookie(answer.headers["set-cookie"]).values()
    return morsel


def email_of(client: httpx.Client) -> str:
    email: str = client.get("/api/auth/user").json()["email"]
    return email


def test_the_cookie_is_for_the_browser_alone(visitor: httpx.Client) -> None:
    form = {"email": new_email(), "password": PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"}
    cookie = cookie_in(visitor.post("/api/auth/register", json=form))
    assert cookie.key == COOKIE
    assert len(cookie.value) == 43
    assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "lax", "/")
    assert not cookie["secure"]
    assert not cookie["domain"]


def test_over_https_the_cookie_has_the_host_prefix(base_url_of_https: str) -> None:
    with product.browser(base_url_of_https) as client:
        form = {"email": new_email(), "password": PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"}
        cookie = cookie_in(client.post("/api/auth/register", json=form))
        assert cookie.key == f"__Host-{COOKIE}"
        assert cookie["secure"]
        assert (cookie["path"], cookie["domain"]) == ("/", "")
        client.cookies.clear()
        signed_in = {"Cookie": f"{cookie.key}={cookie.value}"}
        assert client.get("/api/auth/user", headers=signed_in).status_code == 200
        without_prefix = {"Cookie": f"{COOKIE}={cookie.value}"}
        assert client.get("/api/auth/user", headers=without_prefix).status_code == 401


def test_the_table_cannot_sign_anyone_in(person: httpx.Client, database: Session) -> None:
    stored = database.scalars(select(tables.Session).where(tables.Session.sid == sid_of(person))).one()
    assert person.cookies[COOKIE] not in str(vars(stored))
    impostor = {"Cookie": f"{COOKIE}={stored.sid}", "Origin": ""}
    assert person.get("/api/auth/user", headers=impostor).status_code == 401


def test_signing_in_changes_the_id_and_ends_the_old_one(person: httpx.Client, database: Session) -> None:
    old = person.cookies[COOKIE]
    credentials = {"email": email_of(person), "password": PASSWORD}
    assert person.post("/api/auth/login", json=credentials).status_code == 200
    assert person.cookies[COOKIE] != old
    assert person.get("/api/auth/user", headers={"Cookie": f"{COOKIE}={old}"}).status_code == 401
    mine = tables.Session.user_id == user_id_of(person)
    assert database.scalar(select(func.count()).select_from(tables.Session).where(mine)) == 1


def test_an_id_that_the_client_chose_is_never_taken_over(base_url: str, database: Session) -> None:
    chosen = "a" * 43
    form = {"email": new_email(), "password": PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"}
    signed_in = {"Cookie": f"{COOKIE}={chosen}"}
    answer = product.ask("POST", f"{base_url}/api/auth/register", json=form, headers=signed_in)
    assert cookie_in(answer).value != chosen
    assert database.get(tables.Session, sha256(chosen.encode()).hexdigest()) is None


def test_visitors_get_neither_a_cookie_nor_a_row(visitor: httpx.Client, database: Session) -> None:
    living = select(func.count()).select_from(tables.Session).where(tables.Session.expire > func.now())
    before = database.scalar(living)
    for path in ("/", "/api/auth/user", "/api/profile", "/api/login", "/api/logout"):
        answer = visitor.get(path)
        cookie = answer.headers.get("set-cookie", "")
        assert "=" not in cookie or cookie_in(answer).value == ""
    visitor.post("/api/auth/login", json={"email": new_email(), "password": PASSWORD})
    database.rollback()
    assert database.scalar(living) == before


def test_sign_out_holds_although_a_request_is_in_flight(person: httpx.Client, database: Session) -> None:
    """The request waits for a row that the test has locked; meanwhile its session is ended."""
    job_id = person.post("/api/work-experiences", json=JOB).json()["id"]
    sid = sid_of(person)
    signed_in = {"Cookie": f"{COOKIE}={person.cookies[COOKIE]}"}
    database.execute(select(tables.WorkExperience).where(tables.WorkExperience.id == job_id).with_for_update())
    with ThreadPoolExecutor(1) as threads:
        in_flight = threads.submit(person.put, f"/api/work-experiences/{job_id}", json=JOB, headers=signed_in)
        await_lock_waiter(database)
        assert person.post("/api/logout").status_code == 204
        database.rollback()
        assert in_flight.result().status_code == 200
        assert "set-cookie" not in in_flight.result().headers
    assert database.get(tables.Session, sid) is None
    assert person.get("/api/auth/user", headers=signed_in).status_code == 401


def test_sign_out_holds_although_a_renewal_is_in_flight(person: httpx.Client, database: Session) -> None:
    sid = sid_of(person)
    signed_in = {"Cookie": f"{COOKIE}={person.cookies[COOKIE]}"}
    soon = datetime.now(UTC) + timedelta(days=1)
    database.execute(update(tables.Session).where(tables.Session.sid == sid).values(expire=soon))
    database.commit()
    database.execute(select(tables.Session).where(tables.Session.sid == sid).with_for_update())
    with ThreadPoolExecutor(2) as threads:
        renewing = threads.submit(person.get, "/api/auth/user", headers=signed_in)
        await_lock_waiter(database)
        ending = threads.submit(person.post, "/api/logout", headers=signed_in)
        database.rollback()
        assert renewing.result().status_code == 200
        assert ending.result().status_code == 204
    assert database.get(tables.Session, sid) is None


def test_an_expired_session_is_over(person: httpx.Client, database: Session) -> None:
    sid = sid_of(person)
    database.execute(update(tables.Session).where(tables.Session.sid == sid).values(expire=func.now()))
    database.commit()
    assert person.get("/api/auth/user").status_code == 401


def test_signing_in_sweeps_expired_sessions_out(
    person: httpx.Client, another_person: httpx.Client, database: Session
) -> None:
    sid = sid_of(person)
    database.execute(update(tables.Session).where(tables.Session.sid == sid).values(expire=func.now()))
    database.commit()
    another_person.post("/api/auth/login", json={"email": email_of(another_person), "password": PASSWORD})
    assert database.get(tables.Session, sid) is None


@pytest.mark.parametrize(("signed_in_days_ago", "days_left"), [(20, 30), (350, 15)])
def test_a_session_in_use_is_renewed_for_up_to_a_year(
    person: httpx.Client, database: Session, signed_in_days_ago: int, days_left: int
) -> None:
    sid = sid_of(person)
    now = datetime.now(UTC)
    aged = {"created_at": now - timedelta(days=signed_in_days_ago), "expire": now + timedelta(days=2)}
    database.execute(update(tables.Session).where(tables.Session.sid == sid).values(aged))
    database.commit()
    assert person.get("/api/auth/user").status_code == 200
    expire = database.scalars(select(tables.Session.expire).where(tables.Session.sid == sid)).one()
    assert abs(expire - now - timedelta(days=days_left)) < timedelta(minutes=5)


def test_switching_an_account_off_locks_it_out_at_once(person: httpx.Client, database: Session) -> None:
    credentials = {"email": email_of(person), "password": PASSWORD}
    mine = tables.User.email == credentials["email"]
    database.execute(update(tables.User).where(mine).values(is_active=False))
    database.commit()
    assert person.get("/api/profile").status_code == 401
    answer = person.post("/api/auth/login", json=credentials)
    assert answer.status_code == 403
    assert answer.json()["code"] == "account_disabled"
    wrong = person.post("/api/auth/login", json=credentials | {"password": "wrong horse"})
    assert wrong.json()["code"] == "wrong_credentials"


@pytest.mark.parametrize("token", ["", "x", "\x80\xff", "a" * 5000, "%00", '"quoted"', "a;b=c"])
def test_a_nonsense_cookie_is_nobody(base_url: str, token: str) -> None:
    cookie = (b"Cookie", f"{COOKIE}={token}".encode("latin-1"))
    answer = product.ask("GET", f"{base_url}/api/auth/user", headers=[cookie])
    assert answer.status_code == 401


def test_the_first_page_says_who_is_there(base_url: str) -> None:
    with product.person(base_url, firstName="</script><script>") as client:
        told = _user_of_the_page(client)
        assert told == client.get("/api/auth/user").json()
        client.post("/api/logout")
        assert _user_of_the_page(client) is None
        client.cookies.set(COOKIE, "of nobody")
        assert _user_of_the_page(client) is None


def _user_of_the_page(client: httpx.Client) -> Any:
    (told,) = re.findall('<script type="application/json" id="current-user">(.*?)</script>', client.get("/").text)
    return json.loads(told)
