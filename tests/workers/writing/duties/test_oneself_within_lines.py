"""Lines that say "I" further in: without it where English can do so, as typed elsewhere, never half in the past."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience


def told(typed: str, *, past: bool) -> list[str]:
    end = date(2022, 1, 1) if past else None
    return [duty.text for duty in lines_of(Experience("job", "Worker", "Acme", date(2019, 1, 1), end, typed), "en")]


@pytest.mark.parametrize(
    ("typed", "held", "ended"),
    [
        (
            "sometimes i do the attic runs with flex",
            "Sometimes do the attic runs with flex",
            "Sometimes did the attic runs with flex",
        ),
        ("Mostly I ran the excavator", "Mostly ran the excavator", "Mostly ran the excavator"),
        ("now i run the night crew", "Now run the night crew", "Now I run the night crew"),
        (
            "washdown, lockout before I reach in",
            "Washdown, lockout before reaching in",
            "Washdown, lockout before reaching in",
        ),
        (
            "I check the oil before I start the truck",
            "Check the oil before starting the truck",
            "Checked the oil before starting the truck",
        ),
        (
            "During harvest we run 24/7 and I cover nights by myself",
            "During harvest we run 24/7 and I cover nights by myself",
            "During harvest we ran 24/7 and I covered nights by myself",
        ),
        (
            "Road calls, I take the service truck out and get them going",
            "Road calls: take the service truck out and get them going",
            "Road calls, I take the service truck out and get them going",
        ),
    ],
)
def test_oneself_is_told_once_and_in_one_tense(typed: str, held: str, ended: str) -> None:
    assert told(typed, past=False) == [held]
    assert told(typed, past=True) == [ended]


@pytest.mark.parametrize(
    "typed",
    [
        "The tester came behind us, I fixed what failed",
        "Trained the guys I worked with",
        "Cleaned up before I was asked",
    ],
)
def test_what_needs_its_subject_keeps_it(typed: str) -> None:
    assert told(typed, past=True) == [typed]
