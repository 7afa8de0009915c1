"""Names of papers, tools and models that a sentence tells in the other language, or takes for a level or a length."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill


@pytest.fixture(scope="module")
def molder() -> Judge:
    """A molder and grinder with papers in both languages, whose tools are named in Spanish."""
    return Judge(
        assignment(
            ProfileFacts(
                name="Elvira Cantrell",
                email="elvira@example.com",
                experiences=(
                    Experience(
                        "molder",
                        "Molder",
                        "Orchard Foundry",
                        date(2015, 3, 9),
                        None,
                        "Hunter HMP-20 match plate, 120 molds an hour\n"
                        "Surface grind core boxes to .0003\n"
                        "Assemble core boxes with the Domino\n"
                        "Heat weld liners with a gun\n"
                        "Core box changes myself, repairs go to the pattern shop",
                    ),
                    Experience(
                        "ndt",
                        "NDT Technician",
                        "Orchard Foundry",
                        date(2013, 3, 9),
                        date(2015, 3, 6),
                        "UT thickness on castings",
                    ),
                ),
                skills=(
                    Skill("gun", "Pistola de aire caliente", "Heavy Equipment", "Advanced"),
                    Skill("handler", "Manipulador de llantas", "Heavy Equipment", "Beginner"),
                    Skill("domino", "Festool Domino", "Heavy Equipment", "Expert"),
                    Skill("forklift", "Montacargas", "Heavy Equipment", "Beginner"),
                    Skill("hunter", "Hunter HMP-20", "Heavy Equipment", "Expert"),
                ),
                credentials=(
                    Credential("tower", "NWSA Telecommunications Tower Technician I", "NWSA", date(2022, 9, 12), None),
                    Credential(
                        "pest", "Tarjeta de control de plagas", "Florida FDACS", date(2020, 3, 9), date(2027, 3, 9)
                    ),
                    Credential(
                        "pipe", "CPVC installer (BlazeMaster)", "Lubrizol", date(2025, 3, 11), date(2027, 3, 11)
                    ),
                    Credential("rope", "Harken rigger", "Harken", date(2019, 3, 11), date(2021, 3, 11)),
                    Credential(
                        "mine", "MSHA Part 46 annual refresher", "Orchard Foundry", date(2026, 2, 10), date(2027, 2, 10)
                    ),
                    Credential("air", "MSHA Part 48", "Orchard Foundry", date(2024, 2, 10), date(2025, 2, 10)),
                    Credential(
                        "permit", "Licencia clase B (permiso de aprendizaje)", "Arizona MVD", date(2026, 8, 24), None
                    ),
                    Credential("joiner", "Diploma de ebanistería", "CECATI 15", date(2007, 11, 30), None),
                ),
                today=date(2026, 11, 27),
            )
        )
    )


PLACES = (None, "molder", "ndt")


@pytest.mark.parametrize(
    "text",
    [
        "I hold the NWSA certificate, level I.",
        "NDT technician at Orchard Foundry.",
        "My Florida pest control card is valid through March 2027.",
        "Mi curso anual MSHA Parte 46 está al día hasta febrero de 2027.",
        "I have a Class B learner's permit.",
        "Installs CPVC as a BlazeMaster-trained installer.",
        "Earned a cabinetmaking diploma at CECATI 15 in November 2007.",
        "Grinds core boxes to three ten-thousandths.",
        "More than ten years on a Hunter HMP-20 at Orchard Foundry.",
        "Assembles core boxes with the Domino.",
        "Heat welds liners with a hot air gun.",
        "I change core boxes on my own.",
        "I am still in training on the forklift.",
        "The forklift is something I have only begun to learn.",
    ],
)
def test_a_name_told_otherwise_stands(molder: Judge, text: str) -> None:
    assert any(not molder.verdict(text, experience=place).faults for place in PLACES)


@pytest.mark.parametrize(
    "text",
    [
        "I hold the NWSA certificate, level II.",
        "NDT technician with UT Level II.",
        "My Texas pest control card is valid through March 2027.",
        "My Florida pest control license is valid through March 2029.",
        "Mi MSHA Parte 48 está al día.",
        "I have a Class B license.",
        "CPVC installer, BlazeMaster-certified supervisor.",
        "Installs ropes as a Harken-trained rigger.",
        "Earned a cabinetmaking diploma at CECATI 15 in November 2009.",
        "Grinds core boxes to one ten-thousandth.",
        "More than fifteen years on a Hunter HMP-20 at Orchard Foundry.",
        "More than ten years on a Hunter HMP-30 at Orchard Foundry.",
        "Heat welds liners with a tire handler.",
        "I grind core boxes on my own.",
        "I am in training on the crane.",
    ],
)
def test_another_name_falls(molder: Judge, text: str) -> None:
    assert all(molder.verdict(text, experience=place).faults for place in PLACES)
