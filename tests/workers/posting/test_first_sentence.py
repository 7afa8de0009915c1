"""Position and employer of short postings, which name them in their first sentence."""

import pytest

from workers.posting.names import Names, names_in


@pytest.mark.parametrize(
    ("text", "title", "company"),
    [
        (
            "Scaffold superintendent - Orrin Riggers & Erectors. Stair towers with hoist and hydraulic lift. 5 yrs.",
            "Scaffold Superintendent",
            "Orrin Riggers & Erectors",
        ),
        (
            "Paint Tech B - Lakeside Honda-Approved Body. Waterborne base, I-CAR.",
            "Paint Tech B",
            "Lakeside Honda-Approved Body",
        ),
        ("Irrigation Foreman, Alder HOA Services. Runs 4 techs.", "Irrigation Foreman", "Alder HOA Services"),
        ("Transit Mechanic, Two Rivers Transit (buses). We need air brakes.", "Transit Mechanic", "Two Rivers Transit"),
        (
            "Bay Steel is hiring a Deck Foreman in Reno. Requirements: leading crews, 5 years.",
            "Deck Foreman",
            "Bay Steel",
        ),
        ("Harbor Sails seeks a Canvas Cutter in Alameda. Requirements: own tools.", "Canvas Cutter", "Harbor Sails"),
        ("Talleres Ruiz busca Pintor automotriz en Tracy. Requisitos: 3 años.", "Pintor Automotriz", "Talleres Ruiz"),
        (
            "Shift Engineer, Orrin State University central plant. High-pressure boilers.",
            "Shift Engineer",
            "Orrin State University",
        ),
        ("Jefe de obra, Puentes Bravo. Dirigir cuadrilla.", "Jefe de Obra", "Puentes Bravo"),
        ("CRANE OPERATOR - Gulf Lift & Haul, Mobile AL\n\nDays, some weekends.", "Crane Operator", "Gulf Lift & Haul"),
        (
            "JEFE DE CUADRILLA ELÉCTRICA - Luz del Norte Eléctrica, Tucson\nBuscamos persona para dirigir a seis.",
            "Jefe de Cuadrilla Eléctrica",
            "Luz del Norte Eléctrica",
        ),
        ("Diesel driver wanted - Mesa Energy, Austin TX. Home every night.", "Diesel Driver", "Mesa Energy"),
    ],
)
def test_the_first_sentence_names_both(text: str, title: str, company: str) -> None:
    assert names_in(text) == Names(title, company)


def test_a_position_for_a_kind_of_shop_names_no_employer() -> None:
    text = "Duct FOREPERSON for commercial kitchen shop. TIG on stainless is most of the day; crew of 5."
    assert names_in(text) == Names("Duct Foreperson", "")


def test_what_the_work_is_names_no_employer() -> None:
    text = "Glazing Superintendent: high-rise curtain wall, 3 yrs, MEWP card, Bluebeam. Driver license."
    assert names_in(text) == Names("Glazing Superintendent", "")


@pytest.mark.parametrize(
    ("text", "title", "company"),
    [
        (
            "PARISH OF ST. BRICE - DEPARTMENT OF PUBLIC WORKS\nRoad Mechanic II (Heavy). Open.\nRepairs trucks.",
            "Road Mechanic II",
            "Parish of St. Brice",
        ),
        (
            "MESA COUNTY PUBLIC WORKS\nClass title: Heavy Equipment Mechanic III. Pay grade 57. Open until filled.",
            "Heavy Equipment Mechanic III",
            "Mesa County Public Works",
        ),
    ],
)
def test_a_public_employer_is_no_position(text: str, title: str, company: str) -> None:
    assert names_in(text) == Names(title, company)


def test_who_says_we_are_names_the_employer() -> None:
    text = "We're Cutter & Vale (30 people, Oakland), a duct shop, and we need a shop foreman who likes metal.\n\nMIG."
    assert names_in(text).company == "Cutter & Vale"


def test_who_is_an_equal_opportunity_employer_names_the_employer_by_its_first_word() -> None:
    text = (
        "Instrumentation & Controls Technician, Axis AL\n\n"
        "Solvane Specialty Chemicals makes intermediates for crop protection. The site employs 210 people.\n\n"
        "Key duties\n- Calibrate transmitters\n\nSolvane is an equal opportunity employer."
    )
    assert names_in(text).company == "Solvane Specialty Chemicals"


def test_a_small_word_of_french_stands_inside_a_name() -> None:
    text = "Concrete Foreman (Curb & Sidewalk)\n\nFond du Lac Paving needs a foreman who can run a slipform crew."
    assert names_in(text).company == "Fond du Lac Paving"


def test_who_runs_a_site_is_the_employer_of_whoever_works_there() -> None:
    text = (
        "Lead Wind Technician - Piedra Flats Wind Farm (Hereford, TX)\n\n"
        "Larkmoor Renewable Operations runs 1.1 GW of wind across the plains. Piedra Flats has 94 turbines.\n\n"
        "Key duties\n- Lead a crew on troubleshooting\n- Climb 80 m towers"
    )
    assert names_in(text).company == "Larkmoor Renewable Operations"
