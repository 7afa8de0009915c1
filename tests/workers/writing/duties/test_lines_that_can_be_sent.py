"""Lines as people type them on phones become bullets that can be sent, and none is broken on its way."""

from datetime import date

import pytest

from workers.language.words import without_wraps
from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.proofreading.rows import proofread


def told(typed: str, *, past: bool, title: str = "Worker") -> list[str]:
    """The bullets of one job whose duties are proofread as a profile's are."""
    end = date(2023, 5, 1) if past else None
    job = Experience("job", title, "Acme", date(2019, 1, 1), end, typed)
    facts = proofread(ProfileFacts("Ann Lee", "ann@example.com", (job,), (), (), date(2026, 11, 27)))
    return [duty.text for duty in lines_of(facts.experiences[0], "en")]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        (
            "I've rebuilt three DT12 transmissions and done probably 40 clutches since I got here",
            "Rebuilt three DT12 transmissions and did probably 40 clutches since I got here",
        ),
        (
            "I get called in for breakdowns alot because I know the old machines",
            "Get called in for breakdowns a lot because I know the old machines",
        ),
        (
            "I do the road calls on weekends, usually me and one other guy",
            "Do the road calls on weekends, usually me and one other guy",
        ),
        ("been the safety rep for my shift since March", "Safety rep for the shift since March"),
        ("DPF cleaning, we have our own machine for that", "DPF cleaning"),
        ("responsible for hitting 22,000 units a shift", "Responsible for hitting 22,000 units a shift"),
        ("I'm responsible for the crew", "Responsible for the crew"),
        ("Responsible for 12 trucks", "Responsible for 12 trucks"),
        ("troubleshoot motor controls, VFD, the usual", "Troubleshoot motor controls, VFD"),
        ("Scheduling and cover when somebody dont show", "Scheduling and cover when somebody doesn't show"),
        ("been the go to for repair welds", "The go to for repair welds"),
        ("aerial rescue training every spring, I teach it", "Aerial rescue training every spring, I teach it"),
        ("unload the truck Tues and Fri", "Unload the truck Tues and Fri"),
        ("rebuild forks and carbs", "Rebuild forks and carbs"),
        ("core drill and firestop", "Core drill and firestop"),
        ("JSA's before every job", "JSAs before every job"),
        ("I'm learning PLC, taking a class at night", "Learning PLC, taking a class at night"),
        ("i run the second crew when were split up, 3 guys", "Run the second crew when we're split up, 3 guys"),
        ("I've got keys to the whole plant", "Have keys to the whole plant"),
        ("log biologicals, fail none", "Log biologicals, fail none"),
        ("Foreman lets me run the total station", "Run the total station"),
        (
            "I do the assist when they assemble it and I sign the inspection",
            "Do the assist when they assemble it and sign the inspection",
        ),
        ("I trained on reach and I fill in", "Trained on reach and fill in"),
        ("CO2 and 404A racks. I've been on CO2 since 2019.", "CO2 and 404A racks; on CO2 since 2019"),
        ("tow small GA", "Tow small GA"),
        ("Never a leak comeback in the last 400", "Never a leak comeback in the last 400"),
        ("School nights Tues/Thurs", "School nights Tues/Thurs"),
        ("titrations, Hull cell, adds by amp hours", "Titrations, Hull cell, adds by amp hours"),
        ("Got employee of the month in may", "Got employee of the month in May"),
    ],
)
def test_a_line_of_a_job_that_is_held(typed: str, bullet: str) -> None:
    assert told(typed, past=False) == [bullet]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        (
            "Responsible for operation of three 600 hp boilers and the chilled water plant",
            "Responsible for operation of three 600 hp boilers and the chilled water plant",
        ),
        (
            "Sold a lot of UV lights and surge protectors, didn't like it but I did it",
            "Sold a lot of UV lights and surge protectors",
        ),
        ("crew of 6, I was second hand", "Crew of 6, I was second hand"),
        ("Transfers w/ Hoyer and sit to stand", "Transfers with Hoyer and sit to stand"),
        ("no product damage my last year", "No product damage in the last year"),
        ("no call ins in 14 months", "No call ins in 14 months"),
        ("had my own stamp, never had a finding on it", "Had my own stamp, never had a finding on it"),
        ("PPE level C, I fit tested the new people", "PPE level C; fit tested the new people"),
        ("flagged. dug. hauled.", "Flagged; dug; hauled"),
        (
            "Never lost a piece. No injuries while I was foreman.",
            "Never lost a piece; no injuries while I was foreman",
        ),
        ("BLS; helped with codes", "BLS; helped with codes"),
        ("Asbestos removal with license, it ran out since.", "Asbestos removal with license (expired)"),
        ("Boss man had me teach the yard guys to do PDIs", "Taught the yard guys to do PDIs"),
        ("I was running the big saw and stacking", "Ran the big saw and stacking"),
        ("State survey, no tags in the kitchen both years", "State survey, no tags in the kitchen both years"),
        ("No failed pans in 12 years", "No failed pans in 12 years"),
        ("calibrated torque wrenches, sent out gages", "Calibrated torque wrenches and sent out gages"),
        ("worked w/ the airman", "Worked with the airman"),
        ("Responsible for pigs weaned per sow per year (29.4)", "Responsible for pigs weaned per sow per year (29.4)"),
        ("Showers to grout. Schluter, Wedi, hot mop.", "Showers to grout; Schluter, Wedi, hot mop"),
        ("Safety mtg weekly", "Safety meeting weekly"),
        ("Cut angle and plate on the ironworker", "Cut angle and plate on the ironworker"),
        ("CNC saw and router, Park Industries", "CNC saw and router, Park Industries"),
        (
            "started tacking after six months and they let me weld out handrail",
            "Started tacking after six months and they let me weld out handrail",
        ),
        ("Repair rate was under 1.5", "Repair rate was under 1.5"),
        ("back alleys, gps route", "Back alleys, GPS route"),
        ("I was picked for the storm desk", "Was picked for the storm desk"),
        ("I'd pipe and wire hoistway", "Piped and wired hoistway"),
        ("core holes and sleeves laid out before the pour", "Core holes and sleeves laid out before the pour"),
        ("Sand castings cleaned", "Sand castings cleaned"),
        ("Wire pulls to 500 MCM", "Wire pulls to 500 MCM"),
        ("shingles to roofs", "Shingles to roofs"),
        ("Had an apprentice most of the time", "Had an apprentice most of the time"),
        ("I had a helper on big jobs", "Had a helper on big jobs"),
        ("Had a route of 60 stops", "Route of 60 stops"),
        ("ran 14-18k sheets hour", "Ran 14-18k sheets an hour"),
        ("Ran 400 parts hour on the Haas", "Ran 400 parts an hour on the Haas"),
        ("pH and chlorine twice a day", "pH and chlorine twice a day"),
        ("No accidents, no dog bites haha", "No accidents, no dog bites"),
        ("Covered receiving when Joe was off", "Covered receiving when a coworker was off"),
    ],
)
def test_a_line_of_a_job_that_ended(typed: str, bullet: str) -> None:
    assert told(typed, past=True) == [bullet]


