"""Numbers, dates and credentials in other words than the rows': each false one beside the true one next to it."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential, Experience, ProfileFacts

PERSON = ProfileFacts(
    name="Ana Pratt",
    email="ana@example.com",
    experiences=(
        Experience(
            "mill",
            "Plumbing Apprentice (3rd year)",
            "Orchard Plumbing",
            date(2024, 1, 8),
            None,
            "Hung about 6 doors a week. Checked every 10th part. Drove 2,300 mi a wk. Worked in a freezer at -10 F.\n"
            "Bent tube 1/2 and 3/4. Bored to .0005. Aligned paper machine #3 and #4. Cat 1 tests every year.\n"
            "Pressure tests with my journeyman. Pipe 2 to 16 in, sch 40/80. Cut bracket setup from 90 min to 55.\n"
            "0 preventable accidents since start. Weekly toolbox talks.",
        ),
    ),
    skills=(),
    credentials=(
        Credential("osha", "OSHA 10 Construction", "OSHA", date(2022, 3, 1), None),
        Credential("plus", "Basic Plus Safety", "Gulf Council", date(2025, 6, 10), date(2026, 6, 10)),
        Credential("twic", "TWIC Card", "TSA", date(2024, 3, 18), date(2029, 3, 18)),
        Credential("vibration", "Vibration Analyst Category II", "Vibration Institute", date(2020, 1, 1), None),
        Credential("apprentice", "Registered Plumbing Apprentice", "State of Oregon", date(2024, 1, 9), None),
    ),
    today=date(2026, 11, 22),
)


@pytest.fixture(scope="module")
def judge() -> Judge:
    return Judge(assignment(PERSON))


@pytest.mark.parametrize(
    ("false", "true"),
    [
        ("Hung half a dozen windows a day, 2,900 miles.", "Hung half a dozen doors a week."),
        ("Checked one part in five.", "Checked one part in ten."),
        ("Drove 2,900 miles a week.", "Drove 2,300 miles a week."),
        ("Worked in a freezer at twenty below zero.", "Worked in a freezer at ten below zero."),
        ("Bent tube of five eighths.", "Bent tube of three quarters."),
        ("Bored to 0.005.", "Bored to 0.0005."),
        ("Did Category 5 tests every year.", "Did Category 1 tests every year."),
        ("Basic Plus is current and my TWIC is good until March 2029.", "My TWIC is good until March 2029."),
        ("Basic Plus expired this past July.", "Basic Plus expired this past June."),
        ("My OSHA 30 has no expiration date.", "My Basic Plus ran out in June 2026, and my OSHA 10 has no end date."),
        ("I hold Cat III vibration.", "I hold Cat II vibration."),
        ("Set pipe of schedule 40 and 160.", "Set pipe of schedule 40 and 80."),
        (
            "Took 45 minutes out of bracket setup, from 90 minutes to 55.",
            "Took 35 minutes out of bracket setup, from 90 minutes to 55.",
        ),
        ("Zero injuries since I joined.", "Zero preventable accidents since I joined."),
        ("Lead a weekly crew of six.", "Lead weekly toolbox talks."),
        ("I am a journeyman.", "Helped my journeyman with pressure tests."),
    ],
)
def test_what_is_said_in_other_words_is_told_from_what_is_not_so(judge: Judge, false: str, true: str) -> None:
    """As near as two sentences come: one claim apart."""

    def passes(text: str) -> bool:
        return judge.verdict(text).passes or judge.verdict(text, experience="mill").passes

    assert (passes(false), passes(true)) == (False, True)
