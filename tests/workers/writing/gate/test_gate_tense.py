"""Work and credentials that are over are told as over."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import WELDER, assignment, with_duties
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential

LATHES = "Operated two Okuma lathes and inspected parts with micrometers. Set up parts on two Okuma lathes."


@pytest.mark.parametrize(
    ("sentence", "stays_of_ended_work"),
    [
        ("Operates two Okuma lathes.", False),
        ("Operated two Okuma lathes.", True),
        ("Operate two Okuma lathes.", True),  # how resumes tell any work
        ("At present I set up and inspect parts on two Okuma lathes.", False),
    ],
)
def test_work_that_ended_does_not_go_on(sentence: str, *, stays_of_ended_work: bool) -> None:
    ended = Judge(assignment(with_duties(LATHES, title="Operator", end=date(2021, 5, 1))))
    going_on = Judge(assignment(with_duties(LATHES, title="Operator")))
    assert ended.verdict(sentence, experience="job").passes is stays_of_ended_work
    assert going_on.verdict(sentence, experience="job").passes


@pytest.mark.parametrize(
    ("expires", "sentence", "stays"),
    [
        (date(2020, 11, 3), "TWIC y Basic Plus vigentes.", False),
        (date(2020, 11, 3), "Current TWIC and Basic Plus.", False),
        (None, "TWIC y Basic Plus vigentes.", True),
    ],
)
def test_an_expired_name_is_not_in_force_beside_one_that_is(
    expires: date | None, sentence: str, *, stays: bool
) -> None:
    rows = (
        Credential("twic", "TWIC", "TSA", date(2019, 5, 9), None),
        Credential("plus", "Basic Plus (OSHA Basic Orientation)", "", date(2019, 11, 3), expires),
    )
    person = msgspec.structs.replace(WELDER, credentials=rows)
    assert Judge(assignment(person)).verdict(sentence).passes is stays
