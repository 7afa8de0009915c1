"""Each line of a job stands by how much it answers of what the posting weighs and no line before it did."""

from datetime import date

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.asked.wishes import Wishes, together_answered
from workers.writing.rules.asked.word_worth import worths_in
from workers.writing.rules.asked.work_acts import acts_in
from workers.writing.rules.selection import Selection


def bullets(posting_text: str, title: str, duties: str) -> tuple[str, ...]:
    """A resume's lines of the person's only job."""
    job = Experience("1", title, "Acme", date(2018, 1, 1), None, duties)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), (), (), date(2026, 11, 23))
    posting = understand_posting(posting_text)
    task = Assignment("resume", posting.language, posting, posting_text, facts, match(posting, facts))
    return Selection(task).bullets()["1"]


TRACK = """Track Maintainer, Alba Rail
Duties:
- Install and remove ties, rail, turnouts and crossings
- Operate on-track machines: tampers, regulators, spikers, tie cranes
- Thermite welding assistance and rail grinding
- Inspect for gauge, cross level and defects per FRA 213
- Derailment response, day or night
Requirements:
- Valid driver license"""


def test_the_first_duty_s_things_stand_before_an_act_of_the_position_s_name() -> None:
    told = bullets(
        TRACK, "Track Laborer", "Inspect switches and grease them\nReplace ties, tamp, surface and line track"
    )
    assert told[0].startswith("Replace ties")


def test_what_is_answered_once_gains_little_again() -> None:
    posting = understand_posting(TRACK)
    wishes = Wishes(posting, ("Install ties, rail and turnouts", "Inspect gauge"), "en", worths_in(TRACK, "en"))
    ties, again, gauge = (wishes.answered(one) for one in ("Replaced ties", "Spiked ties", "Checked gauge"))
    assert wishes.gain(ties, {}) > wishes.gain(gauge, {}) > wishes.gain(again, ties) == 0
    assert wishes.gain(gauge, together_answered(ties, again)) == wishes.gain(gauge, {})


def test_a_season_is_no_act() -> None:
    assert "maintain" not in acts_in("Winter checks", "en")
    assert "maintain" in acts_in("Winterized the boilers", "en")
