"""What each of the profile's three lists does alike."""

from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import insert, select, update
from sqlalchemy.orm import Session

from common.tables import AnalyticsEvent, Certification, EquipmentSkill
from common.tables.profile import LIST_ROWS
from tests.refusals import said
from tests.web_api.profile_lists import CERTIFICATIONS, SKILLS, WORK, ProfileList, each_list, fields_of


@each_list
def test_a_row_is_added_listed_changed_and_deleted(person: httpx.Client, of: ProfileList) -> None:
    assert person.get(of.path).json() == []
    added = person.post(of.path, json=of.row)
    assert added.status_code == 201
    assert fields_of(added.json(), of.row) == of.row
    assert person.get(of.path).json() == [added.json()]

    place = f"{of.path}/{added.json()['id']}"
    changed = person.put(place, json=of.other)
    assert changed.status_code == 200
    assert fields_of(changed.json(), of.other) == of.other
    assert person.get(of.path).json() == [changed.json()]
    assert changed.json()["createdAt"] == added.json()["createdAt"]

    assert person.delete(place).status_code == 204
    assert person.get(of.path).json() == []
    assert person.delete(place).status_code == 404


@each_list
def test_the_newest_comes_first(person: httpx.Client, of: ProfileList) -> None:
    for row in (of.row, of.other):
        person.post(of.path, json=row)
    assert [fields_of(row, of.row) for row in person.get(of.path).json()] == [of.other, of.row]


@each_list
def test_the_profile_holds_the_same_rows(person: httpx.Client, of: ProfileList) -> None:
    for row in (of.row, of.other):
        person.post(of.path, json=row)
    profile = person.get("/api/profile").json()
    name = {WORK.path: "workExperiences", SKILLS.path: "equipmentSkills"}.get(of.path, of.path.rpartition("/")[2])
    assert profile[name] == person.get(of.path).json()
    assert fields_of(profile["user"], {"firstName": 0, "lastName": 0}) == {"firstName": "Rosa", "lastName": "Ibarra"}


@each_list
def test_somebody_elses_row_is_not_there(person: httpx.Client, another_person: httpx.Client, of: ProfileList) -> None:
    row = person.post(of.path, json=of.row).json()
    place = f"{of.path}/{row['id']}"
    nowhere = f"{of.path}/{uuid4()}"
    for call in (lambda path: another_person.put(path, json=of.other), another_person.delete):
        theirs, nobodys = call(place), call(nowhere)
        assert theirs.status_code == nobodys.status_code == 404
        assert theirs.json() == nobodys.json()
        assert theirs.json()["code"] == "not_found"
    assert another_person.get(of.path).json() == []
    assert person.get(of.path).json() == [row]


@each_list
def test_a_row_can_be_neither_given_away_nor_placed(
    person: httpx.Client, another_person: httpx.Client, of: ProfileList
) -> None:
    mine, theirs = (who.get("/api/auth/user").json()["id"] for who in (person, another_person))
    wanted = str(uuid4())
    added = person.post(of.path, json=of.row | {"userId": theirs, "id": wanted}).json()
    assert added["id"] != wanted
    person.put(f"{of.path}/{added['id']}", json=of.row | {"userId": theirs, "user_id": theirs})
    assert another_person.get(of.path).json() == []
    assert [row["id"] for row in person.get(of.path).json()] == [added["id"]]
    assert mine not in added.values()


@each_list
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE"])
def test_a_visitor_gets_nothing(visitor: httpx.Client, of: ProfileList, method: str) -> None:
    path = of.path if method in {"GET", "POST"} else f"{of.path}/{uuid4()}"
    answer = visitor.request(method, path, json=of.row if method in {"POST", "PUT"} else None)
    assert answer.status_code == 401
    assert answer.json()["code"] == "unauthorized"


@each_list
@pytest.mark.parametrize("blank", ["", "  \t ", None, "absent"])
def test_a_required_field_is_asked_for_by_name(person: httpx.Client, of: ProfileList, blank: str | None) -> None:
    for field, message in of.required.items():
        form = {name: value for name, value in of.row.items() if name != field}
        if blank != "absent":
            form[field] = blank
        answer = person.post(of.path, json=form)
        assert answer.status_code == 400
        assert said(answer) == {"code": "invalid", "message": message}
    assert person.get(of.path).json() == []


