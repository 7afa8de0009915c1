"""Words of many senses that nothing in their line decides, and the title of their job does."""

from datetime import date

import pytest

from workers.writing.gate.told_lines import is_told_line
from workers.writing.person.facts import Experience
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.senses.job_words import of_job


@pytest.mark.parametrize(
    ("title", "duty", "english"),
    [
        ("Andamiero", "pongo la etiqueta verde", "Hang the green scaffold tag"),
        ("Carrocero y pintor", "masillo y lijo en seco", "Apply body filler and sand dry"),
        ("Operador de planta de concreto", "cargo las ollas", "Load the concrete mixer trucks"),
        ("Ayudante de electricista", "paso alambre y pongo cajas", "Run wire and install boxes"),
        ("Carnicero", "limpio sierra y molino", "Clean saws and meat grinders"),
        # what the line itself shows goes before, and a title of any trade shows nothing
        ("Instalador de pisos", "corto loseta con pulidora", "Cut tiles with a grinder"),
        ("Operador general", "cargo las ollas", ""),
        ("", "cargo las ollas", ""),
    ],
)
def test_a_title_decides_what_its_lines_do_not(title: str, duty: str, english: str) -> None:
    with of_job(title):
        assert in_english(duty, past=False) == english


def test_the_gate_reads_a_line_as_one_of_its_job() -> None:
    job = Experience("1", "Andamiero", "Acme", date(2020, 1, 1), None, "pongo la etiqueta verde")
    assert is_told_line("Hang the green scaffold tag", job, "en")
    assert not is_told_line("Apply the green label", job, "en")
