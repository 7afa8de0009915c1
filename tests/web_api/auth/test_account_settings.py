"""Changing one's name, e-mail and password."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from common.tables import User
from tests import product
from tests.product import PASSWORD, new_email
from tests.refusals import said

WRONG_PASSWORD = {"code": "wrong_password", "message": "That isn't your current password. Nothing was changed."}


def email_of(client: httpx.Client) -> str:
    email: str = client.get("/api/auth/user").json()["email"]
    return email


def signs_in(base_url: str, email: str, password: str) -> bool:
    answer = product.ask("POST", f"{base_url}/api/auth/login", json={"email": email, "password": password})
    assert answer.status_code in {200, 401}
    return answer.status_code == 200


def test_a_name_is_changed(person: httpx.Client) -> None:
    answer = person.put("/api/account/name", json={"firstName": " María José ", "lastName": "O’Neil-Núñez"})
    assert answer.status_code == 200
    assert answer.json() == person.get("/api/auth/user").json()
    assert answer.json()["firstName"] == "María José"
    assert said(person.put("/api/account/name", json={"firstName": "", "lastName": "x"})) == {
        "code": "invalid",
        "message": "First name is required",
    }


def test_an_email_is_changed_by_who_knows_the_password(person: httpx.Client, base_url: str) -> None:
    old, new = email_of(person), new_email()
    refused = person.put("/api/account/email", json={"email": new, "currentPassword": "wrong horse"})
    assert (refused.status_code, refused.json()) == (403, WRONG_PASSWORD)
    changed = person.put("/api/account/email", json={"email": new, "currentPassword": PASSWORD})
    assert changed.status_code == 200
    assert changed.json() == person.get("/api/auth/user").json()
    assert signs_in(base_url, new, PASSWORD)
    assert not signs_in(base_url, old, PASSWORD)


def test_somebody_elses_email_cannot_be_taken(person: httpx.Client, another_person: httpx.Client) -> None:
    taken = email_of(another_person).upper()
    answer = person.put("/api/account/email", json={"email": taken, "currentPassword": PASSWORD})
    assert answer.status_code == 409
    assert answer.json()["code"] == "email_taken"
    own = email_of(person).upper()
    assert person.put("/api/account/email", json={"email": own, "currentPassword": PASSWORD}).status_code == 200


def test_a_new_password_signs_out_everywhere_else(person: httpx.Client, base_url: str) -> None:
    email = email_of(person)
    before = dict(person.cookies)
    with product.browser(base_url) as phone:
        phone.post("/api/auth/login", json={"email": email, "password": PASSWORD}).raise_for_status()
        change = {"currentPassword": PASSWORD, "newPassword": " new  horse "}
        assert person.put("/api/account/password", json=change).status_code == 204
        assert phone.get("/api/auth/user").status_code == 401
    assert dict(person.cookies) != before
    assert person.get("/api/auth/user").status_code == 200
    with product.browser(base_url, cookies=before) as thief:
        assert thief.get("/api/auth/user").status_code == 401
    assert not signs_in(base_url, email, PASSWORD)
    assert signs_in(base_url, email, " new  horse ")


@pytest.mark.parametrize(
    ("change", "status", "message"),
    [
        ({"currentPassword": "wrong horse", "newPassword": "new horse"}, 403, WRONG_PASSWORD["message"]),
        (
            {"currentPassword": PASSWORD, "newPassword": "short"},
            400,
            "New password must be at least 6 characters long.",
        ),
        ({"newPassword": "new horse"}, 400, "Current password is required"),
    ],
)
def test_a_refused_password_changes_nothing(
    person: httpx.Client, base_url: str, change: dict[str, str], status: int, message: str
) -> None:
    answer = person.put("/api/account/password", json=change)
    assert answer.status_code == status
    assert answer.json()["message"] == message
    assert signs_in(base_url, email_of(person), PASSWORD)


def test_of_two_new_passwords_at_once_one_is_taken(person: httpx.Client, base_url: str) -> None:
    email, cookies = email_of(person), dict(person.cookies)

    def change(password: str) -> int:
        form = {"currentPassword": PASSWORD, "newPassword": password}
        with product.browser(base_url, cookies=cookies) as client:
            return client.put("/api/account/password", json=form).status_code

    with ThreadPoolExecutor(2) as threads:
        answers = list(threads.map(change, ["first horse", "second horse"]))
    assert answers.count(204) == 1
    accepted = ["first horse", "second horse"][answers.index(204)]
    assert [signs_in(base_url, email, password) for password in ("first horse", "second horse")] == [
        password == accepted for password in ("first horse", "second horse")
    ]


def test_guesses_at_the_current_password_are_counted_too(base_url: str) -> None:
    with product.person(base_url) as person:
        guess = {"currentPassword": "wrong horse", "newPassword": "new horse"}
        codes = [person.put("/api/account/password", json=guess).json()["code"] for _ in range(12)]
    assert codes == ["wrong_password"] * 10 + ["too_many_attempts"] * 2


def test_an_account_of_another_service_has_no_password_here(person: httpx.Client, database: Session) -> None:
    mine = User.email == email_of(person)
    database.execute(update(User).where(mine).values(password_hash=None, auth_provider="oidc", external_id=new_email()))
    database.commit()
    change = {"currentPassword": "anything", "newPassword": "new horse"}
    assert person.put("/api/account/password", json=change).json()["code"] == "no_password"
    assert database.scalars(select(User.password_hash).where(mine)).one() is None
