"""Resumes on other paper than PDF, from the upload to the profile."""

import json

import httpx
import pytest

from common.local_day import today_in
from common.resume_files import MOST_FILES
from tests.workers.resumes.test_json_resume import WHOLE
from tests.workers.resumes.test_word import HEADED, LISTS
from tests.workers.resumes.word_file import paragraph, word_file

pytestmark = pytest.mark.usefixtures("pool")
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"


def employers(person: httpx.Client) -> list[str]:
    return [job["companyName"] for job in person.get("/api/work-experiences").json()]


def test_a_word_file_fills_the_profile(person: httpx.Client) -> None:
    response = person.post("/api/parse-resume", files={"resume": ("resume.docx", word_file(HEADED + LISTS), WORD)})
    assert response.status_code == 200, response.text
    assert employers(person) == ["Bayline Fabrication"]


def test_a_json_resume_fills_the_profile(person: httpx.Client) -> None:
    content = json.dumps(WHOLE).encode()
    response = person.post("/api/parse-resume", files={"resume": ("resume.json", content, "application/json")})
    assert response.status_code == 200, response.text
    assert employers(person) == ["Bayline Fabrication", "Tule Steel"]


def test_the_day_that_stands_in_for_a_missing_one_is_that_of_where_the_person_is(person: httpx.Client) -> None:
    """Between the two zones it is never the same day."""
    zones = ("Etc/GMT+12", "Pacific/Kiritimati")
    before = {zone: today_in(zone) for zone in zones}
    for zone in zones:
        content = json.dumps({"certificates": [{"name": f"Rigging {zone}", "issuer": "NCCCO"}]}).encode()
        files = {"resume": ("resume.json", content, "application/json")}
        person.post("/api/parse-resume", files=files, headers={"Time-Zone": zone}).raise_for_status()
    issued = {row["name"]: row["issueDate"] for row in person.get("/api/certifications").json()}
    for zone in zones:
        assert issued[f"Rigging {zone}"] in {before[zone].isoformat(), today_in(zone).isoformat()}
    assert len(set(issued.values())) == len(zones)


def test_several_files_are_one_resume(person: httpx.Client) -> None:
    second = paragraph("EXPERIENCE", bold=True) + paragraph("Helper, Tule Steel, June 2015 – February 2019")
    files = [("resume", ("1.docx", word_file(HEADED), WORD)), ("resume", ("2.docx", word_file(second), WORD))]
    response = person.post("/api/parse-resume", files=files)
    assert response.status_code == 200, response.text
    assert sorted(employers(person)) == ["Bayline Fabrication", "Tule Steel"]


def test_too_many_files_are_refused(person: httpx.Client) -> None:
    files = [("resume", (f"{number}.docx", word_file(HEADED), WORD)) for number in range(MOST_FILES + 1)]
    response = person.post("/api/parse-resume", files=files)
    assert (response.status_code, response.json()["code"]) == (400, "too_many_files")


def test_a_broken_word_file_is_told_and_loses_nothing(person: httpx.Client) -> None:
    response = person.post("/api/parse-resume", files={"resume": ("resume.docx", word_file(HEADED)[:-60], WORD)})
    assert (response.status_code, response.json()["code"]) == (400, "word_damaged")
    assert employers(person) == []
