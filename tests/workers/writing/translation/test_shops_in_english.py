"""Notes of shops, plants, roads and herds typed in Spanish, told in English."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.senses.job_words import of_job


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        (
            "Corto placa de media con plasma y biselo a 37 grados",
            "Cut 1/2-inch plate with plasma and bevel at 37 degrees",
        ),
        ("medía con micrómetro de interiores", "Measured with an inside micrometer"),
        ("corria tornos Haas ST-20 y un Mazak", "Ran Haas ST-20 lathes and a Mazak"),
        ("Candadeo cada maquina antes de meter las manos", "Lock out every machine before reaching in"),
        ("Acomodo por lote y primero que entra primero que sale", "Stock by lot and FIFO"),
        ("Aplico sanitizante de cuaternario a 200 ppm", "Apply quat sanitizer to 200 ppm"),
        ("Llevo el ganado seco a su corral", "Move dry cows to their pen"),
        ("Supervisaba a 8 señoras", "Supervised 8 women"),
        # a share of rejects behind a doing stays
        ("Paso inspeccion visual, menos de 2 % de rechazo", "Pass visual inspections with less than 2% rejects"),
        # a phrase gives way where more of its thing follows
        ("Hacia el horario y el inventario de jabon", "Made the schedule and did the soap inventory"),
        # one thing named in Spanish is several in English, and so is what stands for it
        ("Limpiaba detector de metales y lo probaba", "Cleaned metal detectors and tested them"),
    ],
)
def test_notes_of_shops_are_told(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("title", "duty", "english"),
    [
        ("Tapicero", "Capitoneo cabeceras y respaldos", "Tuft headboards and backrests"),
        ("Ebanista", "Corto lamina en seccionadora", "Cut sheet goods on a panel saw"),
        ("Encargada de lavandería", "Doblaba toallas en la dobladora", "Folded towels on the folding machine"),
    ],
)
def test_a_job_decides_the_thing(title: str, duty: str, english: str) -> None:
    with of_job(title):
        assert in_english(duty, past=False) == english
