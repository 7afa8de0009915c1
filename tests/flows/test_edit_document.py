"""edit_document from the call to the stored row: the person's words stay, are marked, and can be gone back on."""

from datetime import timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine, func, select
from sqlalchemy.orm import Session

from common.jobs.kinds.edit_document import EDIT_DOCUMENT
from common.local_day import today_in
from common.tables import DocumentFile, DocumentVersion
from tests.flows.events import stream

pytestmark = pytest.mark.usefixtures("pool")

WISH = {
    "documentType": "resume",
    "jobDescription": "Structural Welder at Harborline Marine\n"
    "Weld structural steel with MIG and TIG. OSHA 10 required.",
}
JOB = {
    "jobTitle": "Welder",
    "companyName": "Acme Shipyard",
    "startDate": "2019-03-01",
    "duties": "Welded structural steel with MIG\nRead blueprints",
}


@pytest.fixture
def document(person: httpx.Client) -> dict[str, Any]:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    person.post(
        "/api/equipment-skills", json={"name": "Forklift", "type": "Heavy Equipment", "proficiencyLevel": "Expert"}
    ).raise_for_status()
    person.post("/api/generate-content", json=WISH).raise_for_status()
    [listed] = person.get("/api/generated-documents").json()
    return read(person, listed["id"])


def read(person: httpx.Client, document_id: str) -> dict[str, Any]:
    stored: dict[str, Any] = person.get(f"/api/generated-documents/{document_id}").json()
    return stored


def edit(person: httpx.Client, document: dict[str, Any], **edits: Any) -> httpx.Response:
    change = {"version": document["version"], "edits": edits}
    return person.patch(f"/api/generated-documents/{document['id']}", json=change)


def sections(document: dict[str, Any], **words: Any) -> list[dict[str, Any]]:
    """The document's own words as edits; `words` for the section of this sort instead."""
    return [
        {
            "prose": lambda one: {"paragraphs": words.get("prose", one["paragraphs"])},
            "entries": lambda one: {
                "bullets": words.get("entries", [job.get("bullets", []) for job in one["entries"]])
            },
            "lines": lambda one: {"lines": words.get("lines", one["lines"])},
        }[section["type"]](section)
        for section in document["composed"]["sections"]
    ]


def test_the_words_of_the_person_are_kept_and_what_the_profile_does_not_say_is_marked(
    person: httpx.Client, document: dict[str, Any]
) -> None:
    bullets = [["Led a crew of 12 welders", "Read  blueprints", ""]]
    lines = [{"label": "Heavy equipment", "detail": "Forklift (Expert), Tower crane"}]
    answer = edit(person, document, headline="Welder", sections=sections(document, entries=bullets, lines=lines))

    assert answer.status_code == 200
    changed = answer.json()
    assert "• Led a crew of 12 welders\n• Read blueprints\n" in changed["content"]
    assert "Heavy equipment: Forklift (Expert), Tower crane" in changed["content"]
    marked = {doubt["line"]: doubt["words"] for doubt in changed["findings"]["doubts"]}
    assert marked.keys() == {"Led a crew of 12 welders", "Heavy equipment: Forklift (Expert), Tower crane"}
    assert marked["Heavy equipment: Forklift (Expert), Tower crane"] == ["Tower crane"]
    assert (changed["version"], changed["findings"]["writer"]) == (2, "rules")
    assert read(person, document["id"]) == changed


def test_what_is_left_empty_is_no_reason_to_refuse_and_goes(person: httpx.Client, document: dict[str, Any]) -> None:
    """As a card of which nothing but its name is known, and a headline that somebody takes away."""
    lines = [{"label": "Forklift", "detail": ""}, {"label": "", "detail": "MIG"}, {"label": "", "detail": " "}]
    answer = edit(person, document, headline="", sections=sections(document, lines=lines))
    assert answer.status_code == 200, answer.text
    changed = answer.json()["composed"]
    [kept] = [one["lines"] for one in changed["sections"] if one["type"] == "lines"]
    assert kept == [{"label": "Forklift", "detail": ""}, {"label": "", "detail": "MIG"}]
    assert (document["composed"]["headline"], changed["headline"]) == ("Welder", "")
    assert edit(person, answer.json(), title="Mine").json()["composed"]["headline"] == ""


def test_a_letter_without_a_list_is_edited(person: httpx.Client) -> None:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    person.post("/api/generate-content", json=WISH | {"documentType": "cover_letter"}).raise_for_status()
    [listed] = person.get("/api/generated-documents").json()
    letter = read(person, listed["id"])
    paragraphs = ["I weld.", *letter["composed"]["paragraphs"]]
    answer = edit(person, letter, paragraphs=paragraphs, points={"after": 0, "lead": "", "bullets": []})
    assert answer.status_code == 200, answer.text
    assert answer.json()["composed"]["paragraphs"][0] == "I weld."
    assert answer.json()["composed"]["points"] is None


