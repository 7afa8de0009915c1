"""generate_document from the request to the stored row: its real steps, its result, and what it refuses."""

import httpx
import pytest
from sqlalchemy import Engine, select
from sqlalchemy.orm import Session

from common.documents.composed import Resume, read_document
from common.jobs.kinds.generate_document import GENERATE_DOCUMENT
from common.local_day import today_in
from common.tables import AnalyticsEvent, GeneratedDocument, User
from tests.flows.events import ServerSent, stream
from workers.documents.labels import full_date
from workers.documents.plain_text import plain_text

pytestmark = pytest.mark.usefixtures("pool")

DESCRIPTION = """Structural Welder at Harborline Marine

Weld structural steel with MIG and TIG, read blueprints, operate a forklift. OSHA 10 required."""
PAYLOAD = {"jobDescription": DESCRIPTION, "documentType": "resume", "jobUrl": "https://example.com/jobs/1"}
JOB = {
    "jobTitle": "Pipe Welder",
    "companyName": "Acme <b>Shipyard</b> & Sons",
    "startDate": "2019-03-01",
    "endDate": None,
    "duties": "i weld structural steel with mig and then i read blueprints\nCleaned the <script>alert(1)</script> yard",
}


@pytest.fixture
def welder(person: httpx.Client) -> httpx.Client:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    return person


def stored(engine: Engine, document_id: str) -> GeneratedDocument:
    with Session(engine) as session:
        return session.get_one(GeneratedDocument, document_id)


def details(events: list[ServerSent]) -> list[str]:
    return [event.data["detail"]["message"] for event in events if event.data.get("detail")]


def test_the_stream_tells_real_steps_and_the_result_is_the_row(welder: httpx.Client, engine: Engine) -> None:
    *progress, ending = stream(welder, "POST", "/api/generate-content", json=PAYLOAD)
    assert list(dict.fromkeys(event.data["message"] for event in progress)) == [
        step.english for step in GENERATE_DOCUMENT.steps
    ]
    percents = [event.data["percent"] for event in progress]
    assert percents == sorted(percents)
    assert percents[-1] <= 95
    assert details(progress) == ["6 found", "1 job", "3 of 6"]
    result = ending.data["result"]
    told = {"missingKeywords", "removed", "untranslated", "untold", "toTell"}
    found = told | {"written", "coverage", "doubts", "agreedExpiries"}
    assert result.keys() == {"documentId", "title", "content", "writer", "posting"} | found
    assert (result["removed"], result["agreedExpiries"], result["writer"]) == ([], [], "rules")
    assert result["missingKeywords"] == ["OSHA 10", "TIG welding", "forklift"]
    row = stored(engine, result["documentId"])
    assert (row.title, row.content) == (result["title"], result["content"])
    assert (row.type, row.file_name, row.job_description) == ("resume", "Resume.pdf", DESCRIPTION)
    assert plain_text(read_document(row.draft)) == row.content


def test_what_is_written_is_the_person_s_own_and_markup_stays_text(welder: httpx.Client, engine: Engine) -> None:
    *_, ending = stream(welder, "POST", "/api/generate-content", json=PAYLOAD)
    document = read_document(stored(engine, ending.data["result"]["documentId"]).draft)
    assert isinstance(document, Resume)
    assert document.title == "Structural Welder, Harborline Marine"
    content = ending.data["result"]["content"]
    assert (
        "Acme <b>Shipyard</b> & Sons\nPipe Welder | March 2019 – Present\n• Weld structural steel with MIG; " in content
    )
    assert "TIG" not in content
    assert "OSHA" not in content


def test_a_letter_is_stored_as_one(welder: httpx.Client, engine: Engine) -> None:
    payload = PAYLOAD | {"documentType": "cover_letter"}
    *_, ending = stream(welder, "POST", "/api/generate-content", json=payload)
    row = stored(engine, ending.data["result"]["documentId"])
    assert (row.type, row.file_name) == ("cover_letter", "Cover_Letter.pdf")
    assert "Dear Harborline Marine Hiring Team," in row.content


