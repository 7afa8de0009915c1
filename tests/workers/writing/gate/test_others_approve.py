"""Who else signs, approves or guides is no claim of answering for it; a work of one's own is none of working alone."""

import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.writing.gate.verdict import Judge

DUTIES = (
    "Well logs, owner's signature.\nLift plans for completeness, superintendent approves.\nCheck stitch on parts.\n"
    "Preparo presupuestos, los aprueba el gerente.\nCargaba material, líneas guía."
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(with_duties(DUTIES, title="Worker")))


@pytest.mark.parametrize(
    ("false", "true"),
    [
        ("Signs the well logs.", "Prepares well logs, which the owner signs."),
        ("Approved lift plans as the superintendent.", "Checks lift plans before the superintendent approves them."),
        ("Approves lift plans as the superintendent.", "Hands lift plans to the superintendent for approval."),
        ("Firmo presupuestos como gerente.", "Preparo presupuestos que luego aprueba el gerente."),
        ("Guía a los ayudantes.", "Manejaba líneas guía."),
        ("Checked stitch on my own.", "Checked stitch on my own work."),
    ],
)
def test_what_others_answer_for_is_no_claim(judge: Judge, false: str, true: str) -> None:
    """Of these sentences only the person's own answering for others, and working alone, are claims of that kind."""
    claims = [
        {fault.reason for fault in judge.verdict(one).faults} & {"responsibility", "title"} for one in (false, true)
    ]
    assert (bool(claims[0]), bool(claims[1])) == (True, False)
