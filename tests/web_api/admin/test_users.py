"""The accounts' list, and what admins may change about them."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from uuid import UUID, uuid4

import httpx
import pytest
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from common.tables import NOBODY, User
from tests import product
from tests.product import PASSWORD
from tests.web_api.admin.test_statistics import own_id
from tests.web_api.locks import await_lock_waiters

USERS = "/api/admin/users"


@pytest.fixture
def lone_admin(admin: httpx.Client, database: Session) -> httpx.Client:
    """The only one there is."""
    database.execute(update(User).where(User.id != own_id(admin)).values(role="user"))
    database.commit()
    return admin


@pytest.fixture
def other_admin(lone_admin: httpx.Client, base_url: str, database: Session) -> Iterator[httpx.Client]:
    """Another beside `lone_admin`, who isn't alone then."""
    del lone_admin
    with product.admin(base_url, database) as client:
        yield client


def role_of(database: Session, user_id: UUID) -> tuple[str, bool] | None:
    database.rollback()
    row = database.execute(select(User.role, User.is_active).where(User.id == user_id)).one_or_none()
    return row and (row.role, row.is_active)


def found(admin: httpx.Client, **asked: str) -> list[str]:
    answer = admin.get(USERS, params=asked)
    assert answer.status_code == 200, answer.text
    assert answer.json()["found"] >= len(answer.json()["users"])
    return [user["email"] for user in answer.json()["users"]]


def test_people_are_found_by_a_part_of_their_name_or_email(admin: httpx.Client, database: Session) -> None:
    mark = uuid4().hex
    database.add_all(
        [
            User(email=f"a.{mark}@example.com", first_name="Zoë", last_name=f"Ñandú{mark}"),
            User(email=f"b.{mark}@example.com", first_name="Percy 100%", last_name=mark, is_active=False),
            User(email=f"c.{mark}@example.com", role="admin"),
        ]
    )
    database.commit()
    a, b, c = (f"{letter}.{mark}@example.com" for letter in "abc")
    assert set(found(admin, search=mark.upper())) == {a, b, c}
    assert found(admin, search=f"zoë ñandú{mark}") == [a]
    assert found(admin, search=f"100% {mark}") == [b]
    assert found(admin, search=f"_{mark}") == []
    assert found(admin, search=mark, role="admin") == [c]
    assert found(admin, search=mark, active="false") == [b]
    by_id = str(database.scalars(select(User.id).where(User.email == c)).one())
    assert found(admin, search=by_id) == [c]
    assert found(admin, search=str(uuid4())) == []


def test_who_nobody_can_sign_in_as_is_no_account_to_manage(admin: httpx.Client, database: Session) -> None:
    author = User(email=product.new_email(), auth_provider=NOBODY)
    database.add(author)
    database.commit()
    assert found(admin, search=author.email) == []
    assert admin.patch(f"{USERS}/{author.id}", json={"isActive": True, "role": "admin"}).status_code == 404


def test_pages_go_on_where_the_last_one_ended(admin: httpx.Client, database: Session) -> None:
    mark = uuid4().hex
    database.add_all(User(email=f"{number}.{mark}@example.com") for number in range(5))
    database.commit()
    first = admin.get(USERS, params={"search": mark, "limit": 2}).json()
    assert first["found"] == 5
    rest = admin.get(USERS, params={"search": mark, "limit": 3, "after": first["next"]}).json()
    emails = [user["email"] for user in first["users"] + rest["users"]]
    assert sorted(emails) == [f"{number}.{mark}@example.com" for number in range(5)]
    assert rest["next"] is None
    assert "password" not in str(first).lower()


def test_signing_in_is_told(admin: httpx.Client, person: httpx.Client) -> None:
    (user,) = admin.get(USERS, params={"search": str(own_id(person))}).json()["users"]
    assert user["lastLoginAt"] == user["createdAt"]


def test_an_admin_is_made_and_unmade_and_it_is_on_record(
    admin: httpx.Client, person: httpx.Client, database: Session
) -> None:
    address = f"{USERS}/{own_id(person)}"
    assert person.get("/api/admin/stats").status_code == 403
    assert admin.patch(address, json={"role": "admin"}).json()["role"] == "admin"
    assert person.get("/api/admin/stats").status_code == 200
    assert admin.patch(address, json={"role": "user"}).json()["role"] == "user"
    assert person.get("/api/admin/stats").status_code == 403
    assert role_of(database, own_id(person)) == ("user", True)
    assert admin.patch(address, json={"role": "user"}).status_code == 200
    actions = admin.get("/api/admin/queues/audit").json()["actions"]
    assert [(one["action"], one["affected"]) for one in actions] == [
        ("user.make_user", 0),
        ("user.make_user", 1),
        ("user.make_admin", 1),
    ]
    assert {one["subject"]["user"] for one in actions} == {str(own_id(person))}
    assert {one["adminId"] for one in actions} == {str(own_id(admin))}


