"""Rows and lines of Spanish profiles as a Spanish document prints them: accents, small letters, one form of verbs."""

from datetime import date

import pytest

from workers.writing.person.facts import Experience
from workers.writing.proofreading.rows import mended
from workers.writing.rules.letter.spanish_letter import _in_one_form
from workers.writing.rules.spanish import _lowered_name


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("Camion de volteo", "Camión de volteo"),
        ("Tarjeta medica DOT", "Tarjeta médica DOT"),
        ("Trailer refrigerado (reefer)", "Tráiler refrigerado (reefer)"),
        ("Soldadura basica", "Soldadura básica"),
        ("Medic First Aid", "Medic First Aid"),
        ("Laser level", "Laser level"),
        ("Camion Volvo", "Camion Volvo"),
    ],
)
def test_a_row_has_its_accents_where_its_words_are_spanish(typed: str, printed: str) -> None:
    assert mended(typed, "es") == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("manejo por Florida Georgia y las Carolinas", "manejo por Florida, Georgia y las Carolinas"),
        ("manejo en Washington", "manejo en Washington"),
        ("Universidad de West Virginia", "Universidad de West Virginia"),
    ],
)
def test_states_of_a_list_have_their_commas(typed: str, printed: str) -> None:
    assert mended(typed, "es", is_line=True) == printed


@pytest.mark.parametrize(
    ("name", "told"),
    [("Candados LOTO", "candados LOTO"), ("Bobcat S70", "Bobcat S70"), ("Graco airless", "Graco airless")],
)
def test_a_thing_with_initials_is_small_in_a_sentence(name: str, told: str) -> None:
    assert _lowered_name(name) == told


def test_lines_of_a_sentence_have_one_form() -> None:
    job = Experience("1", "Líder", "Planta", date(2017, 1, 1), date(2021, 1, 1), "")
    lines = ["Dirigía a 12 personas", "Desarmar y armar equipo", "Empaque y etiquetado"]
    assert _in_one_form(lines, job) == ["Dirigía a 12 personas", "desarmaba y armaba equipo", "Empaque y etiquetado"]
    assert _in_one_form(lines[1:], job) == ["desarmaba y armaba equipo", "Empaque y etiquetado"]
