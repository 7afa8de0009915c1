"""Machines that a sentence says somebody uses, and plant that they only worked on."""

import pytest

from tests.workers.resumes.printed import page
from workers.resumes.gear.mentions import gear_in
from workers.resumes.reader import read_jobs, read_sections, read_skills


@pytest.mark.parametrize(
    "text",
    [
        "Repaired backhoes and pavers for the county",
        "Serviced skid steers, loaders and chippers; rewired a sign truck",
        "Changed bearings and clutches on punch presses up to 300 tons",
        "Erected screw conveyors and hung belt conveyors in a feed mill",
        "Built heat exchangers and air handlers from print",
        "Set water heaters and tubs",
        "Commercial service, chillers and rooftop units",
        "Monté minisplits y bombas de calor en casas",
        "Instalación de bombas de calor y minisplits",
        "Mantenimiento preventivo a llenadoras y taponadoras",
        "Responsible for repair of conveyors and palletizers",
        "Learned banking of pole-mounted transformers from a foreman",
        "Uní placas y cuadernas de barcazas",
    ],
)
def test_plant_that_was_only_worked_on_is_no_equipment(text: str) -> None:
    assert gear_in(text) == []


@pytest.mark.parametrize(
    ("text", "gear"),
    [
        ("Drove service trucks and forklifts", ["service trucks", "forklifts"]),
        ("Operate and repair loaders and dozers", ["loaders", "dozers"]),
        ("Installed, repaired and operated loaders", ["loaders"]),
        ("Repaired graders, operated loaders", ["loaders"]),
        ("Ran boilers and chillers for a campus", ["boilers", "chillers"]),
        ("Responsible for boilers and cooling towers", ["boilers", "cooling towers"]),
        ("Monitored boilers and turbines", ["boilers", "turbines"]),
        ("Repaired gutters on ladders and scissor lifts", ["ladders", "scissor lifts"]),
        ("Cleaned floors with buffers and scrubbers", ["buffers", "scrubbers"]),
        ("Used cranes to set rooftop units", ["cranes"]),
        ("Built cabinets on table saws and shapers", ["table saws", "shapers"]),
        ("Instalé tuberías con grúas y montacargas", ["grúas", "montacargas"]),
        ("Maintained mowers, trimmers and blowers", ["mowers", "trimmers", "blowers"]),
        ("Serviced Vulcan and Hobart mixers", ["Hobart mixers", "Vulcan"]),
        ("Operó barcazas y remolcadores", ["barcazas", "remolcadores"]),
    ],
)
def test_what_is_used_or_operated_or_has_a_name_is_equipment(text: str, gear: list[str]) -> None:
    assert sorted(name for name, _ in gear_in(text)) == sorted(gear)


@pytest.mark.parametrize(
    ("text", "gear"),
    [
        ("Led plant tours for third graders", []),
        ("Signed every blind lift and ran fire drills each month", []),
        ("Limpié con esmeril cada tramo y cada pasada", ["esmeril"]),
        ("Trato diario con proveedores y con trabajadores", []),
        ("Checked crane logs and event recorder downloads", []),
        ("Drilled anchors and swung chain hoists into place", ["chain hoists"]),
    ],
)
def test_words_that_are_called_as_machines_are_or_stand_beside_one(text: str, gear: list[str]) -> None:
    assert [name for name, _ in gear_in(text)] == gear


def test_in_a_list_of_skills_all_plant_counts() -> None:
    assert [name for name, _ in gear_in("Repair of chillers and heat pumps", listed=True)] == ["chillers", "heat pumps"]
    found = read_sections(page("EQUIPMENT\n* Boilers\n* Rooftop units\n* Repair of heat pumps"))
    assert [skill.name for skill in read_skills(found, read_jobs(found))] == [
        "Boilers",
        "Rooftop units",
        "Repair of heat pumps",
    ]
