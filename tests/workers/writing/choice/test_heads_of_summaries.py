"""What the person is called and how long, at the head: all years with an employer apart from those under the title."""

from datetime import date

import pytest

from workers.documents.plain_text import plain_text
from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.words.title_case import title_spelled_out
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)


def job(title: str, company: str, begin: int, end: int | None = None, duties: str = "") -> Experience:
    until = date(end, 1, 5) if end else None
    return Experience(f"{title}{begin}", title, company, date(begin, 1, 8), until, duties)


def resume(code: LanguageCode, posting: str, *jobs: Experience) -> str:
    return document("resume", code, posting, *jobs)


def document(kind: DocumentKind, code: LanguageCode, posting: str, *jobs: Experience) -> str:
    person = with_names_in(code, ProfileFacts("Ines Marrow", "i@example.com", jobs, (), (), TODAY))
    read = understand_posting(posting)
    task = Assignment(kind, code, read, posting, person, match(read, person))
    return plain_text(compose(check(write(task, RuleWriter()), task).draft, task))


def test_years_with_an_employer_are_not_told_as_the_title_s() -> None:
    told = resume(
        "en",
        "Lift Technician, Bay Lifts. Service lift trucks.",
        job("Lift tech", "Elm Lift Service", 2018, None, "Service lift trucks"),
        job("Shop tech", "Elm Lift Service", 2015, 2018, "Rebuilt cylinders"),
    )
    assert "11 years at Elm Lift Service, the last 8 as a lift tech." in told


def test_years_with_an_employer_that_are_over_are_told_too() -> None:
    told = resume(
        "en",
        "Press Operator, Bay Cartons. Run the press.",
        job("Press Operator", "Elm Press", 2009, 2026, "Ran the press"),
        job("Second Pressman", "Elm Press", 2003, 2009, "Filled in on the two-color"),
    )
    assert "years at Elm Press, the last " in told
    assert " as a press operator." in told
    told = resume(
        "es",
        "Operador de flejadora, Tubos Sol. Opero la flejadora.",
        job("Operador de flejadora", "Tubos del Valle", 2018, 2026, "Operaba la flejadora"),
        job("Estibador", "Tubos del Valle", 2015, 2018, "Estibaba tubos"),
    )
    assert "años en Tubos del Valle, los últimos " in told


def test_years_with_an_employer_are_told_in_spanish_too() -> None:
    told = resume(
        "es",
        "Operador de flejadora, Tubos Sol. Opero la flejadora.",
        job("Operador de flejadora", "Tubos del Valle", 2018, None, "Opero la flejadora"),
        job("Estibador", "Tubos del Valle", 2015, 2018, "Estibaba tubos"),
    )
    assert "11 años en Tubos del Valle, los últimos 8 como operador de flejadora." in told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Process tech, inj molding", "Process tech, injection molding"),
        ("Welder, night shift", "Welder, night shift"),
    ],
)
def test_a_title_is_spelled_out(typed: str, told: str) -> None:
    assert title_spelled_out(typed, "en") == told


def test_the_main_job_stands_before_one_held_beside_it() -> None:
    told = resume(
        "en",
        "Paving Foreman, Elm Paving. Run pavers.",
        job("Plow Driver (winters)", "Oak County", 2016, None, "Plow roads"),
        job("Paver Operator", "Ash Asphalt", 2013, None, "Run paver on state roads"),
    )
    assert told.index("Ash Asphalt") < told.index("Oak County")


def test_a_job_held_beside_the_main_one_is_not_told_as_over() -> None:
    told = document(
        "cover_letter",
        "en",
        "HVAC Technician, Elm Air. Repair chillers and rooftop units.",
        job("HVAC Tech", "Bay Climate", 2021, None, "Repair chillers and rooftop units"),
        job("Volunteer Firefighter", "Oak Fire Department", 2018, None, "Answer calls at night"),
        job("HVAC Installer", "Cold Air", 2017, 2021, "Set rooftop units"),
    )
    assert "I was a volunteer firefighter" not in told
    assert "Before that I was an HVAC installer at Cold Air" in told


def test_the_main_work_stands_first_in_a_summary() -> None:
    told = resume(
        "en",
        "Carman, Ogle Railcar. Duties: inspect railcars. Perform single car air brake tests.",
        job("Carman", "Platte RR", 2014, None, "Inspect railcars inbound\nSingle car air brake tests\nSweep the track"),
    )
    assert "Recent work: inspect railcars inbound" in told


def test_two_acts_of_a_line_are_told_in_a_spanish_summary() -> None:
    told = resume(
        "es",
        "Hojalatero, Colisión Sol. Enderezar y cambiar guardafangos y puertas.",
        job("Hojalatero", "Elm Auto Body", 2017, None, "Enderezo y cambio guardafangos y puertas"),
    )
    assert "Experiencia en enderezar y cambiar guardafangos y puertas." in told


def test_what_may_be_an_act_or_a_thing_stands_behind_no_other_act() -> None:
    told = resume(
        "es",
        "Mecánico diésel, Fletes Sol. Reparar frenos de aire y suspensión. Diagnóstico con JPRO.",
        job("Mecánico diésel", "Inland Truck", 2017, None, "Reparo frenos de aire y suspensión\nDiagnostico con JPRO"),
    )
    assert "en diagnostico" not in told
