"""Credentials whose name says that they are yet to be earned, though their row has a date."""

from datetime import date

import pytest
from msgspec.structs import replace

from tests.workers.writing.people import assignment
from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import credential_line
from workers.writing.draft import Assignment
from workers.writing.gate.verdict import Judge
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts
from workers.writing.rules.rows.papers_pursued import name_pursued
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

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
        ("Hazmat endorsement in process", True),
        ("BICSI INST1 (working on it)", True),
        ("Certificate in Process Technology", False),
        ("Exam in Rigging Practice", False),
        ("Herbicide Application Licence", False),
        ("Work in Process Inspector", False),
        ("Process Safety Management", False),
        ("Scheduled Maintenance Certificate", False),
    ],
)
def test_a_name_says_whether_it_is_yet_to_be_earned(name: str, *, is_pursued: bool) -> None:
    assert Credential("one", name, "", None, None).is_pursued is is_pursued


@pytest.mark.parametrize(
    ("name", "number", "bare"),
    [
        ("Hazmat endorsement in process", "", "Hazmat endorsement"),
        ("BICSI INST1 working on it", "", "BICSI INST1"),
        ("NCCCO Mobile Crane, written passed, practical pending", "", "NCCCO Mobile Crane"),
        ("NICET Level I", "in progress", "NICET Level I"),
        ("NICET Level I", "NF-20113", ""),
    ],
)
def test_its_bare_name_is_told(name: str, number: str, bare: str) -> None:
    assert name_pursued(name, number) == bare


def test_a_scheme_that_the_posting_helps_to_get_is_told_as_yet_to_be_earned() -> None:
    paper = Credential("c", "NABCEP PV Associate (exam pending)", "NABCEP", None, None)
    solar = Experience("o", "Solar Installer", "Acme Works", date(2020, 1, 8), None, "Hung panels")
    text = "Solar Installer\nWe help our crews with the NABCEP. Own boots."
    posting = understand_posting(text)
    facts = replace(FACTS, credentials=(paper,), experiences=(solar,))
    task = Assignment("cover_letter", "en", posting, text, facts, match(posting, facts))
    told = " ".join(check(write(task, RuleWriter()), task).draft.paragraphs)
    assert "working toward the NABCEP PV Associate" in told
    assert "hold" not in told
