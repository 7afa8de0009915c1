"""What is required stands early, and a letter names the tools that speak most for its person."""

from datetime import date
from itertools import permutations

from workers.language.words import sentences_of
from workers.posting.learnt_weights import weight_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill, newest_first
from workers.writing.rules.asked.word_worth import together
from workers.writing.rules.rows.gear import names_tool_of_anybody
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

LNG = """Instrument Technician, Heron Bay LNG
Duties:
- Maintain transmitters, control valves and gas detection
- Loop checks and turnover
Requirements:
- 5 years in gas processing
- HART devices
- TWIC card"""
TECH = Experience(
    "1",
    "Instrument Technician",
    "Sabine Olefins",
    date(2019, 6, 1),
    None,
    "Stroke and troubleshoot control valves\nLoop checks during turnarounds\nCalibrate pressure transmitters",
)
MONITOR = Skill("1", "4-gas monitor", "Safety Equipment", "Advanced")
HART = Skill("2", "HART communicator (Trex)", "Hand Tool", "Advanced")
FLUKE = Skill("3", "Fluke 754", "Hand Tool", "Advanced")
BENDING = Skill("4", "Stainless tubing bending", "Technical Skill", "Advanced")
TWIC = Credential("1", "TWIC", "TSA", date(2022, 10, 1), date(2027, 10, 1))


def task(
    posting_text: str,
    *jobs: Experience,
    skills: tuple[Skill, ...] = (),
    held: tuple[Credential, ...] = (),
    kind: DocumentKind = "cover_letter",
) -> Assignment:
    posting = understand_posting(posting_text)
    facts = ProfileFacts("Ann Lee", "ann@example.com", newest_first(jobs), skills, held, date(2026, 11, 26))
    return Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))


def draft(asked: Assignment) -> Draft:
    return check(write(asked, RuleWriter()), asked).draft


def test_a_required_paper_stands_behind_the_heading_of_a_summary() -> None:
    told = sentences_of(draft(task(LNG, TECH, skills=(HART, FLUKE), held=(TWIC,), kind="resume")).summary)
    assert told[1] == "Certification: TWIC."


def test_what_is_required_by_name_stands_in_a_summary_and_gear_that_shares_a_word_does_not() -> None:
    summary = draft(task(LNG, TECH, skills=(MONITOR, HART, FLUKE, BENDING), kind="resume")).summary
    assert "HART communicator" in summary
    assert "monitor" not in summary


def test_gear_for_safety_stands_where_little_else_is_in_hand() -> None:
    assert "4-gas monitor" in " ".join(draft(task(LNG, TECH, skills=(MONITOR, HART))).paragraphs)


CAR_REPAIR = """Railcar Technician, Scioto Rail
Duties:
- Inspect cars under AAR rules
- Weld and cut to approved procedures
Requirements:
- AAR Field Manual"""
CARMAN = Experience("1", "Carman", "Big Sandy", date(2006, 3, 1), None, "Inspect cars to AAR rules\nRepair hoppers")


def test_a_letter_names_what_else_of_the_trade_is_in_hand_well() -> None:
    rows = (
        Skill("1", "AAR Field Manual", "Technical Skill", "Advanced"),
        Skill("2", "Single car test device", "Heavy Equipment", "Expert"),
        Skill("3", "Flux core welding", "Technical Skill", "Advanced"),
        Skill("4", "Oxy-fuel torch", "Power Tool", "Expert"),
    )
    assert "oxy-fuel torch (expert)" in " ".join(draft(task(CAR_REPAIR, CARMAN, skills=rows)).paragraphs)


STEEL = """Structural Ironworker, Bonhomme Erection
Requirements:
- Connecting and bolting up
- Own hand tools"""
IRON = Experience(
    "1", "Ironworker", "Gateway Steel", date(2014, 5, 1), None, "Connecting and bolting up steel\nPlumb up"
)


def test_work_stands_before_tools_and_an_expert_s_tool_of_the_trade_where_hand_tools_are_asked_for() -> None:
    rows = (
        Skill("1", "Torque gun", "Power Tool", "Advanced"),
        Skill("2", "SMAW", "Technical Skill", "Advanced"),
        Skill("3", "Spud wrench, sleever bar", "Hand Tool", "Expert"),
    )
    text = " ".join(draft(task(STEEL, IRON, skills=rows)).paragraphs)
    assert text.index("SMAW (advanced)") < text.index("torque gun (advanced)")
    assert "spud wrench, sleever bar (expert)" in text
    assert names_tool_of_anybody("Torque wrench")


