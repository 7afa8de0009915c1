"""Which lines a letter tells, and in which order, by what the posting says of its position, duties and employer."""

from datetime import date

from tests.workers.writing.choice.test_rows_and_earlier_jobs import document
from tests.workers.writing.people import text_of
from workers.writing.person.facts import Experience
from workers.writing.rules.worth.leading import leads

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
