"""Turns of notes whose words stand elsewhere than their sense."""

import pytest

from workers.writing.duties.spanish.voice import in_own_voice
from workers.writing.translation.into_spanish.line import in_spanish


@pytest.mark.parametrize(
    ("title", "english", "spanish"),
    [
        ("", "Put labels on", "Poner etiquetas"),
        ("Dairy Milker", "Put hospital cows apart", "Apartar vacas enfermas"),
        ("", "Put machines back together", "Volver a armar máquinas"),
        ("Warehouse Associate", "Put away pallets up to 30 feet", "Acomodar tarimas de hasta 30 pies"),
        ("", "Worked nights with crew of 9", "Trabajar de noche con una cuadrilla de 9"),
        ("Tire Technician", "Broke down semi tires by hand", "Desarmar llantas de camión a mano"),
        ("", "Used bridge crane to move castings", "Usar grúa puente para mover piezas de fundición"),
        ("", "Fix air and hydraulic leaks", "Reparar fugas hidráulicas y fugas de aire"),
        ("", "Diagnose DPF, EGR and SCR faults", "Diagnosticar fallas de DPF, EGR y SCR"),
        ("", "Pre trip and post trip inspections", "Inspecciones antes y después del viaje"),
        ("Press Operator", "Ran 4 color Heidelberg, 9,000 sheets an hour",
         "Operar prensa Heidelberg con 4 colores, 9,000 pliegos por hora"),
        ("Dairy Milker", "Milk 1,200 cows in double 20 parallel parlor",
         "Ordeñar 1,200 vacas en sala de ordeña paralela 2x20"),
        ("Packaging Operator", "Stack cases on pallets, 45 cases a pallet",
         "Apilar cajas en tarimas, 45 cajas por tarima"),
        ("Truck Driver", "Chain, strap and tarp steel coils",
         "Asegurar con cadenas, sujetar con correas y cubrir con lonas rollos de acero"),
        ("Assembler", "Wired control boxes from schematics", "Cablear cajas de control según diagramas"),
        ("Upholsterer", "Cut fabric from patterns", "Cortar tela a partir de patrones"),
        ("CNC Mill Operator", "Clean chips out of the conveyor", "Limpiar virutas del transportador"),
        ("", "Chop, slice and portion vegetables, 2,000 lb a shift",
         "Picar, rebanar y porcionar verduras, 2,000 libras por turno"),
        ("Production Worker", "Packed boxes of 40 lb and strapped them",
         "Empacar cajas de 40 libras y sujetarlas con correas"),
    ],
)  # fmt: skip
def test_a_turn_is_told_by_its_sense(title: str, english: str, spanish: str) -> None:
    assert in_spanish(english, beside=title) == spanish


def test_who_leads_is_no_doing() -> None:
    assert in_own_voice("Líder de 4 soldadores", past=False) == "Líder de 4 soldadores"