def test_a_row_of_three_tools_has_room_in_a_sentence() -> None:
    rows = (
        Skill("1", "Micrometers, bore gages, height gage", "Hand Tool", "Expert"),
        Skill("2", "GD&T reading", "Technical Skill", "Advanced"),
    )
    posting = "Quality Inspector, Wright Gear\nRequirements:\n- GD&T\n- Micrometers and height gages"
    job = Experience("1", "Quality Inspector", "Miami Precision", date(2017, 1, 1), None, "First piece inspection")
    text = " ".join(draft(task(posting, job, skills=rows)).paragraphs)
    assert "micrometers, bore gages, height gage (expert)" in text


def test_sums_of_weights_are_the_same_in_whatever_order_a_set_has_them() -> None:
    weights = {"a": 0.1, "b": 0.7, "c": 0.2, "d": 1e-3, "e": 3.3}
    orders = [dict.fromkeys(order).keys() for order in permutations(weights)]
    assert len({weight_of(order, weights) for order in orders}) == 1
    assert len({together(order, weights) for order in orders}) == 1


def test_a_row_with_a_word_of_ones_trade_is_of_no_other() -> None:
    fitter = Experience("1", "Marine Pipefitter", "Fore River", date(2014, 6, 1), None, "Fit copper nickel systems")
    navy = Experience(
        "2", "Hull Technician", "U.S. Navy", date(2008, 7, 1), date(2014, 5, 1), "Pipe repair and damage control"
    )
    rows = (
        Skill("1", "Pipe bender", "Power Tool", "Expert"),
        Skill("2", "Silver brazing", "Technical Skill", "Expert"),
    )
    posting = "Pipefitter, Constitution Marine\nRequirements:\n- Brazing of copper nickel systems"
    assert "pipe bender (expert)" in " ".join(draft(task(posting, fitter, navy, skills=rows)).paragraphs)


def test_gear_like_a_dive_helmet_is_named_and_a_harness_is_not() -> None:
    rows = (
        Skill("1", "Underwater video", "Technical Skill", "Advanced"),
        Skill("2", "Superlite dive helmet", "Safety Equipment", "Advanced"),
        Skill("3", "Full body harness", "Safety Equipment", "Advanced"),
        Skill("4", "Kirby 37", "Safety Equipment", "Advanced"),
    )
    diver = Experience("1", "Commercial Diver", "Terrebonne", date(2019, 8, 1), None, "Dive surface supplied air")
    posting = "Commercial Diver, Tennessee Gorge\nRequirements:\n- Underwater video\n- Surface supplied air"
    text = " ".join(draft(task(posting, diver, skills=rows)).paragraphs)
    assert "irby 37 (advanced)" in text
    assert "harness" not in text


def test_a_paper_called_by_a_telling_word_of_a_required_one_stands_before_a_licence_to_drive() -> None:
    held = (
        Credential("1", "CDL Class A", "NDDOT", date(2019, 5, 1), None),
        Credential("2", "Commercial applicator, fumigation", "ND", date(2022, 3, 1), None),
    )
    posting = (
        "Grain Elevator Superintendent, Velva Grain\nRequirements:\n- Fumigation applicator license\n"
        "- Railcar loading\nPreferred:\n- CDL"
    )
    job = Experience("1", "Grain Elevator Operator", "Souris", date(2018, 8, 1), None, "Load shuttle trains")
    assert draft(task(posting, job, held=held, kind="resume")).credential_order == ("2", "1")


def test_a_paper_of_two_plain_words_is_known_where_the_posting_says_them() -> None:
    held = (
        Credential("1", "Scaffold competent person", "ASSA", date(2022, 6, 1), None),
        Credential("2", "TWIC", "TSA", date(2023, 1, 1), None),
        Credential("3", "Basic Plus", "ABC", date(2026, 2, 1), date(2027, 2, 1)),
    )
    posting = (
        "Scaffold Builder, Delta Reach\nRequirements:\n- Scaffold competent person certificate\n- TWIC and Basic Plus"
    )
    job = Experience("1", "Scaffold Builder", "Bayou", date(2020, 2, 1), None, "Erect tube and clamp scaffold")
    assert "Basic Plus" in draft(task(posting, job, held=held, kind="resume")).summary
