"""A summary tells of work and skills those that say most of the posting's wishes."""

from collections.abc import Iterable
from datetime import date
from typing import cast

import pytest

from workers.language.words import sentences_of
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, KnownBeside, ProfileFacts, Skill, Training
from workers.writing.rules.lines.lead_and_lines import with_lines
from workers.writing.rules.style import Style
from workers.writing.rules.writer import RuleWriter

FRAMER = """Framing Carpenter, Alba Homes
Duties:
- Lay out and frame walls, floors and stairs
- Install windows and exterior doors
- Drive the telehandler
Requirements:
- Roof layout"""


def summary_of(duties: str, *skills: Skill) -> str:
    """Of a framing carpenter with one job."""
    job = Experience("1", "Framing Carpenter", "Acme Framing", date(2018, 1, 1), None, duties)
    facts = ProfileFacts("Ann Lee", "ann@example.com", (job,), skills, (), date(2026, 11, 23))
    posting = understand_posting(FRAMER)
    task = Assignment("resume", "en", posting, FRAMER, facts, match(posting, facts))
    return RuleWriter().write(task).summary


TELEHANDLER = Skill("1", "Telehandler", "Heavy Equipment", "Advanced")
ROOFS = Skill("2", "Roof layout", "Other", "Advanced")


def test_work_that_answers_more_than_rows_stands_beside_them() -> None:
    told = summary_of("Lay out walls, cut rafters and stairs\nInstall windows and exterior doors", TELEHANDLER, ROOFS)
    assert "lay out walls, cut rafters and stairs; install windows and exterior doors" in told
    assert "telehandler (advanced)" in told


def test_a_line_that_says_only_what_rows_say_does_not() -> None:
    assert "Recent work" not in summary_of(
        "Drive the telehandler on the site\nKept the trailer locked", TELEHANDLER, ROOFS
    )


def test_what_somebody_is_an_expert_in_makes_room_for_nothing() -> None:
    expert = Skill("3", "Telehandler", "Heavy Equipment", "Expert")
    told = summary_of("Lay out walls, cut rafters and stairs\nInstall windows and exterior doors", expert, ROOFS)
    assert "telehandler (expert)" in told


CRANES = """Tower Crane Operator, Alba Lifting
Duties:
- Run tower cranes and inspect them daily
- On-call rotation, about every seventh week
Requirements:
- Current NCCCO certification
- TWIC and Basic Plus
- Own hand tools
- Associate degree in a technical field
Preferred:
- Previous crew lead experience"""


def crane_person(kind: DocumentKind) -> Assignment:
    """Who has all that is asked for, much of it in rows beside the work."""
    today = date(2026, 11, 23)
    jobs = (
        Experience(
            "1",
            "Tower Crane Operator",
            "Acme Cranes",
            date(2018, 1, 1),
            None,
            "Run tower cranes\nOn call one week in five",
        ),
        Experience(
            "2",
            "Barista / Shift Lead",
            "Copper Kettle",
            date(2015, 1, 1),
            date(2017, 12, 1),
            "Kept the schedule for 9 people",
        ),
    )
    papers = (
        Credential("1", "Tower Crane Operator", "NCCCO", None, None),
        Credential("2", "TWIC", "TSA", None, None),
        Credential("3", "Basic Plus safety card", "", None, None),
    )
    skills = (Skill("1", "Own tools and box", "Hand Tool", "Expert"), Skill("2", "Load charts", "Other", "Expert"))
    education = Training("Alba College", "AAS, Crane Technology", None, date(2013, 9, 1), date(2015, 6, 1))
    facts = ProfileFacts("Ann Lee", "ann@example.com", jobs, skills, papers, today, beside=KnownBeside((education,)))
    posting = understand_posting(CRANES)
    return Assignment(kind, "en", posting, CRANES, facts, match(posting, facts))


def test_each_paper_that_answers_a_wish_is_told_by_its_issuer_where_that_is_asked_for() -> None:
    told = RuleWriter().write(crane_person("resume")).summary
    assert "NCCCO Tower Crane Operator" in told
    assert "TWIC" in told
    assert "Basic Plus safety card" in told


def test_a_degree_that_is_asked_for_stands_in_the_summary() -> None:
    assert "Holds an AAS in Crane Technology." in sentences_of(RuleWriter().write(crane_person("resume")).summary)


def test_a_letter_tells_own_tools_rotation_and_whom_somebody_led() -> None:
    draft = RuleWriter().write(crane_person("cover_letter"))
    told = "\n".join((*draft.paragraphs, *draft.bullets["1"]))
    assert "I have my own tools." in told
    assert "On call one week in five" in told
    assert "kept the schedule for 9 people" in told
    assert "NCCCO Tower Crane Operator" in told


def test_a_line_of_little_weight_makes_room_for_the_longer_one_of_the_main_work() -> None:
    main = "Lay out and frame walls, floors and stairs, set windows and exterior doors too"
    told = summary_of(f"{main}\nDrive the telehandler for the framing crew\nKept the trailer locked")
    assert "exterior doors" in told
    assert "telehandler" not in told


@pytest.mark.parametrize(
    ("first", "told"),
    [
        ("electronics too - plotters and radar", "electronics - plotters and radar; booth"),
        ("ovens and fryers as well (gas valves)", "ovens and fryers (gas valves); booth"),
        ("Also ran the panel saw", "ran the panel saw; booth"),
        ("sand too fast jobs again", "sand too fast jobs again; booth"),
    ],
)
def test_the_first_line_behind_a_lead_is_added_to_nothing(first: str, told: str) -> None:
    class AnyStyle:
        def first(self, turns: Iterable[str]) -> str:
            return next(iter(turns), "")

    said = with_lines(cast("Style", AnyStyle()), ["Recent work"], [first, "booth"], bare=False)
    assert said == f"Recent work: {told}"


def test_what_was_done_in_one_year_is_no_recent_work() -> None:
    told = summary_of("Framed stairs and walls in 2022\nInstall windows and exterior doors", ROOFS)
    assert "2022" not in told


def test_the_first_line_of_a_job_stands_in_the_summary_though_a_row_has_its_words() -> None:
    told = summary_of(
        "Lay out and frame walls and floors\nDrive the telehandler\nInstall windows and exterior doors", TELEHANDLER
    )
    assert "lay out and frame walls and floors" in told
