"""Lines of duties that only judge, only deny, or tell why there was no work: they stand in no document."""

from datetime import date

import pytest

from workers.language.grammar import LanguageCode
from workers.writing.facts import Experience
from workers.writing.rules.duties.job_lines import lines_of


def lines(duties: str, code: LanguageCode = "en", *, past: bool = False) -> list[str]:
    job = Experience("1", "Technician", "Acme", date(2019, 1, 1), date(2024, 1, 1) if past else None, duties)
    return [one.text for one in lines_of(job, code)]


@pytest.mark.parametrize(
    "typed",
    [
        "3rd shift sucks but I am here",
        "tugboat guys are crazy",
        "it is a lot of driving",
        "the pay was pretty good",
        "loved the crew",
        "My uncle owns it, but I get no special treatment",
        "laid off every dec-march, ski patrol then",
        "summers off so I do UPS helper in dec",
        "Hybrid battery no",
        "I do not do framing anymore",
        "Budget is the managers not mine",
        "Quality is not mine, QA signs off",
        "gas lines I don't do yet",
        "boss is nice, pays late sometimes",
        "warranty claims the office does",
    ],
)
def test_a_line_without_work_is_no_bullet(typed: str) -> None:
    assert lines(typed) == []


@pytest.mark.parametrize(
    ("typed", "code"),
    [("teja de barro no se", "es"), ("mi patrón hace los presupuestos", "es"), ("el turno es muy pesado", "es")],
)
def test_the_same_in_spanish(typed: str, code: LanguageCode) -> None:
    assert lines(typed, code) == []


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("signed invoices, collected on past due (not fun)", "Signed invoices and collected on past due"),
        ("no recordables since 2021", "No recordables since 2021"),
        ("never late, no write ups", "Never late, no write ups"),
        ("road calls in snow which sucks", "Road calls in snow"),
        ("got my own tools n truck stocked", "Got my own tools and truck stocked"),
        ("run roller and loader in my sleep", "Run roller and loader"),
        ("Substation work is contracted", "Substation work is contracted"),
        ("Heaviest pick was on a 212 ton reactor", "Heaviest pick was on a 212 ton reactor"),
        ("Scrap went from 6% to 2%. It was my idea", "Scrap went from 6% to 2%; it was my idea"),
        ("did not have one accident in 6 years", "Did not have one accident in 6 years"),
    ],
)
def test_what_tells_of_work_stays(typed: str, told: str) -> None:
    assert lines(typed) == [told]


def test_a_denial_behind_work_says_how_far_it_went() -> None:
    typed = "Gas ranges and dryers: valves, igniters. I don't run new gas lines"
    assert "don't run new gas lines" in lines(typed)[0]


@pytest.mark.parametrize(
    ("typed", "told", "past"),
    [
        ("presses 400 - 1200 ton, clutch brake", "Presses 400 - 1200 ton, clutch brake", False),
        ("runs 5 routes", "Run 5 routes", False),
        ("rig up rig down", "Rig up rig down", True),
        ("hyd & pneu leaks, cylinders", "Hydraulic and pneumatic leaks, cylinders", False),
        (
            "Transmissions we send out. I take them out and put back",
            "Transmissions we send out; I take them out and put back",
            False,
        ),
    ],
)
def test_no_line_is_harmed_by_its_telling(typed: str, told: str, *, past: bool) -> None:
    assert lines(typed, past=past) == [told]
