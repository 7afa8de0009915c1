"""Education, papers and skills typed in Spanish are told in an English document, whole or as they were typed."""

from datetime import date

import pytest

from workers.writing.person.facts import KnownBeside, ProfileFacts, Training
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.translation.rows.studies import studied
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        (
            "Certificado de término, Programa de aprendiz, 4 años",
            "Certificate of Completion, Apprenticeship Program, 4 years",
        ),
        ("Diploma, Soldadura", "Diploma, Welding"),
        ("Técnico, sin terminar, Electromecánica", "Technician, not completed, Electromechanics"),
        ("Ingeniería civil (trunca)", "Civil Engineering, not completed"),
        ("Curso de soldadura", "Welding Course"),
        ("Certificado de soldadura MIG", "Certificate in MIG Welding"),
        ("3er semestre, Ingeniería industrial", "3rd semester, Industrial Engineering"),
        ("Preparatoria", "High School Diploma"),
        ("Certificado, Fontanería de Marte", "Certificado, Fontanería de Marte"),
        ("", ""),
    ],
)
def test_what_was_studied_is_told_whole_or_stays(typed: str, english: str) -> None:
    assert studied("en", typed) == english
    assert studied("es", typed) == typed


@pytest.mark.parametrize(
    ("typed", "spanish"),
    [
        ("Completion certificate, Electrical", "Certificado de finalización, Electricidad"),
        ("Certificate, Welding", "Certificado, Soldadura"),
        ("Associate in Welding", "Grado asociado en Soldadura"),
        ("Welding certificate", "Certificado en Soldadura"),
        ("Apprenticeship, 4 years", "Programa de aprendizaje, 4 años"),
        ("Diploma, HVAC (in progress)", "Diploma, HVAC (en curso)"),
        ("Certificate, Martian plumbing", "Certificate, Martian plumbing"),
    ],
)
def test_what_was_studied_in_english_is_told_whole_in_spanish(typed: str, spanish: str) -> None:
    assert studied("es", typed) == spanish
    assert studied("en", typed) == typed


def test_a_document_that_names_it_as_typed_keeps_that() -> None:
    row = Training("Escuela Dos", "Diploma, Soldadura", None, None, None)
    facts = ProfileFacts("A", "a@b.c", (), (), (), date(2026, 11, 26), beside=KnownBeside((row,)))
    assert with_names_in("en", facts).beside.education[0].credential == "Diploma, Welding"
    printed = "Escuela Dos\nDiploma, Soldadura"
    assert with_names_in("en", facts, printed).beside.education[0].credential == "Diploma, Soldadura"


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("Shipyard competent person (curso)", "Shipyard competent person (course)"),
        ("tarjeta de journeyman plumber", "Journeyman Plumber Card"),
        ("Licencia de Journeyman Electrician", "Journeyman Electrician License"),
        ("Licencia CDL clase A", "Class A CDL"),
        ("CDL A con endoso de tanque", "Class A CDL, Tank Endorsement"),
        ("Manejo de amoniaco", "Ammonia Handling"),
        ("Tarjeta de Juan Valdez", "Tarjeta de Juan Valdez"),
    ],
)
def test_a_paper_half_in_english_is_told(typed: str, english: str) -> None:
    assert credential_named("en", typed) == english


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("Olla de sandblast", "Blast pot"),
        ("Medidor de espesor y perfil (Elcometer)", "Thickness and surface profile gauge (Elcometer)"),
        ("Cambio de panel / medidor", "Replacing panels and meters"),
        ("Soldadura 6G", "6G welding"),
        ("Plasma y oxicorte", "Plasma and oxy-fuel cutting"),
        ("Manejo de ganado", "Livestock handling"),
    ],
)
def test_a_skill_of_a_thin_trade_is_told(typed: str, english: str) -> None:
    assert english_skill(typed) == english


def test_who_signals_to_a_crane_is_no_flagger_of_traffic() -> None:
    assert english_title("Rigger / señalero") == "Rigger / Signal Person"
    assert english_title("Señalero") == "Flagger"
