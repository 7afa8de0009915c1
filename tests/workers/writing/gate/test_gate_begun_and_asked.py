"""Days on which something began or was left, and years whose what stands elsewhere: in what is asked, behind "all"."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import assignment
from workers.posting.requirements.reading import understand_posting
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Experience, ProfileFacts

POSTING = "Kettle Operator - Acme Zinc, Tulsa OK\nLooking for: five years at a kettle; two years on zinc."


@pytest.fixture(scope="module")
def judge() -> Judge:
    """Five years on a kettle, three and a half on a rack line, two at a counter."""
    experiences = (
        Experience(
            "kettle",
            "Kettle Operator",
            "Birchline Galvanizing",
            date(2021, 10, 4),
            None,
            "Dip steel in a zinc kettle.\nSince 2024 train dippers.",
        ),
        Experience(
            "line", "Rack Helper", "Birchline Galvanizing", date(2018, 3, 5), date(2021, 10, 1), "Hung work on racks."
        ),
        Experience("first", "Counter Clerk", "Sandhill Rentals", date(2016, 2, 1), date(2018, 2, 23), "Rented tools."),
    )
    facts = ProfileFacts(
        name="Pat Doyle",
        email="pat@example.com",
        experiences=experiences,
        skills=(),
        credentials=(),
        today=date(2026, 11, 22),
    )
    return Judge(msgspec.structs.replace(assignment(facts), posting=understand_posting(POSTING), posting_text=POSTING))


@pytest.mark.parametrize(
    ("false", "true"),
    [
        ("Became a kettle operator in June 2020.", "Became a kettle operator in October 2021."),
        ("I moved into the kettle in March 2018.", "I moved to the kettle in October 2021."),
        ("Took over the zinc kettle in 2023.", "Took over the zinc kettle in 2021."),
        ("Left Sandhill Rentals in 2017.", "Left Sandhill Rentals in 2018."),
        ("Dejé Sandhill Rentals en 2017.", "Dejé Sandhill Rentals en 2018."),
        ("I joined Birchline Galvanizing in 2022.", "I joined Birchline Galvanizing in 2018."),
        ("Took over the zinc kettle in 2019.", "Hung work on racks in 2019."),
    ],
)
def test_a_beginning_is_held_to_first_days_and_a_leaving_to_last_ones(judge: Judge, false: str, true: str) -> None:
    assert not judge.verdict(false).passes
    assert judge.verdict(true).passes, judge.verdict(true).faults


def test_a_day_at_work_proves_what_did_not_begin_then(judge: Judge) -> None:
    verdict = judge.verdict("In 2020 I hung work on racks.")
    assert verdict.passes, verdict.faults


@pytest.mark.parametrize(
    ("false", "true"),
    [
        ("You want five years at a kettle, and I have eight.", "You want five years at a kettle, and I have five."),
        ("You ask for two years on zinc; I have eight.", "You ask for two years on zinc; I have five."),
        (
            "Eight years at Birchline Galvanizing, every one of them on the kettle.",
            "Eight years at Birchline Galvanizing, five of them on the kettle.",
        ),
    ],
)
def test_years_are_of_what_is_asked_or_said_of_all_of_them(judge: Judge, false: str, true: str) -> None:
    assert not judge.verdict(false).passes
    assert judge.verdict(true).passes, judge.verdict(true).faults
