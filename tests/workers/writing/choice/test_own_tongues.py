"""What a line says of the languages of its person, and what it says of other people's."""

import pytest

from workers.writing.rules.asked.tongues import spoken_in


@pytest.mark.parametrize(
    "line",
    [
        "I speak Spanish with most of our customers",
        "Bilingual foreman, Spanish and English, crew of 12",
        "Translate for the crew, Spanish and English",
        "Served as interpreter, Spanish, for the crew",
        "Answer phones, speaking Spanish and English",
        "Traduzco del inglés al español para la cuadrilla",
    ],
)
def test_who_speaks_a_language_says_so(line: str) -> None:
    assert "Spanish" in spoken_in(line)


@pytest.mark.parametrize(
    "line",
    [
        "New-hire orientation, about 400 people a year, with an interpreter for Spanish speakers",
        "Led a Spanish-speaking crew of 8",
        "Handed out safety sheets translated into Spanish",
        "Worked with a bilingual lead for the Spanish crew",
        "Post bilingual signs, English and Spanish",
        "Supervise crews who speak Spanish and Tagalog",
        "Interpret blueprints for the Spanish crew",
        "Trained English and Spanish speaking operators",
        "Cuadrilla bilingüe español e inglés, yo con traductor",
    ],
)
def test_the_language_of_others_is_none_of_the_persons(line: str) -> None:
    assert not spoken_in(line)
