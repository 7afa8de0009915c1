"""Lines that a rewrite would make wrong or cut short: told with what belongs to them, or as they were typed."""

from datetime import date

import pytest

from tests.workers.writing.people import with_duties
from workers.writing.duties.job_lines import lines_of
from workers.writing.rules.worth.harm import without_others
from workers.writing.words.english_words import title_at


def _told(line: str, *, held: bool = False) -> list[str]:
    job = with_duties(line, end=None if held else date(2014, 1, 1)).experiences[0]
    return [duty.text for duty in lines_of(job, "en")]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Ran a Komori press, six color with coater", "Ran a Komori press, six color with coater"),
        ("Drove a dump truck, ten wheel", "Drove a dump truck, ten wheel"),
        ("Drove a dump truck, two loaders", "Drove a dump truck and two loaders"),
        ("Retrofits on Clipper and Suzlon turbines", "Retrofits on Clipper and Suzlon turbines"),
        ("Welds on headers", "Welds on headers"),
        ("Helped electricians, material runs", "Helped electricians, material runs"),
        ("Helped electricians, plumbers", "Helped electricians and plumbers"),
        ("Hauled brick, sand, whatever the boss said", "Hauled brick and sand"),
        ("3in sch 40 up to 12in", "3 inch schedule 40 up to 12 inch"),
        ("I had a helper with me and I checked his work", "Had one helper; checked his work"),
        ("Ran a lathe, four axis", "Ran a lathe, four axis"),
        ("Unloaded trucks, mopped, whatever", "Unloaded trucks and mopped"),
        ("Assists on heavy rigging", "Assisted on heavy rigging"),
        ("3in and 4in rigid, 2in EMT", "3 inch and 4 inch rigid, 2 inch EMT"),
        ("Ran Crown reach trucks. Yale too", "Ran Crown reach trucks; Yale too"),
        ("I would go out with the foreman", "Went out with the foreman"),
        ("I would go out early and I'd mark the cuts", "I would go out early and I'd mark the cuts"),
        ("Ran a press brake, 230 ton, two shears", "Ran a press brake, 230 ton, two shears"),
        ("Kept records for my own work", "Kept records for own work"),
        ("Ran the saw. Also firestop, Hilti.", "Ran the saw; firestop, Hilti"),
        ("Ran cranes. Grove, Liebherr.", "Ran cranes; Grove, Liebherr"),
        ("Responsible for the operation of three boilers", "Responsible for the operation of three boilers"),
        ("Pile checking w/ laser", "Pile checking with laser"),
        ("I've split tractors and done clutches", "Split tractors and did clutches"),
        ("I have taken apart pumps and done seals", "Took apart pumps and did seals"),
    ],
)
def test_a_line_says_no_more_and_no_less_than_was_typed(typed: str, told: str) -> None:
    assert _told(typed) == [told]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "I have two apprentices with me and I sign their books.",
            "Have two apprentices; sign their books",
        ),
        (
            "Test relays, breakers. I can open the program and look but I don't change settings.",
            "Test relays and breakers; can open the program and look but don't change settings",
        ),
        (
            "Operate rough terrain cranes, 30 to 90 ton. Grove and Link-Belt.",
            "Operate rough terrain cranes, 30 to 90 ton; Grove and Link-Belt",
        ),
        ("I have a helper and I train him on the saw.", "Have a helper and train him on the saw"),
        ("I know how to set up the lathe but I mostly run it.", "Know how to set up the lathe but mostly run it"),
        ("I'm the one who does start ups on new chillers", "Do start ups on new chillers"),
        ("I can read ladder diagrams but I don't program.", "Can read ladder diagrams"),
        ("We have 3 lines and I keep them running", "We have 3 lines and I keep them running"),
        ("Responsible for my own schedule and my own parts", "Own schedule and own parts"),
        ("Maintain 12 crossings on my territory", "Maintain 12 crossings on the territory"),
    ],
)
def test_a_line_of_a_job_that_is_held(typed: str, told: str) -> None:
    assert _told(typed, held=True) == [told]


def test_a_letter_tells_how_far_looking_goes() -> None:
    line = "Test relays; can open the program and look but don't change settings"
    assert without_others(line) == line


def test_an_armed_service_is_named_once() -> None:
    assert title_at("Navy Electrician's Mate", "US Navy") == "Electrician's Mate"
    assert title_at("Army Mechanic", "Fort Hood Motor Pool") == "Army Mechanic"
