"""A summary tells of work and skills those that say most of the posting's wishes."""

from datetime import date

from workers.posting.requirements import understand_posting
from workers.writing.draft import Assignment
from workers.writing.facts import Experience, ProfileFacts, Skill
from workers.writing.matching import match
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
