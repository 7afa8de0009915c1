"""What an uploaded resume added is looked over doubt by doubt, finished, or taken back as a whole."""

from typing import Any
from uuid import UUID

import httpx
import pytest

from tests.workers.resumes.word_file import paragraph, word_file

pytestmark = pytest.mark.usefixtures("pool")
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
DUTIES = ["Weld columns and beams to AWS D1.1", "Read blueprints and weld symbols"]
RESUME = "".join(
    [
        paragraph("ROSA IBARRA", bold=True),
        paragraph("412 Elm St, Vallejo, CA 94590 | (707) 555-0147 | rosa@example.com | linkedin.com/in/rosa"),
        paragraph("EXPERIENCE", bold=True),
        paragraph("Structural Welder, Bayline Fabrication, Inc., 2017 – 2021"),
        *(paragraph(duty, bullet=True) for duty in DUTIES),
        paragraph("Pipe Welder, Company Name, March 2013 – May 2017"),
        paragraph("Weld carbon steel pipe", bullet=True),
        paragraph("SKILLS", bold=True),
        paragraph("MIG welder (Expert), Band saw, Overhead crane"),
        paragraph("EDUCATION", bold=True),
        paragraph("Certificate in Welding Technology"),
        paragraph("Ironworker Apprenticeship, Ironworkers Local 378, 6,400 hours, May 2008 – June 2012"),
        paragraph("LANGUAGES", bold=True),
        paragraph("Spanish (native), English"),
    ]
)


@pytest.fixture
def review(person: httpx.Client) -> dict[str, Any]:
    uploaded = person.post("/api/parse-resume", files={"resume": ("rosa.docx", word_file(RESUME), WORD)})
    assert uploaded.status_code == 200, uploaded.text
    (waiting,) = person.get("/api/resume-reviews").json()
    assert waiting["fileName"] == "rosa.docx"
    found: dict[str, Any] = person.get(f"/api/resume-reviews/{waiting['id']}").json()
    assert waiting["added"] == sum(
        len(found[name]) for name in ("workExperiences", "equipmentSkills", "certifications", "education", "languages")
    ) + bool(found["contact"]["phone"])
    assert waiting["open"] == len(found["doubts"])
    return found


def answer(person: httpx.Client, review: dict[str, Any], reason: str, **answered: Any) -> httpx.Response:
    number = next(doubt["number"] for doubt in review["doubts"] if doubt["reason"] == reason)
    return person.post(f"/api/resume-reviews/{review['id']}/doubts/{number}", json=answered)


def jobs(person: httpx.Client) -> dict[str, dict[str, Any]]:
    return {job["jobTitle"]: job for job in person.get("/api/work-experiences").json()}


def test_a_doubt_stands_beside_the_line_it_comes_from(review: dict[str, Any]) -> None:
    guessed = next(doubt for doubt in review["doubts"] if doubt["reason"] == "months_guessed")
    assert guessed["quote"] == {
        "lines": ["Structural Welder, Bayline Fabrication, Inc., 2017 – 2021"],
        "marked": ["2017 – 2021"],
    }
    assert (guessed["name"], guessed["fields"]) == ("Structural Welder", ["startDate", "endDate"])
    unsure = next(doubt for doubt in review["doubts"] if doubt["reason"] == "may_be_a_class")
    assert unsure["quote"]["lines"] == ["Certificate in Welding Technology"]


def test_a_placeholder_is_no_employer(person: httpx.Client, review: dict[str, Any]) -> None:
    assert [job["companyName"] for job in review["workExperiences"]] == ["Bayline Fabrication, Inc.", ""]
    assert person.get("/api/profile").json()["workExperiences"][1]["companyName"] == ""


def test_a_level_that_the_resume_does_not_give_is_assumed_until_it_is_set(
    person: httpx.Client, review: dict[str, Any]
) -> None:
    assumed = {skill["name"]: skill["proficiencyAssumed"] for skill in review["equipmentSkills"]}
    assert (assumed["MIG welder"], assumed["Band saw"]) == (False, True)
    ids = [skill["id"] for skill in review["equipmentSkills"] if skill["proficiencyAssumed"]]
    levels = person.patch("/api/equipment-skills", json={"ids": ids, "proficiencyLevel": "Advanced"}).json()
    set_now = {skill["name"]: skill["proficiencyLevel"] for skill in levels}
    assert (set_now["Band saw"], set_now["MIG welder"]) == ("Advanced", "Expert")
    assert not any(skill["proficiencyAssumed"] for skill in levels)


def test_what_is_corrected_is_in_the_profile(person: httpx.Client, review: dict[str, Any]) -> None:
    dates = {"startDate": "2017-04-01", "endDate": "2021-09-01"}
    corrected = answer(person, review, "months_guessed", answer="corrected", **dates)
    assert corrected.status_code == 200, corrected.text
    job = jobs(person)["Structural Welder"]
    assert (job["startDate"], job["endDate"]) == ("2017-04-01", "2021-09-01")
    (answered,) = [doubt for doubt in corrected.json()["doubts"] if doubt["reason"] == "months_guessed"]
    assert answered["answer"] == "corrected"


