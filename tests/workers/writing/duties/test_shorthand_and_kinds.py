"""Notes of the trades: nouns with a particle, shorthand spelled out, lists of two kinds, restrictions that stay."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.language.trade_shorthand import spelled_out
from workers.writing.duties.groups_told import Duty
from workers.writing.duties.job_lines import duties_of
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Experience


def told(duties: str, *, past: bool = False) -> list[Duty]:
    end = date(2020, 1, 1) if past else None
    return duties_of(Experience("job", "Worker", "Acme", date(2015, 1, 1), end, duties), "en")


def bullets(duties: str, *, past: bool = False) -> list[str]:
    return [duty.text for duty in told(duties, past=past)]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        (
            "Reach truck and sit down, put away + replenishment, 2nd shift",
            "Reach truck and sit-down, put away and replenishment, second shift",
        ),
        ("Commercial TI and ground up", "Commercial TI and ground-up"),
        ("boxes, MC cable, ground rods, temp power", "Boxes, MC cable, ground rods and temp power"),
        ("WO in CMMS", "Work orders in CMMS"),
    ],
)
def test_a_word_with_a_particle_is_no_doing_among_nouns(typed: str, bullet: str) -> None:
    [duty] = told(typed)
    assert duty.text == bullet
    assert not duty.clause.startswith(("sit", "ground", "put", "work orders"))


def test_a_kind_of_truck_is_not_done_and_places_are_worked_in() -> None:
    [trucks] = told("Reach truck and sit down")
    assert not trucks.clause.startswith("do ")
    [places] = told("schools and strip malls", past=True)
    assert places.clause == "worked in schools and strip malls"


def test_with_an_object_behind_it_it_is_one() -> None:
    [duty] = told("Tear down forms, rope off areas and put away tools")
    assert duty.clause == "tear down forms, rope off areas and put away tools"


def test_a_noun_of_work_is_not_joined_to_a_verb() -> None:
    [duty] = told("repipes in PEX and copper, drain clearing w/ cable machine and jetter, camera inspections")
    assert duty.text == "Repipes in PEX and copper, drain clearing with cable machine and jetter, camera inspections"
    assert bullets("rough-in on new tract homes, DWV and water lines, set fixtures, dug trench by hand", past=True) == [
        "Rough-in on new tract homes, DWV and water lines, set fixtures, dug trench by hand",
    ]
    assert bullets("Rough-in and trim on two schools", past=True) == ["Roughed in and trimmed on two schools"]


def test_a_letter_tells_no_piece_of_what_an_act_is_done_on() -> None:
    [duty] = told(
        "maint on fillers, cappers, ammonia room rounds (readings only), wash down area, fab guards", past=True
    )
    assert duty.text.startswith("Maintenance on fillers, cappers, ammonia room rounds (readings only), ")
    assert duty.items[0].text == "Ammonia room rounds (readings only)"


def test_what_an_act_is_done_on_is_told_as_one() -> None:
    [duty] = told("PMs + breakdowns on corrugator, case erectors, conveyors")
    assert duty.items == ()
    assert "case erectors" in duty.clause


def test_what_one_was_is_no_object_of_what_one_did() -> None:
    assert bullets("ran inj molding presses #4-#9, mold chg helper, pack & QC parts", past=True) == [
        "Ran injection molding presses #4-#9, mold change helper, pack and QC parts",
    ]


def test_things_of_another_kind_do_not_follow_whom_it_was_done_with() -> None:
    [duty] = told("kept radio w/ rescue, refinery tanks and vessels", past=True)
    assert duty.parts == ("Kept radio with rescue", "Refinery tanks and vessels")


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        ("Short runs, 5-200 pcs", "Short runs, 5-200 pieces"),
        ("run service calls, avg 4-5 a day", "Run service calls, 4-5 a day on average"),
        ("11 midwest states, drop & hook mostly", "11 midwest states, drop and hook mostly"),
        ("GMAW all day, trailer frames + tongues", "GMAW all day, trailer frames and tongues"),
    ],
)
def test_figures_and_restrictions_stay_with_their_thing(typed: str, bullet: str) -> None:
    assert bullets(typed) == [bullet]


@pytest.mark.parametrize("typed", ["hold +/- 1/16", "palletize", "overhead crane to flip them"])
def test_a_letter_tells_no_fragment(typed: str) -> None:
    assert all(duty.clause == "" for duty in told(typed))


def test_a_line_that_begins_with_a_sign_is_read() -> None:
    assert bullets("Performed battlefield damage, assessment, and repair (BDAR)", past=True)


SHORTHAND = [
    ("Short runs, 5-200 pcs", "Short runs, 5-200 pieces"),
    ("received avg. 25 pallets per day", "Received an average of 25 pallets per day"),
    ("drive counterweight truck after I got my A", "Drive counterweight truck after I got my A"),
    ("chg bearings, gearboxes, belts", "Change bearings, gearboxes and belts"),
    ("Basic 480V trblshoot (motors, starters)", "Basic 480V troubleshooting (motors, starters)"),
    ("hyd & pneumatic", "Hydraulics and pneumatics"),
    ("WO in CMMS", "Work orders in CMMS"),
    ("fab guards w/ stick welder", "Fabricate guards with stick welder"),
    ("check temps, get invoices signed", "Check temperatures and get invoices signed"),
    ("Start 3am M-F", "Start at 3 AM Monday to Friday"),
    ("apprentice rides w/ me tues and thurs", "Apprentice rides along Tuesdays and Thursdays"),
    ("dig trench w/ mini ex", "Dig trench with mini excavator"),
    ("train helpers on w/h swaps", "Train helpers on w/h swaps"),
    ("do start ups in summer", "Do start ups in summer"),
    ("fix ups batteries", "Fix UPS batteries"),
    ("press brake up to 10ga", "Press brake up to 10 gauge"),
    ("120+ pkgs a day, scanner", "120+ packages a day, scanner"),
    ("pm a/b/c, brakes, dpf cleaning, cummins and detroit", "A/B/C PMs, brakes, DPF cleaning, Cummins and Detroit"),
]


@pytest.mark.parametrize(("typed", "bullet"), SHORTHAND)
def test_shorthand_is_spelled_out_and_proven_by_the_line(typed: str, bullet: str) -> None:
    assert bullet in bullets(typed)
    assert Judge(assignment(with_duties(typed, title="Worker"))).verdict(bullet, experience="job").faults == ()


@pytest.mark.parametrize("typed", ["supervised 4 temps", "sheet metal fab", "wo worked nights", "Mon-Fri"])
def test_what_may_stand_for_something_else_stays(typed: str) -> None:
    assert spelled_out(typed) == typed
