"""How many years a posting asks for: its own figures prove them, however long the person worked."""

import pytest

from tests.workers.writing.gate.test_gate_typed import judge_of_posting
from workers.writing.gate.verdict import Judge

POSTING = (
    "Glazing Superintendent - Bay Facades, Tacoma WA\n"
    "Looking for: four years with storefront; two at one site. A card within 18 months.\n"
    "We have nine people and six trucks."
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return judge_of_posting(POSTING)


@pytest.mark.parametrize(
    "false",
    [
        "You ask for six years with storefront.",
        "Your posting asks for three years with storefront, and I have more than that.",
        "Your requirements name five years with storefront.",
        "You want four years with storefront and three at one site.",
        "Five years with storefront is your minimum.",
        "You look for a card within six months.",
        "I have just the five years you want.",
        "Su anuncio pide seis años de vidrio, y yo tengo más.",
        "Piden tres años de vidrio.",
        "El requisito es de cinco años de vidrio.",
    ],
)
def test_years_that_the_posting_does_not_ask_for_are_refused(judge: Judge, false: str) -> None:
    """In either language, and where the years stand before what says whose they are."""
    assert "posting" in [fault.reason for fault in judge.verdict(false).faults]


@pytest.mark.parametrize(
    "true",
    [
        "You ask for four years with storefront and two at one site.",
        "You ask for four years with storefront, and Norte Glass has given me nine.",
        "You look for a card within a year and a half.",
        "I have hung storefront for six years, two years more than you ask for.",
        "The six years of the storefront work you ask for were at Norte Glass.",
        "Your posting asks for 4 years with storefront.",
        "Su anuncio pide cuatro años, y yo tengo más.",
    ],
)
def test_years_that_it_asks_for_are_no_fault_of_its(judge: Judge, true: str) -> None:
    """Its own figures, in words or digits, also in months; what follows of the person is another claim."""
    assert "posting" not in [fault.reason for fault in judge.verdict(true).faults]
