"""What is composed: facts from rows only, titles from the posting, and a text that says all of it in order."""

from datetime import date
from uuid import UUID

import msgspec
import pytest

from common.documents.composed import CoverLetter, Resume, document_data, read_document
from common.profile.fingerprint import profile_fingerprint
from common.tables import EquipmentSkill, User
from tests.workers.writing.people import ANUNCIO, POSTING, SOLDADOR, WELDER, assignment
from workers.documents.plain_text import plain_text
from workers.writing.document.compose import compose, document_title
from workers.writing.draft import Draft
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.person.tenure import whole_years

DRAFT = Draft(
    headline="Pipe Welder",
    summary="Pipe Welder with 7 years of experience.",
    bullets={"acme": ("Read blueprints",)},
    skill_order=("loader",),
    credential_order=("lift", "osha"),
)

RESUME_TEXT = """\
Rosa Ibarra
Pipe Welder
rosa@example.com

SUMMARY
Pipe Welder with 7 years of experience.

EXPERIENCE
Acme Shipyard
Pipe Welder | March 2019 – Present
• Read blueprints

Beta Fabrication
Welder Helper | January 2015 – February 2019

SKILLS
Heavy equipment: Front-end loader (Basic)
Power tools: Plasma cutter (Advanced)

CERTIFICATIONS
Certified Forklift Operator, NSC, issued January 2024, expires January 2027
OSHA 10, OSHA, issued January 2010, expired January 2015
AWS D1.1, American Welding Society, issued January 2020
"""

LETTER_TEXT = """\
José Ñáñez
jose@example.com

6 de julio de 2026

Aceros de Baja
Soldador

Estimado equipo de Aceros de Baja:

Me interesa el puesto.

Gracias.

Atentamente,
José Ñáñez
"""


def test_a_resume_reads_as_composed() -> None:
    assert plain_text(compose(DRAFT, assignment())) == RESUME_TEXT


def test_a_letter_reads_as_composed() -> None:
    draft = Draft(paragraphs=("Me interesa el puesto.", "Gracias."))
    assert plain_text(compose(draft, assignment(SOLDADOR, ANUNCIO, "cover_letter"))) == LETTER_TEXT


@pytest.mark.parametrize("kind", ["resume", "cover_letter"])
def test_a_document_comes_back_from_its_row(kind: str) -> None:
    document = compose(DRAFT, assignment(kind="resume" if kind == "resume" else "cover_letter"))
    assert isinstance(document, Resume if kind == "resume" else CoverLetter)
    assert read_document(msgspec.json.decode(msgspec.json.encode(document_data(document)))) == document


@pytest.mark.parametrize(
    ("posting", "title"),
    [
        (POSTING, "Structural Welder, Harborline Marine"),
        ("Carpenter needed for remodeling work in town.", "Carpenter"),
        ("Harborline Marine is hiring. Come and see us in Vallejo today.", "Resume, Harborline Marine"),
        ("Good pay and good people, apply today, no questions asked.", "Resume, Pipe Welder"),
    ],
)
def test_a_document_is_named_by_its_posting(posting: str, title: str) -> None:
    assert document_title(assignment(posting_text=posting), "Pipe Welder") == title


def test_a_person_without_a_name_goes_by_their_address() -> None:
    resume = compose(DRAFT, assignment(msgspec.structs.replace(WELDER, name="")))
    assert plain_text(resume).startswith("rosa@example.com\nPipe Welder\n\nSUMMARY")


def test_years_are_counted_once_where_jobs_overlap_and_never_rounded_up() -> None:
    def job(start: date, end: date | None) -> Experience:
        return Experience("x", "Welder", "Acme", start, end, "")

    today = date(2026, 7, 6)
    assert whole_years([job(date(2020, 1, 1), date(2022, 1, 1)), job(date(2021, 1, 1), date(2023, 6, 1))], today) == 3
    assert whole_years([job(date(2020, 1, 1), date(2020, 12, 1)), job(date(2022, 1, 1), date(2022, 12, 1))], today) == 1
    assert whole_years([job(date(2025, 7, 7), None)], today) == 0
    assert whole_years([job(date(2027, 1, 1), None)], today) == 0


def test_a_profile_of_skills_alone_has_a_document() -> None:
    facts = ProfileFacts("Rosa", "r@example.com", (), WELDER.skills, (), WELDER.today)
    text = plain_text(compose(Draft(), assignment(facts)))
    assert text.startswith("Rosa\nr@example.com\n\nSKILLS\n")


def test_a_level_that_nobody_has_given_is_not_printed() -> None:
    assumed = [msgspec.structs.replace(one, level_assumed=one.id == "loader") for one in WELDER.skills]
    text = plain_text(compose(DRAFT, assignment(msgspec.structs.replace(WELDER, skills=tuple(assumed)))))
    assert "Heavy equipment: Front-end loader\n" in text
    assert "Plasma cutter (Advanced)" in text


def test_a_level_that_its_person_has_confirmed_changes_the_profile() -> None:
    user = User(first_name="Rosa", last_name="Ibarra", email="rosa@example.com")

    def fingerprint(*, is_assumed: bool) -> str:
        row = EquipmentSkill(
            id=UUID(int=1),
            name="Forklift",
            type="Heavy Equipment",
            proficiency_level="Beginner",
            proficiency_assumed=is_assumed,
        )
        return profile_fingerprint(user, [], [row], [], today=WELDER.today)

    assert fingerprint(is_assumed=True) != fingerprint(is_assumed=False)