def test_names_employers_and_dates_stay_those_of_the_profile(person: httpx.Client, document: dict[str, Any]) -> None:
    [entry] = next(one["entries"] for one in document["composed"]["sections"] if one["type"] == "entries")
    changed = edit(person, document, title=" My  title ", sections=sections(document, entries=[[]])).json()
    [kept] = next(one["entries"] for one in changed["composed"]["sections"] if one["type"] == "entries")
    assert kept == entry | {"bullets": []}
    assert (changed["title"], changed["composed"]["title"]) == ("My title", "My title")
    assert edit(person, changed, sections=[]).json()["code"] == "document_changed"


def test_two_who_edit_at_once_do_not_overwrite_each_other(person: httpx.Client, document: dict[str, Any]) -> None:
    assert edit(person, document, headline="Fitter").status_code == 200
    second = edit(person, document, headline="Foreman")
    assert (second.status_code, second.json()["code"]) == (409, "document_changed")


def test_a_letter_s_list_is_edited_held_against_its_job_and_comes_back(person: httpx.Client) -> None:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    before = {"companyName": "Beta Farms", "jobTitle": "Farm Hand", "startDate": "2015-01-01", "endDate": "2019-02-01"}
    person.post("/api/work-experiences", json=before | {"duties": "Picked apples"}).raise_for_status()
    person.post("/api/generate-content", json=WISH | {"documentType": "cover_letter"}).raise_for_status()
    [listed] = person.get("/api/generated-documents").json()
    letter = read(person, listed["id"])
    points = letter["composed"]["points"]
    assert points["job"]["organization"] == JOB["companyName"]

    bullets = [*points["job"]["bullets"], "Picked apples"]
    changed = edit(person, letter, points={"after": 0, "lead": points["lead"], "bullets": bullets}).json()
    assert [doubt["line"] for doubt in changed["findings"]["doubts"]] == ["Picked apples"]
    assert "• Picked apples\n" in changed["content"]
    assert person.get(f"/api/generated-documents/{letter['id']}/download").status_code == 200
    copy = person.post(f"/api/generated-documents/{letter['id']}/duplicate").json()
    assert copy["composed"]["points"] == changed["composed"]["points"]
    again = edit(person, changed, paragraphs=letter["composed"]["paragraphs"], title="Mine").json()
    assert again["composed"]["points"] == changed["composed"]["points"]

    without = edit(person, again, points={"after": 1, "lead": "Work:", "bullets": [""]}).json()
    assert (without["composed"]["points"], "Work:" in without["content"]) == (None, False)
    restored = person.post(f"/api/generated-documents/{letter['id']}/versions/1/restore").json()
    assert restored["composed"] == letter["composed"]


def test_an_earlier_version_comes_back_and_nothing_printed_outlives_an_edit(
    person: httpx.Client, document: dict[str, Any], engine: Engine
) -> None:
    address = f"/api/generated-documents/{document['id']}"
    first = person.get(f"{address}/download").content
    changed = edit(person, document, sections=sections(document, entries=[["Swept the yard"]])).json()
    second = person.get(f"{address}/download").content
    assert first != second
    [version] = person.get(f"{address}/versions").json()
    assert (version["number"], version["content"]) == (1, document["content"])

    restored = person.post(f"{address}/versions/1/restore").json()
    assert (restored["content"], restored["version"]) == (document["content"], 3)
    assert [one["content"] for one in person.get(f"{address}/versions").json()] == [
        changed["content"],
        document["content"],
    ]
    assert person.get(f"{address}/download").content == first
    assert person.post(f"{address}/versions/7/restore").status_code == 404

    assert person.delete(address).status_code == 204
    assert person.get(address).status_code == 404
    with Session(engine) as session:
        for table in (DocumentFile, DocumentVersion):
            left = select(func.count()).select_from(table).where(table.document_id == document["id"])
            assert session.scalar(left) == 0


def test_a_copy_goes_its_own_way(person: httpx.Client, document: dict[str, Any]) -> None:
    copy = person.post(f"/api/generated-documents/{document['id']}/duplicate").json()
    again = person.post(f"/api/generated-documents/{document['id']}/duplicate").json()
    assert [copy["title"], again["title"]] == [f"{document['title']} (2)", f"{document['title']} (3)"]
    edit(person, copy, headline="Fitter").raise_for_status()
    assert read(person, document["id"]) == document


