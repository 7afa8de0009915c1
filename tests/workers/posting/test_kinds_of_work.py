"""What stands behind a position on its line and is no employer, and employers that stood behind such things."""

import pytest

from workers.posting.names import names_in

_WORK = "\n\nRequirements\n- Five years of experience\n- Valid driver license\n"


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("Plumber - New Construction\n\nResidential rough-in and finish.", ""),
        ("Welder - Structural & Misc Metals\n\nFlux core and stick, shop work.", ""),
        ("Pipefitter - Refinery Turnaround\n\n35 days, 7-12s. Per diem.", ""),
        ("Mason - Historic Restoration\n\nLime mortar, brick and stone.", ""),
        ("Line Cook - Breakfast & Lunch\n\nFast hotel kitchen. Eggs and grill.", ""),
        ("Soldador MIG - Planta Escobedo\n\nImportante empresa metalmecánica solicita soldador.", ""),
        ("Precision Grinder, second shift\n\nWe are a job shop of 40 people.", ""),
        ("Welder - Night Shift\n\nSteel tubs and hoppers for mines.", ""),
        (
            "Line Mechanic - Tree Fruit Packing\nWenatchee, WA\n\nAlder Ridge Fruit packs apples and pears.",
            "Alder Ridge Fruit",
        ),
        (
            "Barrel Repair Cooper, Osprey Distilling. Our warehouse holds 40,000 barrels.",
            "Osprey Distilling",
        ),
    ],
)
def test_a_kind_of_work_behind_a_title_is_no_employer(text: str, company: str) -> None:
    assert names_in(text + _WORK).company == company


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("Diesel Mechanic, Fleet Services Division - City of Yakima\n\nThe shop keeps 410 vehicles.", "City of Yakima"),
        ("Plant Operator III for the Town of Cedar Mesa. Surface-water plant, 9 MGD.", "Town of Cedar Mesa"),
        ("Signal Technician III, Rockhaven County. The county has 212 intersections.", "Rockhaven County"),
        (
            "Water Plant Operator\nDepartment of Public Works\nVillage of Sorrel Creek\n\nThree wells.",
            "Village of Sorrel Creek",
        ),
        ("Lift Technician III, Copper Basin Resort, Colorado. Nine lifts.", "Copper Basin Resort"),
        ("Locksmith, St. Alban Health System, three campuses. You maintain 4,200 openings.", "St. Alban Health System"),
    ],
)
def test_public_bodies_and_houses(text: str, company: str) -> None:
    assert names_in(text + _WORK).company == company


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("Senior Programmer\n\nAt Fox Valley Aerostructures we are moving to new cells.", "Fox Valley Aerostructures"),
        ("Lead Glazier for Halden Facades (Chicago). You would lead four glaziers.", "Halden Facades"),
    ],
)
def test_a_name_has_neither_what_leads_to_it_nor_its_town(text: str, company: str) -> None:
    assert names_in(text + _WORK).company == company


def test_a_town_called_city_is_no_employer() -> None:
    text = "Ag Service Technician, Plains Harvest Tools (a dealer), Garden City, KS. You work on combines."
    assert names_in(text + _WORK).company != "Garden City"


def test_a_firm_behind_a_slash_is_no_second_half_of_the_title() -> None:
    names = names_in("Se busca electricista / Instalaciones Hermanos Quiroga\n\nObra nueva, pago semanal." + _WORK)
    assert (names.title, names.company) == ("Electricista", "Instalaciones Hermanos Quiroga")


def test_a_firm_of_common_words_is_the_employer_where_the_text_speaks_of_it() -> None:
    text = "Field Welder - River Valley Steel\n\nRiver Valley Steel is hiring a welder for its shop."
    assert names_in(text + _WORK).company == "River Valley Steel"


@pytest.mark.parametrize(
    ("text", "company"),
    [
        ("Ayudante general - Turno nocturno - Parque Industrial Kalos\n\nEmpresa de plásticos solicita ayudantes.", ""),
        (
            "Cabinet Installer - Builder Accounts\nAre you neat? Hearthstone Kitchens installs 30 kitchens a week.",
            "Hearthstone Kitchens",
        ),
    ],
)
def test_a_park_is_no_employer_and_who_does_something_behind_a_question_is(text: str, company: str) -> None:
    assert names_in(text + _WORK).company == company


@pytest.mark.parametrize(
    "text",
    [
        "Lift Truck Technician - Toyota & Hyster\n\nTrucks at docks. Factory training by Toyota Material Handling.",
        "Combo Welder - Chevron Turnaround\n\nWork is at the refinery. 45 days, 6G.",
        "Facilities Electrician - Semiconductor Fab\nContract, 12 months, W2\nOne of our clients wants three.",
        "Auto Body Technician / DRP Shop\nState Farm, Progressive and GEICO work. Flat rate $26.",
        "Outboard Mechanic - Yamaha Certified\nMarina on the north shore. Outboards from May to October.",
    ],
)
def test_makers_events_and_customers_are_no_employers(text: str) -> None:
    assert names_in(text + _WORK).company == ""
