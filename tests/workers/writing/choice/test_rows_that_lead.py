"""Which rows lead a summary and a letter: asked for and in hand well, of one's own trade."""

from datetime import date

import pytest

from tests.workers.writing.people import TODAY
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts, Skill
from workers.writing.rules.asked.asked_rows import AskedRows, Closeness
from workers.writing.rules.rows.gear import says_least
from workers.writing.rules.selection import Selection
from workers.writing.rules.writer import RuleWriter
from workers.writing.write import Written, check

MECHANIC = Experience("1", "Bus Mechanic", "Foothill District", date(2018, 1, 8), None, "Repair buses")
POSTING = (
    "Bus Mechanic, Tarn District\nRequirements:\n- Diagnose air brakes\n- Door and wheelchair lift faults\n"
    "- Forklift card\n- HS diploma\n- Veneer layup\n- NASRC certificate"
)


def task(*skills: Skill, held: tuple[Credential, ...] = (), kind: DocumentKind = "resume") -> Assignment:
    read = understand_posting(POSTING)
    facts = ProfileFacts("Kim Ito", "kim@example.com", (MECHANIC,), skills, held, TODAY)
    return Assignment(kind, "en", read, POSTING, facts, match(read, facts))


def summary(*skills: Skill) -> str:
    asked = task(*skills)
    return check(Written(RuleWriter().write(asked), RuleWriter.name), asked).draft.summary


LIFTS = Skill("1", "Wheelchair lifts", "Technical Skill", "Advanced")
BRAKES = Skill("2", "Air brake repair on older buses", "Technical Skill", "Intermediate")
FORKLIFT = Skill("3", "Forklift", "Heavy Equipment", "Advanced")
INSITE = Skill("4", "Cummins INSITE", "Software", "Advanced")
FLEET = Skill("5", "Fault tickets", "Technical Skill", "Intermediate")


def test_what_is_in_hand_well_leads_and_a_forklift_doesn_t() -> None:
    told = summary(FORKLIFT, BRAKES, LIFTS)
    assert told.index("heelchair lifts") < told.index("orklift")


def test_the_strongest_stand_before_what_is_weak_and_only_shares_a_word() -> None:
    told = summary(FLEET, INSITE)
    assert "Cummins INSITE (advanced)" in told
    assert "Fault tickets" not in told or told.index("Cummins") < told.index("Fault")


def test_a_name_is_asked_for_by_the_thing_that_it_begins_with() -> None:
    rows = AskedRows(task())
    assert rows.closeness("Veneer, vacuum bag") is Closeness.NAMED
    assert rows.closeness("Crown, base, casing") is Closeness.NONE


def test_no_document_begins_its_cards_with_a_diploma() -> None:
    diploma = Credential("1", "High school diploma", "Meridian High", date(2015, 6, 4), None)
    course = Credential("2", "CO2 class", "NASRC", date(2023, 6, 4), None)
    finished = Credential("3", "Mechanic apprenticeship - completed", "JATC", date(2020, 6, 4), None)
    order = Selection(task(held=(diploma, course, finished))).credential_order()
    assert order.index("2") < order.index("1")
    assert order.index("3") < order.index("1")


@pytest.mark.parametrize("tool", ["Grease gun", "Leaf blower", "Ladder", "Escalera"])
def test_what_nobody_is_chosen_for_heads_no_list_of_skills(tool: str) -> None:
    least = Skill("9", tool, "Other" if "dder" in tool else "Power Tool", "Expert")
    order = Selection(task(least, INSITE, FLEET)).skill_order()
    assert order.index("9") > order.index("4")


@pytest.mark.parametrize("tool", ["Hydraulic torque wrench", "Table saw", "Spud wrench"])
def test_a_tool_of_the_trade_is_none_of_those(tool: str) -> None:
    assert not says_least(tool)


def test_a_card_of_the_trade_stands_before_what_everybody_has_where_neither_is_asked_for() -> None:
    aid = Credential("1", "First aid", "", date(2023, 6, 4), None)
    sealing = Credential("2", "Hydraulic hose assembly course", "", date(2023, 6, 4), None)
    assert Selection(task(held=(aid, sealing))).credential_order() == ("2", "1")
