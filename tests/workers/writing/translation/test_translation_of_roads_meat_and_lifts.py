"""Duties and rows of paving, meat cutting and lift repair, told whole: what readers found lost or wrong."""

import pytest

from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.studies import studied
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("duty", "past", "english"),
    [
        (
            "Compactar segun el patron que pedia el de calidad",  # no boss
            True,
            "Compacted according to the rolling pattern that the quality inspector asked for",
        ),
        ("Compacto según me dice el patrón", False, ""),
        ("Hacía las pruebas que pedía el inspector", True, "Performed the tests that the inspector asked for"),
        (
            "Tambien le hago de screed, ajusto espesor y pendiente",
            False,
            "Also work as a screed operator, adjust thickness and slope",
        ),
        (
            "Carpeta en carreteras estatales y estacionamientos",
            False,
            "Asphalt pavement on state highways and parking lots",
        ),
        ("Ajusto espesor de la carpeta", False, "Adjust thickness of the asphalt pavement"),
        (
            "Rodillo doble tambor de 10 toneladas y neumatico",
            True,
            "10-ton double-drum roller and pneumatic roller",
        ),
        ("Trabajo de noche en la I-35", False, "Work nights on I-35"),
        ("Despiezo cuartos de res y puerco entero", False, "Break down beef quarters and whole hogs"),
        (
            "Sierra de cinta, molino, embutidora de chorizo",
            False,
            "Band saw, meat grinder, chorizo sausage stuffer",
        ),
        (
            "Temperaturas y limpieza segun la hoja del estado",
            False,
            "Temperatures and cleaning according to the state form",
        ),
        (
            "Cambie de lugar en la linea cuando faltaba gente",
            True,
            "Moved to other positions on the line when people were out",
        ),
        ("Nunca tuve accidente con tiempo perdido", True, "No lost-time accidents"),
        (
            "Montacargas Toyota y Hyster de gas LP, diésel y eléctricos",
            False,
            "LP gas, diesel and electric Toyota and Hyster forklifts",
        ),
        (
            "Cambio de cadenas, sellos de mástil y mangueras hidráulicas",
            False,
            "Replace chains, mast seals and hydraulic hoses",
        ),
        ("Mantenimiento de 250 y 500 horas", False, "250- and 500-hour maintenance service"),
        ("Llantas sólidas de montacargas con prensa", True, "Solid forklift tires with a press"),
    ],
)
def test_work_of_roads_meat_and_lifts_is_told_whole(duty: str, *, past: bool, english: str) -> None:
    assert in_english(duty, past=past) == english


@pytest.mark.parametrize(
    ("skill", "english"),
    [
        ("Molino y embutidora", "Meat grinder and sausage stuffer"),
        ("Guante de malla y peto", "Mesh glove and apron"),
        ("Prensa para llantas sólidas", "Solid tire press"),
        ("Laptop de diagnóstico (Hyster), solo leer códigos", "Diagnostic laptop (Hyster), reading codes only"),
        ("Fresadora (milling), poco", "Milling machine, limited"),
        ("Control automatico de pendiente (sonico)", "Automatic slope control (sonic)"),
    ],
)
def test_a_skill_keeps_its_limit_and_no_spanish(skill: str, english: str) -> None:
    assert english_skill(skill) == english


def test_papers_studies_and_titles_are_told() -> None:
    assert credential_named("en", "Curso Toyota nivel 1") == "Toyota Level 1 Course"
    assert credential_named("en", "Control de trafico / flagger") == "Traffic Control / Flagger"
    assert studied("en", "Nivel intermedio, Inglés como segunda lengua") == (
        "Intermediate Level, English as a Second Language"
    )
    assert english_title("Rodillero") == "Roller Operator"
