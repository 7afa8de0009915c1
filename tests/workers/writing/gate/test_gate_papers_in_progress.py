"""Papers in progress and ended ones: told as they stand, in other words than the row's, and never as held."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts

PERSON = ProfileFacts(
    name="Ana Pratt",
    email="ana@example.com",
    experiences=(
        Experience("press", "Process Technician", "Larch Molding", date(2019, 3, 4), None, "Set up molding presses."),
    ),
    skills=(),
    credentials=(
        Credential("cti", "CTI Certified Tile Installer", "CTEF", None, None, "en proceso"),
        Credential("api", "API 510", "API", None, None, "scheduled May 2027"),
        Credential("rjg", "RJG Master Molder I (en curso, termina en febrero de 2027)", "RJG", date(2026, 10, 5), None),
        Credential("truck", "Powered Industrial Truck", "Larch Molding", date(2023, 9, 19), date(2026, 9, 19)),
        Credential("aid", "First Aid/CPR", "American Red Cross", date(2024, 1, 10), date(2028, 1, 10)),
    ),
    today=date(2026, 11, 22),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON))


@pytest.mark.parametrize(
    ("false", "true"),
    [
        ("I hold the CTI tile certification.", "My CTI tile certification is in progress."),
        ("Tengo la certificación CTI.", "Estoy en proceso de obtener la certificación CTI."),
        ("I hold API 510.", "I am scheduled for API 510 in May 2027."),
        ("I am scheduled for API 510 in March 2027.", "I am scheduled for API 510 in May 2027."),
        (
            "Tengo Master Molder I de RJG desde octubre de 2026.",
            "Estoy cursando Master Molder I de RJG, que termina en febrero de 2027.",
        ),
        (
            "Estoy cursando Master Molder II de RJG, que termina en febrero de 2027.",
            "Estoy cursando Master Molder I de RJG.",
        ),
        ("My forklift card is current.", "My forklift card ran out in September 2026."),
        ("My forklift card ran out in August 2026.", "My forklift card expired in September 2026."),
        ("My OSHA 10 card ran out in September 2026.", "Mi tarjeta de montacargas venció en septiembre de 2026."),
    ],
)
def test_a_paper_is_told_as_it_stands(judge: Judge, false: str, true: str) -> None:
    """In progress as in progress, and ended in the month in which it did; codes and levels still have to be its own."""
    assert (judge.verdict(false).passes, judge.verdict(true).passes) == (False, True)
