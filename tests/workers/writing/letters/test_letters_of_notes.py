"""Letters of people who type notes: what is no sentence is told as one, or left out."""

import re

import pytest

from tests.workers.writing.test_worth_sending import assignment_of, job, letter
from workers.language.conjugation import Form
from workers.writing.duties.cleaning import sentences_of_duties
from workers.writing.duties.english.lists import is_told_whole
from workers.writing.duties.english.things import as_doing, verb_of_thing
from workers.writing.duties.spanish.things import in_first_person
from workers.writing.duties.spanish.things import verb_of_thing as verb_of_spanish_thing
from workers.writing.duties.statements import duties_in
from workers.writing.english_lines.determiners import with_determiners
from workers.writing.english_lines.heads import head_of
from workers.writing.rules.selection import Selection
from workers.writing.translation.into_english.line import in_english
from workers.writing.words.casing import in_sentence_case

NOTES = (
    "Supermarket accounts. rack systems (R-448A, R-404A), walk-ins, reach-ins, ice machines. leak search and repair,"
    " replace compressors w/ senior tech. nights. pre trip post trip"
)


def test_notes_are_told_in_clauses() -> None:
    text = letter("Refrigeration Tech\nMust do leak repair.", job("Refrigeration Technician", NOTES))
    assert "I rack" not in text
    assert "Rack systems" in text
    assert "Leak search and repair, replace compressors with senior tech" in text
    assert "includes" not in text


def test_hours_and_scraps_are_left_out_of_a_letter() -> None:
    text = letter("Refrigeration Tech\nMust do leak repair.", job("Refrigeration Technician", NOTES + ". carry stuff"))
    assert not re.search(r"\bnights\b|\bstuff\b|pre trip", text)


def test_each_sentence_says_something_new() -> None:
    text = letter("Refrigeration Tech\nMust do leak repair.", job("Refrigeration Technician", NOTES))
    sentences = [sentence for sentence in re.split(r"(?<=\.)\s+", text) if sentence]
    assert len(sentences) == len(set(sentences))
    assert all(len(sentence.split()) > 2 for sentence in sentences)


@pytest.mark.parametrize(
    ("thing", "verb"),
    [
        ("hoist rope changes", "do"),
        ("Cat 1 annual tests witnessed by the state inspector", "do"),
        ("weekly toolbox talks", "do"),
        ("OSHA 300 log", "keep"),
        ("some titanium", "work with"),
        ("ice machines", "work with"),
        ("bridge and highway projects", "work on"),
        ("offices", "work in"),
        ("GTAW root on 2in to 12in pipe", "weld"),
        ("2nd shift", ""),
        ("4 year apprenticeship", ""),
        ("3 refinery turnarounds", ""),
        ("Danfoss controllers: setpoints", ""),
    ],
)
def test_a_thing_is_told_by_what_it_is(thing: str, verb: str) -> None:
    assert verb_of_thing(thing) == verb


def test_a_doing_told_as_a_noun_is_one() -> None:
    assert as_doing("loading reefer trailers") == "load reefer trailers"
    assert not as_doing("grinding")
    assert not as_doing("rotating shifts")
    assert not as_doing("wiring panels and motors".replace("panels and motors", "work"))


@pytest.mark.parametrize(
    ("text", "is_past"),
    [
        ("rack systems (R-448A)", False),
        ("lube routes", True),
        ("service route of 74 units", False),
        ("stand up reach truck in freezer", True),
        ("spot welding on steel", False),
        ("load charts", False),
        ("fit-up checks with the QA man", False),
        ("install crew", False),
    ],
)
def test_a_noun_that_looks_like_a_verb_stays_one(text: str, *, is_past: bool) -> None:
    found = head_of(text, past=is_past, typed=None if is_past else Form.BASE, is_first=True)
    assert found.head.name == "NOUN"


