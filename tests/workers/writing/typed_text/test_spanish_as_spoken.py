"""Spanish lines as people type them: fillers first, one word in capitals, makers in small letters, "d" for "de"."""

import pytest

from workers.writing.duties.cleaning import lines_of_duties
from workers.writing.words.casing import in_sentence_case


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("la verdad yo llevo a 6 muchachos", "Llevo a 6 muchachos"),
        ("o sea yo superviso 12 camaristas", "Superviso 12 camaristas"),
        ("bueno pues yo hago la linea caliente y cierro", "Hago la linea caliente y cierro"),
        ("este, soldo tubería de 2 pulgadas", "Soldo tubería de 2 pulgadas"),
        ("baños y basura d 3 edificios", "Baños y basura de 3 edificios"),
    ],
)
def test_what_is_said_before_a_line_falls(typed: str, told: str) -> None:
    assert list(lines_of_duties(typed, "es")) == [[told]]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("plomo y nivel, SEÑAS a la grúa", "plomo y nivel, señas a la grúa"),
        ("contactos y TABLEROS de 200 amp", "contactos y tableros de 200 amp"),
        ("sistema peri y doka", "sistema PERI y Doka"),
        ("manejo crown reach y yale sentado", "manejo Crown reach y Yale sentado"),
        ("norma HACCP y bloqueo LOTO", "norma HACCP y bloqueo LOTO"),
    ],
)
def test_capitals_of_one_word_and_of_makers(typed: str, told: str) -> None:
    assert in_sentence_case(typed, "es") == told
