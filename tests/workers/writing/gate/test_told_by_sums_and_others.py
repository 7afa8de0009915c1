"""Counts added up, steps of papers, hours by their shift, and what a line gives to others."""

from datetime import date

import pytest

from tests.workers.writing.gate.test_gate_typed import judge_of_posting
from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts

TODAY = date(2026, 11, 28)


def judge_of(duties: str, *, title: str = "Technician", papers: tuple[Credential, ...] = ()) -> Judge:
    job = Experience("job", title, "Norvik Works", date(2018, 1, 1), None, duties)
    return Judge(assignment(ProfileFacts("Ana Ruiz", "ana@example.com", (job,), (), papers, TODAY)))


def passes(judge: Judge, sentence: str) -> bool:
    return judge.verdict(sentence).passes or judge.verdict(sentence, experience="job").passes


@pytest.mark.parametrize(
    ("duties", "true", "made_up"),
    [
        (
            "run 3 steam autoclaves, 1 Sterrad",
            "Run four machines: three autoclaves and one Sterrad.",
            "Run five machines: three autoclaves and one Sterrad.",
        ),
        ("run 3 steam autoclaves", "Run three steam autoclaves.", "Run five sterilizers: three steam and two Sterrad."),
        (
            "winterize irrigation w/ compressor in nov",
            "Winterize irrigation with a compressor every November.",
            "Winterize irrigation with a compressor every October.",
        ),
        (
            "winterize irrigation w/ compressor",
            "Blow out irrigation with a compressor.",
            "Repair sprinkler controllers and a compressor.",
        ),
        ("BI tests daily, log results", "Run biological indicator tests daily.", "Run chemical indicator tests daily."),
        ("pack boxes, 2nd shift", "Pack boxes in the evenings.", "Pack boxes on the graveyard shift."),
        ("pack boxes\nweekend duty every 4th", "Cover one weekend out of four.", "Cover one weekend out of two."),
        (
            "drive doubles, no accidents since started",
            "Accident-free at Norvik Works.",
            "Violation-free at Norvik Works.",
        ),
        ("drive doubles", "Drive doubles.", "Accident-free at Norvik Works."),
        (
            "cat 1 tests every yr w/ state inspector watching",
            "Perform yearly category 1 tests.",
            "Perform yearly category 5 tests.",
        ),
        (
            "enhebro y cambio agujas, el mecánico ajusta la máquina",
            "Enhebro y cambio agujas.",
            "Ajusto las máquinas, enhebro y cambio agujas.",
        ),
        (
            "thread and change needles, the mechanic adjusts the machine",
            "Thread and change needles.",
            "Adjust the machine, thread and change needles.",
        ),
        ("weld moment connections, FCAW", "Weld moment connections with FCAW.", "Weld moment connections with stick."),
        (
            "guardia 1 semana al mes\ncambio compresores",
            "Hago guardia una semana al mes.",
            "Hago guardia dos semanas al mes.",
        ),
    ],
)
def test_what_a_line_comes_to(duties: str, true: str, made_up: str) -> None:
    judge = judge_of(duties)
    assert passes(judge, true)
    assert not passes(judge, made_up)


BASIC = Credential("basic", "Wastewater Operator Basic", "Wisconsin DNR", date(2019, 5, 1), date(2028, 5, 1), "")
PLAIN = Credential("plain", "Wastewater Operator", "Wisconsin DNR", date(2019, 5, 1), date(2028, 5, 1), "")


@pytest.mark.parametrize("paper", [BASIC, PLAIN])
@pytest.mark.parametrize(
    "sentence",
    ["I hold the DNR advanced wastewater certification.", "I hold a master wastewater operator license."],
)
def test_no_paper_is_of_a_higher_step_than_its_row(paper: Credential, sentence: str) -> None:
    assert not passes(judge_of("run the belt press", papers=(paper,)), sentence)


@pytest.mark.parametrize(
    "sentence",
    ["I hold the DNR basic wastewater certification.", "I do not hold the advanced wastewater certification."],
)
def test_a_paper_is_told_of_its_own_step(sentence: str) -> None:
    assert passes(judge_of("run the belt press", papers=(BASIC,)), sentence)


POSTING = (
    "Lead Finisher - Tamarack, Fresno CA\nWe are a three-doctor practice. Lead four assistants.\n"
    "Start 4:30 am most days. Health insurance after 60 days.\n"
)


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        ("Ustedes ofrecen seguro médico después de 60 días.", "Ustedes ofrecen seguro médico después de 30 días."),
        ("You offer health insurance after 60 days.", "You offer health insurance after 30 days."),
        ("Your practice has three doctors.", "Your practice has five doctors."),
    ],
)
def test_what_a_posting_counts_is_no_minute_of_its_clock(true: str, made_up: str) -> None:
    judge = judge_of_posting(POSTING)
    assert judge.verdict(true).passes
    assert not judge.verdict(made_up).passes
