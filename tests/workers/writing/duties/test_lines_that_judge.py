"""Lines of duties that only judge, only deny, or tell why there was no work: they stand in no document."""

from datetime import date

import pytest

from workers.language.grammar import LanguageCode
from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience


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
        "boss still owes me for boots",
        "never paid overtime",
        "I hate the clamp truck and don't get on it",
        "won't do asbestos",
        "Retired in june and I'm bored",
        "trucks were always broke down",
        "backflow tests - not me thats my cousin",
        "my cousin does the grout",
        "lead did startup",
        "lead does brazing, gas and startup",
        "my dads place",
        "my back hurts",
        "no ladders because of my bad knee",
        "epoxy 2 part and plural? no just airless",
    ],
)
def test_a_line_without_work_is_no_bullet(typed: str) -> None:
    assert lines(typed) == []


_IN_SPANISH = [
    ("odio el turno de noche", "es"),
    ("el camion siempre llegaba tarde", "es"),
    ("quedaron a deber dos semanas", "es"),
    ("mi primo hace la soldadura", "es"),
    ("taller de mi papá", "es"),
    ("no me subo al montacargas", "es"),
    ("no uso escalera por mi rodilla", "es"),
]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("teja de barro no se", "es"),
        ("mi patrón hace los presupuestos", "es"),
        ("el turno es muy pesado", "es"),
        *_IN_SPANISH,
    ],
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


def test_a_denial_behind_work_is_left_out_with_nothing_else() -> None:
    typed = "Gas ranges and dryers: valves, igniters. I don't run new gas lines"
    assert lines(typed) == ["Gas ranges and dryers: valves, igniters"]


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


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("fit my own when the fitter is out, normally Ray fits", "Fit my own when the fitter is out"),
        ("built 1 arena pipe fence, welding was my cousin not me", "Built 1 arena pipe fence"),
        ("set poles with digger derrick (journeyman runs it I tail)", "Set poles with digger derrick (I tail)"),
        ("boss does layout, I hold the tape", "Hold the tape"),
        ("chains over Donner twice never again", "Chains over Donner twice"),
        ("ran 3 lathes and got bored", "Ran 3 lathes"),
        ("I hate heights but climbed 200 ft towers", "Climbed 200 ft towers"),
        ("6G most days, position dont matter", "6G most days"),
        ("made 40 parts a shift, boss never paid overtime", "Made 40 parts a shift"),
        ("ladders to 32ft no scaffold more than 2 high bc my knee", "Ladders to 32ft"),
        ("forklift in the yard (card ran out)", "Forklift in the yard"),
        ("cast iron no hub, copper med gas?? only carried that", "Cast iron no hub"),
        ("loaded pipe, drilled hangers, set seismic brace? no, no seismic here", "Loaded pipe and drilled hangers"),
        ("I had to drive the box truck", "Drive the box truck"),
    ],
)
def test_only_the_clause_that_harms_is_left_out(typed: str, told: str) -> None:
    assert lines(typed) == [told]


def test_the_same_of_a_clause_in_spanish() -> None:
    assert lines("cargo cajas, me duele la espalda", "es") == ["Cargo cajas"]
    assert lines("soldadura de bancas, nunca más", "es") == ["Soldadura de bancas"]
    assert lines("tuve que manejar la troca", "es") == ["Manejar la troca"]


@pytest.mark.parametrize(
    "typed",
    [
        "Hung late-model doors",
        "Late shift 2-10",
        "Deliveries were never late",
        "Collected and paid late invoices",
        "Collected from customers who owed us",
        "Welded gates with my cousin",
        "Retired old boilers",
        "Usually foreman on small jobs",
        "Foreman did layout and ran crew of 6",
        "Back hoe work",
        "Refuse to sign bad inspections",
        "Stay off the roof when wet",
        "OSHA 10 (expired 2023)",
        "Hot mop flat roof (carry bucket)",
    ],
)
def test_the_same_words_of_real_work_stay(typed: str) -> None:
    assert lines(typed) == [typed]


def test_a_late_foreman_within_ones_own_work_stays() -> None:
    typed = "Soy el que abre cuando el mayordomo llega tarde"
    assert lines(typed, "es") == [typed]
