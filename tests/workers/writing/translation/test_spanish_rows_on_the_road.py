"""Spanish lines, papers and skills of drivers, drywallers, sanitation crews and roofers, told or kept as typed."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience, ProfileFacts, Skill
from workers.writing.rules.spanish import _lowered_name
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.row_names import with_names_in
from workers.writing.translation.rows.titles import english_title


@pytest.mark.parametrize(
    ("duty", "english"),
    [
        ("ELD Samsara, DOT al día", "ELD Samsara, DOT up to date"),
        ("Mantengo la bitácora al día", "Maintain the log up to date"),
        ("Reviso los extintores al día", ""),  # each day, or until today: nobody knows
        ("Entrego 15 pedidos al día", "Deliver 15 orders a day"),
        ("Una vez al día", "Once a day"),
        (
            "Manejo trailer caja seca 53 y plataforma, Laredo a Dallas y Houston",
            "Haul 53-foot dry vans and flatbeds, Laredo to Dallas and Houston",
        ),
        ("Cero accidentes con culpa desde 2017", "No at-fault accidents since 2017"),
        ("Carga y descarga, montacargas", "Loading and unloading, forklifts"),
        ("Carga y descarga de tráilers", "Load and unload trailers"),
        ("Montacargas, carga, inventario", ""),  # a load, or loading
        ("espuma, enjuague, sanitizante", "Foam, rinse, sanitizer"),
        ("limpié, enjuagué", "Cleaned, rinsed"),
        ("mido ppm con tiras", "Measure ppm with test strips"),
        (
            "desarmo bandas y cuchillas con candado LOTO",
            "Disassemble conveyor belts and blades with a LOTO lock",
        ),
        ("pre operacional con el inspector del USDA", "Pre-operational inspection with the USDA inspector"),
        (
            "tercer turno, limpieza de deshuese y empaque",
            "Third shift, cleaning of the deboning and packing area",
        ),
        ("Limpieza de empaque", "Clean the packing area"),
        ("somos 14 en mi área", "14 people in my area"),
        ("manejo tractor chico", "Operate a small tractor"),
        ("Manejo la máquina de sellado al vacío", "Operate the vacuum sealer"),
        ("Cocinar desayuno y comida", "Cook breakfast and lunch"),
        ("Techo acústico en oficinas", "Acoustic ceiling in offices"),  # popcorn is another one
        ("Pedir químicos al almacén", "Order chemicals from the warehouse"),
        ("Aprendí TPO y a soldar con pistola de calor", "Learned TPO and learned to weld with a heat gun"),
        ("Uso bazuca y cajas automáticas", "Use bazookas and automatic finishing boxes"),
        ("Poco de metal: track y stud de 3 5/8", "Some metal framing: 3 5/8 track and studs"),
    ],
)
def test_a_line_is_told_whole_or_not_at_all(duty: str, english: str) -> None:
    assert in_english(duty, past=False) == english


@pytest.mark.parametrize(
    ("paper", "english"),
    [
        ("CDL Clase A con Tanker", "Class A CDL, Tank Endorsement"),
        ("CDL clase B con pasajeros", "Class B CDL, Passenger Endorsement"),
        ("CDL clase A con tanker y hazmat", "Class A CDL, Tank and Hazmat Endorsements"),
        ("CDL clase A con frenos de aire", "Class A CDL with Air Brakes"),  # which is no endorsement
        ("CDL clase A con fotos", "CDL clase A con fotos"),
    ],
)
def test_a_license_is_told_with_what_it_allows(paper: str, english: str) -> None:
    assert credential_named("en", paper) == english


@pytest.mark.parametrize(
    ("skill", "english"),
    [
        ("Tractor Freightliner, 10 y 13 velocidades", "Freightliner tractor, 10 and 13 speed"),
        ("Plataforma y amarre de carga", "Flatbed and load securement"),
        ("Bazuca y cajas (TapeTech)", "Bazooka and boxes (TapeTech)"),
    ],
)
def test_a_skill_is_told_whole(skill: str, english: str) -> None:
    assert english_skill(skill) == english


def test_the_make_of_a_tool_is_nobody_who_works() -> None:
    roofing = Experience(
        "roof", "Techadora", "Sunline", date(2022, 2, 14), None, "También TPO, ya sueldo con la pistola Leister"
    )
    assert [one.text for one in lines_of(roofing, "es")] == ["TPO, ya sueldo con la pistola Leister"]


def test_a_driver_of_short_trips_has_an_english_title() -> None:
    assert english_title("Chofer de local") == "Local Driver"


def test_an_english_word_of_a_spanish_profile_stays() -> None:
    """Shingles are no tiles, whose Spanish name the list would give."""
    roofer = ProfileFacts(
        "Maribel Quintanar",
        "maribel@example.com",
        (Experience("roof", "Techadora", "Sunline", date(2022, 2, 14), None, "Quito el techo viejo y pongo plywood"),),
        (
            Skill("one", "Shingles", "Technical Skill", "Advanced"),
            Skill("two", "Forklift", "Heavy Equipment", "Expert"),
        ),
        (),
        date(2026, 11, 27),
    )
    assert [one.name for one in with_names_in("es", roofer).skills] == ["Shingles", "Montacargas"]


def test_a_tool_with_its_make_is_small_within_a_sentence() -> None:
    assert _lowered_name("Soldadora de aire caliente Leister") == "soldadora de aire caliente Leister"