def test_what_the_document_covers_is_told_with_its_lines(person: httpx.Client, document: dict[str, Any]) -> None:
    covered = {one["requirement"]: one for one in document["findings"]["coverage"]}
    assert covered["MIG welding"]["line"] in document["content"]
    assert (covered["OSHA 10"]["covered"], covered["OSHA 10"]["reason"]) == (False, "not_in_profile")
    changed = edit(person, document, sections=sections(document, prose=[], entries=[["OSHA 10 trained"]])).json()
    after = {one["requirement"]: one for one in changed["findings"]["coverage"]}
    assert after["MIG welding"]["reason"] == "not_in_document"
    assert not after["OSHA 10"]["covered"]


def test_the_stream_tells_the_steps(person: httpx.Client, document: dict[str, Any]) -> None:
    address = f"/api/generated-documents/{document['id']}"
    change = {"version": 1, "edits": {"headline": "Fitter"}}
    *progress, ending = stream(person, "PATCH", address, json=change)
    assert [event.data["message"] for event in progress] == [step.english for step in EDIT_DOCUMENT.steps]
    assert ending.data["result"] == {"documentId": document["id"], "version": 2}


def test_a_certificate_that_has_expired_is_told_and_printed_as_such_or_left_out(person: httpx.Client) -> None:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    card = {"name": "TWIC", "issuingOrganization": "TSA", "issueDate": "2019-01-15"}
    made = person.post("/api/certifications", json=card | {"expirationDate": "2049-01-15"})
    made.raise_for_status()
    row = made.json()
    person.post("/api/generate-content", json=WISH).raise_for_status()
    [listed] = person.get("/api/generated-documents").json()
    document = read(person, listed["id"])
    assert "TWIC, TSA, issued January 2019, expires January 2049" in document["content"]
    assert document["expired"] == []

    # At any time it is another day on two islands: where the card's last day is over, it has expired.
    for zone in ("Pacific/Niue", "Pacific/Kiritimati"):
        last_day = today_in("Pacific/Kiritimati") - timedelta(days=1)
        person.put(f"/api/certifications/{row['id']}", json=card | {"expirationDate": f"{last_day}"}).raise_for_status()
        before = today_in(zone)
        address, where = f"/api/generated-documents/{document['id']}", {"Time-Zone": zone}
        told = person.get(address, headers=where).json()
        change = {"version": told["version"], "edits": {"certificatesAsNow": ["TWIC"]}}
        words = person.patch(address, json=change, headers=where).json()["content"]
        has_expired = {day > last_day for day in (before, today_in(zone))}
        assert bool(told["expired"]) in has_expired
        assert ("expired" in words) in has_expired
    person.put(f"/api/certifications/{row['id']}", json=card | {"expirationDate": "2024-01-15"}).raise_for_status()
    document = read(person, listed["id"])
    expired = {"id": row["id"], "name": "TWIC", "expiredOn": "2024-01-15"}
    assert document["expired"] == [expired | {"isAgreed": False}]
    said = edit(person, document, certificatesAsNow=["TWIC"]).json()
    assert "TWIC, TSA, issued January 2019, expired January 2024" in said["content"]
    assert said["version"] == document["version"] + 1
    assert edit(person, said, certificatesAsNow=["TWIC"]).json()["version"] == said["version"]

    # The answer is remembered, until the document or the certificate is another.
    assert read(person, listed["id"])["expired"] == [expired | {"isAgreed": True}]
    said = edit(person, said, headline="Pipe Welder").json()
    assert said["expired"] == [expired | {"isAgreed": False}]
    assert edit(person, said, certificatesAsNow=["TWIC"]).json()["expired"] == [expired | {"isAgreed": True}]
    person.put(f"/api/certifications/{row['id']}", json=card | {"expirationDate": "2023-02-15"}).raise_for_status()
    assert [one["isAgreed"] for one in read(person, listed["id"])["expired"]] == [False]

    without = edit(person, said, certificatesLeftOut=["TWIC"]).json()
    assert ("TWIC, TSA" in without["content"], without["expired"]) == (False, [])
    # What prose said of it while it was valid is the person's to change: it is marked for them.
    assert [doubt["line"] for doubt in without["findings"]["doubts"] if "TWIC" in doubt["line"]]


def test_edits_that_nobody_could_print_are_refused_and_nothing_is_stored(
    person: httpx.Client, document: dict[str, Any]
) -> None:
    answer = edit(person, document, sections=sections(document, entries=[["W" * 2_000] * 60]))
    assert (answer.status_code, answer.json()["code"]) == (400, "document_too_long")
    assert read(person, document["id"]) == document