def test_only_what_the_doubt_is_about_is_corrected(person: httpx.Client, review: dict[str, Any]) -> None:
    before = jobs(person)
    refused = answer(person, review, "months_guessed", answer="corrected", jobTitle="Boss")
    assert (refused.status_code, refused.json()["code"]) == (400, "invalid")
    backwards = answer(person, review, "months_guessed", answer="corrected", startDate="2022-04-01")
    assert (backwards.status_code, backwards.json()["code"]) == (400, "invalid")
    assert jobs(person) == before


def test_what_is_dropped_is_gone_and_comes_back_when_it_is_accepted_after_all(
    person: httpx.Client, review: dict[str, Any]
) -> None:
    before = person.get("/api/certifications").json()
    dropped = answer(person, review, "may_be_a_class", answer="dropped")
    assert dropped.status_code == 200, dropped.text
    assert person.get("/api/certifications").json() == []
    (doubt,) = [doubt for doubt in dropped.json()["doubts"] if doubt["reason"] == "may_be_a_class"]
    assert (doubt["answer"], doubt["name"]) == ("dropped", before[0]["name"])
    answer(person, review, "may_be_a_class", answer="accepted")
    assert person.get("/api/certifications").json() == before


def test_a_finished_review_asks_no_more_and_can_still_be_undone(person: httpx.Client, review: dict[str, Any]) -> None:
    person.post("/api/work-experiences", json={"jobTitle": "Rigger", "companyName": "Own", "startDate": "2022-01-01"})
    place = f"/api/resume-reviews/{review['id']}"
    assert person.post(f"{place}/finish").status_code == 204
    assert person.get("/api/resume-reviews").json() == []
    assert person.get(place).json()["finishedAt"]
    assert person.post(f"{place}/undo").status_code == 204
    assert list(jobs(person)) == ["Rigger"]
    assert person.get("/api/equipment-skills").json() == []
    assert person.get(place).status_code == 404


def test_contact_details_fill_what_is_empty_and_go_with_the_upload(person: httpx.Client) -> None:
    own: dict[str, Any] = {"phone": "510 555 0100", "city": None, "state": None, "links": []}
    person.put("/api/profile/contact", json=own).raise_for_status()
    uploaded = person.post("/api/parse-resume", files={"resume": ("rosa.docx", word_file(RESUME), WORD)})
    assert "and your contact details to your profile." in uploaded.json()["message"]
    filled = {"city": "Vallejo", "state": "CA", "links": ["https://linkedin.com/in/rosa"]}
    assert person.get("/api/profile/contact").json() == own | filled
    (waiting,) = person.get("/api/resume-reviews").json()
    place = f"/api/resume-reviews/{waiting['id']}"
    assert person.get(place).json()["contact"] == own | filled | {"phone": None}

    moved = own | filled | {"city": "Benicia"}
    person.put("/api/profile/contact", json=moved).raise_for_status()
    assert person.get(place).json()["contact"]["city"] == "Benicia"
    assert person.post(f"{place}/undo").status_code == 204
    assert person.get("/api/profile/contact").json() == own | {"city": "Benicia"}


def test_what_tells_of_the_upload_leads_to_its_review(person: httpx.Client, review: dict[str, Any]) -> None:
    told = person.get("/api/notifications").json()["notifications"]
    assert [UUID(one["jobId"]) for one in told if one["jobId"]] == [UUID(review["id"])]


def test_education_and_languages_are_groups_of_their_own_and_are_undone_with_the_rest(
    person: httpx.Client, review: dict[str, Any]
) -> None:
    (apprenticeship,) = review["education"]
    told = ("school", "credential", "hours", "startDate", "endDate")
    assert [apprenticeship[name] for name in told] == [
        "Ironworkers Local 378",
        "Ironworker Apprenticeship",
        6400,
        "2008-05-01",
        "2012-06-01",
    ]
    assert [(one["name"], one["level"]) for one in review["languages"]] == [
        ("Spanish", "Native"),
        ("English", "Conversational"),
    ]
    assert person.get("/api/education").json() == review["education"]
    person.post("/api/languages", json={"name": "Tagalog", "level": "Basic"})
    assert person.post(f"/api/resume-reviews/{review['id']}/undo").status_code == 204
    assert person.get("/api/education").json() == []
    assert [one["name"] for one in person.get("/api/languages").json()] == ["Tagalog"]


def test_an_upload_that_adds_nothing_needs_no_review(person: httpx.Client, review: dict[str, Any]) -> None:
    person.post(f"/api/resume-reviews/{review['id']}/finish")
    person.post("/api/parse-resume", files={"resume": ("rosa.docx", word_file(RESUME), WORD)})
    assert person.get("/api/resume-reviews").json() == []
