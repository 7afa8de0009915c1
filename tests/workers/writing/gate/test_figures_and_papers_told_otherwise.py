"""Sums in other notation, employers by the end of their names, years asked for, papers beside a title."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import assignment
from workers.posting.requirements.reading import understand_posting
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts

PERSON = ProfileFacts(
    name="Dana Ruiz",
    email="dana@example.com",
    experiences=(
        Experience(
            "press",
            "Boom Truck Driver",
            "Transportes Sierra Baja",
            date(2017, 7, 10),
            None,
            "Deliver drywall with a 26 ton boom truck. Set pumps at a 6 MGD plant. $1.2M hospital job in 2025.",
        ),
        Experience(
            "bindery",
            "Bindery Helper",
            "Coastal Copy",
            date(2012, 11, 5),
            date(2017, 7, 7),
            "Fold and stitch. Load the truck.",
        ),
    ),
    skills=(),
    credentials=(Credential("cdl", "CDL Class A", "Tennessee", date(2012, 10, 1), date(2028, 10, 1)),),
    today=date(2026, 11, 22),
)
POSTING = "Boom Truck Driver at Ridge Supply. Four years as a boom truck driver. Class A CDL."


@pytest.fixture(scope="module")
def judge() -> Judge:
    posting = understand_posting(POSTING)
    return Judge(msgspec.structs.replace(assignment(PERSON), posting=posting, posting_text=POSTING))


@pytest.mark.parametrize(
    ("false", "true"),
    [
        (
            "Set pumps at a sixteen-million-gallon-per-day plant.",
            "Set pumps at a six million gallon plant.",
        ),
        ("Set pumps at a plant of six thousand gallons a day.", "Set pumps at a six-million-gallon-per-day plant."),
        ("Worked on a hospital job of $12 million in 2025.", "Worked on a hospital job of $1.2 million in 2025."),
        ("Boom truck driver with Sierra Alta since July 2017.", "Boom truck driver with Sierra Baja since July 2017."),
        (
            "Boom truck driver since July 2015 with a Class A CDL that is good through October 2028.",
            "Boom truck driver since July 2017 with a Class A CDL that is good through October 2028.",
        ),
        (
            "Boom truck driver since July 2017 with a Class A CDL that is good through October 2030.",
            "Boom truck driver since July 2017 with a Class A CDL good through October 2028.",
        ),
        (
            "Boom truck driver who has been with Sierra Baja since 2014.",
            "Boom truck driver who has been with Sierra Baja since 2017.",
        ),
        (
            "You ask for four years as a boom truck driver; I have more than three times that.",
            "You ask for four years as a boom truck driver; I have more than twice that.",
        ),
        (
            "Sixteen years in deliveries, from bindery to boom truck.",
            "Fourteen years in deliveries, from bindery to boom truck.",
        ),
        (
            "Fourteen years in deliveries, from office to boom truck.",
            "Fourteen years in all, from bindery to boom truck.",
        ),
    ],
)
def test_each_false_one_falls_and_the_true_one_beside_it_stands(judge: Judge, false: str, true: str) -> None:
    assert (judge.verdict(false).passes, judge.verdict(true).passes) == (False, True)
