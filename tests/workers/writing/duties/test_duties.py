"""Duties as people type them, read into items and told as bullets and as a letter's sentences."""

from datetime import date

import pytest

from workers.writing.duties.groups_told import Duty
from workers.writing.duties.job_lines import duties_of
from workers.writing.gate.own_words import says_own_words
from workers.writing.person.facts import Experience
from workers.writing.words import spanish_heads


def told(duties: str, *, past: bool = False) -> list[Duty]:
    """What is told of one job in English."""
    end = date(2020, 1, 1) if past else None
    return duties_of(Experience("job", "Lineman", "Acme", date(2015, 1, 1), end, duties), "en")


def test_a_list_is_parted_into_acts_and_things() -> None:
    [line] = told("SET POLES, CHANGE OUT TRANSFORMERS, HOT STICK WORK, SECONDARY SERVICES.")
    assert line.text == "Set poles, change out transformers, hot stick work, secondary services"
    assert [one.clause for one in line.items[:2]] == ["set poles", "change out transformers"]
    assert [one.noun for one in line.items[2:]] == ["hot stick work", "secondary services"]


@pytest.mark.parametrize(
    ("typed", "bullets"),
    [
        ("Buffed floors, boiler checks, locked up", ["Buffed floors, boiler checks, locked up"]),
        ("I measured, cut and installed storefront", ["Measured, cut and installed storefront"]),
        ("Helped the lead set condensers, hang duct", ["Helped the lead set condensers and hang duct"]),
        ("climbed, ground work, framed poles", ["Climbed, ground work, framed poles"]),
        ("Ran 3 presses, trimmed flash, recorded scrap", ["Ran 3 presses, trimmed flash and recorded scrap"]),
        ("painted rooms, hvac filters, unclogged drains", ["Painted rooms, HVAC filters, unclogged drains"]),
    ],
)
def test_verbs_that_share_an_object_stay_together_and_nouns_stand_apart(typed: str, bullets: list[str]) -> None:
    assert [duty.text for duty in told(typed, past=True)] == bullets


@pytest.mark.parametrize(
    ("typed", "bullet", "clause"),
    [
        ("I've hauled a few loads (12 wide).", "Hauled a few loads (12 wide)", "have hauled a few loads (12 wide)"),
        ("I do my own estimates", "Do my own estimates", "do my own estimates"),
        ("Clean MVR 2 years in a row!!", "Clean MVR 2 years in a row", "have had a clean MVR 2 years in a row"),
        ("2-4 homes/wk", "2-4 homes a week", ""),
        ("Foreman on 1 job in 2022", "Foreman on 1 job in 2022", "was foreman on 1 job in 2022"),
        ("Under a journeyman", "Work under a journeyman", "work under a journeyman"),
        ("collect samples, lab runs BOD", "Collect samples", "collect samples"),
    ],
)
def test_what_has_a_form_of_its_own_keeps_its_meaning(typed: str, bullet: str, clause: str) -> None:
    (duty,) = told(typed)
    assert (duty.text, duty.clause, duty.noun) == (bullet, clause, "")


def test_units_keep_their_capitals_in_what_was_shouted() -> None:
    assert told("OVERHEAD DISTRIBUTION 12.47KV")[0].text == "Overhead distribution 12.47kV"


def in_spanish(duties: str, *, past: bool = False) -> list[Duty]:
    """What is told of one job in Spanish."""
    end = date(2020, 1, 1) if past else None
    return duties_of(Experience("job", "Soldador", "Acme", date(2015, 1, 1), end, duties), "es")


@pytest.mark.parametrize(
    ("typed", "past", "bullets"),
    [
        ("Tenia las llaves de tres edificios", True, ["Tenía las llaves de tres edificios"]),
        ("Pisco uva y fresa", False, ["Piscar uva y fresa"]),
        ("Ordeño 300 vacas", False, ["Ordeñar 300 vacas"]),
        ("Equipo agrícola", False, ["Equipo agrícola"]),
        ("Transporte de fruta", True, ["Transporte de fruta"]),
        ("Los reportes los llenaba mi jefe", True, []),
        ("Encero pisos, 4 a 6 capas de cera", False, ["Encerar pisos, 4 a 6 capas de cera"]),
    ],
)
def test_a_form_that_two_words_share_is_the_commoner_one(typed: str, past: bool, bullets: list[str]) -> None:  # noqa: FBT001
    assert [duty.text for duty in in_spanish(typed, past=past)] == bullets