@pytest.mark.parametrize(
    ("clause", "told"),
    [
        (
            "write up report for customer, about 2 jobs a month",
            "write up the report for the customer, about 2 jobs a month",
        ),
        ("fit my own joints when fitter is out", "fit my own joints when the fitter is out"),
        ("ran 2 lathes at same time", "ran 2 lathes at the same time"),
        ("run 4-6 man crew on storefront", "run a 4-6 man crew on storefront"),
        (
            "set up and run Haas VF-4 mill and Doosan Puma lathe",
            "set up and run the Haas VF-4 mill and the Doosan Puma lathe",
        ),
        ("glue PVC DWV", "glue PVC DWV"),
        ("work on bridge and highway projects", "work on bridge and highway projects"),
        ("bottom load at rack", "bottom load at the rack"),
        ("grease capstan, and take soundings", "grease the capstan, and take soundings"),
        ("rebuild pump, set motor on base", "rebuild the pump, set the motor on the base"),
        ("ran plate compactor, jumping jack and roller", "ran the plate compactor, the jumping jack and the roller"),
        (
            "helped millwright align pumps with dial indicator",
            "helped the millwright align pumps with the dial indicator",
        ),
        ("trained 2 oilers to signal", "trained 2 oilers to signal"),
        ("rebuilt die cutter #4 during 2023 shutdown", "rebuilt die cutter #4 during the 2023 shutdown"),
        ("read 4-gas meter every 15 minutes", "read the 4-gas meter every 15 minutes"),
        ("wrote them on the sheet", "wrote them on the sheet"),
        ("laid sod and fed cattle", "laid sod and fed cattle"),
        ("keep daily dredge log", "keep the daily dredge log"),
        ("log readings daily", "log readings daily"),
        ("buffed bells on 10 hp lathe", "buffed bells on a 10 hp lathe"),
        ("read meters rural route", "read meters rural route"),
    ],
)
def test_a_single_thing_has_its_article(clause: str, told: str) -> None:
    assert with_determiners(clause) == told


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("Radio with rescue, refinery tanks, vessels", "Radio with rescue, refinery tanks, vessels"),
        ("Vapor recovery hose, paperwork on tablet", "Vapor recovery hose, paperwork on tablet"),
        ("New construction apartments, 5 story", "New construction apartments, 5 story"),
        ("Steel, tilt-up panels, precast", "Steel, tilt-up panels and precast"),
        ("DOT inspections, brake jobs, tire repair", "DOT inspections, brake jobs and tire repair"),
    ],
)
def test_only_things_of_one_kind_have_an_and_before_the_last(typed: str, bullet: str) -> None:
    assert [one.text for one in duties_in(typed, "en", past=False)] == [bullet]


@pytest.mark.parametrize("noun", ["vapor recovery hose", "tolerances +/-.0005", "winter rope", "paper machine #3"])
def test_a_single_thing_without_its_article_is_no_part_of_a_sentence(noun: str) -> None:
    assert not is_told_whole(noun)


@pytest.mark.parametrize("noun", ["brake jobs, air systems and wheel seals", "fire watch", "structural steel erection"])
def test_acts_and_several_things_are_told_whole(noun: str) -> None:
    assert is_told_whole(noun)


def test_what_points_to_the_doing_before_it_never_stands_alone() -> None:
    told = duties_in("Checked dimensions every 25 pcs and wrote them on the SPC sheet", "en", past=True)
    assert all("wrote them" not in part for one in told for part in one.parts)


def test_inspections_of_drivers_are_named() -> None:
    assert duties_in("Pre-trip and post-trip inspections", "en", past=False)[0].clause.startswith("do pre-trip")
    text = letter("Driver\nMust have CDL.", job("Truck Driver", "Deliver gas to stations, pre trip post trip"))
    assert "pre-trip and post-trip inspections" in text.lower()


def test_who_drives_a_machine_runs_it_and_who_repairs_one_does_not() -> None:
    def clauses(title: str) -> list[str]:
        task = assignment_of("Driver\nMust have CDL.", job(title, "Deliver gas to stations, 9000 gal trailer"))
        told = Selection(task).telling.for_letter(task.facts.experiences[0])
        return [item.clause for one in told for item in (one, *one.items)]

    assert any("run a 9000 gallon trailer" in clause for clause in clauses("Truck Driver"))
    assert not any("run a 9000 gallon trailer" in clause for clause in clauses("Mechanic"))


def test_infinitives_in_spanish_are_told_in_the_first_person() -> None:
    assert in_first_person("colgar tablaroca y medir muros", past=False) == "cuelgo tablaroca y mido muros"
    assert in_first_person("jalar cable y barrer", past=True) == "jalaba cable y barría"
    assert in_first_person("recoger basura", past=False) == "recojo basura"


