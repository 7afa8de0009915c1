"""What may stand in the fields of the profile's lists."""

import json
from datetime import UTC, datetime, timedelta

import httpx
import pytest

from tests.refusals import said
from tests.web_api.profile_lists import CERTIFICATIONS, SKILLS, WORK, Json, ProfileList


@pytest.mark.parametrize(
    ("of", "field"),
    [(WORK, "endDate"), (WORK, "duties"), (CERTIFICATIONS, "expirationDate"), (CERTIFICATIONS, "number")],
)
@pytest.mark.parametrize("blank", ["", "   ", None])
def test_an_optional_field_may_be_blank(person: httpx.Client, of: ProfileList, field: str, blank: str | None) -> None:
    assert person.post(of.path, json=of.row | {field: blank}).json()[field] is None


def test_a_certificate_keeps_the_number_of_its_card(person: httpx.Client) -> None:
    row = person.post(CERTIFICATIONS.path, json=CERTIFICATIONS.row | {"number": " J-4471 "}).json()
    assert row["number"] == "J-4471"
    assert person.get("/api/profile").json()["certifications"][0]["number"] == "J-4471"
    assert person.put(f"{CERTIFICATIONS.path}/{row['id']}", json=CERTIFICATIONS.row).json()["number"] is None
    assert person.post(CERTIFICATIONS.path, json=CERTIFICATIONS.row | {"number": "9" * 61}).status_code == 400


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
        assert said(answer) == {"code": "invalid", "message": message}
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
