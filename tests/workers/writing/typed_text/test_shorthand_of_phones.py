"""Shorthand of phones, lists without commas, and names whose capitals would be lost."""

from datetime import date

import pytest

from workers.writing.person.facts import Credential, Experience, ProfileFacts
from workers.writing.proofreading.rows import mended, proofread
from workers.writing.words.phrases import lowered


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("surfacing w/ gang of 18", "surfacing with gang of 18"),
        ("clutch jobs w/ helper", "clutch jobs with helper"),
        ("poured slabs w/ a crew of 6", "poured slabs with a crew of 6"),
        ("frog & switch pt repair", "frog & switch point repair"),
        ("pipe scaffold erect under comp person", "pipe scaffold erect under competent person"),
        ("landmark jobs 1880s row hses", "landmark jobs 1880s row houses"),
        ("lay 450 std modular/day", "lay 450 standard modular/day"),
        ("cal xmtrs, press and temp", "calibrate transmitters, press and temp"),
        ("pulled xmtrs for cal bench", "pulled transmitters for calibration bench"),
        ("hung clng grid", "hung ceiling grid"),
        ("clng towers", "cooling towers"),
        ("new TPO on schools warehouses", "new TPO on schools and warehouses"),
        ("carpet in offices apartments", "carpet in offices and apartments"),
        ("air comp swaps", "air compressor swaps"),
        ("located undergrd utilities", "located underground utilities"),
    ],
)
def test_what_is_meant_is_told(typed: str, told: str) -> None:
    assert mended(typed, "en", is_line=True) == told


@pytest.mark.parametrize(
    "line", ["work on apartments buildings", "sold on homes parts", "4 pts of contact", "std deviation", "comp time"]
)
def test_what_may_be_something_else_stays(line: str) -> None:
    assert mended(line, "en", is_line=True) == line


def test_a_makers_name_of_two_words_keeps_its_capital_within_a_sentence() -> None:
    assert lowered("John Deere combines, 8R tractors") == "John Deere combines, 8R tractors"
    assert lowered("Massey Ferguson tractors") == "Massey Ferguson tractors"
    assert lowered("Air seeders and planters") == "air seeders and planters"


@pytest.mark.parametrize(
    ("typed", "told"),
    [("CARO", "CARO"), ("HAZWOPER 24 HOUR", "HAZWOPER 24 hour"), ("CRANE", "Crane"), ("FORKLIFT", "Forklift")],
)
def test_a_card_that_is_initials_keeps_its_capitals(typed: str, told: str) -> None:
    job = Experience("1", "WELDER", "BAYOU FAB YARD", date(2016, 4, 1), None, "OPERATE AMMONIA SYSTEM\nLOG ROUNDS")
    cards = (Credential("c", typed, "RETA", None, None), Credential("d", "FIRST AID TRAINING", "RED CROSS", None, None))
    facts = ProfileFacts("L F", "l@example.com", (job,), (), cards, date(2026, 11, 27))
    assert proofread(facts).credentials[0].name == told


def test_an_instrument_hands_title_is_told_whole() -> None:
    assert mended("Instr Apprentice", "en") == "Instrument Apprentice"
