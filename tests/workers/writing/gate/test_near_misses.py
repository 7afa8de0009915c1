"""What lies close together is told apart, and what follows from it passes: both directions of each pair."""

import tomllib
from datetime import date
from pathlib import Path

import msgspec
import pytest

from tests.workers.writing.people import WELDER, assignment, with_duties
from workers.trades.proof.lexicon import lexicon
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential

PAIRS = tomllib.loads((Path(__file__).parent / "cases" / "near_misses.toml").read_text(encoding="utf-8"))
CREDENTIALS = {
    verdict: [(one["row"], claim) for one in PAIRS["credential"] for claim in one[verdict]]
    for verdict in ("proves", "refuses")
}
WORK = {
    verdict: [(one["line"], claim) for one in PAIRS["work"] for claim in one[verdict]]
    for verdict in ("proves", "refuses")
}


def judge_of_credential(row: str) -> Judge:
    held = Credential("held", row, "", date(2022, 1, 1), None)
    return Judge(assignment(msgspec.structs.replace(WELDER, experiences=(), skills=(), credentials=(held,))))


def judge_of_duty(line: str) -> Judge:
    return Judge(assignment(with_duties(line, title="Worker")))


def test_there_are_at_least_a_hundred_near_misses() -> None:
    assert len(CREDENTIALS["refuses"]) + len(WORK["refuses"]) >= 100


@pytest.mark.parametrize(("row", "claim"), CREDENTIALS["refuses"])
def test_a_credential_does_not_prove_its_neighbour(row: str, claim: str) -> None:
    assert not judge_of_credential(row).verdict(claim).passes


@pytest.mark.parametrize(("row", "claim"), CREDENTIALS["proves"])
def test_a_credential_proves_itself_and_what_is_lower(row: str, claim: str) -> None:
    assert judge_of_credential(row).verdict(claim).faults == ()


@pytest.mark.parametrize(("line", "claim"), WORK["refuses"])
def test_a_duty_does_not_prove_what_only_looks_like_it(line: str, claim: str) -> None:
    assert not judge_of_duty(line).verdict(claim, experience="job").passes


@pytest.mark.parametrize(("line", "claim"), WORK["proves"])
def test_a_duty_proves_itself(line: str, claim: str) -> None:
    assert judge_of_duty(line).verdict(claim, experience="job").faults == ()


def test_entailment_has_a_direction() -> None:
    """No two groups of the strict vocabulary prove each other: such a pair would be one group."""
    proves = lexicon().proves
    assert [(one, other) for one, others in proves.items() for other in others if one in proves.get(other, ())] == []