@pytest.mark.parametrize(
    ("typed", "bullets"),
    [
        ("I don't weld out but I can MIG", ["Can MIG"]),
        ("I don't do maintenance, but I can change a gasket", ["Can change a gasket"]),
        ("No welding but I can braze", ["Can braze"]),
        ("I don't climb anymore but I run the ground crew", ["Run the ground crew"]),
        ("I don't have a CDL but I want one", []),
        ("GC runs the job", []),
        ("GC runs on Agilent, integrate peaks", ["GC runs on Agilent, integrate peaks"]),
    ],
)
def test_own_work_behind_what_is_not_done(typed: str, bullets: list[str]) -> None:
    assert told(typed, past=False) == bullets


def test_a_title_keeps_no_full_stop_of_its_shorthand() -> None:
    job = Experience("job", "Heavy Equip. Mechanic", "Acme", date(2019, 1, 1), None, "Rebuilt pumps")
    facts = proofread(ProfileFacts("Ann Lee", "ann@example.com", (job,), (), (), date(2026, 11, 27)))
    assert facts.experiences[0].job_title == "Heavy Equipment Mechanic"


def test_work_that_leaves_the_shop_is_no_bullet() -> None:
    assert told("Tires we send out", past=False) == []
    assert told("Air clearances - hygienist did", past=True) == []
    assert told("Calibrations we sublet so no ADAS", past=True) == []


def test_a_preposition_left_behind_goes_on_in_no_next_line() -> None:
    assert without_wraps("rejected what I wasn't sure of\nran the tumbler") == (
        "rejected what I wasn't sure of\nran the tumbler"
    )
