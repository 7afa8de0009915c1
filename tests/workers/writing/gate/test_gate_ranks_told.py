"""Ranks, trainings and figures that are another's or a part's, and those that a line tells of its person."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Experience, ProfileFacts


@pytest.fixture(scope="module")
def installer() -> Judge:
    """An installer who leads a roof crew since 2024, after an apprenticeship of four years."""
    return Judge(
        assignment(
            ProfileFacts(
                name="Pat Doyle",
                email="pat@example.com",
                experiences=(
                    Experience(
                        "now",
                        "Solar Installer",
                        "Suncrest Energy",
                        date(2021, 3, 1),
                        None,
                        "Installed racking.\nI am roof lead since June 2024.\nInspect harnesses until the manager "
                        "arrives.\nMoved to setup on 2 of the 6 inverters.\nOn call every other week.\nAbout 2 systems "
                        "a week with 4 helpers.",
                    ),
                    Experience(
                        "then",
                        "Apprentice Roofer",
                        "Bigleaf Roofing",
                        date(2017, 1, 9),
                        date(2020, 12, 18),
                        "Graduated from the four year program.\nLaid shingles.",
                    ),
                ),
                skills=(),
                credentials=(),
                today=date(2026, 11, 22),
            )
        )
    )


@pytest.mark.parametrize(
    "text",
    [
        "Roof lead for over two years, since June 2024.",
        "Inspect harnesses until the safety manager arrives.",
        "Moved to setup on 2 of the 6 inverters.",
        "Graduated from a four-year apprenticeship.",
        "On call every second week.",
        "About two systems a week.",
    ],
)
def test_what_a_line_tells_of_its_person_stands(installer: Judge, text: str) -> None:
    assert not installer.verdict(text).faults


@pytest.mark.parametrize(
    "text",
    [
        "Roof lead for over four years.",
        "Site lead since June 2024.",
        "Inspect harnesses as the safety manager.",
        "Covered for the safety manager.",
        "Set up all six inverters.",
        "Graduated from a six-year apprenticeship.",
        "Installed racking without a single leak.",
        "Gave training on racking to new hires.",
        "On call every third week.",
        "About four systems a week.",
    ],
)
def test_what_is_anothers_or_more_falls(installer: Judge, text: str) -> None:
    assert installer.verdict(text).faults
