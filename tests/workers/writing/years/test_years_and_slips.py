"""What a strict reader would send back: years of one job told as all, what wasn't done, slips of the keyboard."""

from datetime import date

import pytest

from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment, DocumentKind
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts
from workers.writing.rules.worth.what_lines_say import tells_what_not
from workers.writing.rules.writer import RuleWriter
from workers.writing.words.shorthand import written_out
from workers.writing.write import check, write

TODAY = date(2026, 11, 23)
DOORS = Experience(
    "now", "Door & Hardware Technician", "Vale School District", date(2023, 1, 9), None, "Rekey locks\nService closers"
)
LOCKS = Experience(
    "then",
    "Locksmith",
    "Orlin Lock",
    date(2017, 9, 5),
    date(2022, 12, 16),
    "Pinned SFIC cores at the bench\nAutomotive keys until 2020, after that we dropped autos",
)
HOSPITAL = "Lead Locksmith, Marlow Hospital. Requirements: six years of locksmith work, SFIC cores, automotive keys."


def document(kind: DocumentKind, posting: str, *jobs: Experience) -> str:
    facts = ProfileFacts("Ilse Marrow", "i@example.com", jobs, (), (), TODAY)
    read = understand_posting(posting)
    task = Assignment(kind, "en", read, posting, facts, match(read, facts))
    draft = check(write(task, RuleWriter()), task).draft
    lines = [line for one in draft.bullets.values() for line in one]
    return "\n".join([draft.summary or "", *(draft.paragraphs or ()), *lines])


def test_years_that_name_no_trade_are_never_those_of_one_job_among_several() -> None:
    summary = document("resume", HOSPITAL, DOORS, LOCKS)
    assert "years of experience" not in summary
    assert "Door & Hardware Technician at Vale School District since 2023" in summary or "Locksmith" in summary
    assert "with 3 years of experience" in document("resume", HOSPITAL, DOORS)


def test_what_is_given_up_stands_in_no_letter() -> None:
    assert "dropped autos" not in document("cover_letter", HOSPITAL, DOORS, LOCKS)


@pytest.mark.parametrize(
    ("line", "is_denial"),
    [
        ("Didn't do engine overhauls, Hank did all of those", True),
        ("Automotive keys until 2020, after that we dropped autos", True),
        ("TPO no, ese lo hacia otra cuadrilla", True),
        ("Never had an accident in 9 years", False),
        ("Never missed a delivery", False),
        ("Ran the mill until 2019, then the lathe", False),
    ],
)
def test_a_line_of_what_was_not_done_is_told_from_a_record(line: str, *, is_denial: bool) -> None:
    assert tells_what_not(line) is is_denial


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("lead last yr, 6 guys", "lead last year, 6 guys"),
        ("each yr", "each year"),
    ],
)
def test_a_year_is_written_out(typed: str, told: str) -> None:
    assert written_out(typed, "en") == told


def test_a_branch_behind_a_dash_is_no_employer_and_initials_keep_their_capitals() -> None:
    posting = "Senior Mobile Technician \u2013 Material Handling\n\nHarbor & Vale Equipment keeps forklifts running."
    assert understand_posting(posting).company != "Material Handling"
    assert understand_posting("CDL-A BULK DRIVER\nNorthstar Gas\nRequirements: CDL.").title == "CDL-A Bulk Driver"