@pytest.mark.parametrize(
    ("thing", "verb"),
    [
        ("montaje de rieles", "hago"),
        ("registro de scrap", "llevo"),
        ("3 máquinas Haitian de 250 ton", "trabajo con"),
        ("oficinas y escuelas", "trabajo en"),
        ("charla de seguridad cada mañana", "doy"),
        ("turno nocturno", ""),
    ],
)
def test_a_thing_in_spanish_is_told_by_what_it_is(thing: str, verb: str) -> None:
    assert verb_of_spanish_thing(thing, past=False) == verb


@pytest.mark.parametrize(
    ("spanish", "english"),
    [
        ("Aviso al técnico cuando hay alarma", "Notify the technician when there is an alarm"),
        ("Me amarro siempre con arnés", "Always tie off with a harness"),
        ("Tengo a mi cargo 3 ayudantes", "Supervise 3 helpers"),
        ("Encargada de cuadrilla de 4, techos residenciales", "In charge of a crew of 4, residential roofs"),
        ("Instalo tubería de hierro fundido y muebles de baño", "Install cast iron pipe and bathroom fixtures"),
        ("Quitar rebaba, empacar y llenar tolva con resina", "Deburr, pack and fill hoppers with resin"),
    ],
)
def test_what_crews_say_in_spanish_has_its_english(spanish: str, english: str) -> None:
    assert in_english(spanish, past=False) == english


def test_items_that_can_be_told_are_told_where_the_line_cannot() -> None:
    text = letter(
        "Solar Installer\nMust install rails.",
        job(
            "Solar Installer",
            "Monto rieles, xyzzyeo los plughs, jalo cable y doblo tubo. Mido el techo cada mañana con cinta",
        ),
    )
    assert "Measure the roof" in text
    assert "xyzzy" not in text


def test_a_ship_keeps_the_capitals_of_its_name() -> None:
    told = duties_in(in_sentence_case("Handled lines on the ship PELICAN ROSE", "en"), "en", past=True)
    assert told[0].text == "Handled lines on the ship Pelican Rose"
    assert in_sentence_case("HAND SIGNALS AND RIGGING", "en").lower() == "hand signals and rigging"


def test_somebody_of_the_family_is_ones_own() -> None:
    assert with_determiners("worked with uncle on roofs") == "worked with my uncle on roofs"


def test_a_verb_among_pasts_is_one_whatever_its_form() -> None:
    told = [one.text for one in duties_in("Rode shoves, hand brakes, couple cars", "en", past=True)]
    assert told == ["Rode shoves, hand brakes, coupled cars"]


def test_a_list_that_its_and_has_closed_takes_nothing_more() -> None:
    [told] = duties_in("Change brake shoes, couplers and knuckles, wheelsets on drop pit", "en", past=False)
    assert told.parts == ("Change brake shoes, couplers and knuckles", "Wheelsets on drop pit")


def test_ones_own_uncle_stays_so_in_a_bullet() -> None:
    told = duties_in("Tended stone weir with my uncle", "en", past=True)
    assert told[0].text == "Tended stone weir with my uncle"


def test_tools_behind_with_are_a_list_of_their_own() -> None:
    tools = duties_in("Checked parts with mics, calipers and gauges", "en", past=True)
    assert [one.text for one in tools] == ["Checked parts with mics, calipers and gauges"]


def test_an_act_whose_object_is_left_out_is_no_sentence() -> None:
    assert not duties_in('Bend up to 1-1/4"', "en", past=False)[0].clause
    assert not is_told_whole("point with lime mortar")


def test_spanish_things_in_a_row_get_their_commas() -> None:
    assert list(sentences_of_duties("instalar cajas contactos apagadores", "es")) == [
        "Instalar cajas, contactos y apagadores"
    ]
    assert list(sentences_of_duties("Reviso tableros eléctricos nuevos", "es")) == ["Reviso tableros eléctricos nuevos"]


def test_a_list_of_several_kinds_keeps_its_commas_in_spanish() -> None:
    typed = "Conteos cíclicos cada semana, exactitud de inventario 99.2%"
    assert [one.text for one in duties_in(typed, "es", past=False)] == [typed]
