"""Papers told side by side, each with a day of its own, endorsements, and courses that have an end."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import WELDER, assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience

DRIVER = msgspec.structs.replace(
    WELDER,
    experiences=(
        Experience("tank", "Tank Truck Driver", "Papillion Fuels", date(2018, 6, 4), None, "Deliver fuel to farms"),
    ),
    skills=(),
    credentials=(
        Credential("cdl", "CDL Class B w/ tanker", "Texas DPS", date(2018, 6, 29), date(2030, 6, 29)),
        Credential("osha", "OSHA 10", "OSHA", date(2018, 6, 15), None),
        Credential("lift", "Montacargas", "Wabash", date(2022, 1, 24), date(2025, 1, 24)),
        Credential("crane", "Operador de grúa viajera", "Wabash", date(2025, 9, 29), date(2028, 9, 29)),
        Credential("rail", "Conductor certification (49 CFR 242)", "Pee Dee", date(2024, 10, 14), date(2027, 10, 14)),
        Credential("dive", "Diving physical", "Huron Clinic", date(2026, 6, 1), date(2027, 6, 1)),
        Credential("twic", "TWIC", "TSA", date(2023, 8, 1), date(2028, 8, 1)),
        Credential("space", "Confined space entry", "Papillion", date(2019, 2, 4), date(2021, 2, 4)),
    ),
    today=date(2026, 11, 27),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(DRIVER))


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        (
            (
                "Mi tarjeta de grúa viajera está vigente hasta septiembre de 2028, "
                "pero la de montacargas venció en enero de 2025."
            ),
            (
                "Mi tarjeta de grúa viajera está vigente hasta enero de 2025, "
                "pero la de montacargas venció en enero de 2028."
            ),
        ),
        (
            "My crane card is valid until September 2028, whereas my physical is valid until June 2027.",
            "My crane card is valid until September 2028, whereas my physical is valid until June 2028.",
        ),
        (
            "My TWIC is valid until August 2028 and my crane card until September 2028.",
            "My TWIC is valid until August 2028 and my crane card until August 2029.",
        ),
        (
            "Tengo OSHA 10 desde 2018 y licencia CDL clase B válida hasta 2030.",
            "Tengo OSHA 30 desde 2018 y licencia CDL clase B válida hasta 2030.",
        ),
        ("Carries a Class B CDL with tanker endorsement.", "Carries a Class B CDL with hazmat endorsement."),
        (
            "My conductor certification under Part 242 is valid until October 2027.",
            "My conductor certification under Part 240 is valid until October 2027.",
        ),
        ("Mi curso de espacios confinados venció en febrero de 2021.", "Mi curso de espacios confinados está vigente."),
        (
            "Mi constancia de montacargas venció en enero de 2025.",
            "Mi constancia de montacargas venció en mayo de 2025.",
        ),
    ],
)
def test_each_paper_is_held_against_its_own_row(judge: Judge, true: str, made_up: str) -> None:
    """What one paper's row has proves nothing of the other."""
    assert judge.verdict(true).passes
    assert not judge.verdict(made_up).passes
