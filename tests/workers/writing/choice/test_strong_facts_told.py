"""What speaks most for a person stands in the letter and high in the resume, and what says little stays out."""

from datetime import date

import pytest
from msgspec.structs import replace

from tests.workers.writing.choice.test_rows_and_earlier_jobs import document
from tests.workers.writing.people import text_of
from workers.writing.person.facts import Credential, Experience, Skill
from workers.writing.rules.worth.what_lines_say import is_limited, tells_a_record
from workers.writing.trades.titles import without_grade
from workers.writing.words.phrases import employer_of

WELDER = Experience(
    "1",
    "Pipe Welder",
    "Halloran Piping",
    date(2019, 5, 3),
    None,
    "weld carbon pipe to 12 in\nfit up spools\nhang pipe supports\npurge roots with argon\n"
    "98.2% RT acceptance over 300 shots\nsafety committee alternate",
)


@pytest.mark.parametrize(
    "line",
    [
        "97.8% RT acceptance over 412 shots",
        "my reject rate was 1.8% in 2025",
        "cut changeover on brackets from 50 min to 20",
        "0 rollovers",
        "stopped work 3 times for gas - no one hurt",
        "400k miles no preventable",
        "average 4.8 stars on 212 reviews",
        "UT by third party, my reject rate under 2 percent",
    ],
)
def test_how_well_work_went_is_a_record_and_no_limit(line: str) -> None:
    assert tells_a_record(line)
    assert not is_limited(line)


def test_a_rate_leads_where_the_posting_asks_for_one() -> None:
    posting = "Pipe Welder, Tarn Steel.\nRequirements:\n- carbon pipe\n- documented repair rate below 3%"
    lines = document(posting, WELDER, kind="resume").bullets["1"]
    assert lines.index("98.2% RT acceptance over 300 shots") < lines.index("Hang pipe supports")


def test_what_a_posting_wants_to_be_told_comes_first() -> None:
    posting = "Pipe Welder, Tarn Steel.\nRequirements:\n- carbon pipe\nTell us about the supports you have built."
    lines = document(posting, WELDER).bullets["1"]
    assert lines.index("Hang pipe supports") < lines.index("Fit up spools")


def test_a_letter_leaves_out_lines_that_say_little() -> None:
    lines = document("Pipe Welder, Tarn Steel.\nRequirements:\n- carbon pipe", WELDER).bullets["1"]
    assert "Safety committee alternate" not in lines
    assert "Purge roots with argon" in lines


def test_the_best_in_hand_stands_beside_the_one_thing_asked_for() -> None:
    skills = (
        Skill("1", "Scissor lift", "Heavy Equipment", "Intermediate"),
        Skill("2", "Miller PipeWorx 400", "Power Tool", "Expert"),
        Skill("3", "Pallet jack", "Heavy Equipment", "Expert"),
    )
    text = text_of(document("Pipe Welder, Tarn Steel. Requirements: scissor lift.", WELDER, skills=skills))
    assert "scissor lift (intermediate) and Miller PipeWorx 400 (expert)" in text
    assert "pallet jack" not in text


def test_another_card_of_the_scheme_stands_before_what_nobody_asks_for() -> None:
    held = (
        Credential("1", "Forklift", "Halloran", None, None),
        Credential("2", "RETA CARO", "RETA", None, None),
    )
    posting = "Refrigeration Operator, Tarn Cold.\nRequirements:\n- RETA CIRO required\n- ammonia"
    job = Experience("1", "Refrigeration Operator", "Polar", date(2019, 5, 3), None, "run the ammonia system")
    assert document(posting, job, held=held, kind="resume").credential_order == ("2", "1")


