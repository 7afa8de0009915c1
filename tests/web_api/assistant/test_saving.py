"""What the assistants save: POST /api/chatbot/save-profile and POST /api/voice/save-job."""

from datetime import UTC, datetime
from typing import Any
from uuid import UUID

import httpx
import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from common.tables import AnalyticsEvent

JOB = {
    "jobTitle": "Welder",
    "companyName": "ABC Steel",
    "startDate": "1998-03-01",
    "endDate": "2003-05-01",
    "duties": "Welded columns",
}
SKILL = {"name": "Forklift", "proficiencyLevel": "Expert", "type": "Equipment"}
CERTIFICATION = {"name": "OSHA 10", "issuingOrganization": "OSHA", "issueDate": "2019-01-01"}
COLLECTED = {
    "workExperiences": [JOB, JOB | {"jobTitle": "Foreman", "startDate": "2003-06-01", "endDate": None}],
    "skills": [SKILL, {"name": "AutoCAD", "proficiencyLevel": "Beginner", "type": "Software"}],
    "certifications": [CERTIFICATION],
    "currentItem": {"jobTitle": "Half told"},
}
LISTS = ("work-experiences", "equipment-skills", "certifications")


def save(person: httpx.Client, collected: dict[str, Any]) -> httpx.Response:
    return person.post("/api/chatbot/save-profile", json=collected)


def counts(person: httpx.Client) -> list[int]:
    return [len(person.get(f"/api/{name}").json()) for name in LISTS]


def updates(person: httpx.Client, database: Session) -> list[dict[str, Any] | None]:
    user_id = UUID(person.get("/api/auth/user").json()["id"])
    events = select(AnalyticsEvent.details).where(
        AnalyticsEvent.user_id == user_id, AnalyticsEvent.event_type == "profile_update"
    )
    return list(database.scalars(events.order_by(AnalyticsEvent.details["list"].astext)).all())


def test_what_was_told_becomes_rows_and_is_handed_back(person: httpx.Client, database: Session) -> None:
    response = save(person, COLLECTED)
    assert response.status_code == 200
    data = response.json()["data"]
    assert data.keys() == {"workExperiences", "skills", "certifications"}
    assert {name: data["workExperiences"][0][name] for name in JOB} == JOB
    assert data["workExperiences"][1]["endDate"] is None
    assert counts(person) == [2, 2, 1]
    assert {job["id"] for job in data["workExperiences"]} == {
        job["id"] for job in person.get("/api/work-experiences").json()
    }
    lists = ["certifications", "equipment_skills", "work_experiences"]
    assert updates(person, database) == [{"list": name, "change": "added"} for name in lists]


def test_saving_twice_adds_nothing_twice(person: httpx.Client, database: Session) -> None:
    first = save(person, COLLECTED).json()
    again = COLLECTED | {
        "workExperiences": [
            JOB | {"jobTitle": " WELDER", "companyName": "A.B.C. steel".replace(".", ""), "duties": "x"}
        ],
        "skills": [SKILL | {"name": "forklifts"}],
    }
    second = save(person, again).json()
    assert second["data"]["workExperiences"] == first["data"]["workExperiences"][:1]
    assert counts(person) == [2, 2, 1]
    assert len(updates(person, database)) == 3


def test_what_is_told_twice_in_one_conversation_is_one_row(person: httpx.Client) -> None:
    data = save(person, {"workExperiences": [JOB, JOB], "skills": [SKILL, SKILL | {"type": "Other"}]}).json()["data"]
    assert [len(data[name]) for name in ("workExperiences", "skills")] == [1, 1]


def test_a_later_job_at_the_same_place_is_another(person: httpx.Client) -> None:
    save(person, {"workExperiences": [JOB, JOB | {"startDate": "2010-01-01", "endDate": None}]})
    assert counts(person) == [2, 0, 0]


