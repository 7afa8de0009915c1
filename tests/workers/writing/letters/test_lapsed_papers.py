"""A paper that a posting requires and that has expired is told in a letter as what it is, and no other one."""

from datetime import date

import pytest

from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)
POSTING = """Water Treatment Operator

Elk River Water District

What you do
- Run the plant, take samples and backwash filters

Requirements
- California T3 certificate
- TWIC
- First aid and CPR
- Driver's license

Preferred
- Aerial lift card
"""
PUESTO = """Chofer

Rutas del Valle

Requisitos
- Licencia CDL A
- Tarjeta médica DOT vigente
"""


def paper(name: str, expires: date | None = None) -> Credential:
    return Credential(name, name, "", date(2021, 4, 1), expires)


def letter(
    *papers: Credential, posting: str = POSTING, code: LanguageCode = "en", title: str = "Water Operator"
) -> str:
    job = Experience(
        "1", title, "Sierra District", date(2018, 1, 8), None, "Run the plant\nTake samples\nBackwash filters"
    )
    facts = ProfileFacts("Priya Raman", "p@example.com", (job,), (), papers, TODAY)
    read = understand_posting(posting)
    task = Assignment("cover_letter", code, read, posting, facts, match(read, facts))
    return " ".join(check(write(task, RuleWriter()), task).draft.paragraphs)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Water Treatment Operator T3", "My Water Treatment Operator T3 certification expired in November 2025."),
        ("CPR", "My CPR certification expired in November 2025."),
        ("TWIC", "My TWIC expired in November 2025."),
        ("Driver's license", "My driver's license expired in November 2025."),
    ],
)
def test_what_is_required_and_has_expired_is_told_so(name: str, told: str) -> None:
    assert told in letter(paper(name, date(2025, 11, 1)))


def test_of_two_the_first_required_stands_first() -> None:
    told = letter(paper("TWIC", date(2025, 6, 30)), paper("Water Treatment Operator T3", date(2025, 11, 1)))
    assert "T3 certification expired in November 2025. My TWIC expired in June 2025." in told


@pytest.mark.parametrize(
    "papers",
    [
        (paper("Aerial lift card", date(2025, 11, 1)),),  # only preferred
        (paper("Forklift card", date(2025, 11, 1)),),  # not asked for
        (paper("TWIC", date(2025, 11, 1)), paper("TWIC card", date(2027, 11, 1))),  # renewed
        (paper("TWIC", date(2027, 11, 1)),),  # in force
    ],
)
def test_nothing_is_said_of_what_is_not_required_or_renewed(papers: tuple[Credential, ...]) -> None:
    assert "expired" not in letter(*papers)


def test_a_spanish_letter_says_it_too() -> None:
    told = letter(paper("Tarjeta médica DOT", date(2026, 8, 30)), posting=PUESTO, code="es", title="Chofer")
    assert "Mi tarjeta médica DOT venció en agosto de 2026." in told


def test_a_paper_that_a_demand_calls_with_an_adjective_is_told_as_expired() -> None:
    posting = (
        "Scaffold Foreman\n\nTriStar Access\n\nRequirements\n"
        "- Competent person training, current within 3 years (we can renew it)\n- TWIC\n"
    )
    told = letter(
        paper("Scaffold Competent Person", date(2025, 9, 14)), paper("TWIC", date(2028, 4, 3)), posting=posting
    )
    assert "Scaffold Competent Person certification expired in September 2025" in told


@pytest.mark.parametrize(
    ("demand", "name", "held"),
    [
        ("Current MSHA Part 48 (refresher within 12 months)", "MSHA annual refresher", "MSHA Part 48 new miner"),
        ("HAZWOPER 40, refresher up to date", "HAZWOPER 8 hour refresher", "HAZWOPER 40"),
        ("CDL class A, current medical card", "DOT medical card", "CDL A"),
        ("Current boom/scissor card", "Aerial lift operator card", "OSHA 10"),
        ("Medical examiner's certificate", "DOT medical card", "CDL A"),
    ],
)
def test_what_keeps_a_paper_in_force_is_told_as_expired(demand: str, name: str, held: str) -> None:
    posting = f"Operator\n\nElk River Works\n\nRequirements\n- {demand}\n- Safe work habits\n"
    told = letter(paper(name, date(2025, 11, 1)), paper(held), posting=posting)
    assert "expired in November 2025." in told


