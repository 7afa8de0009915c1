"""From what somebody says to the stored row: extract-job-info and generate-job-description -> worker -> save-job."""

import httpx
import pytest

from common.local_day import today_in
from tests.flows.events import stream

pytestmark = pytest.mark.usefixtures("pool")


def test_a_job_is_told_described_and_saved(person: httpx.Client) -> None:
    found = person.post("/api/ai/extract-job-info", json={"input": "um I worked as a welder at ABC Steel"})
    assert (found.status_code, found.json()) == (200, {"title": "Welder", "company": "ABC Steel"})
    asked = {"jobTitle": "Welder", "company": "ABC Steel"}
    described = person.post("/api/ai/generate-job-description", json=asked)
    assert described.status_code == 200
    assert described.json()["description"] == "Welder at ABC Steel."
    assert "MIG weld" in described.json()["suggestions"]
    job = {"jobTitle": "Welder", "companyName": "ABC Steel", "generatedDescription": described.json()["description"]}
    saved = person.post("/api/voice/save-job", json=job).json()["workExperience"]
    assert person.get("/api/work-experiences").json() == [saved]


def test_a_job_without_a_beginning_begins_in_the_month_that_it_is_where_its_person_is(person: httpx.Client) -> None:
    """In one of both zones it is another month than in Greenwich on the last and the first day of each."""
    for zone in ("Etc/GMT+12", "Pacific/Kiritimati"):
        job = {"jobTitle": "Welder", "companyName": zone, "generatedDescription": "Welder."}
        before = today_in(zone)
        answer = person.post("/api/voice/save-job", json=job, headers={"Time-Zone": zone})
        possible = {day.replace(day=1).isoformat() for day in (before, today_in(zone))}
        assert answer.json()["workExperience"]["startDate"] in possible


def test_spanish_is_answered_in_spanish(person: httpx.Client) -> None:
    said = {"input": "fui soldador en Aceros del Norte por tres años"}
    assert person.post("/api/ai/extract-job-info", json=said).json() == {
        "title": "Soldador",
        "company": "Aceros del Norte",
    }
    asked = {"jobTitle": "Soldador", "company": "Aceros del Norte"}
    headers = {"Accept-Language": "es"}
    described = person.post("/api/ai/generate-job-description", json=asked, headers=headers).json()
    assert described["description"] == "Soldador en Aceros del Norte."
    assert "Soldar con MIG" in described["suggestions"]


def test_an_occupation_that_nobody_knows_is_offered_nothing(person: httpx.Client) -> None:
    asked = {"jobTitle": "Chief Vibes Officer", "company": "Acme"}
    assert person.post("/api/ai/generate-job-description", json=asked).json() == {
        "description": "Chief Vibes Officer at Acme.",
        "suggestions": [],
    }


def test_what_is_no_job_is_said_to_be_none(person: httpx.Client) -> None:
    response = person.post("/api/ai/extract-job-info", json={"input": "blah blah blah"})
    assert (response.status_code, response.json()["code"]) == (400, "job_not_understood")


@pytest.mark.parametrize("wrong", [{"input": ""}, {"input": "x" * 2001}, {"input": 7}, {}])
def test_what_is_no_speech_is_refused(person: httpx.Client, wrong: dict[str, object]) -> None:
    response = person.post("/api/ai/extract-job-info", json=wrong)
    assert (response.status_code, response.json()["code"]) == (400, "invalid")


def test_the_stream_tells_the_step_and_the_ending(person: httpx.Client) -> None:
    *steps, ending = stream(person, "POST", "/api/ai/extract-job-info", json={"input": "I am a welder at ABC Steel"})
    assert {step.data["code"] for step in steps} == {"reading_words"}
    assert (ending.name, ending.data["result"]) == ("succeeded", {"title": "Welder", "company": "ABC Steel"})
