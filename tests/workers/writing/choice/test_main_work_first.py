"""Which lines of a job stand first: the main work, as the person tells it, and what a posting asks for above all."""

from datetime import date

import pytest

from tests.workers.writing.choice.test_rows_and_earlier_jobs import document
from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience
from workers.writing.rules.lines.main_work import cost_beside, worth_of_place
from workers.writing.rules.lines.telling import _NEWLY

SHIPFITTER = """Shipfitter, Tarn Dock

Job description
- Remove and install structure: shell plate, bulkheads, foundations
- Develop templates and layout from drawings
- Complete check-point paperwork and be ready for inspection
"""


def told(posting: str, title: str, duties: str) -> tuple[str, ...]:
    job = Experience("1", title, "Alba Yard", date(2018, 1, 29), None, duties)
    return document(posting, job, kind="resume").bullets["1"]


def test_the_main_work_stands_before_what_only_shares_words() -> None:
    lines = told(
        SHIPFITTER,
        "Shipfitter",
        "Crop out and renew hull plate, decks and frames\nLay out from drawings, make templates for curved plate"
        "\nFit and tack with dogs\nCut with torch and air arc\nGrind and prep for NDT, stand by for inspection",
    )
    assert {one.split()[0] for one in lines[:2]} == {"Crop", "Lay"}


def test_an_amount_and_papers_stand_behind_the_work() -> None:
    posting = "Leverman, Tarn Dredging\nDuties:\n- Operate the dredge\n- Write the shift report"
    lines = told(
        posting,
        "Leverman",
        "Operate 24 inch cutter suction dredge\nControl swing and ladder depth to stay on grade\n"
        "1,500 to 2,000 yards on a good day\nFill in the daily report and pump hours",
    )
    assert [one.split()[0] for one in lines[:2]] == ["Operate", "Control"]


def test_what_an_employer_says_of_itself_is_no_first_duty() -> None:
    posting = (
        "Gas Mechanic\n\nAlba Energy delivers gas. Our department installs, repairs and maintains meters.\n\nDuties\n"
        "- Investigate leaks and make safe\n- Install mains\n- Change and rebuild meters and regulators"
    )
    lines = told(
        posting,
        "Gas Technician",
        "Respond to leak and odor calls, investigate with CGI\nRelight appliances\nChange meters and regulators",
    )
    assert lines[0].startswith("Respond to leak")


def test_leading_stands_first_where_the_position_leads() -> None:
    posting = "Paving Foreman, Tarn Paving\nDuties:\n- Lead a crew of ten\n- Run the paver\n- Check grade"
    lines = told(
        posting, "Paver Operator", "Run the Cat paver on state highways\nCheck grade\nRan a crew of 5 since 2021"
    )
    assert "crew of 5" in lines[0]


@pytest.mark.parametrize(
    ("line", "title", "costs"),
    [
        ("Fill in the daily report and pump hours", "Leverman", True),
        ("Fill in the daily report and pump hours", "Safety Inspector", False),
        ("Unos 120 pies cuadrados al día en piso", "Azulejero", True),
        ("Run Cat paver on state highways", "Paver Operator", False),
        ("Keep the auger and head of material even", "Paver Operator", False),
    ],
)
def test_what_stands_beside_the_work_costs(line: str, title: str, *, costs: bool) -> None:
    assert bool(cost_beside(line, title)) is costs


def test_a_limited_line_gains_less_by_its_place() -> None:
    assert worth_of_place(0, 3, "Fire alarm rough-in only, sub does devices") < worth_of_place(
        0, 3, "Bend conduit to 4 in"
    )


@pytest.mark.parametrize(
    ("line", "code"),
    [("Hago base de mezcla para regaderas con su pendiente", "es"), ("CO checks", "en"), ("QC checks", "en")],
)
def test_a_slope_and_a_name_of_two_words_are_work(line: str, code: str) -> None:
    job = Experience("1", "Setter", "Alba Tile", date(2018, 1, 29), None, f"{line}\nOther work")
    assert line in [one.text for one in lines_of(job, "es" if code == "es" else "en")]


def test_what_is_asked_for_stands_above_what_was_typed_before_it() -> None:
    posting = (
        "Service Plumber, Tarn Drains\nDuties:\n- Diagnose and repair leaks, drains and water heaters\n"
        "- Present options and prices to the customer on the tablet\n- Install heaters, valves and filters\n"
        "- Inspect drains with a camera\n- Keep the van clean"
    )
    lines = told(
        posting,
        "Plumber",
        "Service houses and apartments: leaks, clogs, water heaters\nChange copper lines to PEX\n"
        "Lay sewer pipe to the street\nSet tubs and sinks in new houses\n"
        "Give the customer a price on the tablet before starting",
    )
    places = [one.split()[0] for one in lines]
    assert places.index("Give") < places.index("Change")
    assert places[0] == "Service"


def test_an_exchange_stands_above_work_that_nobody_asks_for() -> None:
    posting = (
        "Wind Technician, Tarn Wind\nDuties:\n- Scheduled and corrective maintenance\n"
        "- Diagnose faults in pitch, yaw, converter and generator systems\n- Take oil samples; exchange components\n"
        "- Act as competent person for climb and lockout"
    )
    lines = told(
        posting,
        "Wind Technician",
        "Annual maintenance on 40 turbines\nTroubleshoot pitch, yaw and converter faults\n"
        "Torque and tension tower and blade bolts\nChanged pitch motors, yaw drives and slip rings",
    )
    places = [one.split()[0] for one in lines]
    assert places.index("Changed") < places.index("Torque")


def test_a_wish_outweighs_three_places() -> None:
    line = "Change copper lines to PEX"
    assert worth_of_place(1, 6, line) - worth_of_place(4, 6, line) < _NEWLY
