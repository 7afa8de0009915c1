"""A job's main line stands first where it does what a position is called after, and not in place of what answers."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.worth.care import is_kept
from workers.writing.rules.worth.hours import says_hours
from workers.writing.rules.worth.what_lines_say import is_limited, is_limited_behind
from workers.writing.rules.writer import RuleWriter

TODAY = date(2026, 11, 27)


def lines(posting_text: str, title: str, duties: str, kind: DocumentKind = "resume") -> tuple[str, ...]:
    job = Experience("1", title, "Acme", date(2018, 1, 1), None, duties)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), (), (), TODAY)
    posting = understand_posting(posting_text)
    task = Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))
    return RuleWriter().write(task).bullets["1"]


def test_an_operator_begins_with_what_they_operate() -> None:
    posting = (
        "Mobile Crane Operator, Basin Lifting\nDuties\n- Operate taxi cranes from 40 to 175 ton\n"
        "- Complete the lift plan and the pre-lift meeting\n- Make the pick\nRequirements\n- NCCCO swing cab"
    )
    told = lines(
        posting,
        "Crane Operator",
        "Operate 60T Grove RT, 110T Link-Belt AT, 40T boom truck\nDo lift plans and pre-lift meetings for every pick",
    )
    assert told[0].startswith("Operate 60T")


def test_who_lays_block_begins_with_that_where_it_is_the_first_duty() -> None:
    posting = (
        "Se solicita albañil en Piedra Masonry\nFunciones\n- Colocar block estructural con línea\n"
        "- Colocar piedra y ladrillo\nRequisitos\n- 4 años de experiencia"
    )
    told = lines(posting, "Mampostero", "Pego block de 8 y 12 pulgadas en bardas\nPiedra de fachada y ladrillo")
    assert told[0].startswith("Pego block")


def test_the_line_typed_first_takes_no_place_of_one_that_answers_far_more() -> None:
    posting = (
        "Service Plumber, Hill Plumbing\nDuties\n- Repair leaks and water heaters\n- Sewer cleaning and camera\n"
        "- Gas tests\nRequirements\n- Driver's license"
    )
    told = lines(
        posting,
        "Plumber",
        "Install copper pipe, PEX and CPVC in shops\nRepair leaks and water heaters\nGas tests on new lines\n"
        "Sewer cleaning with machine and camera",
    )
    assert told.index("Sewer cleaning with machine and camera") < told.index(
        "Install copper pipe, PEX and CPVC in shops"
    )


@pytest.mark.parametrize(
    ("line", "posting", "is_told"),
    [
        ("Wash up and blanket changes", "do daily and weekly press maintenance", True),
        ("Wash down environment night shift", "Industrial Mechanic, Graveyard", True),
        ("Cleaned the yard", "Mechanic. Requirements: three years.", False),
        ("Wash down environment night shift", "Mechanic, day shift", False),
    ],
)
def test_a_chore_stands_in_a_letter_where_the_posting_speaks_of_it(line: str, posting: str, is_told: bool) -> None:  # noqa: FBT001 - of a table
    assert is_kept(line, posting) is is_told


@pytest.mark.parametrize(
    ("line", "is_told"),
    [
        ("Superviso a un ayudante", (False, False)),
        ("Ayudé a instalar paneles", (True, False)),
        ("Set rails, hung entrances and helped with the roping of new machines", (True, True)),
        ("Helped with the roping of new machines", (True, False)),
    ],
)
def test_a_helper_is_no_limit_and_help_behind_own_work_is_one_of_that_alone(
    line: str, is_told: tuple[bool, bool]
) -> None:
    assert (is_limited(line), is_limited_behind(line)) == is_told


def test_a_chore_that_nobody_asks_for_stands_behind_the_work_of_a_learner() -> None:
    posting = "Elevator Mechanic, Vertical\nDuties\n- Own a route of traction units\nRequirements\n- Five years"
    told = lines(
        posting, "Elevator Apprentice", "Cleaned pits and car tops and kept code logs\nSet rails and hung entrances"
    )
    assert told[0].startswith("Set rails")


@pytest.mark.parametrize("line", ["Graveyard rotation", "Graveyard", "Night shift rotation", "Rotating nights"])
def test_a_rotation_of_shifts_is_of_hours(line: str) -> None:
    assert says_hours(line)