def test_another_paper_of_the_same_sort_covers_the_expired_one() -> None:
    posting = "Driver\n\nElk River Works\n\nRequirements\n- CDL class A, current medical card\n"
    told = letter(
        paper("DOT medical card", date(2025, 11, 1)),
        paper("Medical examiner's certificate", date(2027, 11, 1)),
        posting=posting,
    )
    assert "expired" not in told


def wished(wish: str, name: str, issuer: str) -> str:
    posting = f"Operator\n\nElk River Works\n\nRequirements\n- Safe work habits\n\nPreferred\n- {wish}\n- Spanish\n"
    return letter(Credential(name, name, issuer, date(2021, 4, 1), date(2025, 11, 1)), posting=posting)


@pytest.mark.parametrize(
    ("wish", "name", "issuer"),
    [
        ("NATE certified", "NATE Air Conditioning", "NATE"),
        ("CCST or equal", "CCST Level I", "ISA"),
        ("NCCER scaffold level 2", "NCCER Scaffold Builder", "NCCER"),
        ("IADC well control", "Well control intro", "IADC"),
        ("SQF/HACCP training", "SQF allergen training", "Penn Mills"),
        ("Rigging/signal card", "Rigging and signal", "Acme Rebar"),
        ("Backflow tester certification", "Backflow prevention assembly tester", "ABPA"),
        ("CMRT or millwright certification", "CMRT", "SMRP"),
    ],
)
def test_a_paper_of_the_trade_that_is_nice_to_have_is_told_as_expired(wish: str, name: str, issuer: str) -> None:
    assert "expired in November 2025." in wished(wish, name, issuer)


@pytest.mark.parametrize(
    ("wish", "name", "issuer"),
    [
        ("NCCCO crane operator", "NCCCO Rigger Level I", "NCCCO"),  # another of the same scheme
        ("NCCER scaffold level 2", "NCCER Core", "NCCER"),
        ("ISA CCST", "ISA Certified Arborist", "ISA"),
        ("MIG welding", "MIG 3G", "AWS"),  # work, no paper
        ("Lead experience", "Lead worker training", "HUD"),
        ("Forklift license", "Forklift", "Acme"),  # of any site
    ],
)
def test_no_other_paper_is_told_for_what_is_nice_to_have(wish: str, name: str, issuer: str) -> None:
    assert "expired" not in wished(wish, name, issuer)


def test_who_issued_what_has_expired_keeps_its_capital() -> None:
    told = wished("IDA certification", "Ida residential technician", "Ida")
    assert "My Ida residential technician certification expired" in told
    assert "My Twic card expired" in wished("TWIC", "Twic card", "Twic")


def test_another_paper_of_a_scheme_that_is_asked_for_by_its_name_is_told_as_expired() -> None:
    posting = "Wind Technician\n\nElk Wind\n\nYou'll need four years in wind, GWO Basic Safety and Advanced Rescue.\n"
    held, gone = paper("GWO Basic Safety", date(2027, 11, 1)), paper("GWO Advanced Rescue", date(2025, 11, 1))
    assert "My GWO Advanced Rescue certification expired in November 2025." in letter(held, gone, posting=posting)


def test_a_paper_that_is_asked_for_by_its_coined_name_is_told_as_expired() -> None:
    posting = "Plant Operator\n\nElk Gas\n\nRequirements\n- 4 yrs gas processing\n- H2S, SafeLand\n"
    told = letter(paper("PEC SafeLand", date(2025, 1, 1)), posting=posting)
    assert "PEC SafeLand certification expired in January 2025." in told
