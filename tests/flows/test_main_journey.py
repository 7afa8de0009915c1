"""The main job by the API alone, with the specification's payloads and the real workers."""

import httpx
import pytest

from tests.flows.events import stream

DESCRIPTION = """Structural Welder at Harborline Marine, Vallejo. You will weld structural steel to AWS D1.1 using SMAW
and FCAW, read blueprints, and operate a forklift and overhead crane. OSHA 10 required. Hydraulic press a plus."""

pytestmark = pytest.mark.usefixtures("pool")


def upload(content: bytes, name: str = "resume.pdf") -> dict[str, tuple[str, bytes, str]]:
    return {"resume": (name, content, "application/pdf")}


@pytest.fixture
def welder(person: httpx.Client, welder_resume: bytes) -> httpx.Client:
    response = person.post("/api/parse-resume", files=upload(welder_resume))
    assert response.status_code == 200, response.text
    assert response.json()["message"]
    return person


def test_a_resume_becomes_a_profile(welder: httpx.Client) -> None:
    profile = welder.get("/api/profile").json()
    assert profile["user"]["firstName"] == "Rosa"
    assert profile["workExperiences"]
    assert profile["equipmentSkills"]
    assert profile["certifications"]


def test_the_same_resume_again_adds_nothing(welder: httpx.Client, welder_resume: bytes) -> None:
    before = welder.get("/api/profile").json()
    assert welder.post("/api/parse-resume", files=upload(welder_resume)).status_code == 200
    assert welder.get("/api/profile").json() == before


@pytest.mark.parametrize(
    ("document_type", "file_name"), [("resume", "Resume.pdf"), ("cover_letter", "Cover_Letter.pdf")]
)
def test_what_was_previewed_is_what_is_downloaded_and_stored_once(
    welder: httpx.Client, document_type: str, file_name: str
) -> None:
    payload = {"jobDescription": DESCRIPTION, "documentType": document_type, "jobUrl": ""}
    preview = welder.post("/api/generate-content", json=payload)
    assert preview.status_code == 200, preview.text
    assert preview.json().keys() == {"title", "content", "removed", "writer", "untranslated", "coverage"}
    download = welder.post(
        "/api/generate-document", json={"documentType": document_type, "jobDescription": DESCRIPTION}
    )
    assert download.status_code == 200, download.text
    assert download.content.startswith(b"%PDF-")
    assert f'filename="{file_name}"' in download.headers["content-disposition"]
    [document] = welder.get("/api/generated-documents").json()
    assert document["title"] == preview.json()["title"]
    assert document["jobDescription"] == DESCRIPTION[:100]
    again = welder.get(f"/api/generated-documents/{document['id']}/download")
    assert again.content == download.content


def test_a_download_without_a_preview_writes_one_document(welder: httpx.Client) -> None:
    payload = {"documentType": "resume", "jobDescription": DESCRIPTION}
    assert welder.post("/api/generate-document", json=payload).content.startswith(b"%PDF-")
    assert len(welder.get("/api/generated-documents").json()) == 1


def test_a_changed_profile_is_written_anew_unless_the_preview_is_pinned(welder: httpx.Client) -> None:
    payload = {"documentType": "resume", "jobDescription": DESCRIPTION}
    *_, ending = stream(welder, "POST", "/api/generate-content", json=payload)
    skill = {"name": "Overhead crane", "type": "Heavy Equipment", "proficiencyLevel": "Expert"}
    welder.post("/api/equipment-skills", json=skill).raise_for_status()
    pinned = payload | {"documentId": ending.data["result"]["documentId"]}
    assert welder.post("/api/generate-document", json=pinned).status_code == 200
    assert len(welder.get("/api/generated-documents").json()) == 1
    assert welder.post("/api/generate-document", json=payload).status_code == 200
    assert len(welder.get("/api/generated-documents").json()) == 2


def test_every_call_of_the_journey_streams(person: httpx.Client, welder_resume: bytes) -> None:
    *reading, read = stream(person, "POST", "/api/parse-resume", files=upload(welder_resume))
    payload = {"jobDescription": DESCRIPTION, "documentType": "resume"}
    *writing, written = stream(person, "POST", "/api/generate-content", json=payload)
    *printing, printed = stream(person, "POST", "/api/generate-document", json=payload)
    assert len({event.data["message"] for event in reading}) >= 5
    assert len({event.data["message"] for event in writing}) == 6
    assert len({event.data["message"] for event in printing}) == 3
    assert {event.name for event in (read, written, printed)} == {"succeeded"}
    assert person.get(printed.data["result"]["downloadUrl"]).content.startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("content", "status", "code"),
    [
        (b"", 400, "empty_file"),
        (b"Rosa Ibarra\nWelder\n", 415, "not_a_pdf"),
        (b"%PDF-1.7\n" + b"0" * (10 * 1024 * 1024), 413, "file_too_large"),
    ],
    ids=["empty", "text named .pdf", "10 MB and more"],
)
def test_a_file_that_won_t_do_is_refused_and_loses_nothing(
    welder: httpx.Client, content: bytes, status: int, code: str
) -> None:
    before = welder.get("/api/profile").json()
    response = welder.post("/api/parse-resume", files=upload(content))
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert response.json()["message"]
    assert welder.get("/api/profile").json() == before


@pytest.mark.parametrize("content", [b"%PDF-1.7 \xff\xfe", b"%PDF-1.7"], ids=["bytes", "text"])
def test_a_file_that_is_sent_as_if_it_were_text_is_refused(person: httpx.Client, content: bytes) -> None:
    response = person.post("/api/parse-resume", files={"resume": (None, content)})
    assert (response.status_code, response.json()["code"]) == (400, "invalid")


def test_other_media_than_pdf_are_refused(person: httpx.Client) -> None:
    response = person.post("/api/parse-resume", files={"resume": ("resume.docx", b"PK\x03\x04", "application/msword")})
    assert (response.status_code, response.json()["code"]) == (415, "not_a_pdf")
