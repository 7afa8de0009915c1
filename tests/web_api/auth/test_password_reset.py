"""Setting a forgotten password anew: what the API does. The messages themselves: tests/flows/test_send_mail.py."""

import secrets
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from common.tables import Job, PasswordReset, User
from tests import product
from tests.product import PASSWORD, new_email
from tests.refusals import said
from tests.web_api.auth.test_account_settings import email_of, signs_in

RESET = "/api/auth/password-reset"
NEW = "new horse"
VOID = {
    "code": "link_void",
    "message": "This link has been used or replaced, or has expired. Please ask for a new one.",
}


def link_for(client: httpx.Client, database: Session, *, minutes: int = 60) -> str:
    """A token that sets this person's password anew."""
    token = secrets.token_urlsafe()
    database.merge(
        PasswordReset(
            user_id=client.get("/api/auth/user").json()["id"],
            token_hash=sha256(token.encode()).hexdigest(),
            expires_at=datetime.now(UTC) + timedelta(minutes=minutes),
        )
    )
    database.commit()
    return token


def reset(base_url: str, token: str, new_password: str = NEW) -> httpx.Response:
    with product.browser(base_url) as client:
        return client.put(RESET, json={"token": token, "newPassword": new_password})


def mails_about(client: httpx.Client, database: Session) -> int:
    """How many messages this person was to be sent as who they are, not as somebody who has an e-mail."""
    user_id = client.get("/api/auth/user").json()["id"]
    theirs = select(func.count(Job.id)).where(Job.kind == "send_mail", Job.user_id == user_id)
    return database.scalar(theirs) or 0


def newest_mail_job(database: Session) -> Job:
    newest = select(Job).where(Job.kind == "send_mail").order_by(Job.created_at.desc()).limit(1)
    return database.scalars(newest).one()


def test_a_known_and_an_unknown_email_get_the_same_answer_and_cause_the_same_work(
    visitor: httpx.Client, person: httpx.Client, database: Session
) -> None:
    seen = []
    for email in (email_of(person), new_email()):
        answer = visitor.post(RESET, json={"email": email})
        job = newest_mail_job(database)
        headers = {name for name in answer.headers if name != "date"}
        seen.append((answer.status_code, answer.content, headers, job.user_id, job.queue, list(job.arguments)))
    assert seen[0] == seen[1]
    assert seen[0][:2] == (204, b"")
    assert seen[0][3:] == (None, "interactive", ["mailId"])


def test_one_email_is_sent_only_so_many_links(visitor: httpx.Client, person: httpx.Client) -> None:
    for email in (email_of(person), new_email()):
        spellings = [email, email.upper()] * 3
        codes = [visitor.post(RESET, json={"email": spelling}).status_code for spelling in spellings]
        assert codes == [204] * 5 + [429]


def test_one_address_asks_only_for_so_many(stack: product.Stack, tmp_path: Path) -> None:
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.61")  # its own count, beside that of all the other tests
    with (
        product.api(stack, tmp_path / "api.log", PASSWORD_RESETS_PER_ADDRESS="3") as url,
        product.browser(url, transport=elsewhere) as client,
    ):
        codes = [client.post(RESET, json={"email": new_email()}).status_code for _ in range(4)]
    assert codes == [204] * 3 + [429]


def test_what_is_no_email_is_refused(visitor: httpx.Client) -> None:
    answer = visitor.post(RESET, json={"email": "rosa@example.com\r\nBcc: all@example.com"})
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")


def test_a_link_sets_the_password_once_and_signs_out_everywhere(
    person: httpx.Client, another_person: httpx.Client, database: Session, base_url: str
) -> None:
    email, token = email_of(person), link_for(person, database)
    assert reset(base_url, token).status_code == 204
    assert person.get("/api/auth/user").status_code == 401
    assert another_person.get("/api/auth/user").status_code == 200
    assert not signs_in(base_url, email, PASSWORD)
    assert signs_in(base_url, email, "new horse")
    again = reset(base_url, token, "thief's horse")
    assert (again.status_code, again.json()) == (410, VOID)
    assert signs_in(base_url, email, "new horse")


