"""A position called by both genders: in the one that its applicant's titles show, else out of the sentence."""

from datetime import date

import pytest

from tests.workers.writing.people import TODAY
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.person.own_gender import as_both_have_it, in_own_gender, is_of_both


@pytest.mark.parametrize(
    ("title", "own", "told"),
    [
        ("Supervisor(a) de Patio", ["Montacarguista", "Cajera"], "Supervisora de Patio"),
        ("Encargado(a) de Recibo", ["Empacadora de fruta"], "Encargada de Recibo"),
        ("Técnico/a Certificado/a", ["Soldador MIG"], "Técnico Certificado"),
        ("Cocinera(o)", ["Lavaplatos", "Mesero"], "Cocinero"),
        ("Supervisor(a) de Patio", ["Montacarguista", "Ayudante de cocina"], "Supervisor(a) de Patio"),
        ("Supervisor(a) de Patio", ["Warehouse Operator"], "Supervisor(a) de Patio"),
        ("HVAC/R Technician", ["Cajera"], "HVAC/R Technician"),
    ],
)
def test_a_position_takes_the_gender_of_own_titles(title: str, own: list[str], told: str) -> None:
    assert in_own_gender(title, own) == told
    assert is_of_both(told) == ("(a)" in told)


@pytest.mark.parametrize(
    ("duties", "told"),
    [
        ("Muevo tarimas con el montacargas en la bodega", "Supervisor de Patio"),
        ("Move pallets", "Supervisor(a) de Patio"),
    ],
)
def test_a_title_that_was_translated_shows_no_gender(duties: str, told: str) -> None:
    text = "SUPERVISOR(A) DE PATIO, TURNO DE NOCHE - Fontana\nSe busca persona con experiencia en el patio."
    facts = ProfileFacts(
        "Mar", "m@example.com", (Experience("1", "Operador", "Acme", date(2018, 1, 1), None, duties),), (), (), TODAY
    )
    posting = understand_posting(text)
    asked = Assignment("cover_letter", "es", posting, text, facts, match(posting, facts))

    assert asked.position == told


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Instalador solar / Líder de cuadrilla", "Instalador(a) solar / Líder de cuadrilla"),
        ("Encargado de almacén", "Encargado(a) de almacén"),
        ("Técnico certificado de HVAC", "Técnico(a) certificado(a) de HVAC"),
        ("Oficial electricista", "Oficial electricista"),
    ],
)
def test_a_translated_title_has_both_endings_where_the_posting_does(title: str, told: str) -> None:
    assert as_both_have_it(title) == told
    assert is_of_both("Jefe(a) de cuadrilla, parques solares")
    assert not is_of_both("Supervisor de andamios, A/C (a/c)")
