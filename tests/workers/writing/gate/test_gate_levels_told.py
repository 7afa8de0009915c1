"""Levels of skills told in the other language, beside other words, and of what somebody has only begun with."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Experience, ProfileFacts, Skill


@pytest.fixture(scope="module")
def joiner() -> Judge:
    """A cabinetmaker who typed his tools in Spanish."""
    return Judge(
        assignment(
            ProfileFacts(
                name="Pat Doyle",
                email="pat@example.com",
                experiences=(
                    Experience(
                        "now", "Ebanista", "Maderas Roble", date(2018, 9, 10), None, "Hago gabinetes y leo planos."
                    ),
                ),
                skills=(
                    Skill("s1", "Canteadora", "Power Tool", "Advanced"),
                    Skill("s2", "Arnés anticaídas", "Safety Equipment", "Expert"),
                    Skill("s3", "Mastercam", "Software", "Beginner"),
                    Skill("s4", "Lijadora de banda", "Power Tool", "Intermediate"),
                ),
                credentials=(),
                today=date(2026, 11, 22),
            )
        )
    )


@pytest.mark.parametrize(
    "text",
    [
        "Advanced with the edgebander and intermediate with the belt sander, both of which you list.",
        "I rate myself intermediate on the belt sander.",
        "Dominio avanzado de la canteadora.",
        "In Mastercam I am just starting out.",
        "Apenas estoy empezando con Mastercam.",
        "Expert with harness gear.",
    ],
)
def test_a_level_that_the_row_has_stands(joiner: Judge, text: str) -> None:
    assert not joiner.verdict(text).faults


@pytest.mark.parametrize(
    "text",
    [
        "Expert with the edgebander and intermediate with the belt sander.",
        "I rate myself advanced on the belt sander.",
        "Dominio experto de la canteadora.",
        "Advanced in Mastercam.",
        "Just starting out with SolidWorks.",
        "Advanced with the band saw.",
    ],
)
def test_a_level_above_the_row_or_of_another_tool_falls(joiner: Judge, text: str) -> None:
    assert joiner.verdict(text).faults
