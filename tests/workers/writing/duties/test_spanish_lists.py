"""Spanish lists of things: no comma before the last "y" but where the thing before it has one of its own."""

import pytest

from workers.writing.rules.spanish import listed


@pytest.mark.parametrize(
    ("things", "told"),
    [
        (["arnés y línea de vida (avanzado)", "pistola", "soldadora"],
         "arnés y línea de vida (avanzado), pistola y soldadora"),
        (["bloqueo y etiquetado (avanzado)", "soldadora"], "bloqueo y etiquetado (avanzado) y soldadora"),
        (["soldadora", "bloqueo y etiquetado", "pistola"], "soldadora, bloqueo y etiquetado, y pistola"),
    ],
)  # fmt: skip
def test_no_comma_parts_the_last_thing(things: list[str], told: str) -> None:
    assert listed(things) == told
