"""Spanish duties in an English document: whole and by the gate's leave, or not at all."""

import msgspec
import pytest

from tests.workers.writing.people import POSTING, SOLDADOR, assignment
from workers.writing.gate.gate import FactGate
from workers.writing.rules.translation import in_english
from workers.writing.rules.writer import RuleWriter


@pytest.mark.parametrize(
    ("duty", "past", "english"),
    [
        ("Cambio de compresores, motores y capacitores", False, "Replace compressors, motors and capacitors"),
        ("Lleno reportes de servicio en el teléfono", False, "Fill out service reports on the phone"),
        ("Soldé vigas y columnas con FCAW y SMAW", True, "Welded beams and columns with FCAW and SMAW"),
        ("Instalo tubería de cobre, PEX y PVC en casas nuevas", False, "Install copper pipe, PEX and PVC in new homes"),
        (
            "Mantenimiento preventivo de unidades de techo de 3 a 25 toneladas",
            False,
            "Preventive maintenance of rooftop units from 3 to 25 tons",
        ),
        ("Ayudaba al soldador con los tanques de nitrógeno", True, "Assisted the welder with the nitrogen tanks"),
        ("Nivelo plataformas con bulldozer D6", False, ""),
        ("Hacía de todo un poco", True, ""),
        ("", False, ""),
    ],
)
def test_a_duty_is_told_in_english_whole_or_not_at_all(duty: str, past: bool, english: str) -> None:  # noqa: FBT001
    assert in_english(duty, past=past) == english


def test_an_english_document_for_somebody_who_writes_spanish_is_english() -> None:
    task = msgspec.structs.replace(assignment(SOLDADOR, POSTING), language="en")
    english = RuleWriter().write(task)
    bullets = english.bullets["norte"]
    assert bullets
    assert all(one.split()[0] in {"Weld", "Read", "Operate", "Preventive"} for one in bullets), bullets
    assert FactGate(task).pass_through(english).removals == ()
