"""Figures that compare the job offered with one's own, and numbers that only point to what is known."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.gate.test_learned_model import Say
from tests.workers.writing.people import WELDER, with_duties
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.gate.learned import beside_rows
from workers.writing.gate.verdict import Judge
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts

POSTING = (
    "Signal Maintainer at Larch Rail. Look after 63 crossings on double track and 22 pump stations, on call one week "
    "in six. Lines run 1,200 cans a minute. Three years needed."
)
DUTIES = "27 crossings, single track.\n11 pump stations.\nFiller line, 600 cans a minute.\nTravel 60%."


def judge_of(facts: ProfileFacts) -> Judge:
    posting = understand_posting(POSTING)
    return Judge(Assignment("cover_letter", posting.language, posting, POSTING, facts, match(posting, facts)))


@pytest.mark.parametrize(
    ("false", "true"),
    [
        ("Sixty-three crossings are what I look after.", "Sixty-three crossings are far more than my twenty-seven."),
        ("Your 63 crossings are more than my forty.", "Your 63 crossings are more than my 27."),
        ("Your 80 crossings are more than my 27.", "Your 22 pump stations are more than my 11."),
        ("My line runs at twice the speed of yours.", "Your line runs at twice the speed of mine."),
        ("Viajo el ochenta por ciento del tiempo.", "Viajo el sesenta por ciento del tiempo."),
    ],
)
def test_only_the_postings_side_has_its_figure(false: str, true: str) -> None:
    judge = judge_of(with_duties(DUTIES, title="Signal Maintainer"))
    assert "number" in {fault.reason for fault in judge.verdict(false).faults}
    assert "number" not in {fault.reason for fault in judge.verdict(true).faults}


MAN = msgspec.structs.replace(
    WELDER,
    experiences=(
        Experience(
            "walks", "Escalator Mechanic", "Tidewater", date(2019, 2, 4), None, "Step chain changes, escalators"
        ),
        Experience("lifts", "Helper", "Ames Lift", date(2015, 6, 15), date(2019, 1, 25), "Greased rails"),
    ),
    skills=(),
    credentials=(),
    today=date(2026, 11, 27),
)


@pytest.mark.parametrize(
    ("claim", "stays"),
    [
        ("Eleven years in vertical transportation, the last seven of them on escalators.", True),
        ("Eleven years in vertical transportation, the last nine of them on escalators.", False),
        ("Fifteen years in vertical transportation, the last seven of them on escalators.", False),
        ("Eleven years in vertical transportation and seven more on escalators.", False),
        ("You want three years in vertical transportation, and I have eleven.", False),
        ("Eleven years in vertical transportation.", False),
    ],
)
def test_who_counts_a_part_of_the_years_tells_a_career(
    claim: str, *, stays: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(beside_rows, "model", lambda: Say(-3.5))
    assert judge_of(MAN).verdict(claim).passes is stays
