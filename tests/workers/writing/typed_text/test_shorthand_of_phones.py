"""Shorthand of phones that means one thing where it stands, and is left alone where it could mean another."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience


def told(typed: str, *, past: bool = False) -> list[str]:
    end = date(2022, 1, 1) if past else None
    return [duty.text for duty in lines_of(Experience("job", "Worker", "Acme", date(2019, 1, 1), end, typed), "en")]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("land ckts in panels under my journeyman", "Land circuits in panels under my journeyman"),
        ("12 ckt panel swaps", "12 circuit panel swaps"),
        ("weekends on call every 4th wk", "Weekends on call every 4th week"),
        ("worked 60 hrs wk", "Worked 60 hours a week"),
        ("50 hrs a wk", "50 hours a week"),
        ("pack, 140 cases hr", "Pack, 140 cases an hour"),
        ("25 stops day, mostly downtown", "25 stops a day, mostly downtown"),
        ("trim breasts, 35 a min", "Trim breasts, 35 a minute"),
        ("metal detector checks every 30 min", "Metal detector checks every 30 minutes"),
        ("guard rounds every hr", "Guard rounds every hour"),
        ("sort packages, 1200 an hr", "Sort packages, 1200 an hour"),
        ("carry tools and equip up ladders", "Carry tools and equipment up ladders"),
        ("clean kitchen equip daily", "Clean kitchen equipment daily"),
        ("supv 2 lube techs on nights", "Supervise 2 lube techs on nights"),
        ("covered shifts for supv", "Covered shifts for supervisor"),
        ("diag check engine lights with scan tool", "Diagnose check engine lights with scan tool"),
        ("diag & repair conveyors", "Diagnose and repair conveyors"),
        ("safety talks every mon", "Safety talks every Monday"),
        ("worked sat when behind", "Worked Saturdays when behind"),
        ("work mon-fri, some sats", "Work Mon-Fri, some Saturdays"),
        ("10 yds a day", "10 yards a day"),
        ("front discharge mixer, 10 yd", "Front discharge mixer, 10 yards"),
        ("service calls avg 6 a day", "Service calls averaging 6 a day"),
        ("load trucks avg 120 a day", "Load trucks averaging 120 a day"),
        ("set fixtures on remodels & new const", "Set fixtures on remodels and new construction"),
        ("black iron and csst", "Black iron and CSST"),
        ("run 320 and 336 cat", "Run 320 and 336 Cat"),
        ("motors up to 480v", "Motors up to 480V"),
        ("PM on 15 cnc's", "PM on 15 CNCs"),
        ("run a haas vf4 and a cat d6t", "Run a Haas VF4 and a Cat D6T"),
        ("ran L9 engines and m18 tools", "Ran L9 engines and M18 tools"),
    ],
)
def test_it_is_written_out(typed: str, bullet: str) -> None:
    assert told(typed) == [bullet]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("supv 2 lube techs", "Supervised 2 lube techs"),
        ("diag check engine lights", "Diagnosed check engine lights"),
    ],
)
def test_a_doing_that_was_typed_short_goes_into_the_past_of_its_job(typed: str, bullet: str) -> None:
    assert told(typed, past=True) == [bullet]


@pytest.mark.parametrize(
    "typed",
    [
        "Equip vans with ladders and bins",
        "Sat with residents at meals",
        "Sun shades and awnings on patios",
        "Level 2 diag on engines",
        "Min stock levels kept in Excel",
        "Loaded trailers from 2 to 6 at night",
        "Brakes on 3 day shifts",
        "Sold 20 day passes a week",
        "Cover 12 hour shifts",
        "Ran 2x4 walls x2 crews",
    ],
)
def test_what_may_mean_another_thing_stays(typed: str) -> None:
    assert told(typed) == [typed]