def test_the_owner_is_told_of_the_new_password(person: httpx.Client, database: Session, base_url: str) -> None:
    credentials = {"email": email_of(person), "password": NEW}
    reset(base_url, link_for(person, database))
    person.post("/api/auth/login", json=credentials).raise_for_status()
    assert mails_about(person, database) == 1


def test_another_spelling_of_the_email_is_no_news(person: httpx.Client, database: Session) -> None:
    change = {"email": email_of(person).upper(), "currentPassword": PASSWORD}
    person.put("/api/account/email", json=change).raise_for_status()
    assert mails_about(person, database) == 0


@pytest.mark.parametrize("change", ["nothing", "expired", "switched off"])
def test_a_void_link_changes_nothing(person: httpx.Client, database: Session, base_url: str, change: str) -> None:
    email, mine = email_of(person), User.email == email_of(person)
    token = link_for(person, database, minutes=-1 if change == "expired" else 60)
    if change == "nothing":
        token = token[::-1]
    if change == "switched off":
        database.execute(update(User).where(mine).values(is_active=False))
        database.commit()
    answer = reset(base_url, token)
    assert (answer.status_code, answer.json()) == (410, VOID)
    database.execute(update(User).where(mine).values(is_active=True))
    database.commit()
    assert signs_in(base_url, email, PASSWORD)


def test_of_two_uses_at_once_one_counts(person: httpx.Client, database: Session, base_url: str) -> None:
    email, token = email_of(person), link_for(person, database)
    passwords = ["first horse", "second horse"]
    with ThreadPoolExecutor(2) as threads:
        codes = list(threads.map(lambda password: reset(base_url, token, password).status_code, passwords))
    assert sorted(codes) == [204, 410]
    assert [signs_in(base_url, email, password) for password in passwords] == [code == 204 for code in codes]


def test_a_password_that_is_too_short_leaves_the_link_as_it_is(
    person: httpx.Client, database: Session, base_url: str
) -> None:
    token = link_for(person, database)
    refused = reset(base_url, token, "short")
    assert said(refused) == {"code": "invalid", "message": "New password must be at least 6 characters long."}
    assert reset(base_url, token).status_code == 204


def test_who_guessed_too_often_gets_in_with_the_new_password(
    person: httpx.Client, database: Session, base_url: str
) -> None:
    email, token = email_of(person), link_for(person, database)
    with product.browser(base_url, transport=httpx.HTTPTransport(local_address="127.0.0.62")) as phone:

        def sign_in(password: str) -> int:
            return phone.post("/api/auth/login", json={"email": email, "password": password}).status_code

        assert [sign_in("which horse") for _ in range(11)] == [401] * 10 + [429]
        assert phone.put(RESET, json={"token": token, "newPassword": "new horse"}).status_code == 204
        assert sign_in("new horse") == 200


@pytest.mark.parametrize("setting", ["email", "password"])
def test_a_change_in_the_settings_voids_the_link(
    person: httpx.Client, database: Session, base_url: str, setting: str
) -> None:
    token = link_for(person, database)
    change = {"email": {"email": new_email()}, "password": {"newPassword": "other horse"}}[setting]
    changed = person.put(f"/api/account/{setting}", json=change | {"currentPassword": PASSWORD})
    changed.raise_for_status()
    assert reset(base_url, token).json() == VOID


def test_a_site_that_cannot_mail_says_so_to_everybody(base_url_of_https: str) -> None:
    with product.browser(base_url_of_https) as client:
        answer = client.post(RESET, json={"email": new_email()})
    assert answer.status_code == 503
    assert answer.json() == {
        "code": "mail_unavailable",
        "message": "This site can't send mail. Please contact support.",
    }


def test_the_export_does_not_hold_the_hash_of_the_link(person: httpx.Client, database: Session) -> None:
    link_for(person, database)
    (row,) = person.get("/api/account/export").json()["tables"]["password_resets"]
    assert set(row) == {"userId", "expiresAt", "createdAt"}
