"""Notes whose words may be doings or things: no thing is put into the past, and a line is never told by half."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import lines_of
from workers.writing.duties.statements import duties_in
from workers.writing.person.facts import Experience


def told(typed: str, *, past: bool) -> list[str]:
    end = date(2022, 1, 1) if past else None
    return [duty.text for duty in lines_of(Experience("job", "Worker", "Acme", date(2019, 1, 1), end, typed), "en")]


@pytest.mark.parametrize(
    "typed",
    [
        "Setups 6-8 a day on 2 presses",
        "Changeovers 4 a shift, film and dies",
        "Repairs 10 per shift on pallets",
    ],
)
@pytest.mark.parametrize("past", [False, True])
def test_acts_that_are_counted_by_the_day_stay_things(typed: str, *, past: bool) -> None:
    assert told(typed, past=past) == [typed]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("trains 3 new hires a year", "Trained 3 new hires a year"),
        ("loads 12 trucks a day", "Loaded 12 trucks a day"),
    ],
)
def test_what_somebody_does_to_so_many_is_a_doing(typed: str, bullet: str) -> None:
    assert told(typed, past=True) == [bullet]


@pytest.mark.parametrize(
    "typed",
    [
        "Plate 1/2 to 3 in, pipe 2 to 24 in schedule 40",
        "Weld FCAW all positions, plate 3/8 to 2 in",
        "Angle 4x4, channel and plate 1/4",
    ],
)
def test_a_thing_with_its_size_is_no_doing(typed: str) -> None:
    [bullet] = told(typed, past=True)
    assert "late" in bullet
    assert "plated" not in bullet.lower()
    assert "piped" not in bullet.lower()


@pytest.mark.parametrize(
    "typed",
    [
        "Pick pack ship, 120 orders a day",
        "Shingle tear off, felt, dry in",
        "Broom finish sidewalks, curb and gutter",
        "Texture match, patch",
        "Lower bay, drain and fill",
        "Fit bulkheads, level plumb square",
        "Check in trucks, assign docks, paperwork",
    ],
)
def test_a_line_whose_words_may_be_both_stays_as_it_was_typed(typed: str) -> None:
    assert told(typed, past=True) == [typed]


def test_what_begins_with_was_is_told_of_oneself_once() -> None:
    [duty] = duties_in("trained 3 green hands, was crew lead on 2 jobs", "en", past=True)
    assert [one.clause for one in duty.items] == ["trained 3 green hands", "was crew lead on 2 jobs"]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("tower climbs, antenna swaps, sweep tests", "Tower climbs, antenna swaps and sweep tests"),
        ("CIP tanks, swab tests", "CIP tanks and swab tests"),
        ("run load tests on generators", "Ran load tests on generators"),
        ("pull wire and trim out", "Pulled wire and trimmed out"),
        ("replace brake pads, belts and hoses", "Replaced brake pads, belts and hoses"),
        ("hang doors hardware and trim", "Hung doors hardware and trim"),
        ("lower loads with the crane", "Lowered loads with the crane"),
        ("deburr sort and pack", "Deburred, sorted and packed"),
        ("fit weld and test spools", "Fitted, welded and tested spools"),
        ("spot weld and grind brackets", "Spot weld and grind brackets"),
        ("pull wire and cap it", "Pulled wire and capped it"),
        ("tryout molds in the press", "Try out molds in the press"),
        ("mix mud, stock block", "Mixed mud and stocked block"),
    ],
)
def test_a_test_is_told_by_its_kind_and_sure_doings_go_into_the_past(typed: str, bullet: str) -> None:
    assert told(typed, past=True) == [bullet]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("had to crawl under houses to set jacks", "Crawled under houses to set jacks"),
        ("I did the jacks and shims", "Did the jacks and shims"),
        (
            "Worked 60 hours a week, turnarounds in Pascagoula too",
            "Worked 60 hours a week, turnarounds in Pascagoula too",
        ),
        ("breakdown pallets, sort returns", "Broke down pallets and sorted returns"),
    ],
)
def test_what_was_typed_is_kept(typed: str, bullet: str) -> None:
    assert told(typed, past=True) == [bullet]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("Assembled desks, power drivers", "Assembled desks, power drivers"),
        ("Cut tile, wet saws", "Cut tile, wet saws"),
        ("Assembled pumps, motors", "Assembled pumps and motors"),
        ("Assembled grinders, drills", "Assembled grinders and drills"),
    ],
)
def test_a_tool_that_something_was_made_with_is_not_made_too(typed: str, bullet: str) -> None:
    assert told(typed, past=True) == [bullet]
