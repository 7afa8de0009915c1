"""First words of an ended job's lines that are what was done once, typed without their accent; things stay things."""

import pytest

from workers.writing.duties.left_out.judgements import without_judgements
from workers.writing.proofreading.spanish_tense import with_accents_of_the_past


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("pinte casas por dentro", "pinté casas por dentro"),
        ("Repare bombas de agua", "Reparé bombas de agua"),
        ("coloque azulejo en baños", "coloqué azulejo en baños"),
        ("cargue camiones", "cargué camiones"),
        ("Solde tubo negro", "Soldé tubo negro"),
        ("barri pisos", "barrí pisos"),
        ("abri zanjas", "abrí zanjas"),
        ("corte pasto y setos", "corte pasto y setos"),
        ("corte de pasto", "corte de pasto"),
        ("transporte material", "transporte material"),
        ("empaque en línea", "empaque en línea"),
        ("limpie", "limpie"),
    ],
)
def test_accent_of_what_was_done(typed: str, told: str) -> None:
    assert with_accents_of_the_past([typed]) == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Puntee y soldé chasis", "Punteé y soldé chasis"),
        ("Use plantillas y medí escuadra", "Usé plantillas y medí escuadra"),
        ("Lije y resane paredes", "Lijé y resané paredes"),
        ("Pode y amarre parras", "Podé y amarré parras"),
        ("Medí y corte ducto", "Medí y corté ducto"),
        ("Limpie, pinte y repare casas", "Limpié, pinté y reparé casas"),
        ("Instale puertas, pinte paredes y cargue material", "Instalé puertas, pinté paredes y cargué material"),
        ("Instalé puertas y corte de vidrio", "Instalé puertas y corte de vidrio"),
        ("Amarre y poda de parras", "Amarre y poda de parras"),
        ("Entre 10 y 12 carros por día", "Entre 10 y 12 carros por día"),
        ("Doble turno los viernes", "Doble turno los viernes"),
    ],
)
def test_all_that_was_done_in_a_line_has_its_accent(typed: str, told: str) -> None:
    assert with_accents_of_the_past([typed]) == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Corte ángulo y solera", "Corté ángulo y solera"),
        ("Engrase unidades", "Engrasé unidades"),
        ("Empaque uva", "Empaqué uva"),
        ("Corte láser", "Corte láser"),
        ("Embarque nacional", "Embarque nacional"),
        ("Calibre 20 y 25", "Calibre 20 y 25"),
    ],
)
def test_a_thing_before_a_thing_is_an_act_beside_others(typed: str, told: str) -> None:
    assert with_accents_of_the_past([typed]) == [typed]
    assert with_accents_of_the_past([typed, "cargue camiones"]) == [told, "cargué camiones"]


@pytest.mark.parametrize("end", ["nomás", "nomas", "nada más"])
def test_what_is_told_whole_needs_no_word_that_it_is_all(end: str) -> None:
    assert without_judgements([f"cinta y primera mano {end}"], "es") == ["cinta y primera mano"]
