"""What a line says that others do: nobody's own work, and no claim where a sentence says so, too."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts

PERSON = ProfileFacts(
    name="Ana Rios",
    email="ana@example.com",
    experiences=(
        Experience(
            "wire",
            "Journeyman Electrician",
            "Alder Electric",
            date(2020, 3, 1),
            None,
            "Fire alarm rough-in only; programming by vendor\n"
            "1,100 LED fixtures with crew of 6\n"
            "Test dampers on four-person crew; crew lead: M. Tran\n"
            "I replace capacitors on split systems, but anything on the refrigerant side goes to the contractor.\n"
            "Main panel tie-in is done by the journeyman, I assist.",
        ),
        Experience(
            "bakery",
            "Operadora de línea",
            "Panadería Sol",
            date(2015, 3, 1),
            date(2020, 2, 1),
            "Opero la divisora. El horno lo maneja otro operador; yo lo limpio.",
        ),
    ),
    skills=(),
    credentials=(
        Credential("aci", "ACI Concrete Flatwork Associate", "American Concrete Institute", date(2024, 2, 1), None),
        Credential("food", "Food Handler Card", "StateFoodSafety", date(2020, 9, 5), date(2023, 9, 5)),
        Credential("drive", "Driver License Class C", "California DMV", date(2022, 5, 1), date(2027, 5, 1)),
    ),
    today=date(2026, 11, 23),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON))


@pytest.mark.parametrize(
    "sentence",
    [
        "Programs fire alarm panels after rough-in.",
        "Led the four-person crew that tested dampers.",
        "Dirigió una cuadrilla de seis en 1,100 luminarias LED.",
        "Recovers refrigerant on split systems.",
        "Maneja el horno de la panadería.",
        "Certified by the American Concrete Institute as an Advanced Concrete Flatwork Associate.",
        "Mi tarjeta de manejador de alimentos está vigente.",
    ],
)
def test_what_others_do_or_hold_is_no_claim_of_ones_own(judge: Judge, sentence: str) -> None:
    assert not judge.verdict(sentence).passes


@pytest.mark.parametrize(
    "sentence",
    [
        "Roughs in fire alarm; the vendor handles the programming.",
        "Replaces capacitors on split systems, while the refrigerant side goes to the contractor.",
        "Assists the journeyman with the main panel tie-in.",
        "Certified by the American Concrete Institute as a Concrete Flatwork Associate.",
    ],
)
def test_what_is_told_of_others_as_the_lines_tell_it_stays(judge: Judge, sentence: str) -> None:
    assert judge.verdict(sentence).passes