def test_an_empty_profile_is_told_what_to_do_and_nothing_is_stored(person: httpx.Client) -> None:
    response = person.post("/api/generate-content", json=PAYLOAD)
    assert response.status_code == 422
    assert response.json() == {
        "code": "incomplete_profile",
        "message": "Please add work experience or skills to your profile before generating documents.",
    }
    assert person.get("/api/generated-documents").json() == []


def test_skills_alone_are_enough(person: httpx.Client) -> None:
    skill = {"name": "Forklift", "type": "Heavy Equipment", "proficiencyLevel": "Expert"}
    person.post("/api/equipment-skills", json=skill).raise_for_status()
    response = person.post("/api/generate-content", json=PAYLOAD)
    assert response.status_code == 200
    assert "Heavy equipment: Forklift (Expert)" in response.json()["content"]


def test_the_event_is_counted_for_the_admin(welder: httpx.Client, engine: Engine) -> None:
    welder.post("/api/generate-content", json=PAYLOAD).raise_for_status()
    email = welder.get("/api/auth/user").json()["email"]
    with Session(engine) as session:
        user_id = session.scalar(select(User.id).where(User.email == email))
        events = session.scalars(
            select(AnalyticsEvent).where(
                AnalyticsEvent.user_id == user_id, AnalyticsEvent.event_type == "document_generation"
            )
        ).all()
    assert [event.details for event in events] == [{"type": "resume", "writer": "rules", "claimsRemoved": 0}]


def test_a_request_sent_twice_under_one_key_writes_one_document(welder: httpx.Client) -> None:
    headers = {"Idempotency-Key": "once"}
    first = welder.post("/api/generate-content", json=PAYLOAD, headers=headers)
    second = welder.post("/api/generate-content", json=PAYLOAD, headers=headers)
    assert first.json() == second.json()
    assert len(welder.get("/api/generated-documents").json()) == 1


def test_the_language_is_chosen_else_the_posting_s(welder: httpx.Client, engine: Engine) -> None:
    def language(**chosen: str) -> str:
        *_, ending = stream(welder, "POST", "/api/generate-content", json=PAYLOAD | chosen)
        return str(read_document(stored(engine, ending.data["result"]["documentId"]).draft).language)

    assert (language(), language(language="es"), language(language="en")) == ("en", "es", "en")
    assert welder.post("/api/generate-content", json=PAYLOAD | {"language": "fr"}).status_code == 400


def test_a_download_in_another_language_is_a_new_document(welder: httpx.Client, engine: Engine) -> None:
    welder.post("/api/generate-content", json=PAYLOAD).raise_for_status()
    wanted = {"jobDescription": DESCRIPTION, "documentType": "resume"}
    for chosen in ({"language": "es"}, {"language": "es"}, {"language": "en"}, {}):
        welder.post("/api/generate-document", json=wanted | chosen).raise_for_status()
    user_id = welder.get("/api/auth/user").json()["id"]
    with Session(engine) as session:
        rows = session.scalars(select(GeneratedDocument).where(GeneratedDocument.user_id == user_id)).all()
    assert sorted(read_document(row.draft).language for row in rows) == ["en", "es"]


def test_a_letter_carries_the_day_where_its_person_is(welder: httpx.Client) -> None:
    """Between the two zones it is never the same day."""
    zones = ("Etc/GMT+12", "Pacific/Kiritimati")
    payload = PAYLOAD | {"documentType": "cover_letter", "language": "en"}
    before = [full_date(today_in(zone), "en") for zone in zones]
    letters = [
        welder.post("/api/generate-content", json=payload, headers={"Time-Zone": zone}).json()["content"]
        for zone in zones
    ]
    after = [full_date(today_in(zone), "en") for zone in zones]
    for letter, possible in zip(letters, zip(before, after, strict=True), strict=True):
        assert any(day in letter for day in possible)
    assert letters[0] != letters[1]
