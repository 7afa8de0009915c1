"""What was only a part of a job, somebody else's part, or another job's: no rank, no years, no employer come of it."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.facts import Credential, Experience, ProfileFacts
from workers.writing.gate.verdict import Judge


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
                        "Finish slabs and curbs with trowel and float, run the forklift\n"
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
                        "Laid block and poured footings\nRan the forklift for the last year",
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
        ("Thirteen years on forklifts.", "Eight years on forklifts."),
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
