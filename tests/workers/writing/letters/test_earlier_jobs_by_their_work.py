"""An earlier job is told by its work: by no line that only shares a word, and by none that everybody could tell."""

import pytest

from tests.workers.writing.letters.test_jobs_named_in_letters import assignment, job, letter
from workers.writing.person.facts import Credential
from workers.writing.rules.lines.earlier_lines import is_of_any_helper
from workers.writing.rules.lines.main_work import cost_beside
from workers.writing.rules.rows.anybodys_papers import is_common
from workers.writing.rules.selection import Selection
from workers.writing.rules.worth.leading import leads_work
from workers.writing.rules.worth.what_lines_say import says_little
from workers.writing.words.kinds_of_titles import where_of_title

SERVICE = "HVAC Service Tech, Alba Climate\n\nRepair heat pumps and package units.\nMust have: 5 years, clean MVR."


def test_a_weak_line_that_only_shares_its_verb_stands_behind_the_work_or_nowhere() -> None:
    told = letter(
        SERVICE,
        job("HVAC Service Technician", "Vale Mechanical", 2018, None, "Repair heat pumps and splits\nReplace motors"),
        job("HVAC Installer", "Tarn Air", 2015, 2018, "Installed furnaces, ran line sets and duct\nCleaned the truck"),
    )
    assert "installed furnaces" in told
    assert "cleaned the truck" not in told


def test_a_repair_is_what_somebody_worked_in() -> None:
    assert where_of_title("Mold Repair") == "in mold repair"
    assert where_of_title("Building Maintenance") == "in building maintenance"
    assert not where_of_title("Maintenance Mechanic")


def test_loading_with_a_machine_is_no_helpers_part() -> None:
    assert all(map(is_of_any_helper, ("Loaded trucks", "Held fire watch", "Fire watch")))
    assert not is_of_any_helper("Loaded trucks with a Cat 980 at the scale")


def test_to_have_kept_a_place_clean_says_little() -> None:
    assert says_little("Kept the core room swept")
    assert not says_little("Kept the crusher running")


@pytest.mark.parametrize(
    "line",
    ["Lead 5 irrigators in season", "Lead a gang of 5 on second shift", "Manejo cuadrilla de 40 cortadores de fresa"],
)
def test_people_of_a_work_that_no_list_has_are_led(line: str) -> None:
    assert leads_work(line)


def test_what_is_led_is_people() -> None:
    assert not leads_work("Run 4 presses")
    assert not leads_work("Manejo 3 máquinas")


def test_things_of_a_trade_answer_the_trade() -> None:
    posting = "Maintenance Technician, Alba Homes\n\nDuties\n- Plumbing\n- Painting\n- Snow removal"
    own = job("Maintenance Mechanic", "Tarn", 2019, None, "Boiler checks\nRepair faucets and toilets\nCut grass")
    telling = Selection(assignment("cover_letter", posting, own)).telling
    lines = {one.text: one for one in telling.by_job[own.id]}
    assert telling.shares(lines["Repair faucets and toilets"])
    assert not telling.shares(lines["Cut grass"])


def test_an_amount_that_tells_the_work_is_no_mere_amount() -> None:
    assert not cost_beside("14 stops a day with a hand truck", "Driver")
    assert cost_beside("1,500 to 2,000 yards on a good day", "Driver")


def test_papers_of_food_plants_are_of_the_trade() -> None:
    assert not is_common("Food safety PCQI")
    assert is_common("Food handler card")


def test_who_studies_for_a_paper_has_none() -> None:
    assert Credential("1", "NABCEP PVIP, studying", "NABCEP", None, None).is_pursued
