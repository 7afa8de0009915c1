"""Credentials whose name says that they are yet to be earned, though their row has a date."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.document.compose import credential_line
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, ProfileFacts

PURSUED = Credential(
    "cqt", "ASQ Certified Quality Technician – exam scheduled Feb 2027", "ASQ", date(2026, 10, 30), None
)
FACTS = ProfileFacts(
    name="Pat Doyle",
    email="pat@example.com",
    experiences=(),
    skills=(),
    credentials=(PURSUED,),
    today=date(2026, 11, 22),
)


def test_no_day_of_issue_is_printed() -> None:
    line = credential_line(PURSUED, FACTS, "en")
    assert (line.label, line.detail) == (PURSUED.name, "ASQ")


@pytest.mark.parametrize("text", ["ASQ Certified Quality Technician as of October 2026.", "I hold the ASQ CQT."])
def test_nobody_is_told_to_hold_it(text: str) -> None:
    assert Judge(assignment(FACTS)).verdict(text).faults


@pytest.mark.parametrize(
    ("name", "is_pursued"),
    [
        ("Journeyman License (in progress)", True),
        ("Examen programado: EPA 608", True),
        ("CWI, exam pending", True),
        ("CHST - application approved, exam in February 2027", True),
        ("CSP, exam is set for 2027", True),
        ("Solicitud enviada: licencia de plomero", True),
        ("Exam in Rigging Practice", False),
        ("Herbicide Application Licence", False),
        ("Work in Process Inspector", False),
        ("Process Safety Management", False),
        ("Scheduled Maintenance Certificate", False),
    ],
)
def test_a_name_says_whether_it_is_yet_to_be_earned(name: str, *, is_pursued: bool) -> None:
    assert Credential("one", name, "", None, None).is_pursued is is_pursued
