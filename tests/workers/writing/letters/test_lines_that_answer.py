"""Which lines stand first, which one of an earlier job, and what a posting wants to be told in the letter."""

from datetime import date

from workers.posting.requirements.reading import understand_posting
from workers.writing.document.compose import compose
from workers.writing.draft import Assignment, DocumentKind, Draft
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Experience, ProfileFacts, newest_first
from workers.writing.rules.asked.asked_codes import AskedCodes
from workers.writing.rules.asked.wishes import Wishes
from workers.writing.rules.worth.leading import asks_to_lead, leads
from workers.writing.rules.worth.what_lines_say import is_limited_behind
from workers.writing.rules.writer import RuleWriter
from workers.writing.to_tell import to_tell
from workers.writing.write import check, write

TODAY = date(2026, 11, 26)


def task(posting_text: str, *jobs: Experience, kind: DocumentKind = "cover_letter") -> Assignment:
    posting = understand_posting(posting_text)
    facts = ProfileFacts("Ann Lee", "ann@example.com", newest_first(jobs), (), (), TODAY)
    return Assignment(kind, posting.language, posting, posting_text, facts, match(posting, facts))


def draft(asked: Assignment) -> Draft:
    return check(write(asked, RuleWriter()), asked).draft


CMM = """CMM Programmer / Inspector

Wright Gear makes gears. The lab has two Zeiss CMMs.

Duties:
- Write CMM programs from the print
- First article reports and PPAP packages
Requirements:
- GD&T
- Surface plate work

Please tell us in a letter which CMM work you did yourself."""
INSPECTOR = Experience(
    "1",
    "Quality Inspector",
    "Miami Precision",
    date(2017, 1, 1),
    None,
    "Fill in PPAP forms and first article reports\nFinal inspection, GD&T, of turned parts\nSurface plate work\n"
    "Keep the gage list up to date\nRun programs on Zeiss Contura, minor edits only",
)


def test_a_maker_of_what_the_position_is_called_after_stands_among_the_first() -> None:
    assert (
        "Run programs on Zeiss Contura, minor edits only" in draft(task(CMM, INSPECTOR, kind="resume")).bullets["1"][:3]
    )


def test_a_letter_answers_what_the_posting_wants_to_be_told_by_the_line_that_does() -> None:
    letter = draft(task(CMM, INSPECTOR))
    assert "Of the work you ask about: run programs on Zeiss Contura, minor edits only." in letter.paragraphs
    assert not any("Zeiss" in one for one in letter.bullets["1"])


def test_the_letter_s_answer_is_known_as_what_tells_it() -> None:
    asked = task(CMM, INSPECTOR)
    (one,) = to_tell(compose(draft(asked), asked), asked)
    assert one.told == "Of the work you ask about: run programs on Zeiss Contura, minor edits only."


def test_one_word_answers_further_wishes_less() -> None:
    posting = understand_posting("Saw Filer, Acme\nDuties:\n- Hammer guides\n- Align guides\nRequirements:\n- Guides")
    wishes = Wishes(posting, ("Hammer guides", "Align guides"), "en", {})
    shares = wishes.answered("Babbitt guides")
    assert sum(shares.values()) < 2 * max(shares.values())


def test_a_model_is_known_without_its_maker_s_letter() -> None:
    posting = understand_posting("Drill Operator, Acme\nRequirements:\n- Vermeer D24x40 drill")
    assert AskedCodes(posting).in_line("Run Vermeer 24x40 and 40x55") == {"24x40"}


def test_who_breaks_in_a_helper_teaches_and_a_head_filer_leads() -> None:
    assert leads("Breaking in a helper since January")
    assert asks_to_lead("HEAD FILER")
    assert asks_to_lead("- Some leadership of people")
    assert not asks_to_lead("- Cylinder head machinist")


def test_a_limit_behind_a_comma_leaves_what_stands_before_it() -> None:
    assert is_limited_behind("Run programs on Zeiss Contura, minor edits only")
    assert not is_limited_behind("Backflow with a tester only")


DRILL = """Drill Operator / Crew Leader, Chisholm Trail Utility
Duties:
- Operate the drill and lead a crew of four
- Locate crossings
- Bore under roads
Requirements:
- DigiTrak locating"""


def test_who_heads_a_crew_says_so_in_the_summary_where_the_position_leads() -> None:
    job = Experience(
        "1",
        "Drill Operator",
        "Red Dirt Boring",
        date(2019, 9, 1),
        None,
        "Locator on small jobs\nCrew of 3 on fiber and gas jobs\nBore under roads and creeks\nMix mud",
    )
    assert "crew of 3 on fiber and gas jobs" in draft(task(DRILL, job, kind="resume")).summary


SPLICER = """Fiber Splicing Technician, Plateau Broadband
Duties:
- Fusion splicing of ribbon cable
- Fault location, clean work
Requirements:
- Fiber splicing"""
SPLICED = Experience(
    "1", "Fiber Splicer", "Stones River", date(2021, 4, 1), None, "Fusion splice ribbon\nTest with OTDR"
)


def test_an_earlier_job_opens_with_no_flagging() -> None:
    helper = Experience(
        "2",
        "Line Helper",
        "Hatcher Cable",
        date(2019, 1, 1),
        date(2021, 4, 1),
        "Flagging, locates, cleanup\nPulled strand and lashed cable\nPlaced handholes and blew fiber",
    )
    text = " ".join(draft(task(SPLICER, SPLICED, helper)).paragraphs)
    assert "lashed cable" in text
    assert "flagging" not in text


def test_a_helper_of_the_position_s_trade_says_so() -> None:
    posting = "Ammonia Refrigeration Technician, Sierra\nDuties:\n- Run it\nRequirements:\n- Ammonia refrigeration"
    now = Experience(
        "1", "Refrigeration Operator", "Kaweah", date(2020, 3, 1), None, "Run the ammonia system\nPump outs"
    )
    helper = Experience(
        "2",
        "Maintenance Helper",
        "Tulare Packers",
        date(2016, 10, 1),
        date(2020, 2, 1),
        "Greased conveyors\nChanged belts and bearings\nHelped the refrigeration contractor on the cold rooms",
    )
    assert "helped the refrigeration contractor" in " ".join(draft(task(posting, now, helper)).paragraphs)
