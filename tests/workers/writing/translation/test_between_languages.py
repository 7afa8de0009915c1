"""Own titles and duties typed in Spanish as an English document has them."""

from datetime import date

import pytest

from workers.documents.plain_text import plain_text
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.titles import english_title
from workers.writing.write import check, write

POSTING = """Commercial Journeyman Plumber at Aspen Grove Mechanical. You will install waste and water piping and set
fixtures. Must be able to read plans and work with a helper or two."""
JOBS = (
    Experience(
        "1",
        "Plomero oficial (journeyman)",
        "Rocky Ridge Mechanical",
        date(2018, 10, 8),
        None,
        "Instalación de tubería de cobre en edificios comerciales. Pruebas de presión y de desagüe. Instalé 120 muebles"
        " de baño en la escuela Lincoln. Manejo una cuadrilla de 3 ayudantes.",
    ),
    Experience(
        "2",
        "Ayudante de plomero",
        "Hnos. Quiroga Plumbing",
        date(2014, 2, 3),
        date(2018, 9, 28),
        "Cortar y soldar cobre, abrir zanjas, cargar material.",
    ),
)


def text_of(kind: DocumentKind) -> str:
    facts = ProfileFacts("Ernesto Peña", "e@example.com", JOBS, (), (), date(2026, 11, 22))
    posting = understand_posting(POSTING)
    task = Assignment(kind, "en", posting, POSTING, facts, match(posting, facts))
    return plain_text(compose(check(write(task, RuleWriter()), task).draft, task))


@pytest.mark.parametrize(
    ("title", "english"),
    [
        ("Plomero oficial (journeyman)", "Journeyman Plumber"),
        ("Oficial electricista", "Journeyman Electrician"),
        ("Ayudante de plomero", "Plumber Helper"),
        ("Operadora de montacargas", "Forklift Operator"),
        ("Empleada de vivero", "Nursery Worker"),
        ("Acabador de drywall", "Drywall Finisher"),
        ("Pintor independiente", "Self-Employed Painter"),
        ("Mecánico diésel", "Diesel Mechanic"),
        ("Lead Tile Installer", "Lead Tile Installer"),
        ("Lavaplatos y ayudante de cocina", "Dishwasher and Kitchen Helper"),
        ("Maestro albañil", "Master Mason"),
        ("Maestro cohetero", "Maestro cohetero"),
        ("Meter Reader", "Meter Reader"),
        ("Boiler Room Attendant", "Boiler Room Attendant"),
        ("Herdsman", "Herdsman"),
        ("", ""),
    ],
)
def test_a_title_has_its_english_name_or_stays_as_it_is(title: str, english: str) -> None:
    assert english_title(title) == english


def test_an_english_resume_of_a_spanish_profile_has_english_titles() -> None:
    text = text_of("resume")
    assert "Journeyman Plumber" in text
    assert "Plumber Helper" in text
    assert "lomero" not in text
    assert "Install copper pipe in commercial buildings" in text


def test_tests_of_two_things_are_told_as_tests_of_both() -> None:
    assert in_english("Pruebas de presión y de desagüe", past=False) == "Pressure and drain tests"


def test_an_english_letter_names_ranks_and_earlier_jobs() -> None:
    text = text_of("cover_letter")
    assert "as a journeyman plumber at Rocky Ridge Mechanical" in text
    assert "a plumber helper at Hnos. Quiroga Plumbing" in text


def test_what_was_done_once_in_a_job_that_is_held_stays_done() -> None:
    assert in_english("Instalé 120 muebles de baño", past=False).startswith("Installed 120")
    assert "Installed 120 bathroom fixtures" in text_of("resume")
    assert "I install 120" not in text_of("cover_letter")


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Investigate incidents and near misses", "Investigar incidentes y casi accidentes"),
        ("Keep OSHA 300 log", "Llevar registro OSHA 300"),
        ("Inspected harnesses and ladders monthly", "Inspeccionar arneses y escaleras cada mes"),
        ("Train 2 apprentices", "Capacitar a 2 aprendices"),
        ("Train new hires", "Capacitar a trabajadores nuevos"),
        ("Operate forklifts and pallet jacks", "Operar montacargas y patines hidráulicos"),
        ("Set up and operate CNC lathes", "Preparar y operar tornos CNC"),
        ("Pour and finish concrete slabs", "Colar y dar acabado a losas de concreto"),
        ("Weekly toolbox talks", "Pláticas de seguridad semanales"),
        ("Lead a crew of 4", "Dirigir una cuadrilla de 4"),
        ("GMAW trailer frames", ""),
        ("BIT 90 day inspections", "Inspecciones BIT de 90 días"),
        ("MIG ON MILD STEEL, SOME TIG ON STAINLESS RAIL", ""),
    ],
)
def test_a_verb_and_its_objects_are_told_in_spanish(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish
