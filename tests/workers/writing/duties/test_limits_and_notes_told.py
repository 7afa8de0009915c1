"""How little or how seldom something was done stays; nouns of a doing are no verbs; notes of phones are written out."""

from datetime import date

import pytest

from workers.writing.duties.groups_told import Duty
from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience
from workers.writing.proofreading.rows import mended
from workers.writing.rules.lines.main_work import cost_beside
from workers.writing.words.phrases import lowered


def told(duties: str, *, past: bool = True) -> Duty:
    end = date(2020, 1, 1) if past else None
    line = mended(duties, "en", is_line=True)
    [duty] = lines_of(Experience("job", "Worker", "Acme", date(2015, 1, 1), end, line), "en")
    return duty


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("also excavator 336 on utilities now and then", "Excavator 336 on utilities now and then"),
        ("set trusses every now and then", "Set trusses every now and then"),
        ("ran grader now & then", "Ran grader now and then"),
        ("some lathe work, no threading", "Some lathe work, no threading"),
        ("a little stone, no arches", "A little stone, no arches"),
        ("basic PLC, no programming", "Basic PLC, no programming"),
    ],
)
def test_how_little_was_done_stays(typed: str, bullet: str) -> None:
    duty = told(typed)
    assert duty.text == bullet
    assert " no " not in duty.noun


@pytest.mark.parametrize(
    "typed",
    [
        "order picking pallet jack",
        "order filling reach truck",
        "stock picking cherry picker",
        "drain cleaning Spartan machine",
        "label printing Zebra",
        "load securing chains binders",
    ],
)
def test_a_noun_before_its_doing_is_no_verb(typed: str) -> None:
    assert told(typed).text == typed[0].upper() + typed[1:]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("clean cutting boards", "Cleaned cutting boards"),
        ("repair milling machines", "Repaired milling machines"),
        ("order building materials", "Ordered building materials"),
    ],
)
def test_a_verb_before_a_kind_of_things_is_one(typed: str, bullet: str) -> None:
    assert told(typed).text == bullet


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("centrifs 300-1200 tn, annuals", "centrifugals 300-1200 tons, annuals"),
        ("pm rt 35 sites", "pm route 35 sites"),
        ("R-134a recov, leak chk", "R-134a recovery, leak check"),
        ("oil & vib samples", "oil & vibration samples"),
        ("fld test w/ carman", "field test with carman"),
        ("injectors, lube pumps, gov", "injectors, lube pumps, governor"),
        ("on call wk/mo", "on call a week a month"),
        ("abt 20 cars/wk", "about 20 cars a week"),
        ("motor swaps w/ drop table", "motor swaps with drop table"),
    ],
)
def test_notes_are_written_out_where_facts_are_read(typed: str, line: str) -> None:
    assert mended(typed, "en", is_line=True) == line


def test_names_between_slashes_keep_their_capitals_within_a_sentence() -> None:
    assert lowered("York/Trane/Carrier chillers") == "York/Trane/Carrier chillers"
    assert lowered("Ladders/ropes") == "ladders/ropes"


def test_upkeep_of_ones_own_gear_is_no_main_work() -> None:
    assert cost_beside("Booth filters and gun maintenance", "Lead Painter")
    assert cost_beside("Blade sharpening and shop clean-up", "Framing Carpenter")
    assert not cost_beside("Booth filters and gun maintenance", "Maintenance Technician")
    assert not cost_beside("Changed booth filters and painted 20 cars a week", "Lead Painter")


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("dig lids locate with probe", "dig lids, locate with probe"),
        ("load trucks deliver to stores", "load trucks, deliver to stores"),
        ("mucked fed 22 horses", "mucked and fed 22 horses"),
        ("picked packed 200 orders a shift", "picked and packed 200 orders a shift"),
        ("help customers locate parts", "help customers locate parts"),
        ("strip forms clean with scraper", "strip forms clean with scraper"),
        ("got trained 3 days on scope", "got trained 3 days on scope"),
    ],
)
def test_doings_behind_one_another_are_parted_where_both_are_sure(typed: str, line: str) -> None:
    assert mended(typed, "en", is_line=True) == line


def test_a_noun_before_its_quality_gets_its_accent() -> None:
    assert mended("diagnostico electrico a 140 equipos", "es", is_line=True) == "diagnóstico eléctrico a 140 equipos"
