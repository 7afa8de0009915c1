"""What a person typed is mended once, before all that reads it, where nothing else can be meant; else it stays."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import WELDER
from workers.language.grammar import LanguageCode
from workers.writing.person.facts import Credential, Experience, Skill
from workers.writing.proofreading.apostrophes import with_apostrophes
from workers.writing.proofreading.rows import mended, proofread


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("I tell him what doesnt work, dont change logic", "I tell him what doesn't work, don't change logic"),
        ("the bit thats not making", "the bit that's not making"),
        ("its ready, cover when hes off", "it's ready, cover when he's off"),
        ("innershield when its windy in the yard", "innershield when it's windy in the yard"),
        ("check the drum when its my turn", "check the drum when it's my turn"),
        ("LOCK IT OUT WHEN ITS DOWN", "LOCK IT OUT WHEN IT'S DOWN"),
        (
            "when they come for the inspection its ready, we pass",
            "when they come for the inspection it's ready, we pass",
        ),
        ("clean the press and its bearings", "clean the press and its bearings"),
        ("cant reach it, nail cant strip", "can't reach it, nail cant strip"),
        ("IM at the port", "IM at the port"),
        ("loaded contractors trucks", "loaded contractors' trucks"),
        ("was a plumbers helper", "was a plumber's helper"),
        ("by the manufacturers specs", "by the manufacturer's specs"),
        ("helped plumbers, carpenters and electricians tools", "helped plumbers, carpenters and electricians tools"),
        ("Chains bearings sprockets belts gearboxes. weld", "Chains, bearings, sprockets, belts and gearboxes. weld"),
        ("2 man truck, ranges washers fridges", "2 man truck, ranges, washers, fridges"),
        ("driveways patios sidewalks and slabs", "driveways, patios, sidewalks and slabs"),
        ("installs valves filters hoses", "installs valves, filters and hoses"),
        ("checks pumps always runs", "checks pumps always runs"),
        ("every nite keep em running", "every night keep them running"),
        ("read em-dash codes", "read em-dash codes"),
        ("night class, passed state test jan 2021", "night class, passed state test Jan 2021"),
        ("show the new guy since july", "show the new guy since July"),
        ("cycle counts on fri, shift mon-fri, may go", "cycle counts on Fri, shift Mon-Fri, may go"),
        ("fit up collumns, acetelyne torch", "fit up columns, acetylene torch"),
        ("Recieve freight, insulaton, calibartion of guages", "Receive freight, insulation, calibration of gauges"),
        ("conductivity, sulfite, shelves and grilles", "conductivity, sulfite, shelves and grilles"),
        ("bendpak lift, speedglas hood, generac, zoeller", "bendpak lift, speedglas hood, generac, zoeller"),
        ("do installs on there own, any thing from leaks", "do installs on their own, anything from leaks"),
        (
            "more then 10 rigs, then 2 helpers, other peoples rejects",
            "more than 10 rigs, then 2 helpers, other people's rejects",
        ),
        ("Accurpress, linesets, denibbed, rivnuts", "Accurpress, linesets, denibbed, rivnuts"),
        ("Labled everything, wraped pallets", "Labeled everything, wrapped pallets"),
        ("fit my own when fitters was short", "fit my own when fitters were short"),
        ("when the press was down, if gas is low, we was", "when the press was down, if gas is low, we was"),
        ("cover when their short, boxs", "cover when they're short, boxes"),
        ("boxes was heavy", "boxes were heavy"),
        ("Filled in as foreman when ours was out", "Filled in as foreman when ours was out"),
        ("covered when theirs is down", "covered when theirs is down"),
        ("ran the shop when Carlos was out", "ran the shop when Carlos was out"),
        ("ran it when carlos was out, if James is off", "ran it when carlos was out, if James is off"),
        ("Taped when people was out", "Taped when people were out"),
        ("ran it when the linemen was on storm", "ran it when the linemen were on storm"),
        ("because the batteries was dead", "because the batteries were dead"),
        ("Programing DSC panels, programed PLCs", "Programming DSC panels, programmed PLCs"),
        ("was on a old mill, class a operator", "was on an old mill, class a operator"),
        ("ran it while we was short", "ran it while we were short"),
        ("Semi annual services, semi trucks, bi-weekly pm", "Semiannual services, semi trucks, biweekly pm"),
    ],
)
def test_english_slips_that_are_certain_are_mended(typed: str, told: str) -> None:
    assert mended(typed, "en", is_line=True) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Alineacion de valvulas, arboles y camiones", "Alineación de válvulas, árboles y camiones"),
        ("encargada de linea, cuartos frios y citricos", "encargada de línea, cuartos fríos y cítricos"),
        ("INSPECCION DE FRENOS", "INSPECCIÓN DE FRENOS"),
        ("me deja uno a mi con 2 muchachos, sera al mes", "me deja uno a mí con 2 muchachos, será al mes"),
        (
            "lo de el patron y las indicaciones de el, de El Monte",
            "lo del patrón y las indicaciones de él, de El Monte",
        ),
        ("a mi manera, con el equipo", "a mi manera, con el equipo"),
        ("Limpio al final del dia, 5 anos", "Limpio al final del día, 5 años"),
        ("diagnostico fallas y termino pisos", "diagnostico fallas y termino pisos"),
        ("el diagnostico de fallas y al termino", "el diagnóstico de fallas y al término"),
        ("ayude en 5, reviso que trabaje bien", "ayudé en 5, reviso que trabaje bien"),
        ("eso lo asia el patron, preparabamos lamina", "eso lo hacía el patrón, preparábamos lámina"),
        ("ese lo hacia otro, hacia el norte", "ese lo hacía otro, hacia el norte"),
        ("llenadoras de la marca Angelus, respirador de media cara", None),
        ("ago techos desde ago 2021, ise zapatas", "hago techos desde ago 2021, hice zapatas"),
        ("cambiava filtros y los lavavamos", "cambiaba filtros y los lavábamos"),
        ("lava clavos, uvas de guayava en calabasas", None),
        ("se ise tubo", None),
        ("trazo con laser", "trazo con láser"),
        ("la troca, los refris y el drywall", None),
    ],
)
def test_spanish_gets_its_accents_where_nothing_else_is_meant(typed: str, told: str | None) -> None:
    assert mended(typed, "es", is_line=True) == (typed if told is None else told)


@pytest.mark.parametrize(
    ("name", "usual", "told"),
    [
        ("Multimetro", "es", "Multímetro"),
        ("Laser screed", "es", "Laser screed"),
        ("laser level", "es", "laser level"),
        ("nivel laser", "es", "nivel láser"),
        ("patin electrico", "es", "patín eléctrico"),
        ("RIDGID SeeSnake", "es", "RIDGID SeeSnake"),
        ("arnes de caida", "en", "arnés de caída"),
        ("Extension ladder", "en", "Extension ladder"),
        ("Plumbers helper", "en", "Plumber's helper"),
        ("Davis Plumbers helper", "en", "Davis Plumbers helper"),
    ],
)
def test_a_name_is_mended_in_its_own_language(name: str, usual: LanguageCode, told: str) -> None:
    assert mended(name, usual) == told


def test_every_row_of_a_profile_is_mended_but_nobodys_name_nor_what_is_printed() -> None:
    job = Experience("1", "plumbers helper", "Dont Drip LLC", date(2020, 1, 1), None, "I run pipe\nIt doesnt leak")
    facts = msgspec.structs.replace(
        WELDER,
        experiences=(job,),
        skills=(Skill("2", "Customers homes", "Other", "Expert"), Skill("3", "nite vision", "Other", "Expert")),
        credentials=(Credential("4", "drivers license", "Dont Drip LLC", None, None),),
    )
    told = proofread(facts, "Skills: nite vision")
    assert told.experiences[0].job_title == "plumber's helper"
    assert told.experiences[0].company_name == told.credentials[0].issuer == "Dont Drip LLC"
    assert told.experiences[0].duties == "I run pipe\nIt doesn't leak"
    assert told.credentials[0].name == "driver's license"
    assert [one.name for one in told.skills] == ["Customers homes", "nite vision"]


def test_what_a_row_writes_as_a_name_is_no_slip_in_a_line() -> None:
    job = Experience(
        "1", "Mechanic", "Dont Drip LLC", date(2020, 1, 1), None, "Rebuilt the angelus, replaced insulaton"
    )
    skills = (Skill("2", "Angelus can seamers", "Other", "Expert"),)
    told = proofread(msgspec.structs.replace(WELDER, experiences=(job,), skills=skills))
    assert told.experiences[0].duties == "Rebuilt the angelus, replaced insulation"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("superviso cuando no esta el mayordomo", "superviso cuando no está el mayordomo"),
        ("encargado cuando el jefe esta en otra obra", "encargado cuando el jefe está en otra obra"),
        ("cambio madera donde esta podrida", "cambio madera donde está podrida"),
        ("reviso que esta bien", "reviso que está bien"),
        ("esta maquina la limpio yo", "esta máquina la limpio yo"),
        ("cargo esta semana", "cargo esta semana"),
    ],
)
def test_where_somebody_is_has_its_accent_and_a_pointing_word_none(typed: str, told: str) -> None:
    assert mended(typed, "es", is_line=True) == told


@pytest.mark.parametrize(
    ("typed", "end", "told"),
    [
        ("Supervised 2 techs last yr", date(2017, 8, 25), "Supervised 2 techs in the last year"),
        ("Rebuilt 40 engines this year", date(2017, 8, 25), "Rebuilt 40 engines"),
        ("Encargado de 4 el año pasado", date(2017, 8, 25), "Encargado de 4 en el último año"),
        ("Lead for the last year", date(2017, 8, 25), "Lead for the last year"),
        ("Rebuilt 40 engines this year", date(2026, 8, 25), "Rebuilt 40 engines this year"),
        ("Rebuilt 40 engines last year", None, "Rebuilt 40 engines last year"),
    ],
)
def test_a_year_that_is_gone_is_told_as_one_of_its_job(typed: str, end: date | None, told: str) -> None:
    job = Experience("1", "Truck Tech", "Penske", date(2012, 4, 2), end, typed)
    facts = msgspec.structs.replace(WELDER, experiences=(job,), today=date(2026, 11, 26))
    assert proofread(facts).experiences[0].duties == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [("Low redo's, few callback's", "Low redos, few callbacks"), ("the install's cost", "the install's cost")],
)
def test_several_doings_have_no_apostrophe(typed: str, told: str) -> None:
    assert with_apostrophes(typed) == told
