"""What counts only what is listed, numbers in another notation, papers of the work, and acts that a note leaves out."""

from datetime import date

import pytest

from tests.workers.writing.gate.test_learned_model import saying
from tests.workers.writing.people import assignment, with_duties
from workers.writing.gate.posting.wholesale import is_wholesale
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts

PERSON = ProfileFacts(
    name="Ana Pratt",
    email="ana@example.com",
    experiences=(
        Experience(
            "shop",
            "Machine Operator",
            "Orchard Works",
            date(2018, 1, 8),
            None,
            "Rope climbing, static and dynamic systems. Shaft alignment, tolerance .004 on the pump drives.\n"
            "Minisplit installs from 9,000 to 36,000 BTU, Mirage, LG, Midea. Hauled acid in MC-307/312 tankers.\n"
            "Built about 30 kitchens a year between 3 of us. Loaded grain trains with two others.\n"
            "Yearly door inspections with the licensed inspector. Hot work permits. I do their time cards.",
        ),
    ),
    skills=(),
    credentials=(
        Credential("apprentice", "Electrician Apprentice, 3rd year", "State", date(2026, 1, 9), date(2027, 1, 9)),
        Credential("diver", "Air Diver (card applied for)", "ADCI", date(2026, 10, 30), None),
        Credential("osha", "OSHA 10 Construction", "OSHA", date(2022, 3, 1), None),
    ),
    today=date(2026, 11, 27),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON))


@pytest.mark.parametrize(
    "claim",
    [
        "Climbs by rope on two systems, static and dynamic.",
        "Aligned shafts of pump drives within four thousandths.",
        "Installs minisplits of three brands.",
        "Hauled acid in MC-307 and 312 tankers.",
        "Built about thirty kitchens a year with two others.",
        "Loaded grain trains as one of three people.",
        "Yearly door inspections with a licensed inspector.",
        "Fill in their time cards.",
        "Third-year electrician apprentice.",
    ],
)
def test_what_is_only_counted_or_written_otherwise_stands(claim: str, judge: Judge) -> None:
    assert judge.verdict(claim).passes


@pytest.mark.parametrize(
    "claim",
    [
        "Climbs by rope on four systems, static and dynamic.",
        "Aligned shafts of pump drives within two thousandths.",
        "Installs minisplits of four brands.",
        "Hauled acid in MC-307 and 331 tankers.",
        "Built about thirty kitchens a year with four others.",
        "Loaded grain trains as one of five people.",
        "Yearly door inspections as the licensed inspector.",
        "I hold a licensed inspector card.",
        "Fourth-year electrician apprentice.",
        "I hold an ADCI Air Diver card.",
    ],
)
def test_what_is_raised_beside_it_falls(claim: str, judge: Judge) -> None:
    assert not judge.verdict(claim).passes


@pytest.mark.parametrize(
    ("text", "is_whole"),
    [
        ("Eight years in filing is what you want, and I have nine.", False),
        ("I have not done any programming.", False),
        ("Checks for leaks each quarter and records them.", False),
        ("Cuatro años es lo que piden; yo llevo ocho.", False),
        ("My experience is what you need.", True),
        ("I have what you want.", True),
        ("Mi experiencia es lo que buscan.", True),
    ],
)
def test_years_that_are_asked_for_are_not_the_whole_list(text: str, *, is_whole: bool) -> None:
    assert is_wholesale(text, of_posting=False) is is_whole


@pytest.mark.parametrize(
    ("claim", "passes"),
    [
        ("Turn around repeat jobs in forty minutes of make-ready.", True),
        ("Redesigned pneumatic valves on the filler.", False),  # a line has done another thing to them
        ("Turn around repeat jobs in thirty minutes of make-ready.", False),
    ],
)
def test_an_act_is_supplied_only_where_the_nearest_line_has_none(
    claim: str, monkeypatch: pytest.MonkeyPatch, *, passes: bool
) -> None:
    saying(-1.5, monkeypatch)
    duties = "make-ready about 40 min for a repeat job\nReplaced pneumatic valves on the filler."
    assert Judge(assignment(with_duties(duties, title="Press Operator"))).verdict(claim).passes is passes


OFFER = (
    "Paver Operator, Basalt Roadways. Nights from 8 p.m. Pay is $24 to $30, overtime in summer, per diem $45. "
    "We maintain 140 miles of road and 4,200 doors on three campuses. Requires a CDL."
)


@pytest.mark.parametrize(
    ("claim", "passes"),
    [
        ("Ofrecen viáticos de 45 dólares y horas extra en verano.", True),
        ("Ofrecen viáticos de 30 dólares y horas extra en verano.", False),
        ("Su puesto cubre tres campus con 4,200 puertas.", True),
        ("Su puesto cubre tres campus con 4,300 puertas.", False),
        ("Ofrecen vacaciones y botas de 45 dólares.", False),
    ],
)
def test_what_an_english_posting_offers_may_be_told_in_spanish(claim: str, *, passes: bool) -> None:
    assert Judge(assignment(PERSON, OFFER)).verdict(claim).passes is passes


def test_a_paper_that_went_out_of_date_is_expired(judge: Judge) -> None:
    assert not judge.verdict("My OSHA 10 went out of date in March 2024.").passes
