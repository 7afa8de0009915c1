"""Titles typed in English, told in Spanish of somebody whose first name is plainly a woman's."""

from datetime import date

import pytest

from workers.language.grammar import LanguageCode
from workers.writing.person.facts import Credential, Experience, ProfileFacts
from workers.writing.person.first_names import is_of_woman
from workers.writing.person.own_gender import is_of_somebody
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.translation.rows.spanish_names import spanish_skill
from workers.writing.translation.rows.studies import studied
from workers.writing.translation.rows.titles_by_work import titled_in


@pytest.mark.parametrize(
    ("name", "is_woman"),
    [
        ("Teresa Bauer", True),
        ("Maria Jose Lopez", True),
        ("Jose Maria Lopez", False),
        ("Dana Hill", False),
        ("", False),
    ],
)
def test_only_a_plain_first_name_tells_a_woman(name: str, is_woman: bool) -> None:  # noqa: FBT001 - of a table
    assert is_of_woman(name) is is_woman


@pytest.mark.parametrize(
    ("english", "spanish"),
    [
        ("Sewing Machine Operator", "Operadora de máquina de coser"),
        ("Journeyman Electrician", "Oficial electricista"),
        ("Lead Custodian", "Conserje principal"),
    ],
)
def test_her_titles_stand_in_the_feminine(english: str, spanish: str) -> None:
    job = Experience("1", english, "Acme", date(2020, 1, 1), None, "")
    assert titled_in("es", job, by_name=True).job_title == spanish


def test_a_field_of_work_is_nobody() -> None:
    assert not is_of_somebody("Mantenimiento general")
    assert is_of_somebody("Cocinero / Gerente de cocina")


def test_a_size_behind_a_make_is_no_thing() -> None:
    assert spanish_skill("Schwing 38 meter pump") == "Bomba de 38 metros Schwing"


def test_papers_and_studies_are_told_whole() -> None:
    assert credential_named("es", "AWS D1.1 3G and 4G FCAW") == "AWS D1.1 3G y 4G FCAW"
    assert credential_named("es", "Competent person excavation") == "Persona competente en excavación"
    assert studied("es", "Apprenticeship, Ironworker") == "Programa de aprendizaje, Montaje de estructuras de acero"


@pytest.mark.parametrize(
    ("code", "typed", "posting", "told"),
    [
        ("es", "Journeyman Electrician", "Licencia Journeyman de Texas vigente", "Journeyman Electrician"),
        ("es", "Journeyman Electrician", "Licencia de oficial electricista", "Oficial electricista"),
        ("en", "Electricista journeyman", "Journeyman license", "Journeyman Electrician"),
    ],
)
def test_a_licence_keeps_the_grade_by_the_word_that_a_posting_has(
    code: LanguageCode, typed: str, posting: str, told: str
) -> None:
    paper = Credential("c", typed, "TDLR", date(2021, 3, 2), None)
    job = Experience("1", "Electricista", "Acme", date(2020, 1, 1), None, "Cambio de paneles de 100 amperes")
    facts = ProfileFacts("Yesenia Ruiz", "y@example.com", (job,), (), (paper,), date(2026, 11, 27))
    assert with_names_in(code, facts, posting=posting).credentials[0].name == told