def test_a_med_card_is_a_medical_examiners_certificate() -> None:
    held = (Credential("1", "Medical Examiner's Certificate", "Clinic", None, date(2027, 9, 2)),)
    job = Experience("1", "Truck Driver", "Polar", date(2019, 5, 3), None, "haul reefers")
    posting = "Truck Driver, Tarn Freight.\nYou must have:\n- current med card"
    assert "Medical Examiner's Certificate (expires September 2027)" in text_of(document(posting, job, held=held))


def test_who_rose_in_grade_has_the_years_of_both() -> None:
    now = Experience("1", "Rope Access Technician II", "Highmark", date(2023, 1, 9), None, "inspect bridges from ropes")
    before = Experience("2", "Rope Access Technician I", "Highmark", date(2020, 8, 3), date(2023, 1, 6), "wash windows")
    posting = "Rope Access Technician, Cirrus. Requirements: bridge inspection."
    lapsed = Credential("1", "SPRAT Level II", "SPRAT", None, date(2025, 12, 10))
    summary = document(posting, now, before, held=(lapsed,), kind="resume").summary
    assert summary.startswith("Rope Access Technician II with 6 years of experience.")
    assert without_grade("Rope Access Technician II") == without_grade("rope access technician I")


def test_a_row_that_tells_two_titles_says_what_its_person_rose_to() -> None:
    hand = Experience(
        "2", "Lathe hand, later second shift leadman", "Humboldt", date(2010, 4, 1), date(2019, 8, 1), "turned rolls"
    )
    now = Experience("1", "Machinist", "Ostrander Machine", date(2019, 10, 1), None, "turn shafts")
    text = text_of(document("Machinist, Tarn Steel. Requirements: lathe.", now, hand))
    assert "I was a lathe hand, later second shift leadman at Humboldt" in text
    assert "I bring 16 years in machining" in text or "I have 16 years in machining" in text


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("change outs furnaces, 2 man crew", "Change outs furnaces, 2 man crew"),
        ("tear offs and reroofs", "Tear offs and reroofs"),
        ("line sets, pads, disconnect whips", "Line sets, pads and disconnect whips"),
        ("disconnect old units and recover refrigerant", "Disconnected old units and recovered refrigerant"),
        ("reset breakers and alarms", "Reset breakers and alarms"),
        ("I have taken part in three incident investigations.", "Took part in three incident investigations"),
        ("I was on the safety committee for the last year.", "Was on the safety committee for the last year"),
    ],
)
def test_a_verb_stays_whole_in_a_bullet(line: str, told: str) -> None:
    job = Experience("1", "HVAC Installer", "Acme Air", date(2019, 5, 3), date(2022, 5, 3), line)
    assert document("HVAC Installer, Tarn Air.", job, kind="resume").bullets["1"] == (told,)


def test_what_went_wrong_stands_last_and_in_no_letter() -> None:
    lines = "one preventable backing incident, 2018, minor\ndrop and hook\ndock deliveries\n10-speed and automatics"
    job = Experience("1", "Truck Driver", "Big Basin", date(2017, 10, 9), None, f"{lines}\n48 states")
    posting = "Truck Driver, Tarn Freight.\nQualifications:\n- no more than 1 preventable in 3 years\n- 10-speed"
    assert document(posting, job, kind="resume").bullets["1"][-1].startswith("One preventable")
    assert not any("preventable" in one for one in document(posting, job).bullets["1"])


def test_a_coffee_shop_has_led_no_electricians() -> None:
    now = Experience("1", "Electrician", "Sable", date(2015, 8, 17), None, "bend EMT\npull feeders\nset panels")
    shop = Experience("2", "Shift Lead", "Copper Coffee", date(2013, 3, 4), date(2015, 6, 12), "trained baristas")
    gap = Experience("3", "Apprentice Electrician", "Green", date(2014, 6, 22), date(2015, 8, 7), "pulled wire")
    text = text_of(document("Electrical Foreman, Tule. You will lead and mentor a crew. Bend EMT.", now, gap, shop))
    assert "baristas" not in text


