"""What speaks against its person, or of somebody else, stays in the profile: out of letters, and last in a resume."""

from datetime import date

import pytest

from tests.workers.writing.people import text_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.asked.tongues import spoken_in
from workers.writing.rules.worth.harm import (
    lessens,
    without_doings_of_others,
    without_little,
    without_others,
    without_private,
)
from workers.writing.rules.worth.leading import leads
from workers.writing.rules.worth.what_lines_say import is_limited
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import check, write

TODAY = date(2026, 11, 22)
POSTING = "Pipe Welder, Tarn Steel. Requirements: 6G pipe, reading isometrics, flux core."
DUTIES = (
    "6G carbon pipe in the shop\nFlux core on skids, paperwork done by the office\nRead isometrics and cut to fit"
    "\nPlasma table a little\nMoved presses on skates\nTacked spools for the 4 inch line, shop closed in March 2020"
)


def document(kind: DocumentKind, posting_text: str, *jobs: Experience) -> Draft:
    facts = ProfileFacts("Ines Kahale", "ines@example.com", jobs, (), (), TODAY)
    posting = understand_posting(posting_text)
    task = Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))
    return check(write(task, RuleWriter()), task).draft


def welder(duties: str) -> Experience:
    return Experience("1", "Welder", "Halloran Lift", date(2021, 5, 3), None, duties)


@pytest.mark.parametrize(
    ("line", "bare"),
    [
        ("Roofed in Woodland and Davis; closed August 2022", "Roofed in Woodland and Davis"),
        ("Four year program with one extra term because of a knee injury", "Four year program with one extra term"),
        ("Led second shift until the plant closed: seven people", "Led second shift: seven people"),
        ("Overlock y recta, pago por pieza", "Overlock y recta"),
        ("Pago semanal, sin herramienta propia", ""),
        ("Greased everything lol", "Greased everything"),
        ("No injuries, filed injury reports", "No injuries, filed injury reports"),
        ("Closed 40 tickets a week", "Closed 40 tickets a week"),
        ("Left the site clean for the next shift", "Left the site clean for the next shift"),
    ],
)
def test_what_is_nobodys_business_is_cut(line: str, bare: str) -> None:
    assert without_private(line) == bare


@pytest.mark.parametrize(
    ("line", "bare"),
    [
        ("Repipe houses in PEX, the lead was always Gus", "Repipe houses in PEX"),
        ("Land panels, gear set by others", "Land panels"),
        ("Label per NEC 690; don't do the utility applications, the office does", "Label per NEC 690"),
        ("Lavo con espuma; los químicos los dosifica sanidad", "Lavo con espuma"),
        ("3G and 4G, all inspected by outside CWI", "3G and 4G, all inspected by outside CWI"),
        ("Gas line tests; office pulls the permit I meet the inspector",) * 2,
        ("Fire alarm rough in (pipe only, FA sub does the devices)",) * 2,
        ("Encargado de cuadrilla de 5 los últimos 2 años",) * 2,
    ],
)
def test_others_part_is_cut_where_the_rest_says_no_more_than_was_done(line: str, bare: str) -> None:
    assert without_others(line) == bare


def test_a_little_is_cut_with_its_thing_and_never_without_it() -> None:
    assert without_little("DVOM and Cat ET; Service Advisor only a handful of times") == "DVOM and Cat ET"
    assert without_little("Soldered copper gutters, a little") == "Soldered copper gutters, a little"
    assert lessens("Soldered copper gutters, a little")
    assert lessens("Sat in the seat of the 300 ton, did not operate it")
    assert not lessens("Ran the 300 ton")


def test_a_letter_has_no_line_that_harms_and_a_resume_has_it_last() -> None:
    text = text_of(document("cover_letter", POSTING, welder(DUTIES)))
    assert "a little" not in text
    assert "closed" not in text
    assert "by the office" not in text
    lines = document("resume", POSTING, welder(DUTIES)).bullets["1"]
    assert lines[-1] == "Plasma table a little"
    assert not any("closed" in line for line in lines)


@pytest.mark.parametrize(
    "line",
    [
        "Acted as foreman 5 weeks when Ray was out",
        "Worked with an apprentice for eighteen months",
        "Helped train 2 drivers",
        "Cuando no está el mayordomo yo reparto el trabajo",
    ],
)
def test_who_stood_in_for_a_foreman_or_taught_led(line: str) -> None:
    assert leads(line)


def test_who_helped_a_foreman_did_not_lead() -> None:
    assert not leads("Helped the foreman with layout")


def test_a_second_language_is_told_wherever_it_stands() -> None:
    desk = Experience(
        "2", "Receptionist", "Valley Vet", date(2014, 7, 1), date(2018, 1, 2), "Bilingual English/Spanish"
    )
    text = text_of(document("cover_letter", f"{POSTING} Spanish speakers encouraged.", welder(DUTIES), desk))
    assert "I speak English and Spanish" in text
    assert not spoken_in("Speak some Spanish")


def test_an_earlier_job_stands_without_the_only_line_that_says_a_little() -> None:
    then = Experience("2", "Welder", "Tarn Gutters", date(2014, 7, 1), date(2018, 1, 2), "Soldered copper, a little")
    text = text_of(document("cover_letter", POSTING, welder(DUTIES), then))
    assert "Tarn Gutters" in text
    assert "a little" not in text


def test_who_takes_a_foremans_place_is_not_limited_and_who_helped_is() -> None:
    assert not is_limited("Cuadrilla de 5, cuando no está el mayordomo yo reparto el trabajo")
    assert is_limited("Repipes in PEX; helper on 5 whole house repipes")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Fire alarm pull wire only, vendor landed it", "Fire alarm pull wire only"),
        ("Gearbox borescope, OEM does it", "Gearbox borescope"),
        ("Set pumps, millwrights aligned them", "Set pumps"),
        ("Cut pipe, then welded it", "Cut pipe, then welded it"),
        ("Ran conduit, I don't do panels", "Ran conduit, I don't do panels"),
    ],
)
def test_a_resume_tells_no_doing_of_others_but_the_person_s_own_limit(typed: str, told: str) -> None:
    assert without_doings_of_others(typed) == told


def test_a_bullet_of_one_word_makes_room_for_lines_that_tell_more() -> None:
    duties = "pull wire, trim out\ndig\nset boxes"
    job = Experience("2", "Apprentice", "Halloran", date(2015, 5, 3), date(2017, 1, 1), duties)
    lines = document("resume", POSTING, welder("Flux core on skids\nRead isometrics"), job).bullets["2"]
    assert "Dug" not in lines
