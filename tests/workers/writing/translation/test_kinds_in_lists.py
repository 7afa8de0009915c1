"""English lists whose kinds share one noun, in Spanish; and what is told of a line when one of its items is unknown."""

import pytest

from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.translation.into_spanish.in_part import takes_away
from workers.writing.translation.into_spanish.line import in_spanish
from workers.writing.translation.into_spanish.without_item import without_item


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        (
            "Calibrate pressure, temp, flow and level transmitters",
            "Calibrar transmisores de presión, temperatura, flujo y nivel",
        ),
        ("Repaired tank level and alarm panels", "Reparar tableros de nivel de tanque y alarma"),
        ("Trench, crane and fall protection inspections", "Inspecciones de zanja, grúa y protección contra caídas"),
        ("Electrical, plumbing and HVAC repairs", "Reparaciones eléctricas, de plomería y HVAC"),
        (
            "Repair electric, propane and diesel forklifts up to 15,000 lb",
            "Reparar montacargas eléctricos, de gas propano y de diésel de hasta 15,000 libras",
        ),
        ("Operate 38 and 47 meter boom pumps", "Operar bombas pluma de 38 y 47 metros"),
        ("Install wire, conduit and alarm panels", "Instalar cable, tubería conduit y tableros de alarma"),
        ("Install cabinets, trim and door hardware", "Instalar gabinetes, moldura y herrajes de puerta"),
        ("Troubleshoot Allen Bradley PLCs, ControlLogix", "Diagnosticar PLC Allen Bradley, ControlLogix"),
    ],
)
def test_kinds_in_a_list_hang_on_the_head_they_share(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish


@pytest.mark.parametrize(
    ("duty", "told"),
    [
        ("Replace control valves, frobs and pumps", "Reemplazar válvulas de control y bombas"),
        ("Replace control valves and frobs", "Reemplazar válvulas de control"),
        ("Replace control valves, frobs and grobs", ""),
        ("Replace control valve and frob pumps", ""),
        ("Trained 3 welders and frobs", ""),
        ("Replace pumps, frobbed valves and motors", ""),
        ("Replace pumps, frobs with help and motors", ""),
    ],
)
def test_an_unknown_item_falls_where_the_rest_stays_true(duty: str, told: str) -> None:
    assert without_item(duty, takes_away, in_spanish)[1] == told


def test_a_noun_that_ends_as_an_infinitive_leaves_the_doing_behind_it_its_own() -> None:
    line = "Leer planos de taller y hacer cuantificaciones de materiales"
    assert in_own_voice(line, past=False) == "Leo planos de taller y hago cuantificaciones de materiales"


@pytest.mark.parametrize(
    ("duty", "spanish"),
    [
        (
            "Insulate chilled water, steam and refrigerant lines",
            "Aislar líneas de agua helada, vapor y refrigeración",
        ),
        ("Check oil, coolant and air hoses", "Revisar aceite, refrigerante de motor y mangueras de aire"),
        ("Install copper, steel and PVC pipe", "Instalar tubería de cobre, acero y PVC"),
        ("Run Cat, Deere and Komatsu excavators", "Operar excavadoras Cat, Deere y Komatsu"),
        ("Air arc, torch and plasma cutting", "Corte con arco aire, soplete y plasma"),
        ("Read blueprints and ship drawings", "Leer planos y planos de barco"),
        ("Scrap down from 6% to 2.8%", "Reducir desperdicio de 6% a 2.8%"),
        ("Cut tile with a wet saw, up to 24x48", "Cortar azulejo con una sierra de agua, hasta 24x48"),
        ("410 days with no lost time", "410 días sin accidentes incapacitantes"),
    ],
)
def test_fluids_materials_makes_and_tools_share_what_they_are_of(duty: str, spanish: str) -> None:
    assert in_spanish(duty) == spanish
