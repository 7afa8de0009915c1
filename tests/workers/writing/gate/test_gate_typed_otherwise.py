"""Credentials, numbers and tense told in the words of people: endorsements by letter, roads, quarters, papers held."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts


@pytest.fixture(scope="module")
def driver() -> Judge:
    """A driver between jobs, with a class B licence for passengers and school buses, and two cards of cranes."""
    return Judge(
        assignment(
            ProfileFacts(
                name="Pat Doyle",
                email="pat@example.com",
                experiences=(
                    Experience(
                        "bus",
                        "Bus Driver",
                        "Marlow Transit",
                        date(2018, 5, 7),
                        date(2026, 8, 28),
                        "Road calls on I-5/99\nTop driver Q2 2024\nLaid floors with a double trowel on a 250 MW site",
                    ),
                ),
                skills=(),
                credentials=(
                    Credential(
                        "cdl", "Class B license, P and S endorsements", "Ohio BMV", date(2019, 1, 7), date(2029, 1, 7)
                    ),
                    Credential("crane", "NCCCO Mobile Crane Operator", "NCCCO", date(2018, 2, 16), date(2028, 2, 16)),
                    Credential("signal", "NCCCO Signal Person", "NCCCO", date(2025, 7, 8), date(2030, 7, 8)),
                    Credential("fall", "Fall Protection Competent Person", "Vista Institute", date(2022, 3, 11), None),
                    Credential("osha", "OSHA 30 Construction", "OSHA Outreach", date(2022, 5, 19), None),
                ),
                today=date(2026, 11, 22),
            )
        )
    )


@pytest.mark.parametrize(
    "text",
    [
        "Hold a Class B license with passenger and school bus endorsements.",
        "Certified by NCCCO for mobile cranes through February 2028 and as a signal person through 2030.",
        "Holds OSHA 30 for construction.",
        "Road calls along I-5 and Highway 99.",
        "Top driver in the second quarter of 2024.",
        "My OSHA 30 card is in my pocket.",
        "Competent person in fall protection.",
        "No cuento todavía con MSHA Part 46; tengo OSHA 30.",
    ],
)
def test_what_is_told_otherwise_stands(driver: Judge, text: str) -> None:
    assert not driver.verdict(text).faults


@pytest.mark.parametrize(
    "text",
    [
        "Hold a Class B license with passenger and tank endorsements.",
        "Hold a Class B license with hazmat endorsement.",
        "Certified by NCCCO for mobile cranes through February 2028 and as a rigger through 2030.",
        "Holds OSHA 500 for construction.",
        "Road calls along I-10 and Highway 41.",
        "Top driver in the third quarter of 2024.",
        "Drives the bus on road calls.",
        "Competent person in fall protection, excavation and scaffolding.",
    ],
)
def test_what_is_another_thing_falls(driver: Judge, text: str) -> None:
    assert driver.verdict(text).faults
