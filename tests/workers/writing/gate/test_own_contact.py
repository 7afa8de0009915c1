"""How a person is reached: their own phone and address pass the gate, anybody else's don't."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, Draft
from workers.writing.gate.gate import FactGate
from workers.writing.matching.keywords import match
from workers.writing.person.facts import ProfileFacts, Reachable

REACHABLE = Reachable(phone="(555) 010-2233", place="Reno, NV")


def passes(sentence: str, reachable: Reachable = REACHABLE) -> bool:
    facts = ProfileFacts("Ana Ruiz", "ana@example.com", (), (), (), date(2026, 11, 22), reachable)
    posting = understand_posting("Welder at Acme Works. Must weld.")
    task = Assignment("cover_letter", "en", posting, "Welder at Acme Works. Must weld.", facts, match(posting, facts))
    return FactGate(task).pass_through(Draft(paragraphs=(sentence,))).draft.paragraphs == (sentence,)


@pytest.mark.parametrize(
    "sentence",
    [
        "You can reach me at (555) 010-2233 or ana@example.com.",
        "You can reach me at ana@example.com.",
        "Please call me at (555) 010-2233.",
        "Me pueden localizar al (555) 010-2233 o en ana@example.com.",
    ],
)
def test_what_the_profile_holds_may_be_said(sentence: str) -> None:
    assert passes(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "You can reach me at (555) 010-9999.",
        "You can reach me at bob@example.com.",
        "You can reach me at (555) 010-2233, a licensed electrician.",
    ],
)
def test_what_it_does_not_hold_may_not(sentence: str) -> None:
    assert not passes(sentence)
    assert not passes("You can reach me at (555) 010-2233.", Reachable())
