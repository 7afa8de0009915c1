"""A paper that is yet to be earned is called once by what it is."""

import pytest

from workers.writing.person.facts import Credential
from workers.writing.rules.letter.english_held import as_pursued
from workers.writing.rules.rows.papers_pursued import name_pursued


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("CDL Class A permit", "the CDL Class A permit"),
        ("NC Refrigeration license", "the NC Refrigeration license"),
        ("FAA Inspection Authorization", "the FAA Inspection Authorization"),
        ("Mine foreman", "the mine foreman certification"),
        ("NIMS Level I", "the NIMS Level I certification"),
    ],
)
def test_no_paper_is_a_certification_twice(name: str, told: str) -> None:
    assert as_pursued(name) == told


@pytest.mark.parametrize(
    ("row", "name"),
    [
        ("ADCI Air Diving Supervisor (logging days)", "ADCI Air Diving Supervisor"),
        ("ISA Arborista Certificado (estudiando)", "ISA Arborista Certificado"),
        ("Industrial Mechanic Certificate (4 of 6 modules done)", "Industrial Mechanic Certificate"),
        ("Mine foreman (class started)", "Mine foreman"),
        ("Rigger (por tomar examen)", "Rigger"),
        ("FAA Repairman (Composite), paperwork filed", ""),
    ],
)
def test_a_paper_that_says_what_it_waits_for_is_yet_to_be_earned(row: str, name: str) -> None:
    assert Credential("1", row, "", None, None).is_pursued
    assert name_pursued(row) == name


@pytest.mark.parametrize("row", ["OSHA 30", "Module 4 of Core", "Paperwork and Logging course", "CDL Class A"])
def test_a_paper_that_waits_for_nothing_is_held(row: str) -> None:
    assert not Credential("1", row, "", None, None).is_pursued
