"""Which lines a letter tells, and in which order, by what the posting says of its position, duties and employer."""

from datetime import date

import pytest

from tests.workers.writing.choice.test_rows_and_earlier_jobs import document
from tests.workers.writing.people import text_of
from workers.writing.person.facts import Experience
from workers.writing.rules.worth.leading import heads_a_crew, leads, leads_first
from workers.writing.rules.worth.what_lines_say import is_limited

TOWER = Experience(
    "1",
    "Tower Technician",
    "Ridge Wireless",
    date(2020, 5, 3),
    None,
    "antenna swaps on 60 sites\nline sweeps and closeout packages\nrigging with capstan hoist (foreman's plan)\n"
    "guyed sites to 420 feet\npaint and lights\nacting foreman for 7 weeks in 2025\nground support\n"
    "fiber jumpers, cleaned and scoped",
)
DUTIES = "Duties:\n- Lead line sweeps\n- Write rigging plans\n- Swap antennas\n- Fiber testing\n"
FOREMAN = f"Tower Foreman, Calvert Towers\n{DUTIES}"


def test_who_has_led_says_so_first_where_the_position_leads() -> None:
    first, *_ = document(FOREMAN, TOWER).bullets["1"]
    assert first == "Acting foreman for 7 weeks in 2025"


def test_lights_and_a_foremans_plan_are_no_leading() -> None:
    assert not leads("Rigged loads by the foreman's plan")
    assert not leads("My foreman sets the grades")
    assert not leads("Swapped LED beacons")


def test_a_line_that_says_what_no_other_does_stands_behind_six() -> None:
    duties = (
        "antenna swaps on 60 sites, 9 counties\nantenna line sweeps, 400 runs\nantenna mounts, 80 in all\n"
        "12 antenna crews in a week\nsweep 14 lines in a day\n30 line sweeps and antenna swaps in a month\n"
        "fiber jumpers\nground support"
    )
    job = Experience("1", "Tower Technician", "Ridge Wireless", date(2020, 5, 3), None, duties)
    posting = (
        "Tower Technician, Calvert Towers\nDuties:\n- Line sweeps\n- Antenna swaps\n- Test fiber and copper splices"
    )
    lines = document(posting, job).bullets["1"]
    assert "Fiber jumpers" in lines
    assert "Ground support" not in lines


def test_lines_that_nobody_asks_for_stay_six() -> None:
    idle = "\n".join(
        f"{verb} the {thing}" for verb in ("painted", "swept", "fetched") for thing in ("fence", "barn", "sled")
    )
    job = Experience("1", "Tower Technician", "Ridge Wireless", date(2020, 5, 3), None, idle)
    assert len(document(FOREMAN, job).bullets["1"]) <= 6


def test_the_first_duty_asked_for_stands_before_the_last() -> None:
    job = Experience(
        "1",
        "Millwright",
        "Sierra Mills",
        date(2020, 5, 3),
        None,
        "hoppers daily\nfryers daily\nkettles daily",
    )
    posting = "Millwright, Tarn Mills\nDuties:\n- Tend kettles\n- Tend fryers\n- Tend hoppers"
    lines = document(posting, job, kind="resume").bullets["1"]
    assert [one.split()[0] for one in lines] == ["Kettles", "Fryers", "Hoppers"]


def test_an_earlier_jobs_work_that_the_position_is_named_for_is_told() -> None:
    now = Experience("1", "Elevator Mechanic", "Meridian", date(2020, 5, 3), None, "run a route of 74 units")
    before = Experience(
        "2",
        "Elevator Apprentice",
        "Corliss",
        date(2015, 5, 3),
        date(2020, 5, 1),
        "set rails for hydraulic units\npulled hoist ropes on the route\nwired door operators on the route\n"
        "assisted the adjuster on six traction modernizations",
    )
    posting = (
        "Elevator Modernization Mechanic, Goldspan\n"
        "Duties:\n- Replace hoist ropes\n- Set rails on hydraulic units\n- Wire door operators\n"
        "- Modernization of controllers"
    )
    assert "six traction modernizations" in text_of(document(posting, now, before))


@pytest.mark.parametrize("line", ["8 man crew on towers", "crew of 6", "three man gang"])
def test_a_crew_is_led_by_who_notes_its_number(line: str) -> None:
    assert heads_a_crew(line)


@pytest.mark.parametrize("line", ["2 man gang; run the hirail truck", "two man crew", "crew of 2", "a 2 person crew"])
def test_who_works_by_twos_heads_no_crew(line: str) -> None:
    assert not heads_a_crew(line)


@pytest.mark.parametrize("line", ["EIC on form B when foreman off", "Phones when the boss is out"])
def test_what_falls_to_somebody_while_the_boss_is_away_leads_no_list(line: str) -> None:
    assert not leads_first(line)


@pytest.mark.parametrize(
    "line", ["Run the shop when the boss is out, usually 5 guys", "Acting foreman for 7 weeks", "Led a crew of 6"]
)
def test_who_runs_the_work_in_the_boss_s_place_leads(line: str) -> None:
    assert leads_first(line)


def test_the_welds_stand_before_what_falls_to_somebody_at_times() -> None:
    duties = "thermite welds, about 600 so far\nEIC on form B when foreman off\n2 man gang, I run the truck"
    job = Experience("1", "Track Welder", "Ridge Railroad", date(2014, 5, 3), None, duties)
    posting = (
        "Lead Track Welder, Kestrel Rail\nDuties:\n- Make thermite welds\n- Run the welding truck\n"
        "You will lead one helper."
    )
    assert document(posting, job).bullets["1"][0] == "Thermite welds, about 600 so far"


@pytest.mark.parametrize(
    "line",
    [
        "Witness annual no-load tests with the state inspector",
        "Hung no-hub cast iron",
        "Rebuilt pump no. 3",
        "Poured no-slump mix",
        "Set no 57 stone",
    ],
)
def test_a_no_within_a_name_is_no_limit(line: str) -> None:
    assert not is_limited(line)


@pytest.mark.parametrize("line", ["Ran the mill, no programming", "Set tile, no showers", "Grúa viajera no"])
def test_a_no_of_what_was_not_done_is_a_limit(line: str) -> None:
    assert is_limited(line)


def test_a_short_line_of_teaching_stands_behind_the_main_work_in_a_summary() -> None:
    duties = "6 color Heidelberg with coater, 40 inch\nkeep logs on blankets and rollers\ntrained feeders"
    job = Experience("1", "Offset Press Operator", "Ridge Litho", date(2014, 5, 3), None, duties)
    posting = "Lead Pressman, Fillmore Box\n\nAs lead you run press 2.\n\nRequirements\n- Basic press maintenance"
    told = text_of(document(posting, job)).lower()
    assert told.index("heidelberg") < told.index("trained feeders")
