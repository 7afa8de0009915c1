"""Main duties of many trades as people from many countries type them, told whole in English."""

import pytest

from workers.writing.translation.line import in_english


@pytest.mark.parametrize(
    ("duty", "past", "english"),
    [
        (
            "opero prensa flexo de 8 colores, etiquetas y pelicula",
            False,
            "Operate an 8-color flexographic press, labels and film",
        ),
        ("preparaba tintas y medía viscosidad", True, "Mixed ink and measured viscosity"),
        ("empalmo rollos sin parar la maquina", False, "Splice rolls without stopping the machine"),
        ("destranco la maquina cuando se atora", False, "Unjam the machine when it jams"),
        ("clasifico tablas por grado y largo", False, "Sort boards by grade and length"),
        ("embutia chorizo y amarraba", True, "Stuffed chorizo and tied"),
        (
            "abro la panaderia a las 3 de la mañana y prendo los hornos",
            False,
            "Open the shop at 3 in the morning and fire up the ovens",
        ),
        (
            "levanto las esquinas y tiro hilo para los demas",
            False,
            "Build the corner leads and run string lines for the other workers",
        ),
        ("Instalo vitrinas de tiendas y puertas de aluminio", False, "Install storefronts and aluminum doors"),
        ("Pulía cantos y hacía agujeros", True, "Polished edges and drilled holes"),
        ("enseño a los ayudantes nuevos a mezclar y a batir", False, "Teach the new helpers to mix mortar"),
        (
            "Empacaba los pedidos y revisaba que no tuvieran rayas",
            True,
            "Packed the orders and made sure they had no scratches",
        ),
    ],
)
def test_a_trades_main_duties_are_told_whole(duty: str, *, past: bool, english: str) -> None:
    assert in_english(duty, past=past) == english
