"""The three lists of the profile: what each of them does alike, then what is particular."""

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.tables import AnalyticsEvent

Json = dict[str, Any]


@dataclass(frozen=True)
class ProfileList:
    """One list: where it is, a row of it, another one, and which fields the form asks for, with the answer without."""

    path: str
    row: Json
    other: Json
    required: dict[str, str]


WORK = ProfileList(
    "/api/work-experiences",
    {
        "jobTitle": "Pipe welder",
        "companyName": "Delta Fabrication",
        "startDate": "2019-04-01",
        "endDate": "2022-08-31",
        "duties": "Welded 6-inch pipe\nRead isometric drawings",
    },
    {
        "jobTitle": "Foreman",
        "companyName": "Bay Steel",
        "startDate": "2022-09-01",
        "endDate": None,
        "duties": None,
    },
    {
        "jobTitle": "Job title is required",
        "companyName": "Company name is required",
        "startDate": "Start date is required",
    },
)
SKILLS = ProfileList(
    "/api/equipment-skills",
    {"name": "TIG welder", "type": "Power Tool", "proficiencyLevel": "Advanced"},
    {"name": "Forklift", "type": "Heavy Equipment", "proficiencyLevel": "Beginner"},
    {
        "name": "Name is required",
        "type": "Type is required",
        "proficiencyLevel": "Proficiency level is required",
    },
)
CERTIFICATIONS = ProfileList(
    "/api/certifications",
    {
        "name": "OSHA 30",
        "issuingOrganization": "OSHA",
        "issueDate": "2021-02-03",
        "expirationDate": "2026-02-03",
    },
    {"name": "6G", "issuingOrganization": "AWS", "issueDate": "2023-05-06", "expirationDate": None},
    {
        "name": "Name is required",
        "issuingOrganization": "Issuing organization is required",
        "issueDate": "Issue date is required",
    },
)
LISTS = [WORK, SKILLS, CERTIFICATIONS]
each_list = pytest.mark.parametrize("of", LISTS, ids=["work", "skills", "certifications"])


def fields_of(row: Json, like: Json) -> Json:
    return {name: row[name] for name in like}


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
    name = {WORK.path: "workExperiences", SKILLS.path: "equipmentSkills", CERTIFICATIONS.path: "certifications"}[
        of.path
    ]
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
        assert answer.json() == {"code": "invalid", "message": message}
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


HOSTILE_BODIES: list[tuple[str, bytes]] = [
    ("nothing", b""),
    ("no JSON", b"jobTitle=Welder"),
    ("cut off", b'{"jobTitle": "Welder", '),
    ("null", b"null"),
    ("a list", b"[]"),
    ("a text", b'"Welder"'),
    ("not UTF-8", b'{"jobTitle": "\xff\xfe"}'),
    ("a surrogate alone", b'{"jobTitle": "\\ud800", "name": "\\udfff"}'),
    ("a surrogate alone in UTF-8", b'{"jobTitle": "\xed\xa0\x80", "name": "\xed\xa0\x80"}'),
    ("lists a hundred thousand deep", b"[" * 100_000),
    ("objects deeper than the stack", b'{"a":' * 900 + b"1" + b"}" * 900),
    ("a huge number", b'{"startDate": 1e999, "name": 1e999}'),
    ("not a number", b'{"startDate": NaN}'),
    ("a NUL outside a text", b'{"jobTitle": "a"\x00}'),
]


