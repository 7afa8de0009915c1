"""The fact gate over people of as many trades, each with inventions and truths in both languages."""

from datetime import date
from pathlib import Path

import pytest

from scripts.benchmarks.gate import rates_of
from scripts.benchmarks.gate_cases import Outcome, outcomes_of, read_cases

FOLDER = Path(__file__).parent / "cases"
CASES = [case for name in ("gate.json", "more_people.json") for case in read_cases(FOLDER / name)]
TODAY = date(2026, 11, 22)


@pytest.fixture(scope="module")
def outcomes() -> list[Outcome]:
    return [one for case in CASES for one in outcomes_of(case, TODAY)]


def test_inventions_are_blocked_and_truths_stay(outcomes: list[Outcome]) -> None:
    rates = rates_of(outcomes)
    assert rates["blocked"] >= 0.99, [one.text for one in outcomes if one.kind != "true" and one.passes]
    assert rates["falseAlarms"] <= 0.05, [one.text for one in outcomes if one.kind == "true" and not one.passes]


@pytest.mark.parametrize("kind", ["credential", "credential_level", "licence", "employer", "title", "rank", "number"])
def test_no_invented_credential_employer_title_or_number_passes(outcomes: list[Outcome], kind: str) -> None:
    assert [one.text for one in outcomes if one.kind == kind and one.passes] == []