def test_a_line_of_the_other_language_is_left_out_until_its_person_writes_it(person: httpx.Client) -> None:
    line = "Zorbiqueo con el frústil en la quilda"
    job = {**JOB, "jobTitle": "Soldador", "duties": f"Soldaba vigas con MIG y las cortaba con plasma\n{line}"}
    person.post("/api/work-experiences", json=job).raise_for_status()
    preview = person.post("/api/generate-content", json={**WISH, "language": "en"}).json()
    assert line not in preview["content"]
    assert line in preview["untranslated"]
    [listed] = person.get("/api/generated-documents").json()
    document = read(person, listed["id"])
    untold = [one["line"] for one in document["findings"]["untold"]]
    told = "Run the frustil in the quilda"
    assert untold == preview["untranslated"]

    written = [{"entry": 0, "line": line, "told": told}, {"entry": 7, "line": "of nobody"}]
    bullets = [[told, "Spliced the frustil in the quilda"]]
    changed = edit(person, document, sections=sections(document, entries=bullets), writtenLines=written).json()
    assert "• Run the frustil in the quilda\n" in changed["content"]
    assert [one["line"] for one in changed["findings"]["untold"]] == [one for one in untold if one != line]
    assert line not in changed["findings"]["untranslated"]
    doubted = [one["line"] for one in changed["findings"]["doubts"]]
    assert "Spliced the frustil in the quilda" in doubted
    assert told not in doubted, "the person tells their own line"
    restored = person.post(f"/api/generated-documents/{document['id']}/versions/1/restore").json()
    assert [one["line"] for one in restored["findings"]["untold"]] == untold, "it isn't in these words"


def test_a_line_of_clumsy_wording_is_left_out_until_its_person_words_it(person: httpx.Client) -> None:
    line, told = "Countertops are cut by the fabricator", "Set countertops that the fabricator cut"
    person.post("/api/work-experiences", json=JOB | {"duties": f"{JOB['duties']}\n{line}"}).raise_for_status()
    preview = person.post("/api/generate-content", json=WISH).json()
    assert (line in preview["content"], preview["untranslated"]) == (False, [])
    [listed] = person.get("/api/generated-documents").json()
    document = read(person, listed["id"])
    assert [(one["line"], one["reason"]) for one in document["findings"]["untold"]] == [(line, "wording")]

    bullets = [[told, "Cut countertops for 9 fabricators"]]
    written = [{"entry": 0, "line": line, "told": told}]
    changed = edit(person, document, sections=sections(document, entries=bullets), writtenLines=written).json()
    assert f"\u2022 {told}\n" in changed["content"]
    assert changed["findings"]["untold"] == []
    doubted = [one["line"] for one in changed["findings"]["doubts"]]
    assert doubted == ["Cut countertops for 9 fabricators"], "the person words their own line"
    again = edit(person, changed, headline="Welder and Setter").json()
    assert told not in [one["line"] for one in again["findings"]["doubts"]]
    restored = person.post(f"/api/generated-documents/{document['id']}/versions/1/restore").json()
    assert [one["line"] for one in restored["findings"]["untold"]] == [line], "it isn't in these words"


def test_what_the_posting_asks_is_told_by_the_person_and_asked_again_once_that_is_gone(person: httpx.Client) -> None:
    person.post("/api/work-experiences", json=JOB).raise_for_status()
    asking = f"{WISH['jobDescription']}\nSay when you can start and tell us which barges you welded."
    wish = WISH | {"documentType": "cover_letter", "jobDescription": asking}
    person.post("/api/generate-content", json=wish).raise_for_status()
    [listed] = person.get("/api/generated-documents").json()
    letter = read(person, listed["id"])
    start, barges = letter["findings"]["toTell"]
    assert start == {"asked": "when you can start", "subject": "terms", "language": "en", "told": None}
    assert barges == {"asked": "which barges you welded", "subject": "work", "language": "en", "told": None}

    own = ["I can start in 2 weeks for $41 an hour.", "I welded 9 barges."]
    paragraphs = letter["composed"]["paragraphs"]
    answers = [{"asked": one["asked"], "told": told} for one, told in zip((start, barges), own, strict=True)]
    changed = edit(person, letter, paragraphs=[*paragraphs, *own], answers=answers).json()
    assert [one["told"] for one in changed["findings"]["toTell"]] == own
    doubted = [one["line"] for one in changed["findings"]["doubts"]]
    assert own[0] not in doubted, "no profile says it"
    assert own[1] in doubted
    again = edit(person, changed, paragraphs=[*paragraphs, own[1]]).json()
    assert [one["told"] for one in again["findings"]["toTell"]] == [None, own[1]]