@pytest.mark.parametrize(
    ("suggested", "stored"),
    [
        ("Equipment", "Heavy Equipment"),
        ("Software", "Software"),
        ("Manual", "Technical Skill"),
        ("Safety", "Safety Equipment"),
        ("Hand Tool", "Hand Tool"),
    ],
)
def test_suggested_types_are_stored_as_the_specification_s(person: httpx.Client, suggested: str, stored: str) -> None:
    save(person, {"skills": [SKILL | {"type": suggested}]}).raise_for_status()
    assert [skill["type"] for skill in person.get("/api/equipment-skills").json()] == [stored]


@pytest.mark.parametrize(
    "wrong",
    [
        {"workExperiences": [JOB | {"startDate": "soon"}]},
        {"workExperiences": [JOB | {"startDate": "0198-03-01"}]},
        {"workExperiences": [JOB | {"endDate": "1990-01-01"}]},
        {"workExperiences": [JOB | {"jobTitle": "  "}]},
        {"workExperiences": [JOB | {"companyName": "x" * 201}]},
        {"skills": [SKILL | {"type": "Magic"}]},
        {"certifications": [CERTIFICATION | {"issueDate": None}]},
        {"certifications": [CERTIFICATION | {"issueDate": "2999-01-01"}]},
        {"skills": [SKILL] * 101},
    ],
)
def test_what_no_form_takes_is_refused_and_nothing_is_stored(person: httpx.Client, wrong: dict[str, Any]) -> None:
    response = save(person, COLLECTED | wrong)
    assert (response.status_code, response.json()["code"]) == (400, "invalid")
    assert counts(person) == [0, 0, 0]


def test_a_full_list_stores_none_of_it(person: httpx.Client) -> None:
    for hundred in range(5):
        skills = [SKILL | {"name": f"Tool no {hundred} {number}"} for number in range(100)]
        save(person, {"skills": skills}).raise_for_status()
    response = save(person, COLLECTED)
    assert (response.status_code, response.json()["code"]) == (400, "list_full")
    assert counts(person) == [0, 500, 0]


def test_nothing_told_is_nothing_saved(person: httpx.Client) -> None:
    assert save(person, {}).json() == {"data": {"workExperiences": [], "skills": [], "certifications": []}}


SPOKEN = {"jobTitle": "Welder", "companyName": "ABC Steel", "generatedDescription": "Welder at ABC Steel."}


def test_a_spoken_job_is_saved_as_it_was_corrected(person: httpx.Client) -> None:
    told = {"startDate": "2015-04-01", "endDate": "2018-05-01", "duties": "Weld columns\nUsed MIG"}
    job = person.post("/api/voice/save-job", json=SPOKEN | told).json()["workExperience"]
    assert {name: job[name] for name in told} == told
    assert person.get("/api/work-experiences").json() == [job]


def test_the_bare_call_begins_this_month_with_the_description(person: httpx.Client) -> None:
    before = datetime.now(UTC).date()
    job = person.post("/api/voice/save-job", json=SPOKEN).json()["workExperience"]
    after = datetime.now(UTC).date()
    assert job["duties"] == "Welder at ABC Steel."
    assert job["startDate"] in {day.replace(day=1).isoformat() for day in (before, after)}
    assert job["endDate"] is None


def test_a_spoken_job_saved_twice_is_one(person: httpx.Client) -> None:
    first, second = (person.post("/api/voice/save-job", json=SPOKEN | {"startDate": "2015-04-01"}) for _ in range(2))
    assert first.json() == second.json()
    assert counts(person) == [1, 0, 0]


@pytest.mark.parametrize(
    "wrong", [{"jobTitle": ""}, {"companyName": "a\nb"}, {"endDate": "1980-01-01", "startDate": "1990-01-01"}]
)
def test_a_spoken_job_that_no_form_takes_is_refused(person: httpx.Client, wrong: dict[str, Any]) -> None:
    response = person.post("/api/voice/save-job", json=SPOKEN | wrong)
    assert (response.status_code, response.json()["code"]) == (400, "invalid")
    assert counts(person) == [0, 0, 0]
