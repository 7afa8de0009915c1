"""Notes of trade people as bullets and as clauses of a letter, each found by reading documents of people unseen."""

from datetime import date

import pytest

from workers.writing.duties.english.records import of_record
from workers.writing.duties.groups_told import Duty
from workers.writing.duties.job_lines import duties_of
from workers.writing.person.facts import Experience
from workers.writing.rules.worth.hours import says_hours


def told(duties: str, *, past: bool = False) -> list[Duty]:
    end = date(2020, 1, 1) if past else None
    return duties_of(Experience("job", "Mechanic", "Acme", date(2015, 1, 1), end, duties), "en")


@pytest.mark.parametrize(
    ("typed", "bullets"),
    [
        (
            "rebar tying on bridge decks, hauled & sorted iron, shot studs",
            ["Rebar tying on bridge decks, hauled and sorted iron, shot studs"],
        ),
        (
            "struct steel erection, mid-rise + hospital jobs",
            ["Structural steel erection on mid-rise and hospital jobs"],
        ),
        ("refinery turnarounds, TX & LA", ["Refinery turnarounds in TX and LA"]),
        ("connector on 2 crane jobs. ~40 pc/day", ["Work as a connector on 2 crane jobs, about 40 pieces a day"]),
        ("road calls nights and weekends", ["Road calls nights and weekends"]),
        ("overhead crane 10T. ground & prepped joints", ["Overhead crane 10T", "Ground and prepped joints"]),
        ("grill and fry station, closed kitchen", ["Grill and fry station, closed kitchen"]),
        ("flatbed, 24 ft, moffett forklift", ["Flatbed, 24 ft, Moffett forklift"]),
        ("ran 3 boilers, nat gas w/ #2 oil backup", ["Ran 3 boilers, natural gas with #2 oil backup"]),
        ("inspected 94 mi of main, FRA 213", ["Inspected 94 miles of main, FRA 213"]),
        ("completed 4 yr apprenticeship Local 29", ["Completed 4-year apprenticeship (Local 29)"]),
        (
            "rebuilt die cutter #4, downtime on that machine went from 11% to 4%",
            ["Rebuilt die cutter #4, downtime on that machine went from 11% to 4%"],
        ),
        ("fixed route & extra board", ["Fixed route and extra board"]),
        ("stop announcements, defect cards", ["Stop announcements and defect cards"]),
        ("boned thighs, 32 birds/min. kept edge", ["Boned thighs, 32 birds a minute", "Kept edge"]),
        (
            "treated mastitis and milk fever per protocol, pulled calves",
            ["Treated mastitis and milk fever per protocol, pulled calves"],
        ),
        ("fit pipe for seawater and fuel systems", ["Fitted pipe for seawater and fuel systems"]),
        ("pre/post trip. read shop dwgs", ["Pre-trip and post-trip inspections", "Read shop drawings"]),
    ],
)
def test_notes_of_an_ended_job_make_bullets_that_stand_alone(typed: str, bullets: list[str]) -> None:
    past = not typed.startswith("connector")
    assert [duty.text for duty in told(typed, past=past)] == bullets


@pytest.mark.parametrize(
    "typed",
    [
        "Laid off end of season.",
        "Contract ended",
        "Moved to Reno, NV",
        "shop closed",
        "Pay: $24/hr",
        "Supervisor: Bob Hill",
        "references available upon request",
    ],
)
def test_why_one_left_and_whom_to_call_is_no_work(typed: str) -> None:
    assert [duty.text for duty in told(f"Set forms\n{typed}", past=True)] == ["Set forms"]


@pytest.mark.parametrize(
    "typed", ["Moved to second shift lead", "Laid off lines on plate with chalk", "Sold $500 of parts"]
)
def test_words_of_leaving_tell_work_as_well(typed: str) -> None:
    assert [duty.text for duty in told(typed, past=True)] == [typed]


def test_an_apprenticeship_is_told_with_its_school() -> None:
    (duty,) = told("7,000 hr apprenticeship thru Missouri Valley JATC", past=True)
    assert duty.clause == "did a 7,000-hour apprenticeship through Missouri Valley JATC"
    (done,) = told("completed 4 yr apprenticeship Local 29", past=True)
    assert done.clause == "completed a 4-year apprenticeship (Local 29)"


def test_what_has_held_good_is_told_by_oneself() -> None:
    said = of_record("0 preventable accidents since start", past=False)
    assert said == "have had no preventable accidents since I started there"
    assert of_record("no lost time incidents", past=True) == "had no lost time incidents"
    assert of_record("never late", past=True) == ""


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("2nd shift", True),
        ("Home weekends", True),
        ("6-12s", True),
        ("Shift reports in Maximo", False),
        ("Home wiring", False),
    ],
)
def test_hours_are_told_from_work(line: str, says: bool) -> None:  # noqa: FBT001 - a case
    assert says_hours(line) is says


def test_the_season_of_a_job_is_no_work_of_it() -> None:
    assert says_hours("Seasonal, Apr-Nov each year")
    texts = [duty.text for duty in told("Seasonal, Apr-Nov each yr. Digging, raking, watering.", past=True)]
    assert "Digging, raking and watering" in texts
