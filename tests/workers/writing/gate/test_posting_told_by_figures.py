"""What is told of an employer by other figures than its posting's: rounded, added up, or counted by names."""

import pytest

from tests.workers.writing.gate.test_gate_typed import judge_of_posting
from workers.writing.gate.verdict import Judge

POSTING = (
    "Diesel Technician - Ridge Haul, Fargo ND\n"
    "We run two old truck yards, and a new 4 acre yard opens in June.\n"
    "We keep 140 tractors and 310 trailers on the road in North Dakota and South Dakota.\n"
    "Our yard cares for 11,300 tires a year. Half of our trailers have liftgates."
    " Twelve hour shifts, four on, four off.\n"
    "We will send the right one to a Cummins class. There are long jobs on the books, among them an 84-unit order.\n"
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return judge_of_posting(POSTING)


@pytest.mark.parametrize(
    ("false", "true"),
    [
        ("Your fleet includes 150 tractors and 310 trailers.", "Your fleet includes 140 tractors and 310 trailers."),
        ("Your fleet comes to 470 trucks and trailers.", "Your fleet totals 450 tractors and trailers."),
        ("You keep tractors on the road in three states.", "You keep tractors on the road in two states."),
        ("Your yard cares for more than 12,000 tires a year.", "Your yard cares for more than 11,000 tires a year."),
        ("Your yard cares for more than 9,000 tires a year.", "Your yard cares for almost 12,000 tires a year."),
        ("About half of your tractors have liftgates.", "About half of your trailers have liftgates."),
        ("Among your coming jobs is a 48-unit order.", "Among your coming jobs is an 84-unit order."),
        ("Ustedes trabajan ocho días sí y ocho no.", "Ustedes trabajan turnos de doce horas, cuatro sí y cuatro no."),
        ("You have 310 tractors.", "You have 310 trailers."),
        (
            "You have tractors in North Dakota and trailers; I meet all two.",
            "El turno de doce horas no es problema para mí.",
        ),
        ("El turno de diez horas no es problema para mí.", "El turno de doce horas me parece bueno."),
        ("You offer the right person a Detroit class.", "You offer the right person a Cummins class."),
        ("You offer a Cummins class and I am the right person.", "You offer a Cummins class."),
    ],
)
def test_figures_of_the_employer_told_otherwise(judge: Judge, false: str, true: str) -> None:
    """A rounded figure rounds to no more than a tenth, a total is that of what is named, and states are counted."""
    assert (judge.verdict(false).passes, judge.verdict(true).passes) == (False, True)


def test_who_checks_each_thing_claims_no_whole_list(judge: Judge) -> None:
    """To check each bead is work; to check every box claims all that is asked for."""
    faults = [fault.reason.value for fault in judge.verdict("I check each bead on the beams.").faults]
    assert "wholesale" not in faults
    assert not judge.verdict("I check every box on your list.").passes
