"""Towns in Spanish duties: their names stay, also where they are common words."""

import pytest

from workers.writing.translation.into_english.line import in_english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Casas en Fresno Clovis y Madera", "Homes in Fresno, Clovis and Madera"),
        ("casas en fresno clovis y madera", "Homes in Fresno, Clovis and Madera"),
        ("Pizca de uva en Salinas y Delano", "Pick grapes in Salinas and Delano"),
        ("Puertas en Paso Robles y La Mesa", "Doors in Paso Robles and La Mesa"),
        ("Manejo troca por el condado de Madera", "Drive trucks through the county of Madera"),
        ("Manejo troca por Nevada y Arizona", "Drive trucks through Nevada and Arizona"),
        ("Instalación de Pisos de Madera", "Install hardwood flooring"),
        ("Limpio la mesa y barro", "Wipe down the table and sweep"),
        ("Puertas de madera en Fresno", "Wood doors in Fresno"),
    ],
)
def test_a_town_is_told_as_a_town_and_a_word_as_a_word(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english
