"""An English word of several senses is told in Spanish where its neighbours decide, and stays as typed elsewhere."""

import pytest

from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.rows.spanish_names import spanish_skill


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Residential PV, comp shingle and tile", "Fotovoltaico residencial, teja asfáltica y teja"),
        ("Set tile in bathrooms and kitchens", "Instalar azulejo en baños y cocinas"),
        ("Cut tile with a wet saw", "Cortar azulejo con una sierra de agua"),
        ("Set tile on roofs and floors", ""),
        ("Solar panels, average 7.2 kW", "Paneles solares, con un promedio de 7.2 kW"),
        ("Averaged 38 welds per shift", "Hacer un promedio de 38 soldaduras por turno"),
        ("Do faucets, toilets and water heaters", ""),
        ("Do pre-trip inspections", "Hacer inspecciones antes del viaje"),
        ("Do concrete work", "Hacer trabajo de concreto"),
        ("Grill and fry stations", ""),
        ("Grilled and fried stations", ""),
        ("Clean and stock stations", "Limpiar y abastecer estaciones"),
        ("Ran the kettle", ""),
        ("Ran the tar kettle", "Operar la caldera de brea"),
        ("On call one week out of five", "De guardia una semana de cada cinco"),
        ("Trained staff", "Capacitar al personal"),
        ("Poured 40 yards a day", "Colar 40 yardas por día"),
        ("Swept the yard", "Barrer el patio"),
        ("Cleaned wind turbine blades", "Limpiar palas de aerogenerador"),
        ("Planting sod, trees 15 gal and 24 box", ""),
        ("Loaded boxes on pallets", "Cargar cajas en tarimas"),
        ("Cleaned coats", ""),
        ("Entered confined spaces", "Entrar a espacios confinados"),
        ("Entered buildings", ""),
        ("Gutted kitchens and bathrooms", "Demoler el interior de cocinas y baños"),
        ("Ground and polished floors", "Esmerilar y pulir pisos"),
        ("Nursed plants", ""),
        ("Checked in trucks", "Recibir camiones"),
        ("Patched tubes", "Remendar tubos"),
        ("Ran gas lines and water lines", "Instalar líneas de gas y líneas de agua"),
        ("Ran the packing line", "Operar la línea de empaque"),
        ("Ran a line of 12 people", ""),
        ("Operated scrubbers", ""),
        ("Sprayed ceilings and rolled walls", "Pintar con pistola plafones y pintar con rodillo paredes"),
        (
            "Hung drywall, orange peel and knockdown texture",
            "Instalar tablaroca, texturas de cáscara de naranja y knockdown",
        ),
    ],
)
def test_its_neighbours_decide_what_an_english_word_says(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("name", "spanish"),
    [
        ("26 ft box truck with liftgate", "Camión de caja de 26 pies con rampa hidráulica"),
        ("Micron gauge", "Vacuómetro de micrones"),
        ("Appliance repair", "Reparación de electrodomésticos"),
        ("Oxy-acetylene brazing", "Soldadura fuerte con oxiacetileno"),
        ("Kettle", "Kettle"),
    ],
)
def test_a_row_is_named_as_its_trade_calls_it(name: str, spanish: str) -> None:
    assert spanish_skill(name) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Tacked frames under a certified welder", "Puntear marcos bajo un soldador certificado"),
        ("Siding for grain plants", ""),
        ("Lead over 2 apprentices", "Dirigir a 2 aprendices"),
        ("Bent block letters", "Doblar letras de molde"),
        ("Took part in incident investigations", "Participar en investigaciones de incidentes"),
        ("DPF/SCR diagnostics", "Diagnóstico de DPF/SCR"),
        ("Hourly rounds", "Rondas cada hora"),
        ("Fire/smoke dampers", "Compuertas contra fuego y humo"),
    ],
)
def test_a_thing_is_not_told_as_another_ones_kind(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Tore down fillers", "Desarmar llenadoras"),
        ("Tore down walls", "Demoler paredes"),
        ("Set clutch brake", ""),
        ("Loaded roofs", ""),
        ("Rigged and signaled precast panels", ""),
        ("Worked the hose", ""),
        ("Kept the paperwork", "Llevar el papeleo"),
        ("Quoted customers", "Dar cotizaciones a clientes"),
        ("Material handling", "Manejo de material"),
        ("pump concrete", "Bombear concreto"),
        ("milk cows", "Ordeñar vacas"),
        ("level floors", "Nivelar pisos"),
        ("Ordered parts thru FleetPride", ""),
    ],
)
def test_a_verb_of_many_senses_is_told_of_listed_objects_only(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        ("Replaced brushes and springs", ""),
        ("Replaced garage door springs", "Reemplazar resortes de puerta de garage"),
        ("Loaded trucks at the pit", "Cargar camiones en la cantera"),
        ("Cleaned the elevator pit", "Limpiar la fosa de elevador"),
        ("Built 2 hr assemblies around stairs", ""),
        ("Set fixtures and trim", ""),
    ],
)
def test_a_noun_of_many_senses_is_told_beside_a_word_that_decides_it(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


def test_a_tool_of_an_undecided_word_stays_as_typed() -> None:
    assert [spanish_skill(one) for one in ("Spring", "Brush")] == ["Spring", "Brush"]
    assert spanish_skill("Horizontal flow wrapper") == "Envolvedora horizontal flow pack"


def test_reading_is_done_to_what_is_read() -> None:
    assert spanish_skill("Reading isometrics") == "Lectura de isométricos"
