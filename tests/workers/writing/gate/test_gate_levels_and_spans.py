"""Levels, letters and spans of one row told of another, and true ones told in other words."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts


@pytest.fixture(scope="module")
def mechanic() -> Judge:
    """A mechanic B who operated machines and cleaned before, with cards in force and one that has expired."""
    return Judge(
        assignment(
            ProfileFacts(
                name="Ines Duarte",
                email="ines@example.com",
                experiences=(
                    Experience(
                        "plant",
                        "Diesel Technician II, Mechanic B",
                        "Marlow Foods",
                        date(2019, 1, 7),
                        None,
                        "Repair diesel engines and conveyors\n"
                        "Cut setup time on repeat jobs from 3 hours to 2\n"
                        "Train operators; the certified trainer signs off\n"
                        "No preventable accidents since start here\n"
                        "Best month of repairs was $61,000 in 2025",
                    ),
                    Experience(
                        "ag",
                        "Diesel Mechanic",
                        "Oakdale Repair",
                        date(2014, 1, 6),
                        date(2018, 12, 21),
                        "Repaired tractors. Employee of the month in July 2015",
                    ),
                    Experience(
                        "hotel", "Housekeeper", "Costa Hotel", date(2010, 1, 4), date(2013, 12, 27), "Cleaned rooms"
                    ),
                ),
                skills=(),
                credentials=(
                    Credential("nims", "NIMS CNC Milling Level I", "NIMS", date(2017, 11, 2), None),
                    Credential("t2", "ASE T2 Diesel Engines", "ASE", date(2019, 5, 17), date(2029, 5, 17)),
                    Credential("t4", "ASE T4 Brakes", "ASE", date(2019, 5, 17), date(2024, 5, 17)),
                    Credential("air", "Class B license, air brakes", "Ohio BMV", date(2019, 2, 8), date(2029, 2, 8)),
                    Credential("mvac", "Section 609 MVAC", "MACS", date(2015, 3, 11), None),
                ),
                today=date(2026, 11, 22),
            )
        )
    )


PLACES = (None, "plant", "ag", "hotel")


@pytest.mark.parametrize(
    "text",
    [
        "NIMS CNC Milling Level II credentialed.",
        "Mechanic A at Marlow Foods since 2019.",
        "ASE certified in diesel engines and brakes, all current.",
        "Cut setup time on repeat jobs by more than half.",
        "Trains and certifies operators at Marlow Foods.",
        "No preventable accidents in my entire career.",
        "Employee of the year at Oakdale Repair.",
    ],
)
def test_no_level_letter_or_span_of_another_row(mechanic: Judge, text: str) -> None:
    assert all(mechanic.verdict(text, experience=place).faults for place in PLACES)


@pytest.mark.parametrize(
    "text",
    [
        "NIMS CNC Milling Level I credentialed.",
        "Mechanic B at Marlow Foods since 2019.",
        "ASE certified in diesel engines.",
        "Cut setup time on repeat jobs.",
        "Trains operators at Marlow Foods.",
        "No preventable accidents since start at Marlow Foods.",
        "Employee of the month at Oakdale Repair in July 2015.",
        "Nearly thirteen years as a diesel mechanic.",
        "Section 609 certified for mobile air conditioning since 2015.",
        "Almost four years cleaning.",
        "Diesel engines are second nature to me.",
    ],
)
def test_the_own_level_letter_or_span_stands(mechanic: Judge, text: str) -> None:
    assert any(not mechanic.verdict(text, experience=place).faults for place in PLACES)
