"""How often a person who knows the password may change it, or the e-mail: every change has a message sent."""

from pathlib import Path

import httpx
from sqlalchemy.orm import Session

from tests import product
from tests.product import PASSWORD, new_email
from tests.web_api.auth.test_account_settings import email_of
from tests.web_api.auth.test_password_reset import NEW, link_for, mails_about, reset


def to_email(client: httpx.Client, email: str) -> httpx.Response:
    return client.put("/api/account/email", json={"email": email, "currentPassword": PASSWORD})


def test_only_so_many_emails_are_tried_also_with_the_right_password(
    person: httpx.Client, another_person: httpx.Client, database: Session
) -> None:
    own, taken = email_of(person), email_of(another_person)
    answers = [to_email(person, email) for email in (taken, new_email(), taken, new_email(), own, taken, new_email())]
    assert [answer.status_code for answer in answers] == [409, 200, 409, 200, 200, 429, 429]
    assert answers[-1].json()["code"] == "too_many_attempts"
    assert 0 < int(answers[-1].headers["retry-after"]) <= 720
    assert email_of(person) == own
    assert mails_about(person, database) == 3
    assert to_email(another_person, new_email()).status_code == 200


def test_only_so_many_passwords_are_changed(stack: product.Stack, tmp_path: Path) -> None:
    with (
        product.api(stack, tmp_path / "api.log", PASSWORD_CHANGES_PER_ACCOUNT="2") as url,
        product.person(url) as person,
    ):
        form = {"currentPassword": PASSWORD, "newPassword": PASSWORD}
        answers = [person.put("/api/account/password", json=form).status_code for _ in range(3)]
    assert answers == [204, 204, 429]


def test_changes_from_one_address_are_counted_over_its_accounts(stack: product.Stack, tmp_path: Path) -> None:
    elsewhere = httpx.HTTPTransport(local_address="127.0.0.62")  # its own count, beside that of all the other tests
    with product.api(stack, tmp_path / "api.log", ACCOUNT_CHANGES_PER_ADDRESS="2") as url:
        answers = []
        for _ in range(3):
            with product.person(url) as person, product.browser(url, transport=elsewhere) as browser:
                browser.cookies = person.cookies
                answers.append(to_email(browser, new_email()).status_code)
    assert answers == [200, 200, 429]


def test_accounts_that_take_turns_at_an_email_cannot_flood_it(
    stack: product.Stack, tmp_path: Path, database: Session
) -> None:
    """A change that nobody could be told of isn't made; who sets a password by a link is told all the same."""
    theirs = new_email()
    with product.api(stack, tmp_path / "api.log", NOTICES_PER_RECIPIENT="2") as url:
        for allowed in (True, True, False):
            with product.person(url) as person:
                assert to_email(person, theirs).status_code == 200
                assert to_email(person, new_email()).status_code == (200 if allowed else 429)
                assert mails_about(person, database) == 1 + allowed
                if not allowed:
                    assert email_of(person) == theirs
                    assert reset(url, link_for(person, database)).status_code == 204
                    person.post("/api/auth/login", json={"email": theirs, "password": NEW}).raise_for_status()
                    assert mails_about(person, database) == 2
