"""English lines whose commas, stops or meaning a phone lost, and names in them that no reader knows."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Credential, Experience, ProfileFacts
from workers.writing.proofreading.left_in_charge import with_rank_in_crew
from workers.writing.proofreading.named_coworkers import without_names_of_coworkers
from workers.writing.proofreading.rows import mended
from workers.writing.words.row_case import with_rows_in_case


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("count mtls, tag green", "count materials, tag green"),
        ("haul mtls to decks", "haul materials to decks"),
        ("scrap mtls by grade", "scrap metals by grade"),
        ("forklift op'er backup", "forklift operator backup"),
        ("maint'nce of presses", "maintenance of presses"),
        ("rack tbg from derrick", "rack tubing from derrick"),
        ("drlg rig, nipple bop's", "drilling rig, nipple BOPs"),
        ("trim, csg and base", "trim, casing and base"),
        ("sys scaff, toe bds", "system scaffold, toe boards"),
        ("brake, Pitts. machine, TDC", "brake, Pittsburgh machine, TDC"),
        ("laid pipe glued fittings tamped", "laid pipe, glued fittings and tamped"),
        ("pulled wire bent pipe terminated", "pulled wire, bent pipe and terminated"),
        ("hung drywall taped joints sanded", "hung drywall, taped joints and sanded"),
        ("springs cables rollers residential mostly", "springs, cables, rollers, residential mostly"),
        (
            "springs cables rollers residential mostly new homes",
            "springs, cables, rollers, residential, mostly new homes",
        ),
        ("doors windows screens residential and commercial", "doors, windows, screens, residential and commercial"),
        (
            "mass dig storm sewer 15 to 60 inch water line",
            "mass dig, storm sewer 15 to 60 inch, water line",
        ),
        ("sanitary sewer 8 to 36 inch water main", "sanitary sewer 8 to 36 inch, water main"),
        ("Lincoln Miller welders", "Lincoln and Miller welders"),
    ],
)
def test_what_is_meant_is_told(typed: str, told: str) -> None:
    assert mended(typed, "en", is_line=True) == told


@pytest.mark.parametrize(
    "line",
    [
        "plasma table (Lockformer Vulcan)",
        "Graco Titan sprayers",
        "Dodge Eagle balancer",
        "cleaned tanks and loaded trucks assigned",
        "storm sewer 12 to 15 inch water line",
    ],
)
def test_what_may_be_one_thing_stays(line: str) -> None:
    assert mended(line, "en", is_line=True) == line


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("TIG hoods, mostly tack - main TIG guy is Paul", "TIG hoods, mostly tack"),
        ("run loader, main operator is Dave", "run loader"),
        ("change tires, the other guy is new", "change tires, the other guy is new"),
        ("rebuild pumps - lead tech is certified", "rebuild pumps - lead tech is certified"),
    ],
)
def test_who_else_does_the_work_is_not_named(typed: str, told: str) -> None:
    assert without_names_of_coworkers(typed) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("crew 4, im 2nd hand. tag book", "second hand on a crew of 4. tag book"),
        ("crew of 6, I'm the top hand", "top hand on a crew of 6"),
        ("crew 4, 2nd hand tools", "crew 4, 2nd hand tools"),
        ("crew 5, I'm second in charge", "crew 5, I'm second in charge"),
    ],
)
def test_a_rank_stands_before_its_crew(typed: str, told: str) -> None:
    assert with_rank_in_crew(typed) == told


@pytest.mark.parametrize(
    ("duties", "told"),
    [
        ("Swap heaters\nWeld by outside shop", ["Swap heaters"]),
        ("Swap heaters\nPlating by other vendors", ["Swap heaters"]),
        ("Grind dies, coating by outside vendor", ["Grind dies"]),
        ("Check welds by outside shop", ["Check welds by outside shop"]),
        ("Repair parts made by other shops", ["Repair parts made by other shops"]),
        ("Inspect work by outside contractors", ["Inspect work by outside contractors"]),
        ("Drive by other shops for parts", ["Drive by other shops for parts"]),
    ],
)
def test_what_an_outside_shop_does_is_no_duty(duties: str, told: list[str]) -> None:
    job = Experience("job", "Worker", "Acme", date(2015, 1, 1), None, duties)
    assert [duty.text for duty in lines_of(job, "en")] == told


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Presupuesto al cliente, lo cobra mi hermano", ["Presupuesto al cliente"]),
        ("Presupuesto de riego, lo factura el dueño", ["Presupuesto de riego"]),
        ("Boroscopio, lo maneja el jefe", []),
    ],
)
def test_who_takes_the_money_takes_no_work(line: str, told: list[str]) -> None:
    job = Experience("job", "Hojalatero", "Acme", date(2015, 1, 1), None, line)
    assert [duty.text for duty in lines_of(job, "es")] == told


@pytest.mark.parametrize(
    ("name", "issuer", "told"),
    [
        ("ida residential technician", "ida", ("IDA residential technician", "IDA")),
        ("forklift", "cat", ("Forklift", "Cat")),
    ],
)
def test_three_letters_that_issue_a_card_are_initials(name: str, issuer: str, told: tuple[str, str]) -> None:
    job = Experience("job", "Worker", "Acme", date(2015, 1, 1), None, "fixed doors and gates")
    card = Credential("card", name, issuer, date(2020, 1, 1), None)
    facts = ProfileFacts("A B", "a@example.com", (job,), (), (card,), date(2026, 11, 27))
    held = with_rows_in_case(facts).credentials[0]
    assert (held.name, held.issuer) == told
