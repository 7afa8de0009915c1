"""Education, languages and references: printed as the rows say, in both languages and every template."""

from datetime import date
from pathlib import Path
from uuid import uuid4

import msgspec
import pytest

from common.documents.composed import Document
from common.documents.templates import document_templates
from common.profile.background import Background
from common.profile.fingerprint import profile_fingerprint
from common.tables import Education, ReferenceDetails, SpokenLanguage, User
from tests.workers.documents.test_pdf import HOSTILE, read_by_poppler, words
from tests.workers.documents.test_templates import letters
from tests.workers.documents.test_word import opened, text_of
from tests.workers.writing.people import SOLDADOR, TODAY, WELDER, assignment
from workers.documents.pdf import print_pdf
from workers.documents.plain_text import plain_text
from workers.resumes import read_resume
from workers.writing.document.compose import compose
from workers.writing.draft import Draft
from workers.writing.person.facts import KnownBeside, ProfileFacts

ENGLISH = """
EDUCATION AND TRAINING
Ironworkers Local 378
Apprenticeship, 8,000 hours | expected June 2027

Laney College
Welding certificate | August 2015 – June 2016

Skyline High School
June 2014

LANGUAGES
Spanish (native), English (fluent)

REFERENCES
Ana Soto, Foreman at Bay Steel, (510) 555-0100
Bo Li
"""
SPANISH = """
EDUCACIÓN Y CAPACITACIÓN
Ironworkers Local 378
Apprenticeship, 8,000 horas | prevista: junio de 2027

Laney College
Welding certificate | agosto de 2015 – junio de 2016

Skyline High School
junio de 2014

IDIOMAS
Español (lengua materna), Inglés (fluido)

REFERENCIAS
Ana Soto, Foreman at Bay Steel, (510) 555-0100
Bo Li
"""


def education(school: str, **values: object) -> Education:
    return Education(id=uuid4(), school=school, **values)


def background(**values: object) -> Background:
    whole: dict[str, object] = {
        "education": [
            education(
                "Ironworkers Local 378",
                credential="Apprenticeship",
                hours=8000,
                start_date=date(2023, 9, 1),
                end_date=date(2027, 6, 1),
            ),
            education(
                "Laney College",
                credential="Welding certificate",
                start_date=date(2015, 8, 15),
                end_date=date(2016, 6, 1),
            ),
            education("Skyline High School", end_date=date(2014, 6, 1)),
        ],
        "languages": [
            SpokenLanguage(id=uuid4(), name="English", level="Fluent"),
            SpokenLanguage(id=uuid4(), name="Spanish", level="Native"),
        ],
        "references": ReferenceDetails(
            on_request=True,
            people=[
                {"name": "Ana Soto", "relation": "Foreman at Bay Steel", "phone": "(510) 555-0100"},
                {"name": "Bo Li", "relation": "", "phone": ""},
            ],
        ),
    }
    return Background(**(whole | values))  # type: ignore[arg-type]


def document(facts: ProfileFacts = WELDER, rows: Background | None = None) -> Document:
    beside = KnownBeside.from_rows(rows or background())
    return compose(Draft(headline="Pipe Welder"), assignment(msgspec.structs.replace(facts, beside=beside)))


@pytest.mark.parametrize(("facts", "expected"), [(WELDER, ENGLISH), (SOLDADOR, SPANISH)], ids=["english", "spanish"])
def test_a_resume_ends_with_them(facts: ProfileFacts, expected: str) -> None:
    assert plain_text(document(facts)).endswith(expected)


@pytest.mark.parametrize("template", list(document_templates()))
def test_every_template_prints_them(template: str, tmp_path: Path) -> None:
    read = letters(read_by_poppler(print_pdf(document(), template), tmp_path))
    assert read.endswith(letters(ENGLISH))


def test_word_has_them_too() -> None:
    assert text_of(opened(document())).endswith(words(ENGLISH).casefold())


def test_what_goes_on_says_so_and_what_has_no_dates_has_none() -> None:
    rows = [education("Laney College", start_date=date(2026, 1, 5)), education("CPR course")]
    text = plain_text(document(rows=Background(education=rows)))
    assert text.endswith("Laney College\nJanuary 2026 – Present\n\nCPR course\n")


def test_references_may_be_on_request() -> None:
    text = plain_text(document(rows=Background(references=ReferenceDetails(on_request=True, people=[]))))
    assert text.endswith("\nREFERENCES\nAvailable on request.\n")


def test_nothing_leaves_no_trace() -> None:
    assert plain_text(document(rows=Background())) == plain_text(
        compose(Draft(headline="Pipe Welder"), assignment(WELDER))
    )


@pytest.mark.parametrize("template", ["classic", "plain"])
def test_a_school_is_read_back_as_no_job_and_a_language_as_no_skill(template: str) -> None:
    with_them = read_resume(print_pdf(document(), template))
    without = read_resume(print_pdf(document(rows=Background(education=[education("CPR course")])), template))
    assert with_them.jobs == without.jobs
    assert with_them.skills == without.skills


@pytest.mark.parametrize("markup", HOSTILE)
def test_markup_stays_text(markup: str, tmp_path: Path) -> None:
    rows = Background(education=[education(markup, credential=markup)])
    assert letters(markup) * 2 in letters(read_by_poppler(print_pdf(document(rows=rows)), tmp_path))


def test_each_of_them_changes_the_profile() -> None:
    user = User(first_name="Rosa", last_name="Ibarra", email="rosa@example.com")
    whole = background()
    told = [
        None,
        whole,
        Background(whole.education),
        Background(whole.education[:1]),
        Background(languages=whole.languages),
        Background(references=whole.references),
        Background(references=ReferenceDetails(on_request=True, people=[])),
    ]
    assert len({profile_fingerprint(user, [], [], [], background=one, today=TODAY) for one in told}) == len(told)
    nothing = Background(references=ReferenceDetails(on_request=False, people=[]))
    assert profile_fingerprint(user, [], [], [], background=nothing, today=TODAY) == profile_fingerprint(
        user, [], [], [], today=TODAY
    )