@each_list
@pytest.mark.parametrize("body", [body for _, body in HOSTILE_BODIES], ids=[name for name, _ in HOSTILE_BODIES])
def test_a_hostile_body_is_refused_in_words(person: httpx.Client, of: ProfileList, body: bytes) -> None:
    row = person.post(of.path, json=of.row).json()
    for method, path in (("POST", of.path), ("PUT", f"{of.path}/{row['id']}")):
        answer = person.request(method, path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400
        assert answer.json()["code"] == "invalid"
        assert answer.json()["message"]
    assert person.get(of.path).json() == [row]


@each_list
def test_a_field_of_the_wrong_type_is_refused(person: httpx.Client, of: ProfileList) -> None:
    for field in of.row:
        for wrong in (5, True, ["x"], {"x": "y"}, "\x00" if field in of.required else 5.5):
            answer = person.post(of.path, json=of.row | {field: wrong})
            assert answer.status_code == 400, (field, wrong)
            assert answer.json()["code"] == "invalid"
    assert person.get(of.path).json() == []


@each_list
def test_a_huge_body_is_refused(person: httpx.Client, of: ProfileList) -> None:
    answer = person.post(of.path, json=of.row | {"filler": "x" * 300_000})
    assert answer.status_code == 413
    assert answer.json()["code"] == "body_too_large"

    def endless() -> Any:
        yield b'{"filler": "'
        for _ in range(64):
            yield b"x" * 8192

    answer = person.post(of.path, content=endless(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert person.get(of.path).json() == []


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


@pytest.mark.parametrize(("of", "field"), [(WORK, "endDate"), (WORK, "duties"), (CERTIFICATIONS, "expirationDate")])
@pytest.mark.parametrize("blank", ["", "   ", None])
def test_an_optional_field_may_be_blank(person: httpx.Client, of: ProfileList, field: str, blank: str | None) -> None:
    assert person.post(of.path, json=of.row | {field: blank}).json()[field] is None


def in_years(years: int) -> str:
    return (datetime.now(UTC).date() + timedelta(days=365 * years)).isoformat()


@pytest.mark.parametrize(
    ("of", "dates", "message"),
    [
        (WORK, {"startDate": "2022-02-30"}, "Start date must be a date, written like 2024-05-31."),
        (WORK, {"startDate": "03/04/2022"}, "Start date must be a date, written like 2024-05-31."),
        (WORK, {"endDate": "2022"}, "End date must be a date, written like 2024-05-31."),
        (WORK, {"startDate": "0022-02-03"}, "Start date is too long ago. Please check the year."),
        (
            WORK,
            {"startDate": in_years(3), "endDate": None},
            "Start date lies too far in the future. Please check the year.",
        ),
        (WORK, {"endDate": "9999-12-31"}, "End date lies too far in the future. Please check the year."),
        (WORK, {"endDate": "2019-03-31"}, "End date can't be before start date."),
        (CERTIFICATIONS, {"issueDate": in_years(1)}, "Issue date lies too far in the future. Please check the year."),
        (CERTIFICATIONS, {"expirationDate": "2021-02-02"}, "Expiration date can't be before issue date."),
        (
            CERTIFICATIONS,
            {"expirationDate": "9999-12-31"},
            "Expiration date lies too far in the future. Please check the year.",
        ),
    ],
)
def test_a_date_that_cannot_be_true_is_refused(
    person: httpx.Client, of: ProfileList, dates: Json, message: str
) -> None:
    row = person.post(of.path, json=of.row).json()
    for answer in (
        person.post(of.path, json=of.row | dates),
        person.put(f"{of.path}/{row['id']}", json=of.row | dates),
    ):
        assert answer.status_code == 400
        assert answer.json() == {"code": "invalid", "message": message}
    assert person.get(of.path).json() == [row]


def test_duties_have_room_for_10000_characters_of_any_kind(person: httpx.Client) -> None:
    duties = "👷" * 10_000
    body = json.dumps(WORK.row | {"duties": duties}).encode()
    added = person.post(WORK.path, content=body, headers={"Content-Type": "application/json"})
    assert added.status_code == 201
    assert added.json()["duties"] == duties
    answer = person.post(WORK.path, json=WORK.row | {"duties": "x" * 10_001})
    assert answer.json()["message"] == "Duties can have at most 10000 characters."


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("type", "Welder", "Type can't be “Welder”. Please choose one from the list."),
        ("proficiencyLevel", "expert", "Proficiency level can't be “expert”. Please choose one from the list."),
    ],
)
def test_a_skill_takes_the_listed_values(person: httpx.Client, field: str, value: str, message: str) -> None:
    answer = person.post(SKILLS.path, json=SKILLS.row | {field: value})
    assert answer.status_code == 400
    assert answer.json()["message"] == message
