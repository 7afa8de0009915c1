"""What a sentence says of the posting: true of the posting, whatever its person has, or refused."""

import pytest

from tests.workers.writing.gate.test_gate_typed import judge_of_posting
from workers.writing.gate.verdict import Judge

POSTING = (
    "Glazing Superintendent - Bay Facades, Tacoma WA\n"
    "Two towers, 14 cranes, curtain wall and storefront. Days, Monday-Thursday, no travel. Every other Friday off.\n"
    "Must have: OSHA 30, 3 years with storefront.\n"
    "Nice to have: suction cups, AutoCAD.\n"
    "Company truck, dental and pension. Start Jan 11 2027."
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return judge_of_posting(POSTING)


@pytest.mark.parametrize(
    ("false", "true"),
    [
        ("Your posting requires AutoCAD.", "Your posting requires OSHA 30."),
        ("Bay Facades runs 40 cranes.", "Bay Facades runs 14 cranes."),
        ("Your night shift opening appeals to me.", "Your Monday schedule appeals to me."),
        ("Your opening involves regular travel, which suits me.", "Your company truck suits me."),
        ("Bay Facades gives every Friday off.", "Bay Facades gives every other Friday off."),
        ("Its company truck and paid overtime appeal to me.", "Its company truck and dental appeal to me."),
        ("Bay Facades works Monday to Saturday.", "Bay Facades works Monday to Thursday."),
        ("OSHA 30, which you ask for, I have held since 2015.", "Your job requires the OSHA 30, which I do not have."),
        (
            "I have hung stainless doors, one of the items you ask for.",
            "Storefront, which Bay Facades asks for, is my work at Norte Glass.",
        ),
        ("I meet every requirement of your ad.", "I run a crew at Norte Glass ahead of your January 11 start."),
    ],
)
def test_the_posting_says_what_is_said_of_it(judge: Judge, false: str, true: str) -> None:
    """Its figures, shifts, days and benefits, and whether it demands or only welcomes."""
    assert (judge.verdict(false).passes, judge.verdict(true).passes) == (False, True)
