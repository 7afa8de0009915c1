"""Lines as people type them on phones become bullets that can be sent, and none is broken on its way."""

from datetime import date

import pytest

from workers.writing.duties.job_lines import lines_of
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.proofreading.rows import proofread


def told(typed: str, *, past: bool, title: str = "Worker") -> list[str]:
    """The bullets of one job whose duties are proofread as a profile's are."""
    end = date(2023, 5, 1) if past else None
    job = Experience("job", title, "Acme", date(2019, 1, 1), end, typed)
    facts = proofread(ProfileFacts("Ann Lee", "ann@example.com", (job,), (), (), date(2026, 11, 27)))
    return [duty.text for duty in lines_of(facts.experiences[0], "en")]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        (
            "I've rebuilt three DT12 transmissions and done probably 40 clutches since I got here",
            "Rebuilt three DT12 transmissions and did probably 40 clutches since I got here",
        ),
        (
            "I get called in for breakdowns alot because I know the old machines",
            "Get called in for breakdowns a lot because I know the old machines",
        ),
        (
            "I do the road calls on weekends, usually me and one other guy",
            "Do the road calls on weekends, usually me and one other guy",
        ),
        ("been the safety rep for my shift since March", "Safety rep for the shift since March"),
        ("DPF cleaning, we have our own machine for that", "DPF cleaning, we have our own machine for that"),
        ("responsible for hitting 22,000 units a shift", "Responsible for hitting 22,000 units a shift"),
        ("I'm responsible for the crew", "Responsible for the crew"),
        ("Responsible for 12 trucks", "Responsible for 12 trucks"),
        ("troubleshoot motor controls, VFD, the usual", "Troubleshoot motor controls, VFD"),
        ("Scheduling and cover when somebody dont show", "Scheduling and cover when somebody doesn't show"),
        ("Got employee of the month in may", "Got employee of the month in May"),
    ],
)
def test_a_line_of_a_job_that_is_held(typed: str, bullet: str) -> None:
    assert told(typed, past=False) == [bullet]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        (
            "Responsible for operation of three 600 hp boilers and the chilled water plant",
            "Responsible for operation of three 600 hp boilers and the chilled water plant",
        ),
        (
            "Sold a lot of UV lights and surge protectors, didn't like it but I did it",
            "Sold a lot of UV lights and surge protectors",
        ),
        ("crew of 6, I was second hand", "Crew of 6, I was second hand"),
        ("Transfers w/ Hoyer and sit to stand", "Transfers with Hoyer and sit to stand"),
        ("no product damage my last year", "No product damage in the last year"),
        ("no call ins in 14 months", "No call ins in 14 months"),
        ("had my own stamp, never had a finding on it", "Had my own stamp, never had a finding on it"),
        ("Covered receiving when Joe was off", "Covered receiving when a coworker was off"),
    ],
)
def test_a_line_of_a_job_that_ended(typed: str, bullet: str) -> None:
    assert told(typed, past=True) == [bullet]