def test_a_name_keeps_its_comma_and_its_maker() -> None:
    skills = (
        Skill("1", "TIG welder, sanitary tube", "Power Tool", "Intermediate"),
        Skill("2", "Jackson 6700 tamper", "Heavy Equipment", "Advanced"),
        Skill("3", "Housecall Pro", "Software", "Advanced"),
    )
    posting = "Pipe Welder, Tarn Steel. Requirements: TIG welder, tamper, Housecall Pro."
    text = text_of(document(posting, WELDER, skills=skills))
    assert "TIG welder, sanitary tube (intermediate)" in text
    assert "Jackson 6700 tamper (advanced)" in text
    assert "Housecall Pro (advanced)" in text


@pytest.mark.parametrize(
    ("row", "told"),
    [
        ("Tule Fog Creamery, Tulare CA", "Tule Fog Creamery"),
        ("Breakwater Fire Protection, Long Beach", "Breakwater Fire Protection"),
        ("Palisade Power (out of the hall)", "Palisade Power"),
        ("Ostrander Machine (sole proprietor), Eureka CA", "Ostrander Machine"),
        ("Stonebrook Civil, Inc.", "Stonebrook Civil, Inc."),
        ("Ruiz, Hale and Sons", "Ruiz, Hale and Sons"),
        ("Self-employed", ""),
    ],
)
def test_a_sentence_names_an_employer_without_its_town(row: str, told: str) -> None:
    assert employer_of(replace(WELDER, company_name=row)) == told


def test_who_filled_in_is_told_after_who_did_the_work() -> None:
    army = Experience(
        "2",
        "Wheeled Vehicle Mechanic",
        "US Army",
        date(2014, 7, 8),
        date(2018, 7, 7),
        "parts clerk backup last yr\nfield recovery with wrecker\nHMMWV, LMTV, FMTV",
    )
    now = Experience("1", "Diesel Technician", "Redwood Truck", date(2018, 10, 5), None, "brakes\nroad calls")
    posting = "Diesel Mechanic, Tarn Transit. Military experience counts. Documents labor and parts. Brakes."
    text = text_of(document(posting, now, army))
    assert "wrecker" in text
    assert "backup" not in text


def test_a_card_of_another_trade_fills_no_letter() -> None:
    fire = Experience(
        "2", "Wildland Firefighter", "Crew 7", date(2017, 5, 15), date(2018, 10, 31), "sawyer, wildland fire lines"
    )
    roof = Experience("1", "Solar Installer", "Sunfold", date(2019, 3, 7), None, "racking\nmodules\nconduit runs")
    held = (Credential("1", "S-212 Wildland Fire Chain Saws", "NWCG", None, None),)
    assert "S-212" not in text_of(document("Solar Installer, Poppyfield. Racking.", roof, fire, held=held))


def test_a_product_by_its_own_name_is_asked_for() -> None:
    skills = (Skill("1", "Hi-Lok tools", "Hand Tool", "Advanced"), Skill("2", "Wrenches", "Hand Tool", "Expert"))
    posting = (
        "Pipe Welder, Tarn Steel.\nRequirements:\n- skill with Hi-Lok and Cherry fasteners\n- own wrenches and tools"
    )
    assert "Hi-Lok tools (advanced)" in text_of(document(posting, WELDER, skills=skills))


def test_a_shift_supervisor_makes_no_supervisors_card_another_trades() -> None:
    shop = Experience("2", "Shift Supervisor", "Copper Coffee", date(2016, 5, 2), date(2018, 7, 26), "opened the store")
    safety = Experience("1", "Safety Coordinator", "Tidewater", date(2019, 2, 14), None, "walk the sites\nwrite JHAs")
    held = (Credential("1", "STSC (Safety Trained Supervisor Construction)", "BCSP", None, None),)
    assert "STSC" in text_of(document("Site Safety Manager, Halvorsen. JHAs.", safety, shop, held=held))
