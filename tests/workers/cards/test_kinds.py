"""Which certificate the words of a card tell, in the lines that its readings give."""

import pytest

from workers.cards.bodies import MSHA, NCCCO, NCCER
from workers.cards.kinds import identified


@pytest.mark.parametrize(
    ("lines", "name", "issuer"),
    [
        (
            ["HOUR", "Occupational Safety and Health Administration", "30", "GENERAL INDUSTRY"],
            "OSHA 30-Hour General Industry",
            "OSHA",
        ),
        (
            ["Occupational Safety and Health Administration", "1 0 HOUR CONSTRUCTION"],
            "OSHA 10-Hour Construction",
            "OSHA",
        ),
        (
            ["Departamento del Trabajo de EE. UU.", "OSHA", "CONSTRUCCION", "30", "Participante", "HORAS"],
            "OSHA 30-Hour Construction",
            "OSHA",
        ),
        (["Licencia de Operador de Montacargas", "Clase I, IV y V"], "Forklift Operator", None),
        (["WELDER QUALIFICATION CARD", "AWS D1.1", "CWI witness"], "AWS D1.1 Welder Qualification", None),
        (["NCCCO", "CERTIFIED MOBILE CRANE OPERATOR", "Lattice Boom"], "Certified Mobile Crane Operator", NCCCO),
        (["Certification of Crane Operators", "RIGGER LEVEL l"], "Rigger Level I", NCCCO),
        (["NCCER", "has earned", "Electrical Level Two"], "NCCER Electrical Level Two", NCCER),
        (["Certificate of Training", "MSHA Form 5000-23"], "MSHA 5000-23 Certificate of Training", MSHA),
    ],
)
def test_the_kind_and_its_issuer(lines: list[str], name: str, issuer: str | None) -> None:
    assert identified("\n".join(lines)) == (name, issuer)


@pytest.mark.parametrize(
    "lines",
    [
        ["NCCCO", "CERTIFIED MOBILE CRANE OPERATOR", "CERTIFIED SIGNAL PERSON"],
        ["OSHA", "10", "30", "HOURS"],
        ["Signal Person", "Acme Training"],
    ],
)
def test_what_could_be_of_two_kinds_is_of_none(lines: list[str]) -> None:
    assert identified("\n".join(lines))[0] is None