@each_list
def test_text_is_stored_trimmed_and_without_control_characters(person: httpx.Client, of: ProfileList) -> None:
    field = next(iter(of.row))
    added = person.post(of.path, json=of.row | {field: "  Wel\x00der\x07 \u202eI\u202c  "}).json()
    assert added[field] == "Welder I"


@each_list
def test_a_name_has_room_for_200_characters(person: httpx.Client, of: ProfileList) -> None:
    field = next(iter(of.row))
    longest = "ñ" * 200
    assert person.post(of.path, json=of.row | {field: longest}).json()[field] == longest
    answer = person.post(of.path, json=of.row | {field: f"{longest}x"})
    assert answer.status_code == 400
    assert answer.json()["message"].endswith("can have at most 200 characters.")
    answer = person.post(of.path, json=of.row | {field: "two\nlines"})
    assert answer.json()["message"].endswith("must be on one line.")


@each_list
@pytest.mark.parametrize("row_id", ["x", "1", "00000000-0000-0000-0000-00000000000g", "%00", "..%2f..", "' or 1=1"])
def test_what_is_no_id_is_not_found(person: httpx.Client, of: ProfileList, row_id: str) -> None:
    assert person.delete(f"{of.path}/{row_id}").status_code == 404
    assert person.put(f"{of.path}/{row_id}", json=of.row).status_code == 404


@each_list
def test_sent_again_under_one_key_a_row_is_stored_once(
    person: httpx.Client, another_person: httpx.Client, of: ProfileList
) -> None:
    key = {"Idempotency-Key": str(uuid4())}

    def add(_: int) -> httpx.Response:
        return person.post(of.path, json=of.row, headers=key)

    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(add, range(8)))
    assert {answer.status_code for answer in answers} == {201}
    assert len({answer.json()["id"] for answer in answers}) == 1
    assert len(person.get(of.path).json()) == 1
    assert another_person.post(of.path, json=of.row, headers=key).json()["id"] != answers[0].json()["id"]


@each_list
def test_every_change_is_an_event(person: httpx.Client, database: Session, of: ProfileList) -> None:
    place = f"{of.path}/{person.post(of.path, json=of.row).json()['id']}"
    person.put(place, json=of.other)
    person.delete(place)
    user_id = person.get("/api/auth/user").json()["id"]
    mine = select(AnalyticsEvent).where(AnalyticsEvent.user_id == user_id, AnalyticsEvent.event_type != "login")
    events = database.scalars(mine.order_by(AnalyticsEvent.created_at)).all()
    assert {event.event_type for event in events} == {"profile_update"}
    assert [(event.details or {})["change"] for event in events] == ["added", "changed", "deleted"]


def test_a_list_that_is_full_says_so(person: httpx.Client, database: Session) -> None:
    user_id = person.get("/api/auth/user").json()["id"]
    rows = [{"user_id": user_id, "name": f"Tool {number}", "type": "Hand Tool"} for number in range(LIST_ROWS)]
    database.execute(insert(EquipmentSkill), rows)
    database.commit()
    answer = person.post(SKILLS.path, json=SKILLS.row)
    assert answer.status_code == 400
    assert answer.json()["code"] == "list_full"
    assert len(person.get(SKILLS.path).json()) == LIST_ROWS


def test_saving_a_certificate_confirms_a_date_that_was_assumed(person: httpx.Client, database: Session) -> None:
    row = person.post(CERTIFICATIONS.path, json=CERTIFICATIONS.row).json()
    assert row["issueDateAssumed"] is False
    database.execute(update(Certification).where(Certification.id == row["id"]).values(issue_date_assumed=True))
    database.commit()
    assert person.get(CERTIFICATIONS.path).json()[0]["issueDateAssumed"] is True
    person.put(f"{CERTIFICATIONS.path}/{row['id']}", json=CERTIFICATIONS.row)
    assert person.get(CERTIFICATIONS.path).json()[0]["issueDateAssumed"] is False
