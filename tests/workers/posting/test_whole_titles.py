"""A Spanish posting's position is named whole: with the class of its license, and with both kinds that "y" joins."""

import pytest

from workers.posting.names import names_in

_REST = "\n\nTalleres Montaña solicita personal con experiencia.\n\nRequisitos:\n- Dos años de experiencia"


@pytest.mark.parametrize(
    ("heading", "title"),
    [
        ("CHOFER CDL A, RUTA LOCAL DE COMBUSTIBLE (ORLANDO)", "Chofer CDL A"),
        ("Chofer CDL B local", "Chofer CDL B"),
        (
            "SE BUSCA: Líder de cuadrilla de techos comerciales y residenciales",
            "Líder de Cuadrilla de Techos Comerciales y Residenciales",
        ),
        ("Soldador TIG y MIG", "Soldador TIG y MIG"),
        ("Operador de montacargas y patín eléctrico, turno de noche", "Operador de Montacargas y Patín Eléctrico"),
        ("Técnico de refrigeración y aire acondicionado", "Técnico de Refrigeración y Aire Acondicionado"),
        ("Mecánico en Houston y Dallas", "Mecánico"),
        (
            "Se solicita pintor comercial y residencial para trabajar en obras nuevas con un equipo de gente seria",
            "Pintor Comercial",
        ),
    ],
)
def test_a_position_is_named_whole(heading: str, title: str) -> None:
    assert names_in(heading + _REST).title == title
