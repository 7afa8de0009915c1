"""What a maker's model is proven to be, lines told again part by part, and doings of which no row has anything."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.trades.proof.lexicon import things_named
from workers.trades.proof.models_of_machines import machines_in
from workers.writing.gate.posting.wholesale import is_wholesale
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Experience, ProfileFacts


def judge_of_one(title: str, duties: str) -> Judge:
    job = Experience("job", title, "Norvik Works", date(2018, 1, 1), None, duties)
    return Judge(assignment(ProfileFacts("Ana Ruiz", "ana@example.com", (job,), (), (), date(2026, 11, 27))))


def passes(title: str, duties: str, sentence: str) -> bool:
    judge = judge_of_one(title, duties)
    return judge.verdict(sentence).passes or judge.verdict(sentence, experience="job").passes


@pytest.mark.parametrize(
    ("title", "duties", "sentence"),
    [
        ("Operator", "Cat 320 + Deere 35, dug trench and loaded trucks", "Dug trenches with an excavator."),
        ("Operator", "Cat 140M fine grading", "Operated a motor grader."),
        ("Mecánico diésel", "cambio de inyectores en Cummins ISX", "Replaced injectors on Cummins ISX engines."),
        ("Diesel Technician", "in-frames on Cummins ISX", "Rebuilt Cummins ISX engines in frame."),
        ("Electrician", "megger motors on outage", "Tested the insulation of motors with a megger."),
        ("Roofer", "Screw + plate tapered ISO", "Fastened tapered insulation with screws and plates."),
        ("Roofer", "snow removal in winter off flat roofs", "Shoveled snow off flat roofs in winter."),
        ("Gas Technician", "CO calls w/ fire dept", "Answered carbon monoxide calls with the fire department."),
        ("CNC Operator", "Check dimensions every ten parts w/ micrometer", "Checks every ten parts with a micrometer."),
    ],
)
def test_what_a_line_entails_passes(title: str, duties: str, sentence: str) -> None:
    assert passes(title, duties, sentence)


@pytest.mark.parametrize(
    ("title", "duties", "sentence"),
    [
        ("Operator", "Cat 320, dug trench", "Operated a bulldozer."),
        ("Operator", "Excavator, dug trench", "Operated a Cat 390 to dig trenches."),
        ("Roofer", "Installed insulation", "Installed polyiso."),
        ("Diesel Technician", "Rebuilt water pumps", "Performed in-frames on ISX engines."),
        ("Courtesy Clerk", "sacked groceries and pushed carts", "Ran a cash register."),
        ("Ordeñador", "ordeño 2 veces al día, checar mastitis", "Vacuné y traté vacas con mastitis."),
        ("Ordeñador", "ordeño 2 veces al día, checar mastitis", "Inseminé vacas y atendí partos."),
        ("Gas Technician", "Took notes for the fire dept", "Answered carbon monoxide calls."),
    ],
)
def test_what_none_entails_falls(title: str, duties: str, sentence: str) -> None:
    assert not passes(title, duties, sentence)


@pytest.mark.parametrize(
    ("text", "machine"),
    [("CAT 336 y Komatsu PC210", "excavator"), ("Cummins ISX", "engine"), ("feeding with a Cat 950K", "loader")],
)
def test_models_name_their_machines(text: str, machine: str) -> None:
    assert things_named(machine) <= machines_in(text)


@pytest.mark.parametrize(
    "text", ["OSHA 300 log", "Cat 3 damage", "Cat 5 tests", "a tower of 140m", "ISO 9001", "20 ISL"]
)
def test_other_codes_name_none(text: str) -> None:
    assert not machines_in(text)


@pytest.mark.parametrize(
    ("text", "is_whole"),
    [
        ("Welded membrane and checked each seam with a probe.", False),
        ("I check all of them.", True),
        ("I check every box on your list.", True),
    ],
)
def test_checking_each_part_claims_no_list(text: str, *, is_whole: bool) -> None:
    assert is_wholesale(text, of_posting=False) is is_whole
