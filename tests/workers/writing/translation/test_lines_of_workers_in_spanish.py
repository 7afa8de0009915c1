"""Short English lines of many trades in Spanish: what each word is told by the words beside it, what stays untold."""

from datetime import date

import pytest

from workers.writing.gate.told_lines import is_told_line
from workers.writing.person.facts import Experience
from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Splice ribbon fiber, 12 to 288 count", "Empalmar fibra en cinta, 12 a 288 hilos"),
        ("Replace DE grids and sand in filters", "Reemplazar rejillas de filtro DE y arena de filtro en filtros"),
        ("Changed plates and washed blankets", "Cambiar placas de impresión y lavar mantillas"),
        ("Mixed mud and cleaned pits", "Preparar lodo de perforación y limpiar tanques de lodo"),
        ("Annual and five year load tests", "Pruebas de carga anuales y de cinco años"),
        ("Welded guards and brackets", "Soldar guardas y soportes"),
        ("Power washing before paint", "Lavado a presión antes de la pintura"),
        ("Help residents bathe, dress and eat", "Ayudar a residentes a bañarse, vestirse y comer"),
        ("PM services A and B", "Servicios de mantenimiento preventivo A y B"),
        ("Delivered building materials with a Moffett", "Entregar materiales de construcción con Moffett"),
        ("Sand, prime and caulk trim", "Lijar, imprimar y calafatear moldura"),
        ("Mow, edge and blow 25 yards a day", "Cortar, orillar y soplar 25 jardines por día"),
        ("Keep packaging lines running on nights", "Mantener líneas de empaque en marcha de noche"),
        ("Drive tractors, plant and cultivate", "Manejar tractores, plantar y cultivar"),
        ("Grind, wrap and label", "Moler carne, envolver y etiquetar"),
        ("Load and unload bags from planes", "Cargar y descargar maletas de aviones"),
    ],
)
def test_a_line_is_told_by_what_stands_beside_its_words(typed: str, told: str) -> None:
    assert in_spanish(typed) == told


@pytest.mark.parametrize("typed", ["Refrigerated loads", "Enclosed trailers", "Used cars"])
def test_a_participle_that_tells_what_things_are_like_is_no_doing(typed: str) -> None:
    said = in_spanish(typed)
    assert not said or not said.split()[0].endswith("r")


JOB = Experience(
    "j1", "Locksmith", "Acme", date(2021, 6, 7), None, "Keep van stocked and inventory up to date\nCut keys"
)


def test_a_line_told_whole_in_spanish_is_its_own_proof_in_the_tense_of_its_job() -> None:
    assert is_told_line("Mantengo camioneta surtida e inventario al día", JOB, "es")
    assert not is_told_line("Mantuve camioneta surtida e inventario al día", JOB, "es")
    assert not is_told_line("Mantengo camioneta surtida", JOB, "es")


@pytest.mark.parametrize(
    ("title", "typed", "told"),
    [
        ("Dishwasher", "Cleaned pots and floors", "Limpiar ollas y pisos"),
        ("Garage Door Technician", "Replaced springs and rollers", "Reemplazar resortes y rodillos"),
        ("Offset Press Operator", "Changed plates", "Cambiar placas de impresión"),
        ("Plumber", "Set fixtures", "Instalar muebles de baño"),
    ],
)
def test_the_title_of_a_job_decides_what_its_line_leaves_open(title: str, typed: str, told: str) -> None:
    assert in_spanish(typed, beside=title) == told
    assert not in_spanish(typed)
