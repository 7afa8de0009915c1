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


@pytest.mark.parametrize("end", ["nomás", "nomas", "nada más"])
def test_what_is_told_whole_needs_no_word_that_it_is_all(end: str) -> None:
    assert without_judgements([f"cinta y primera mano {end}"], "es") == ["cinta y primera mano"]
