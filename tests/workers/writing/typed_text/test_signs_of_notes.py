"""Signs and short words of notes whose trade says what is meant: schedules of pipe, states, passes, less and more."""

from datetime import date

import pytest

from tests.workers.writing.people import with_duties
from workers.writing.duties.job_lines import lines_of
from workers.writing.proofreading.rows import mended, proofread
from workers.writing.words.title_case import title_spelled_out


def _told(line: str, *, is_over: bool = True) -> list[str]:
    facts = proofread(with_duties(line, title="Worker", end=date(2020, 1, 1) if is_over else None))
    return [duty.text for duty in lines_of(facts.experiences[0], "en")]


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("2 INCH TO 16 INCH SCH 40 TO 160", "2 inch to 16 inch; schedule 40 to 160"),
        ("weld sch 10 and sch 40 stainless pipe", "Welded schedule 10 and schedule 40 stainless pipe"),
        ("sch. 40 pvc and copper", "Schedule 40 PVC and copper"),
        ("pipe sch 5 thru sch 160", "Pipe schedule 5 through schedule 160"),
        ("sched 80 steam lines up to 10 in", "Schedule 80 steam lines up to 10 in"),
        ("schedule 40 crews and 12 trucks", "Scheduled 40 crews and 12 trucks"),
        ("schedule 10 drivers daily", "Scheduled 10 drivers daily"),
    ],
)
def test_a_schedule_of_pipe_is_nothing_that_was_scheduled(typed: str, printed: str) -> None:
    assert _told(typed) == [printed]


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("TURNAROUNDS IN TX LA 6 TO 8 WEEKS EACH", "Turnarounds in TX and LA 6 to 8 weeks each"),
        ("turnarounds in tx la 6 to 8 weeks each", "Turnarounds in TX LA 6 to 8 weeks each"),
        ("ran lines in ND MT and WY", "Ran lines in ND, MT and WY"),
        ("WORK IN OR AROUND TANKS", "Work in or around tanks"),
        ("SHUTDOWNS IN TX AND LA", "Shutdowns in TX and LA"),
    ],
)
def test_states_have_their_capitals_wherever_they_stand(typed: str, printed: str) -> None:
    assert _told(typed) == [printed]


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("haul supplies, fuel, lube", "Hauled supplies, fuel, lube"),
        ("bring block, grout, sand", "Brought block, grout, sand"),
        ("deliver block, grout, water", "Delivered block, grout, water"),
        ("haul off trash, mop, sweep", "Hauled off trash, mopped, swept"),
        ("deliver freight, sort, scan", "Delivered freight, sorted, scanned"),
        ("pour slabs, grout, seal", "Poured slabs, grouted, sealed"),
    ],
)
def test_what_is_carried_is_nothing_that_was_done(typed: str, printed: str) -> None:
    assert _told(typed) == [printed]


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        (
            "do lift plans < 75% chart. crit picks go thru eng.",
            "Do lift plans under 75% chart; critical picks go through engineering",
        ),
        ("picks > 20 tons", "Picks over 20 tons"),
        ("deburr, wash, rust prev.", "Deburr, wash, rust prevention"),
        ("prev maint on boilers", "Preventive maintenance on boilers"),
        ("test and repair backflow prev", "Test and repair backflow preventers"),
        ("6G TIG root stick cap on carbon and chrome", "6G TIG root, stick cap on carbon and chrome"),
        ("set up + run 3 Haas VF-4 and 1 Mazak VTC", "Set up and run 3 Haas VF-4 and 1 Mazak VTC"),
        ("tear down + rebuild pumps", "Tear down and rebuild pumps"),
        ("alum, 4140, some 17-4", "Aluminum, 4140, some 17-4"),
        ("edit offsets & small g code chgs at control", "Edit offsets and small G-code changes at control"),
        ("shotcrete spray manip. - helped only", "Shotcrete spray manipulator - helped only"),
        (
            "change bearings chains gearboxes motors up to 40 hp",
            "Change bearings, chains, gearboxes and motors up to 40 hp",
        ),
        ("replace belts bearings seals sprockets on lines", "Replace belts, bearings, seals and sprockets on lines"),
    ],
)
def test_signs_and_short_words_are_written_out(typed: str, printed: str) -> None:
    assert _told(typed, is_over=False) == [printed]


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("UG Miner III", "Underground Miner III"),
        ("UG Nipper/Truck Dr", "Underground Nipper/Truck Driver"),
        ("Dr Pepper merchandiser", "Dr Pepper merchandiser"),
    ],
)
def test_a_title_is_no_doctors(typed: str, printed: str) -> None:
    assert title_spelled_out(typed, "en") == printed


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("también aluminio con spool gun poquito", "también aluminio con spool gun, un poco"),
        ("sueldo un poquito de aluminio", "sueldo un poquito de aluminio"),
    ],
)
def test_how_little_is_said_behind_a_comma(typed: str, printed: str) -> None:
    assert mended(typed, "es", is_line=True) == printed
