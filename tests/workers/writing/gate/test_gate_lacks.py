"""What somebody says to lack, with its object first; what is told before it in the same breath stays a claim."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import WELDER, assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential

POSTING = "Welder wanted. Peri forms, Rockwell controls, ESFR heads and PTI Level 2 are a plus."
PERSON = msgspec.structs.replace(
    WELDER, credentials=(Credential("pti", "PTI Level 1", "PTI", date(2023, 2, 1), date(2027, 2, 1)),)
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON, POSTING))


@pytest.mark.parametrize(
    "claim",
    [
        "Con Peri no he trabajado, pero leo planos.",
        "Peri no lo conozco, pero leo planos.",
        "De Rockwell y Peri no tengo experiencia, pero leo planos.",
        "ESFR heads have not come my way, but I read blueprints.",
        "PTI Level 2 I do not have, though Level 1 is current.",
        "I read blueprints, but Rockwell controls I have not used.",
    ],
)
def test_what_is_lacked_claims_nothing(judge: Judge, claim: str) -> None:
    assert judge.verdict(claim).passes


@pytest.mark.parametrize(
    "claim",
    [
        "Con Peri he trabajado, pero no leo planos.",
        "My PTI Level 2 expired in 2024 and I have not renewed it.",
        "Mi PTI Level 2 venció en 2024 y no la he renovado.",
        "Rockwell controls I have used.",
    ],
)
def test_what_is_claimed_beside_a_lack_falls(judge: Judge, claim: str) -> None:
    assert not judge.verdict(claim).passes
