"""Words of the trades typed short: one table spells out what is certain, and leaves the rest as it was typed."""

from datetime import date
from pathlib import Path

import pytest

import workers.language.short_words
from workers.language.short_words import in_whole_words
from workers.language.trade_shorthand import spelled_out
from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience
from workers.writing.proofreading.named_coworkers import without_names_of_coworkers
from workers.writing.proofreading.rows import mended


def bullets(duties: str, *, past: bool = False) -> list[str]:
    end = date(2020, 1, 1) if past else None
    job = Experience("job", "Worker", "Acme", date(2015, 1, 1), end, mended(duties, "en"))
    return [duty.text for duty in lines_of(job, "en")]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("repl. contactors, drive mtrs, batt connectors", "Replace contactors, drive motors, battery connectors"),
        ("3-4 mold chgs/shift w/ overhead crane", "3-4 mold changes a shift with overhead crane"),
        ("purge + mat'l chgs", "Purge and material changes"),
        ("PM's on elec + LP lifts", "PMs on electric and LP lifts"),
        ("doors, w/c lifts, stop arms, xing gates", "Doors, wheelchair lifts, stop arms and crossing gates"),
        ("elec: shorts, batt/alt", "Electrical: shorts, battery/alternator"),
        ("oil chgs, filters, tire rot", "Oil changes, filters and tire rotation"),
        ("4 elec. buses since '23", "4 electric buses since '23"),
        ("brake + shear, galv / SS / alum", "Brake and shear, galvanized / stainless / aluminum"),
        ("daily/mo insp logs", "Daily/monthly inspection logs"),
        ("test to spec, QA sign offs, tags", "Test to spec, QA sign-offs, tags"),
        ("evac + chg, brazed linesets", "Evacuate and charge, brazed linesets"),
        ("5T ind furn, chg scrap", "5T induction furnace, charge scrap"),
        ("haul equip w/ lowboy, cdl a", "Haul equipment with lowboy, CDL A"),
        ("3-4 set ups/sh, 1st art. insp", "3-4 setups a shift, first article inspection"),
        ("greased & chg bits, ripper chain", "Greased and changed bits, ripper chain"),
        ("rounds, line ups, pump swaps", "Rounds, line-ups and pump swaps"),
        ("Helps with inventory", "Help with inventory"),
        ("hung drs, trim, base/csg", "Hung doors, trim, base/casing"),
        ("dist: hyd flush, main brks", "Dist: hydrant flush, main breaks"),
    ],
)
def test_a_short_word_is_told_whole(typed: str, told: str) -> None:
    assert bullets(typed) == [told]


def test_a_verb_typed_short_is_told_in_its_tense() -> None:
    assert bullets("repl. contactors, fan mtrs", past=True) == ["Replaced contactors and fan motors"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("gas mtrs", "gas meters"),
        ("drive mtrs", "drive motors"),
        ("set concrete forms, ftgs", "set concrete forms, footings"),
        ("copper pipe, ftgs", "copper pipe, fittings"),
        ("strings, combiners, inv", "strings, combiners, inverters"),
        ("inv of sheet stock", "inventory of sheet stock"),
        ("lites, seats, windows", "lights, seats, windows"),
        ("fix LHDs, haul trks, bolters", "fix LHDs, haul trucks, bolters"),
        ("field svc trk", "field svc truck"),
        ("repair wtr htrs", "repair water heaters"),
        ("trk maint, ties", "track maint, ties"),
    ],
)
def test_what_stands_beside_it_says_which_word_is_meant(typed: str, told: str) -> None:
    assert in_whole_words(typed) == told


@pytest.mark.parametrize(
    "typed",
    [
        "swapped out mtrs",
        "set IG lites, cut glass",
        "R-19 batts in walls",
        "ftgs",
        "alum, lime, soda ash",
        "ran comp roofs",
        "sent the inv",
        "Deer Xing@example.com",
        "a trans-Atlantic run",
        "EXP Services",
    ],
)
def test_what_may_be_another_word_stays_as_typed(typed: str) -> None:
    assert in_whole_words(typed) == typed


def test_a_name_of_the_rows_stays() -> None:
    assert in_whole_words("ran trks", names=frozenset({"trks"})) == "ran trks"


def test_a_full_stop_that_shortens_goes_with_its_word() -> None:
    assert in_whole_words("add'l. quotes, chk. fluids") == "additional quotes, check fluids"
    assert in_whole_words("Oil chgs. Tires") == "Oil changes. Tires"


def test_what_the_table_tells_needs_no_telling_again() -> None:
    table = Path(workers.language.short_words.__file__).parent / "data/short_words.en.tsv"
    rows = [row.split("\t") for row in table.read_text(encoding="utf-8").splitlines() if not row.startswith("# ")]
    assert len({tuple(row) for row in rows}) == len(rows)
    for short, whole, *_ in rows:
        assert spelled_out(f"the {whole}") == f"the {whole}", short


def test_what_else_a_job_says_tells_which_word_is_meant() -> None:
    assert in_whole_words("reg checks", around="2nd pressman\nplates, mix PMS") == "register checks"
    assert in_whole_words("reg checks", around="gas fitter\nset meters") == "reg checks"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("rev de valvulas, bitacora c/2 hrs", "revisión de válvulas, bitácora cada 2 horas"),
        ("superviso a 2 ayud.", "superviso a 2 ayudantes"),
        ("cargo y desc. trailers, 12-15 x turno", "cargo y descargo trailers, 12-15 por turno"),
        ("rep. de montacargas", "reparación de montacargas"),
        ("etiq. y paletizado", "etiquetado y paletizado"),
        ("acomodo de tarimas, alt. 30 pies", "acomodo de tarimas, altura 30 pies"),
        ("diag. con escáner, checo códigos", "diagnóstico con escáner, checo códigos"),
        ("inv y pedidos c/semana", "inventario y pedidos cada semana"),
        ("entrega a c/ piso", "entrega a cada piso"),
        ("superv a 4, horarios y asist.", "superviso a 4, horarios y asistencia"),
        ("c/ mi ayudante", "con mi ayudante"),
    ],
)
def test_a_spanish_short_word_is_told_whole(typed: str, told: str) -> None:
    assert mended(typed, "es", is_line=True) == told


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("cut keys, pipe + chain", "Cut keys, pipe and chain"),
        ("set forms, pour and finish", "Set forms, poured and finished"),
        ("I run the laser and also help in shipping", "Ran the laser and also helped in shipping"),
        ("make sure everybody has ppe", "Made sure everybody had PPE"),
    ],
)
def test_the_past_takes_all_of_a_line_that_are_doings(typed: str, told: str) -> None:
    assert bullets(typed, past=True) == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Foreman when Ray is out", "Foreman when the regular foreman is out"),
        ("lead man when ray was off", "lead man when the regular lead man was off"),
        ("foreman when the boss is out", "foreman when the boss is out"),
        ("foreman when work is off site", "foreman when work is off site"),
    ],
)
def test_no_coworker_is_told_by_name(typed: str, told: str) -> None:
    assert without_names_of_coworkers(typed) == told
