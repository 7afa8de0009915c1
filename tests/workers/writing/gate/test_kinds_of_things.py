"""A thing proves the kind that it is of, never the kind the thing, and one thing never its neighbour."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts

DUTIES = """Repair buses and transmissions
Spray glyphosate herbicide
Pack lettuce and peaches
Lay brick
Change locks for residents
Top seller of the quarter 2024
No preventable accidents in 4 years"""
PERSON = ProfileFacts(
    name="Ana Rios",
    email="ana@example.com",
    experiences=(Experience("job", "Technician", "Alder Yard", date(2012, 3, 1), None, DUTIES),),
    skills=(),
    credentials=(
        Credential("fork", "Forklift", "Alder Yard", date(2020, 3, 1), date(2023, 3, 1)),
        Credential("loto", "LOTO", "Alder Yard", date(2024, 3, 1), None),
    ),
    today=date(2026, 11, 23),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON))


@pytest.mark.parametrize(
    ("sentence", "is_so"),
    [
        ("Repairs vehicles.", True),
        ("Packs produce.", True),
        ("Packs vegetables.", True),
        ("Sprays pesticides.", True),
        ("Lays masonry.", True),
        ("Changes locks for tenants.", True),
        ("Packs broccoli.", False),
        ("Repairs drivetrains and struts.", False),
        ("Named top seller of the year in 2024.", False),
        ("No preventable accidents in more than eleven years with ambulances.", False),
        ("Designed and programmed packing lines.", False),
        ("My forklift and LOTO credentials are all up to date.", False),
    ],
)
def test_kinds_are_proven_in_one_direction(judge: Judge, sentence: str, is_so: bool) -> None:  # noqa: FBT001
    assert judge.verdict(sentence).passes is is_so
