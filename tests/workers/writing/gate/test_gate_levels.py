"""Several skills at one or several levels in a sentence, in the row's language or the other: each beside one raised."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Experience, ProfileFacts, Skill

PERSON = ProfileFacts(
    name="Ana Pratt",
    email="ana@example.com",
    experiences=(
        Experience("yard", "Grounds Technician", "Larch Grounds", date(2020, 3, 2), None, "Mowed and edged parks."),
    ),
    skills=(
        Skill("mower", "Zero-turn mower", "Heavy Equipment", "Expert"),
        Skill("blower", "Backpack blower", "Power Tool", "Expert"),
        Skill("compactor", "Plate compactor", "Power Tool", "Advanced"),
        Skill("washer", "Pressure washer", "Power Tool", "Intermediate"),
        Skill("saw", "Chainsaw", "Power Tool", "Beginner"),
        Skill("excel", "Excel", "Software", "Intermediate"),
    ),
    credentials=(),
    today=date(2026, 11, 22),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON))


@pytest.mark.parametrize(
    ("false", "true"),
    [
        (
            "Soy experta con la podadora de giro cero y la lavadora a presión.",
            "Soy experta con la podadora de giro cero y la sopladora de mochila.",
        ),
        (
            "Soy experta con la compactadora y principiante con la motosierra.",
            "Tengo nivel avanzado con la compactadora y soy principiante con la motosierra.",
        ),
        (
            "Expert with a zero-turn mower, advanced with a pressure washer.",
            "Expert with a zero-turn mower, advanced with a plate compactor.",
        ),
        (
            "Runs a plate compactor at an expert level and a pressure washer at an intermediate one.",
            "Runs a plate compactor at an advanced level and a pressure washer at an intermediate one.",
        ),
        (
            "En la motosierra tengo nivel avanzado, y en Excel soy principiante.",
            "En la motosierra todavía soy principiante, pero en Excel tengo nivel intermedio.",
        ),
        ("Mi nivel de Excel es avanzado.", "Mi nivel de Excel es intermedio."),
        (
            "Expert with the chainsaw and the backpack blower.",
            "Expert with the zero-turn mower and the backpack blower.",
        ),
        ("Soy experta con la retroexcavadora.", "Soy experta con la podadora."),
    ],
)
def test_each_skill_of_a_list_is_held_against_its_own_level(judge: Judge, false: str, true: str) -> None:
    assert not judge.verdict(false).passes
    assert judge.verdict(true).passes, judge.verdict(true).faults