def test_who_is_switched_off_is_out_at_once_and_for_good(
    admin: httpx.Client, person: httpx.Client, base_url: str
) -> None:
    user = person.get("/api/auth/user").json()
    address = f"{USERS}/{user['id']}"
    assert admin.patch(address, json={"isActive": False}).json()["isActive"] is False
    assert person.get("/api/auth/user").status_code == 401
    with product.browser(base_url) as elsewhere:
        credentials = {"email": user["email"], "password": PASSWORD}
        assert elsewhere.post("/api/auth/login", json=credentials).json()["code"] == "account_disabled"
        assert admin.patch(address, json={"isActive": True}).json()["isActive"] is True
        assert person.get("/api/auth/user").status_code == 401, "an old session doesn't come back"
        assert elsewhere.post("/api/auth/login", json=credentials).status_code == 200


@pytest.mark.parametrize("change", [{"role": "user"}, {"isActive": False}, {"role": "admin", "isActive": False}])
def test_the_last_admin_stays(lone_admin: httpx.Client, database: Session, change: dict[str, object]) -> None:
    answer = lone_admin.patch(f"{USERS}/{own_id(lone_admin)}", json=change)
    assert (answer.status_code, answer.json()["code"]) == (409, "last_admin")
    assert role_of(database, own_id(lone_admin)) == ("admin", True)
    assert lone_admin.get("/api/admin/queues/audit").json()["actions"] == []


def test_an_admin_who_is_switched_off_doesn_t_count(
    lone_admin: httpx.Client, other_admin: httpx.Client, database: Session
) -> None:
    other = own_id(other_admin)
    assert lone_admin.patch(f"{USERS}/{other}", json={"isActive": False}).status_code == 200
    answer = lone_admin.patch(f"{USERS}/{own_id(lone_admin)}", json={"role": "user"})
    assert answer.json()["code"] == "last_admin"
    assert role_of(database, other) == ("admin", False)


def at_the_same_time(database: Session, *calls: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """All of them wait for the test to let go of the admins."""
    database.execute(select(User.id).where(User.role == "admin").with_for_update())
    with ThreadPoolExecutor(len(calls)) as threads:
        answers = [threads.submit(call) for call in calls]
        await_lock_waiters(database, len(calls))
        database.commit()
        return [answer.result() for answer in answers]


def test_of_two_admins_who_remove_each_other_one_stays(
    lone_admin: httpx.Client, other_admin: httpx.Client, database: Session
) -> None:
    ids = own_id(lone_admin), own_id(other_admin)
    answers = at_the_same_time(
        database,
        lambda: lone_admin.patch(f"{USERS}/{ids[1]}", json={"role": "user"}),
        lambda: other_admin.patch(f"{USERS}/{ids[0]}", json={"isActive": False}),
    )
    assert sorted(answer.status_code for answer in answers) == [200, 403]
    assert [role_of(database, user_id) for user_id in ids].count(("admin", True)) == 1


def test_of_two_admins_who_leave_one_stays(
    lone_admin: httpx.Client, other_admin: httpx.Client, database: Session
) -> None:
    ids = own_id(lone_admin), own_id(other_admin)
    answers = at_the_same_time(
        database,
        lambda: lone_admin.post("/api/account/deletion", json={"currentPassword": PASSWORD}),
        lambda: other_admin.patch(f"{USERS}/{ids[1]}", json={"role": "user"}),
    )
    refused = [answer.json()["code"] for answer in answers if answer.status_code >= 400]
    assert refused == ["last_admin"]
    assert [role_of(database, user_id) for user_id in ids].count(("admin", True)) == 1


def test_a_change_of_nobody_or_of_something_else_is_refused(admin: httpx.Client) -> None:
    assert admin.patch(f"{USERS}/{uuid4()}", json={"role": "user"}).status_code == 404
    mine = f"{USERS}/{own_id(admin)}"
    for change in ({"role": "owner"}, {"isActive": "no"}, {"email": "x@example.com"}):
        assert admin.patch(mine, json=change).status_code == 400, change
