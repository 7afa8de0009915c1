"""Words that the title of a job decides, and what shops, plants and herds do."""

import pytest

from workers.writing.translation.from_english.words_by_title import told_by_title
from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("title", "english", "spanish"),
    [
        ("Tire Technician", "Retreaded casings", "Renovar cascos de llanta"),
        ("Machinist", "Bored housings for bearings", "Mandrinar carcasas para baleros"),
        ("Machinist", "Turned shafts and bushings on manual lathe", "Tornear flechas y bujes en torno paralelo"),
        ("Injection Mold Operator", "Purge barrels", "Purgar cañones"),
        ("Upholsterer", "Reglued frames", "Volver a pegar armazones"),
        ("Press Operator", "Cut stock on Polar cutter", "Cortar papel en guillotina Polar"),
        ("Dairy Milker", "Clean parlor and wash lines, CIP", "Limpiar sala de ordeña y lavar líneas, CIP"),
        ("Janitor", "Restock paper, soap and liners", "Reabastecer papel, jabón y bolsas de basura"),
        ("Welder", "Carried leads to the welders", "Cargar cables de soldar a los soldadores"),
        ("", "Swabbed food contact surfaces for ATP",
         "Tomar muestras con hisopo de superficies de contacto con alimentos para ATP"),
    ],
)  # fmt: skip
def test_a_title_decides_what_a_word_of_its_trade_is(title: str, english: str, spanish: str) -> None:
    assert in_spanish(english, past=english.split(maxsplit=1)[0].endswith("ed"), beside=title) == spanish


@pytest.mark.parametrize(
    ("title", "text"),
    [
        ("Welder", "Clean hood filters"),  # a longer name of our lists
        ("Cabinet Maker", "Stain cabinets"),  # a doing
        ("Cook", "Change filler"),
        ("", "Change filler"),
        ("Auto Body Technician", "Program CLEAR codes"),  # initials
    ],
)
def test_a_word_stays_where_it_is_no_thing_of_the_trade(title: str, text: str) -> None:
    assert told_by_title(text, title) == text
