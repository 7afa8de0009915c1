"""Years in all: of a trade, a thing or a kind of place, and not what a title or an employer claims."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Experience, ProfileFacts


def _judge(*experiences: Experience) -> Judge:
    person = ProfileFacts(
        name="Pat Doyle",
        email="pat@example.com",
        experiences=experiences,
        skills=(),
        credentials=(),
        today=date(2026, 11, 22),
    )
    return Judge(assignment(person))


@pytest.fixture(scope="module")
def ironworker() -> Judge:
    """Seven and a half years a journeyman, nearly four an apprentice, one a mason's laborer."""
    return _judge(
        Experience("now", "Journeyman Ironworker", "Northpier Erectors", date(2019, 4, 1), None, "Bolted up steel."),
        Experience(
            "then", "Apprentice Ironworker", "Calder Steel", date(2015, 6, 1), date(2019, 3, 29), "Tied rebar on decks."
        ),
        Experience("first", "Laborer", "Pike Masonry", date(2014, 3, 10), date(2015, 5, 22), "Mixed mortar."),
    )


@pytest.fixture(scope="module")
def mechanic() -> Judge:
    """Six years in a bakery, four and a half in a snack plant, nearly three at a tire shop."""
    return _judge(
        Experience(
            "bakery",
            "Maintenance Technician",
            "Harrow Baking Co.",
            date(2020, 9, 21),
            None,
            "Repaired ovens and conveyors.",
        ),
        Experience(
            "snacks",
            "Packaging Line Mechanic",
            "Ebbtide Snack Foods",
            date(2016, 2, 15),
            date(2020, 9, 11),
            "Rebuilt case packers.",
        ),
        Experience("tires", "Tire Technician", "Lomax Tires", date(2013, 6, 3), date(2016, 2, 5), "Mounted tires."),
    )


@pytest.mark.parametrize(
    ("false", "true"),
    [
        (
            "Ironworker with more than thirteen years in the trade.",
            "Ironworker with more than eleven years in the trade.",
        ),
        (
            "Journeyman ironworker for more than eleven years.",
            "Journeyman ironworker with 11 years in the trade, from apprentice at Calder Steel to my current job.",
        ),
        ("Eleven years at Northpier Erectors.", "Seven years at Northpier Erectors."),
        ("Thirteen years in ironwork in all.", "Eleven years in ironwork in all."),
        (
            "More than twelve years in the ironworking trade, starting as an apprentice at Calder Steel.",
            "More than eleven years in the ironworking trade, starting as an apprentice at Calder Steel.",
        ),
        ("Nearly a decade as a journeyman.", "More than a decade in the trade."),
    ],
)
def test_a_trade_takes_in_its_apprenticeship_and_a_title_does_not(ironworker: Judge, false: str, true: str) -> None:
    assert not ironworker.verdict(false).passes
    assert ironworker.verdict(true).passes, ironworker.verdict(true).faults


@pytest.mark.parametrize(
    ("false", "true"),
    [
        (
            "Maintenance technician with over twelve years in food plants.",
            "Maintenance technician with over ten years in food plants, six of them at Harrow Baking.",
        ),
        (
            "Maintenance technician with over ten years at Harrow Baking.",
            "Maintenance technician with over six years at Harrow Baking.",
        ),
        ("Worked for four companies.", "Worked for three companies."),
    ],
)
def test_a_kind_of_place_takes_in_the_jobs_there(mechanic: Judge, false: str, true: str) -> None:
    assert not mechanic.verdict(false).passes
    assert mechanic.verdict(true).passes, mechanic.verdict(true).faults
