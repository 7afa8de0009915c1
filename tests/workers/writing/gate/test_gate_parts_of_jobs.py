"""What was only a part of a job, somebody else's part, or another job's: no rank, no years, no employer come of it."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts


@pytest.fixture(scope="module")
def finisher() -> Judge:
    """A concrete finisher who was a mason and a driver before, and did a foreman's work one day a week."""
    return Judge(
        assignment(
            ProfileFacts(
                name="Ines Duarte",
                email="ines@example.com",
                experiences=(
                    Experience(
                        "flat",
                        "Concrete Finisher",
                        "Marlow Flatwork",
                        date(2018, 11, 5),
                        None,
                        "Finish slabs and curbs with trowel and float\n"
                        "Foreman of the crew of 5 one day a week\n"
                        "Second in charge on Saturdays; crew lead signs the daily log\n"
                        "Sawing on slabs, sub company does coring and testing\n"
                        "My reject rate was 2% in 2025\n"
                        "No lost time injuries on my crew 2022 thru 2025",
                    ),
                    Experience(
                        "masonry",
                        "Mason",
                        "Tule Masonry",
                        date(2012, 11, 5),
                        date(2018, 10, 26),
                        "Laid block and poured footings",
                    ),
                    Experience(
                        "bus",
                        "Substitute Bus Driver",
                        "Ridge Schools",
                        date(2010, 1, 4),
                        date(2012, 10, 26),
                        "Drove routes",
                    ),
                ),
                skills=(),
                credentials=(
                    Credential("weld", "ASME IX 6G carbon steel", "Delta Lab", date(2020, 1, 15), None),
                    Credential("osha", "OSHA 10", "OSHA Outreach", date(2018, 9, 10), None),
                ),
                today=date(2026, 11, 22),
            )
        )
    )


@pytest.mark.parametrize(
    ("invented", "true"),
    [
        ("Working foreman of a five-person crew at Marlow Flatwork.", "Finisher on a crew of five at Marlow Flatwork."),
        ("Crew lead at Marlow Flatwork.", "Concrete finisher at Marlow Flatwork."),
        ("Over twelve years as a concrete finisher.", "Eight years as a concrete finisher."),
        ("Permanent bus driver at Ridge Schools.", "Substitute bus driver at Ridge Schools."),
        ("Sawing, coring and testing on slabs.", "Sawing on slabs."),
        ("Cut the crew's reject rate to 2%.", "My reject rate was 2% in 2025."),
        ("No lost-time injuries in eight years of finishing slabs.", "No lost-time injuries in four years."),
        ("Spent two years on the crew of a county hospital before joining Marlow Flatwork.", "Laid block."),
        ("Qualified in 6G on stainless and carbon steel under ASME IX.", "Qualified in 6G on carbon steel."),
        ("Finished and commissioned slabs.", "Finished slabs and curbs."),
    ],
)
def test_a_part_of_a_job_is_told_as_that(finisher: Judge, invented: str, true: str) -> None:
    for place in (None, "flat", "masonry", "bus"):
        assert finisher.verdict(invented, experience=place).faults
    assert any(not finisher.verdict(true, experience=place).faults for place in (None, "flat", "masonry", "bus"))


def test_years_of_a_trade_take_in_no_job_that_had_it_for_a_while() -> None:
    coordinator = Experience(
        "safety", "Safety Coordinator", "Ridge Builders", date(2022, 2, 14), None, "Walk the sites daily"
    )
    laborer = Experience(
        "labor",
        "Laborer",
        "Ridge Builders",
        date(2019, 8, 5),
        date(2022, 2, 11),
        "Hole covers and guardrails\nSafety committee for the last year",
    )
    facts = ProfileFacts(
        name="Ana Cruz",
        email="ana@example.com",
        experiences=(coordinator, laborer),
        skills=(),
        credentials=(),
        today=date(2026, 11, 22),
    )
    judge = Judge(assignment(facts))

    assert judge.verdict("Seven years of construction safety experience.").faults
    assert not judge.verdict("More than four years of construction safety experience.").faults
