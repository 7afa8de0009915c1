"""How many, with how many and for how long, as notes tell it in English: none of it is lost or read as a doing."""

import pytest

from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("title", "line", "spanish"),
    [
        (
            "Solar Installer / crew lead",
            "Install residential roof arrays, avg 7 kW, about 2 per week with crew of 4",
            (
                "Instalar arreglos de paneles de techo residenciales, con un promedio de 7 kW, aproximadamente 2 por"
                " semana con una cuadrilla de 4"
            ),
        ),
        ("Solar installer", "battery storage, 30 or so", "Almacenamiento en baterías, aproximadamente 30"),
        ("scaffold builder / leadman", "leadman crew of 8 last 5 yrs", "Dirigir una cuadrilla de 8 los últimos 5 años"),
        ("Rodbuster", "foreman over 9 rodbusters last 3 years", "Mayordomo de 9 varilleros los últimos 3 años"),
        ("Roofer", "25 to 30 squares a day crew of 5", "25 a 30 cuadros por día, cuadrilla de 5"),
        (
            "Tile setter",
            "installed vinyl and laminate 400 sq ft a day",
            "Instalar vinilo y piso laminado, 400 pies cuadrados por día",
        ),
        (
            "Plumber",
            "dug and laid sewer laterals, 4 in SDR 35",
            "Excavar y colocar acometidas de drenaje, tubería SDR 35 de 4 pulgadas",
        ),
        ("Rodbuster", "tied 1 ton per day average", "Amarrar 1 tonelada por día en promedio"),
        ("Rodbuster", "lead man for 5 on freeway job", "Dirigir a 5 trabajadores en obra de autopista"),
        ("Mason", "retaining walls, up to 8 ft tall", "Muros de contención, hasta 8 pies de altura"),
        (
            "Concrete finisher",
            "tilt-up panels, 60 panels biggest job",
            "Paneles tilt-up, obra más grande de 60 paneles",
        ),
        (
            "Framing carpenter",
            "framed houses, walls beams headers",
            "Armar la estructura de casas, muros, vigas, dinteles",
        ),
        ("Painter", "sprayed doors w airless", "Pintar con pistola puertas con pistola airless"),
    ],
)
def test_counts_crews_and_lengths_are_told(title: str, line: str, spanish: str) -> None:
    assert in_spanish(line, past=True, beside=title) == spanish


@pytest.mark.parametrize(
    ("title", "line", "spanish"),
    [
        ("Scaffold builder", "Washed and tagged bad clamps", "Lavar y etiquetar abrazaderas dañadas"),
        ("Welder", "Repaired clamps", "Reparar prensas"),
        ("Heavy equipment operator", "Changed buckets", "Cambiar cucharones"),
        ("HVAC tech", "Set curbs", "Instalar bases de techo"),
        ("Painter", "Stained beams and stripped doors", "Entintar vigas y decapar puertas"),
        ("Concrete finisher", "Braced and stripped panels", "Apuntalar y descimbrar paneles"),
        ("Asphalt raker", "Rake joints behind paver", "Rastrillar juntas detrás de pavimentadora"),
        ("Landscaper", "Edged beds", "Orillar camas de flores"),
        ("Roofer", "Repaired leaks", "Reparar goteras"),
        ("Plumber", "Repaired leaks", "Reparar fugas"),
        ("Heavy equipment operator", "Fine graded pads", "Afinar plataformas"),
    ],
)
def test_a_thing_is_told_as_the_trade_of_the_title_means_it(title: str, line: str, spanish: str) -> None:
    assert in_spanish(line, past=True, beside=title) == spanish


def test_what_goes_on_has_lasted_for_some_years() -> None:
    line = "Dirigir una cuadrilla de 8 los últimos 5 años"
    assert in_own_voice(line, past=False) == "Dirijo una cuadrilla de 8 desde hace 5 años"
    assert in_own_voice(line, past=True) == "Dirigí una cuadrilla de 8 los últimos 5 años"
