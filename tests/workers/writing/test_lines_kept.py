"""Lines of duties that stay whole and in a true tense: one's own rank, what only looks like a farewell, notes."""

from datetime import date

import pytest

from workers.writing.facts import Experience
from workers.writing.rules.duties.no_work import only_work
from workers.writing.rules.duties.statements import Duty, duties_of
from workers.writing.rules.leading import leads


def told(duties: str, *, past: bool = True) -> list[Duty]:
    end = date(2020, 1, 1) if past else None
    return duties_of(Experience("job", "Roofer", "Acme", date(2015, 1, 1), end, duties), "en")


@pytest.mark.parametrize(
    "line",
    [
        "Roof lead since June 2024",
        "Lead installer for the last year with one helper",
        "Promoted to lead in 2021",
        "In charge of 4 guys",
        "Acting supervisor for 2 months",
        "Un ayudante conmigo",
    ],
)
def test_a_rank_of_one_s_own_leads(line: str) -> None:
    assert leads(line)


@pytest.mark.parametrize(
    "line",
    ["Removed lead paint", "Tested homes for lead since 2019", "Worked with lead carpenter", "Abated lead on jobs"],
)
def test_a_metal_and_somebody_else_s_rank_lead_nobody(line: str) -> None:
    assert not leads(line)


def test_a_rank_that_the_shorter_line_may_not_claim_stands_as_it_was_said() -> None:
    (rank,) = told("I am roof lead since June 2024", past=False)
    assert (rank.text, rank.parts) == ("Roof lead since June 2024", ("I am roof lead since June 2024",))


@pytest.mark.parametrize(
    "line",
    [
        "Project completed on time and under budget",
        "Project over $2 million",
        "Moved to QA",
        "Moved to Shipping",
        "Left in charge of the yard",
        "Supervisor: ran a crew of six",
        "Shop sold 30 cars a week",
    ],
)
def test_work_that_begins_like_a_farewell_is_kept(line: str) -> None:
    assert only_work(line) == line


@pytest.mark.parametrize("line", ["Project completed", "Moved to TX", "Moved to Redding, CA", "Supervisor: Dave Kim"])
def test_a_farewell_and_whom_to_call_are_no_work(line: str) -> None:
    assert not only_work(line)