def test_ones_own_doing_beside_what_another_did_is_a_bullet_of_its_own() -> None:
    duties = in_spanish("El herbicida lo aplicaba el encargado, yo cargaba el equipo", past=True)
    assert [one.text for one in duties] == ["Cargaba el equipo"]


@pytest.mark.parametrize(
    ("typed", "bullets"),
    [
        ("Sueldo con MIG; TIG en inox. para barandales", ["Soldar con MIG", "TIG en inoxidable para barandales"]),
        ("lijo, masillo, y enderezo paneles", ["Lijar, masillar y enderezar paneles"]),
        ("Le explico al cliente el presupuesto", ["Explicarle al cliente el presupuesto"]),
        ("Escaneo tarimas y las ubico en el sistema", ["Escanear tarimas y ubicarlas en el sistema"]),
        ("Cambio de compresores, cambio facias", ["Cambio de compresores", "Cambiar facias"]),
        ("Los viernes cuento inventario", ["Contar inventario, los viernes"]),
    ],
)
def test_a_first_person_becomes_an_infinitive_in_a_bullet(typed: str, bullets: list[str]) -> None:
    assert [duty.text for duty in in_spanish(typed)] == bullets


def test_what_somebody_was_is_told_in_the_first_person() -> None:
    (duty,) = in_spanish("Los últimos 3 años fui encargado del taller", past=True)
    assert duty.text == "Encargado del taller, los últimos 3 años"
    assert duty.clause == "los últimos 3 años fui encargado del taller"


@pytest.mark.parametrize(
    ("bullet", "passes"),
    [
        ("Picked orders and cycle counts on Fridays", True),
        ("Set condensers and hung duct", False),
        ("Ran the lathe", False),
    ],
)
def test_own_words_pass_unless_what_limits_them_is_left_out(bullet: str, passes: bool) -> None:  # noqa: FBT001
    duties = "Picked orders, loaded trailers, cycle counts on Fridays. Helped the lead, set condensers and hung duct."
    assert says_own_words(bullet, duties, "en") is passes


@pytest.mark.parametrize(
    ("bullet", "duties", "passes"),
    [
        ("No accidents since hire", "no accidents since hire", True),
        ("Accidents since hire", "no accidents since hire", False),
        ("Welded pipe", "Didn't weld pipe", False),
        ("Pre-trip inspections, tarps", "pretrip, tarps", True),
    ],
)
def test_a_whole_sentence_keeps_its_own_no(bullet: str, duties: str, passes: bool) -> None:  # noqa: FBT001
    assert says_own_words(bullet, duties, "en") is passes


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("Rough in water, waste and vent lines", "Rough in water, waste and vent lines"),
        ("Service GE 1.5 MW turbines", "Service GE 1.5 MW turbines"),
        ("Annual no-load and full-load tests", "Annual no-load and full-load tests"),
        ("Daily and monthly crane inspections", "Daily and monthly crane inspections"),
        ("FRAMES AND SETS POLES\nCLIMBS WITH HOOKS\nPULLS CABLE", "Frame and set poles"),
    ],
)
def test_a_word_that_may_be_verb_or_noun_is_read_by_its_neighbours(typed: str, bullet: str) -> None:
    assert told(typed)[0].text == bullet


def test_tools_are_used_and_what_is_repaired_is_not() -> None:
    assert told("Track saw, miter saw, nailers")[0].clause == "use a track saw, a miter saw and nailers"
    assert told("Heat pumps, gas furnaces")[0].noun == "heat pumps and gas furnaces"


def test_what_only_its_own_time_or_sentence_explains_is_not_told_in_a_letter() -> None:
    assert told("I bid it and buy material")[0].clause == ""
    assert told("Last year I was showing 2 helpers how to set", past=True)[0].clause == ""


@pytest.mark.parametrize(
    ("typed", "spelt"), [("evaluo", "evalúo"), ("instruyo", "instruyo"), ("aislo", "aíslo"), ("evacuo", "evacuo")]
)
def test_the_spanish_present_of_a_stem_that_ends_in_a_vowel_has_its_own_spelling(typed: str, spelt: str) -> None:
    found = spanish_heads.verb_form(typed)

    assert found is not None
    assert found[2] == spelt
