"""English lines in Spanish whose words are of two senses by the trade, or share one thing."""

import pytest

from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.spanish_names import spanish_skill


@pytest.mark.parametrize(
    ("title", "line", "told"),
    [
        (
            "Foreman",
            "Toolbox talks with an interpreter for Spanish-speaking crews",
            "Pláticas de seguridad con un intérprete para cuadrillas de habla hispana",
        ),
        (
            "Trainer",
            "Train new drivers, English and Spanish speakers",
            "Capacitar a choferes nuevos, personas de habla inglesa e hispanohablantes",
        ),
        ("Receptionist", "I speak Spanish with most of our customers", "Hablar español con la mayoría de los clientes"),
        ("Audio Visual Installer", "Mount speakers and TVs", "Montar altavoces y TV"),
        ("Electrician Helper", "Mount meter cans", "Montar bases de medidor"),
        ("Maintenance Electrician", "Troubleshoot motor trips", "Diagnosticar disparos de motor"),
        (
            "Plumber",
            "Rough in and trim custom homes, 3,000 to 6,500 sq ft",
            "Hacer la instalación en obra negra y el acabado de casas a la medida, 3,000 a 6,500 pies cuadrados",
        ),
        ("Carpenter", "Formed walls, decks and columns", "Cimbrar paredes, losas y columnas"),
        ("Concrete Carpenter", "Set forms for walls and decks", "Colocar cimbras para muros y losas"),
        ("Carpenter", "Built decks, fences and pergolas", "Construir terrazas, cercas y pérgolas"),
        (
            "Safety Coordinator",
            "Review hot work and confined space permits",
            "Revisar permisos de trabajo en caliente y permisos de espacio confinado",
        ),
        ("Safety Officer", "Lead investigations of near misses", "Dirigir investigaciones de casi accidentes"),
        ("Superintendent", "Inspect projects up to $12 million", "Inspeccionar proyectos de hasta $12 millones"),
        ("Superintendent", "Inspect projects up to $1 million", "Inspeccionar proyectos de hasta $1 millón"),
        ("Operator", "Treat 2 million gallons a day", ""),
        ("Welder", "Served on the safety committee", "Formar parte del comité de seguridad"),
        (
            "Carpenter",
            "Four-year apprenticeship and one year as journeyman",
            "Aprendizaje de cuatro años y un año como oficial",
        ),
    ],
)
def test_each_word_says_what_the_trade_means(title: str, line: str, told: str) -> None:
    assert in_spanish(line, beside=title) == told


def test_who_teaches_a_paper_is_named_in_spanish() -> None:
    assert credential_named("es", "Forklift trainer") == "Instructor de montacargas"
    assert credential_named("es", "First aid instructor") == "Instructor de primeros auxilios"
    assert credential_named("es", "OSHA 502 trainer") == "Instructor OSHA 502"


def test_a_skill_keeps_what_it_is_done_to() -> None:
    assert spanish_skill("EMT bending") == "Doblado de tubería EMT"
    assert spanish_skill("Respirator fit testing") == "Pruebas de ajuste de respirador"
