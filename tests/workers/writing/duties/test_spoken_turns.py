"""Turns of speech that a bullet tells plainly, and those beside them that must stay."""

import pytest

from workers.writing.duties.spoken_turns import told_plainly


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Pretty much everything I cut is 4140 steel and 6061 aluminum", "I cut mostly 4140 steel and 6061 aluminum"),
        ("Most of what I run is 1018 bar on the Okuma", "I run mostly 1018 bar on the Okuma"),
        ("Everything I weld is stainless tube", "I weld only stainless tube"),
        ("Most of what I do is change oil and rotate tires", "I mostly change oil and rotate tires"),
        ("Almost everything I haul is refrigerated freight", "I haul mostly refrigerated freight"),
        ("Well I mostly do combines and planters", "I work mostly on combines and planters"),
        ("I mostly do conveyors and gearboxes", "I work mostly on conveyors and gearboxes"),
        ("I pretty much take care of 45 tractors", "I take care of 45 tractors"),
        ("Everything I diagnose is with JPRO or INSITE", "I diagnose with JPRO or INSITE"),
        ("Okay, I drive a 2019 Kenworth", "I drive a 2019 Kenworth"),
        ("I got our setup down from 3 hours to 80 minutes", "I brought the setup down from 3 hours to 80 minutes"),
        ("We got scrap down from 6% to 2%", "We brought scrap down from 6% to 2%"),
        (
            "I was pipe lead on the 2024 overhaul, 9 fitters under me",
            "I served as pipe lead on the 2024 overhaul, with 9 fitters",
        ),
        (
            "I diagnosed everything with the laptop but I don't program",
            "I diagnose with the laptop but I don't program",
        ),
    ],
)
def test_a_spoken_turn_is_told_plainly(typed: str, told: str) -> None:
    assert told_plainly(typed, "en") == told


@pytest.mark.parametrize(
    "typed",
    [
        "Everything I build is custom",
        "Everything I weld is X-rayed by QC",
        "Everything I do is by the book",
        "Everything I cut is checked",
        "Wells I drilled were 400 ft",
        "I mostly do kitchens and baths",
        "I got the truck down to the yard",
        "I was on the safety committee for two years",
        "I was trained on the press",
        "I repair everything on the line",
        "Stand all day at the press and pull tickets",
    ],
)
def test_other_turns_stay_as_typed(typed: str) -> None:
    assert told_plainly(typed, "en") == typed


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("yo soy el que arranca la línea 2", "arranco la línea 2"),
        ("yo soy el que toma medidas y corta", "tomo medidas y corto"),
        ("soy la que recibe la fruta y los envases", "recibo la fruta y los envases"),
        ("Soy la que revisa las etiquetas", "reviso las etiquetas"),
        ("Yo era el que abría la planta a las 4", "abría la planta a las 4"),
        (
            "Cuando se atora algo yo lo destrabo, pero con candado siempre",
            "destrabo lo que se atora, siempre con candado",
        ),
        ("Soy el encargado de la bodega", "Soy el encargado de la bodega"),
        ("Cuando se atora algo aviso", "Cuando se atora algo aviso"),
    ],
)
def test_spanish_turns(typed: str, told: str) -> None:
    assert told_plainly(typed, "es") == told
