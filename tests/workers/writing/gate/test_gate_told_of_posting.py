"""What a sentence tells of its employer: proven by the posting, near each other there, and only so."""

import pytest

from tests.workers.writing.gate.test_gate_typed import judge_of_posting
from workers.writing.gate.verdict import Judge

POSTING = (
    "Glazing Superintendent - Bay Facades, Tacoma WA\n"
    "We are on the Puyallup River 20 miles east of Gig Harbor. Our system is 60 percent unitized panels,"
    " with storefront.\n"
    "You will lead eight to twelve glaziers in Tacoma and Federal Way. Half of our glaziers speak Spanish.\n"
    "Panels go to 28 feet. Software: Procore. No travel."
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return judge_of_posting(POSTING)


@pytest.mark.parametrize(
    ("false", "true"),
    [
        (
            "You are looking for someone to lead eight to fifteen glaziers in Tacoma and Federal Way.",
            "You are looking for someone to lead eight to twelve glaziers in Tacoma and Federal Way.",
        ),
        (
            "You are looking for someone to lead eight to twelve glaziers in Tacoma and Spokane.",
            "Your panels go to 28 feet.",
        ),
        (
            "Su taller está sobre el río Puyallup, treinta millas al este de Gig Harbor.",
            "Su taller está sobre el río Puyallup, veinte millas al este de Gig Harbor.",
        ),
        ("All of your glaziers speak Spanish.", "Half of your glaziers speak Spanish."),
        ("Sixty percent of your system is storefront.", "Sixty percent of your system is unitized panels."),
        ("Your software is Procore, which I use every day.", "Your software is Procore."),
    ],
)
def test_what_is_told_of_the_employer_is_held_against_its_posting(judge: Judge, false: str, true: str) -> None:
    """Figures with what they count, names and shares; and what its person then claims of it is a claim."""
    assert (judge.verdict(false).passes, judge.verdict(true).passes) == (False, True)
