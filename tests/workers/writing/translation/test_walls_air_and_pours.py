"""Notes of board hangers, air installers and concrete finishers in English, and names that are told once only."""

from datetime import date

import pytest

from workers.writing.duties.english.telling import closed_list
from workers.writing.person.facts import Experience
from workers.writing.translation.into_english.line import in_english
from workers.writing.translation.into_english.senses.crew_words import skill_meant
from workers.writing.translation.into_english.senses.job_words import of_job
from workers.writing.translation.rows.credential_names import credential_named
from workers.writing.translation.rows.english_skills import english_skill
from workers.writing.translation.rows.studies import studied
from workers.writing.translation.rows.titles import english_title
from workers.writing.translation.rows.whole_names import names_told
from workers.writing.words.casing import names_with_capital

_HANGER, _AIR, _FINISHER = "Tablaroquero", "Instalador de aire acondicionado", "Acabador de concreto"


@pytest.mark.parametrize(
    ("title", "spanish", "english"),
    [
        (_HANGER, "marco metálico calibre 20 y 25, muros hasta 14 pies",
         "Metal framing, 20 and 25 gauge, walls up to 14 feet"),
        (_HANGER, "postes metálicos calibre 18 y 20", "Metal studs, 18 and 20 gauge"),
        (_HANGER, "cuelgo tablaroca 5/8 tipo X, unas 45 hojas por día entre dos",
         "Hang 5/8 Type X drywall, about 45 sheets a day with a partner"),
        (_HANGER, "encinto y doy pasta", "Tape and apply joint compound"),
        (_HANGER, "marcos de puertas metálicas", "Metal door frames"),
        (_HANGER, "puertas de fierro en hospitales", "Steel doors in hospitals"),
        ("Pintor", "masilla, lija y primer", "Putty, sanding and primer"),
        (_AIR, "mini splits Daikin, más de 60 hasta la fecha", "Daikin mini splits, more than 60 to date"),
        (_AIR, "mini splits Mitsubishi, casi 120 hasta hoy", "Mitsubishi mini splits, almost 120 to date"),
        (_AIR, "vacío a 500 micrones y carga por subcooling",
         "Pull a vacuum to 500 microns and charge refrigerant by subcooling"),
        (_AIR, "vacío profundo hasta 250 micras, carga por peso",
         "Pull a vacuum to 250 microns, charge refrigerant by weight"),
        (_AIR, "ductos flexibles y de lámina calibre 26", "Flexible ducts and 26 gauge sheet metal ductwork"),
        (_HANGER, "cajillos con luz indirecta", "Soffits with indirect lighting"),
        (_FINISHER, "losas de bodega hasta 18,000 pies por colado", "Warehouse slabs up to 18,000 feet per pour"),
        (_FINISHER, "corte con disco a las 12 horas", "Cut with a disc after 12 hours"),
        ("Empacador", "unas 25 libras por caja", "About 25 pounds per box"),
        ("Carnicero", "clasifico 500 piezas por peso", "Sort 500 pieces by weight"),
    ],
)  # fmt: skip
def test_notes_of_walls_air_and_pours(title: str, spanish: str, english: str) -> None:
    with of_job(title):
        assert in_english(spanish, past=False) == english


@pytest.mark.parametrize(
    ("title", "typed", "english"),
    [
        (_HANGER, "Atornillador Makita", "Makita drywall screw gun"),
        ("Electricista", "Atornillador Milwaukee", "Milwaukee power screwdriver"),
        (_AIR, "Bomba de vacío y micrómetro", "Vacuum pump and micron gauge"),
        (_AIR, "Micrómetro", "Micron gauge"),
        ("Tornero", "Micrómetro", "Micrometer"),
        (_AIR, "Soldar cobre", "Copper brazing"),
        ("Plomero", "Soldadura de cobre", "Copper soldering"),
        (_FINISHER, "Sellos para estampado", "Concrete stamps"),
        (_FINISHER, "Fresno de 4 pies", "4-foot fresno trowel"),
    ],
)  # fmt: skip
def test_a_tool_is_named_by_the_trade_of_its_jobs(title: str, typed: str, english: str) -> None:
    assert english_skill(skill_meant(typed, [Experience("1", title, "", date(2015, 1, 1), None, "")])) == english


def test_a_skill_told_already_is_not_told_again() -> None:
    assert english_skill("Fresno trowel") == "Fresno trowel"
    assert [name for name in set(names_told("skills", "en").values()) if english_skill(name) != name] == []


@pytest.mark.parametrize(
    ("typed", "english"),
    [
        ("Tarjeta SNHD de polvo", "SNHD Dust Card"),
        ("Tarjeta de polvo Clark County", "Clark County Dust Card"),
        ("Curso de control de polvo", "Dust Control Training"),
        ("Tarjeta OSHA de 30 horas", "OSHA 30 Card"),
    ],
)
def test_cards(typed: str, english: str) -> None:
    assert credential_named("en", typed) == english


def test_studies_that_were_not_completed_are_named_by_their_field() -> None:
    assert studied("en", "Sin terminar, Construcción") == "Construction, not completed"
    assert studied("en", "Secundaria, General") == "Secondary School, General"


@pytest.mark.parametrize(
    ("title", "english"),
    [
        ("Operador de prensa flexográfica", "Flexo Press Operator"),
        ("Mecánico agrícola", "Ag Equipment Technician"),
        ("Doblador de ropa", "Laundry Folder"),
        ("Mecánico de equipo pesado", "Heavy Equipment Mechanic"),
    ],
)
def test_a_title_typed_in_english_shorthand_is_printed_last(title: str, english: str) -> None:
    assert english_title(title) == english


def test_makers_of_what_is_built_in_keep_their_capital() -> None:
    assert {"armstrong", "usg", "certainteed"} <= names_with_capital()


def test_how_many_there_were_ends_no_list() -> None:
    assert closed_list("hang 12-foot sheets, more than 60 a day") == "hang 12-foot sheets, more than 60 a day"
    assert closed_list("hang sheets, boards") == "hang sheets and boards"


def test_a_line_that_ends_in_a_link_is_read_without_failing() -> None:
    assert in_english("mando paquetes por", past=False) == ""
