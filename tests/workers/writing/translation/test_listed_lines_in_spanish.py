"""Lines of notes told item by item in Spanish, by the trade of their job."""

import pytest

from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.spanish_names import spanish_skill, spanish_title
from workers.writing.words.makers_done_to import with_makers_done_to


@pytest.mark.parametrize(
    ("title", "duty", "told"),
    [
        ("Concrete laborer", "chute, rake, wheel", "Canaleta, rastrillo, carretilla"),
        ("Concrete Finisher", "pour, screed, trowel", "Colar, reglear y allanar"),
        ("Concrete Finisher", "cure and seal, blankets in winter", "Curar y sellar, mantas de curado en invierno"),
        ("Concrete Finisher", "saw cut joints", "Cortar juntas de control con sierra"),
        ("Concrete Finisher", "I run the pour when the foreman's out", "Dirigir el colado en ausencia del mayordomo"),
        ("Drywall Finisher", "bazooka and boxes, corner bead", "Bazooka y cajas alisadoras, esquineros"),
        ("Landscaper", "Mowed, edged, trimmed and blew", "Cortar el pasto, orillar, podar y sopletear"),
        ("Janitor", "trash, restrooms, dust, vacuum", "Sacar la basura, limpiar baños, sacudir y aspirar"),
        ("Refrigeration Technician", "Compressor changeouts - Copeland semi-hermetics",
         "Cambios de compresor, compresores semiherméticos Copeland"),
        ("Refrigeration Technician", "EMS: Emerson E2/E3, set points and alarms only",
         "Sistema de control de energía (EMS): Emerson E2/E3, solamente puntos de ajuste y alarmas"),
        ("Machinist", "Deburred, tumbled and checked first piece",
         "Rebabear, pulir en tambor y revisar primera pieza"),
        ("Tile Setter", "backsplash, floors, heated floors (Ditra)",
         "Salpicaderos, pisos, pisos con calefacción (Ditra)"),
        ("Painter", "prep, mask, prime, two coats",
         "Preparar superficies, enmascarar, aplicar primer, dos manos"),
        ("Mover", "wrap, load, pianos, stairs", "Envoltura, carga, pianos, escaleras"),
        ("Ice Machine Tech", "Cleaned and repaired Hoshizaki, Manitowoc, True and Traulsen",
         "Limpiar y reparar equipos Hoshizaki, Manitowoc, True y Traulsen"),
        ("Safety Lead", "Trench, crane and fall protection inspections",
         "Inspecciones de zanja, grúa y protección contra caídas"),
    ],
)  # fmt: skip
def test_items_are_told_as_their_trade_means_them(title: str, duty: str, told: str) -> None:
    assert in_spanish(duty, past=True, beside=title) == told


@pytest.mark.parametrize(
    "duty", ["Grill and fry station", "Hydro tests, helped", "COD CHECKS", "Block, prime, base coat"]
)
def test_what_no_trade_decides_stays_as_it_was_typed(duty: str) -> None:
    assert not in_spanish(duty)


def test_a_thing_that_ends_as_a_doing_is_told_as_none() -> None:
    assert in_own_voice("Bulldozer D6, nivelación final con GPS", past=True) == "Bulldozer D6, nivelación final con GPS"
    assert in_own_voice("Colocar estacas, estadal, rover GPS", past=True) == "Coloqué estacas, estadal, rover GPS"


def test_makers_before_their_doings_are_what_those_are_done_to() -> None:
    typed = "Hoshizaki, Manitowoc, True. Cleaned, repaired."
    assert with_makers_done_to(typed) == "Cleaned and repaired Hoshizaki, Manitowoc and True"
    assert with_makers_done_to("Acme, Zed. Cleaned, repaired.") == "Acme, Zed. Cleaned, repaired."


def test_rows_typed_on_phones_have_spanish_names() -> None:
    assert spanish_title("Ice machine / kitchen equip tech") == "Técnico de máquinas de hielo y equipo de cocina"
    assert spanish_skill("Parallel rack systems") == "Racks de refrigeración en paralelo"
    assert spanish_skill("CO2 transcritical") == "Sistemas de CO2 transcrítico"


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("Apprentice Electrician 3rd year", "Aprendiz de electricista (tercer año)"),
        ("2nd year Apprentice Plumber", "Aprendiz de plomero (segundo año)"),
        ("Machine Operator, 2nd shift", "Operador de máquinas, segundo turno"),
        ("Machine Operator - nights", "Operador de máquinas, turno de noche"),
        ("Truck Driver, local", "Chofer de camión, local"),
    ],
)
def test_a_title_keeps_its_year_and_shift(title: str, told: str) -> None:
    assert spanish_title(title) == told


@pytest.mark.parametrize(
    ("title", "duty", "told"),
    [
        ("CNA", "bathe, dress, feed, transfer residents",
         "Bañar a residentes, vestir a residentes, alimentar a residentes y trasladar residentes"),
        ("Scaffold Builder", "build, inspect, tear down", "Armar, inspeccionar y desarmar"),
        ("Tower tech", "climb, hang antennas, run hybrid, sweep",
         "Escalar, instalar antenas, tender cable híbrido y hacer pruebas de barrido"),
        ("Machinist", "tolerances to .0005, surface finish", "Tolerancias de hasta .0005, acabado superficial"),
        ("Security Guard", "patrol, check doors, write reports",
         "Hacer recorridos, revisar puertas y redactar reportes"),
    ],
)  # fmt: skip
def test_no_item_says_more_than_was_typed(title: str, duty: str, told: str) -> None:
    assert in_spanish(duty, past=True, beside=title) == told
