"""What a paraphrase may say in words of its own, and where it begins to bring in something new."""

import msgspec
import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.writing.gate.verdict import Judge

DUTIES = (
    "Rough in water and vent lines in new apartments.\n"
    "Replace bearings, belts and gearboxes on two packaging lines.\n"
    "Train new hires on forklifts.\n"
    "Complete 30 maintenance visits a month."
)


def judge() -> Judge:
    return Judge(assignment(with_duties(DUTIES, title="Worker")))


@pytest.mark.parametrize(
    "claim",
    [
        "Install water and vent lines in apartments",
        "Swap worn bearings and belts before they fail",
        "Keep two packaging lines running",
        "Teach new people how to handle forklifts",
        "Handle 360 maintenance visits a year",
    ],
)
def test_other_words_for_the_same_work_stay(claim: str) -> None:
    assert judge().verdict(claim, experience="job").faults == ()


@pytest.mark.parametrize(
    "claim",
    [
        "Install gas lines in apartments",
        "Replace bearings and weld gearboxes",
        "Replace forklifts",
        "Hire people to run forklifts",
        "Handle 400 maintenance visits a year",
        "Keep two packaging lines running without downtime",
    ],
)
def test_a_new_thing_act_number_or_outcome_falls(claim: str) -> None:
    assert not judge().verdict(claim, experience="job").passes


def test_a_wish_names_the_posting_and_ends_where_the_past_begins() -> None:
    task = msgspec.structs.replace(assignment(with_duties(DUTIES, title="Worker")), posting_text="Abrasive blasting.")
    assert Judge(task).verdict("I would welcome the chance to learn blasting.").passes
    assert not Judge(task).verdict("I would like to talk because I did blasting for years.").passes
