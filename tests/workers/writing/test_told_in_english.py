"""Spanish duties as people type them, told in English: words of the trades, spoken grammar, and what stays untold."""

import pytest

from workers.writing.translation.line import in_english


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("Reviso traslape y gancho de tapa cada hora", "Check overlaps and cover hooks every hour"),
        ("Opero la retorta y la escaldadora", "Operate the retort and the blancher"),
        ("Rotulo tableros y saco 200 platillos", "Label electrical panels and put out 200 dishes"),
        ("Paso la llana y doy acabado escobillado", "Trowel and broom-finish"),
        ("Cambio balatas y muelles de hojas", "Replace brake pads and leaf springs"),
        ("Coso en máquina recta y overlock", "Sew on a straight-stitch machine and an overlock machine"),
    ],
)
def test_words_of_more_trades_are_told(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english
