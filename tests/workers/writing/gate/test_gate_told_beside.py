"""True sentences that tell beside the work what others do, what is not held, and what was just counted."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill


@pytest.fixture(scope="module")
def tech() -> Judge:
    """A technician promoted within a firm whose name stands in brackets, before that a packer in Spanish."""
    return Judge(
        assignment(
            ProfileFacts(
                name="Ines Duarte",
                email="ines@example.com",
                experiences=(
                    Experience(
                        "tech",
                        "Maintenance Technician",
                        "Wisteria Court (Dunmore Residential)",
                        date(2022, 11, 7),
                        None,
                        "No cool / no heat calls, 5-6 a day in summer\n"
                        "Unload 18 to 25 trailers a day\n"
                        "Weld ducts with stick and MIG\n"
                        "Fill out form 3, quality signs\n"
                        "Test the air in permit-required confined spaces\n"
                        "Run the bender on programs; programs by engineering",
                    ),
                    Experience(
                        "porter",
                        "Porter",
                        "Dunmore Residential",
                        date(2021, 5, 17),
                        date(2022, 11, 4),
                        "Trash rooms and pressure washing",
                    ),
                    Experience(
                        "packer",
                        "Empacador",
                        "Cerro Alto Foods",
                        date(2018, 1, 8),
                        date(2021, 4, 30),
                        "La primera pieza la revisaba con vernier y la firmaba calidad",
                    ),
                ),
                skills=(Skill("mig", "MIG", "Technical Skill", "Intermediate"),),
                credentials=(
                    Credential("osha", "OSHA 10", "OSHA Outreach", date(2018, 9, 10), None),
                    Credential("twic", "TWIC card", "TSA", date(2019, 3, 5), date(2024, 6, 14)),
                    Credential("aid", "First Aid/CPR", "American Red Cross", date(2025, 3, 8), date(2027, 3, 8)),
                ),
                today=date(2026, 11, 22),
            )
        )
    )


PLACES = (None, "tech", "porter", "packer")


@pytest.mark.parametrize(
    "text",
    [
        "Promoted from porter to maintenance technician within Dunmore Residential.",
        "Fill out form 3, which the quality department then signs.",
        "I take five or six no-heat calls a day in summer.",
        "Unloads around twenty trailers a day.",
        "Weld ducts with stick and MIG, two processes.",
        "I carry OSHA 10, not OSHA 30.",
        "My first aid card runs into 2027.",
        "Antes de Dunmore Residential fui empacador en Cerro Alto Foods.",
        "Tests the air in permit-required confined spaces.",
        "I let my TWIC card lapse in 2024.",
        "I washed trash rooms, and I understand how they work.",
        "Roughly four years as a maintenance technician.",
    ],
)
def test_what_is_told_beside_stands(tech: Judge, text: str) -> None:
    assert any(not tech.verdict(text, experience=place).faults for place in PLACES)


@pytest.mark.parametrize(
    "text",
    [
        "Promoted from packer to porter at Dunmore Residential.",
        "Fill out and sign form 3.",
        "I take eight or nine no-heat calls a day in summer.",
        "Unloads around forty trailers a day.",
        "Weld ducts with stick and MIG, four processes.",
        "I carry OSHA 10, not only OSHA 30.",
        "My first aid card runs into 2029.",
        "I let my TWIC card lapse in 2023.",
        "I let my OSHA 10 card lapse in 2024.",
        "Roughly six years as a maintenance technician.",
    ],
)
def test_what_is_none_of_the_rows_falls(tech: Judge, text: str) -> None:
    assert all(tech.verdict(text, experience=place).faults for place in PLACES)
