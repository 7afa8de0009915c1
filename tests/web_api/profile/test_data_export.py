"""Taking one's data along."""

import re

import httpx
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from common.tables import Certification, User
from tests.web_api.auth.test_account_deletion import fill, rows_of
from tests.web_api.profile_lists import CERTIFICATIONS, LISTS, SKILLS, WORK, fields_of


def test_the_export_holds_every_row_of_mine(
    person: httpx.Client, another_person: httpx.Client, database: Session
) -> None:
    user_id = fill(person, database)
    fill(another_person, database)
    answer = person.get("/api/account/export")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="tradefolio.json"'
    assert answer.headers["cache-control"] == "no-store"
    exported = answer.json()
    assert {name: len(rows) for name, rows in exported["tables"].items()} == rows_of(database, user_id)
    for of in LISTS:
        (row,) = exported["tables"][of.path.removeprefix("/api/").replace("-", "_")]
        assert fields_of(row, of.row) == of.row
    assert exported["user"]["email"] == person.get("/api/auth/user").json()["email"]
    assert exported["tables"]["generated_documents"][0]["content"] == "Text"


def test_the_export_holds_no_secret_and_nobody_else(
    person: httpx.Client, another_person: httpx.Client, database: Session
) -> None:
    user_id = fill(person, database)
    text = person.get("/api/account/export").text
    assert database.scalars(select(User.password_hash).where(User.id == user_id)).one()
    assert not re.search('argon2|[pP]assword_?[hH]ash|[tT]oken|sid"', text)
    for session in person.get("/api/account/sessions").json():
        assert session["id"] not in text
    assert another_person.get("/api/auth/user").json()["id"] not in text


def test_the_profile_as_a_json_resume(person: httpx.Client, database: Session) -> None:
    for of in LISTS:
        for row in (of.row, of.other):
            person.post(of.path, json=row)
    person.put("/api/profile/references", json={"people": [{"name": "Ana Soto", "relation": "Foreman"}]})
    assumed = update(Certification).where(Certification.name == CERTIFICATIONS.other["name"])
    database.execute(assumed.values(issue_date_assumed=True))
    database.commit()
    answer = person.get("/api/account/export/json-resume")
    assert answer.headers["content-disposition"] == 'attachment; filename="resume.json"'
    resume = answer.json()
    assert resume.pop("$schema").endswith("/v1.0.0/schema.json")
    assert resume == {
        "basics": {"name": "Rosa Ibarra", "email": person.get("/api/auth/user").json()["email"]},
        "work": [
            {"name": "Bay Steel", "position": "Foreman", "startDate": "2022-09-01"},
            {
                "name": WORK.row["companyName"],
                "position": WORK.row["jobTitle"],
                "startDate": "2019-04-01",
                "endDate": "2022-08-31",
                "highlights": ["Welded 6-inch pipe", "Read isometric drawings"],
            },
        ],
        "skills": [
            {"name": "Forklift", "level": "Beginner", "keywords": ["Heavy Equipment"]},
            {"name": SKILLS.row["name"], "level": "Advanced", "keywords": ["Power Tool"]},
        ],
        "certificates": [
            {"name": "6G", "issuer": "AWS"},
            {"name": "OSHA 30", "issuer": "OSHA", "date": "2021-02-03"},
        ],
        "education": [
            {
                "institution": "Ironworkers Local 378",
                "studyType": "Apprenticeship, 8000 hours",
                "startDate": "2019-04-01",
            },
            {
                "institution": "Laney College",
                "studyType": "Welding certificate",
                "startDate": "2015-08-15",
                "endDate": "2016-06-01",
            },
        ],
        "languages": [
            {"language": "Tagalog", "fluency": "Conversational"},
            {"language": "Spanish", "fluency": "Native"},
        ],
        "references": [{"name": "Ana Soto", "reference": "Foreman"}],
    }


def test_a_visitor_takes_nothing_along(visitor: httpx.Client) -> None:
    assert visitor.get("/api/account/export").status_code == 401
    assert visitor.get("/api/account/export/json-resume").status_code == 401
