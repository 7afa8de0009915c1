"""What a sentence tells otherwise than a posting, who is passed a job, "No. 3", and papers told part by part."""

from datetime import date

import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.posting.requirements.reading import understand_posting
from workers.writing.draft import Assignment
from workers.writing.gate.verdict import Judge
from workers.writing.matching.keywords import match
from workers.writing.person.facts import Credential, Experience, ProfileFacts

_POSTING = (
    "Dock builder for Sabine Wharf. Applicants have three years with piles over water and cut 2 inch pipe. "
    "The job lasts about 14 months. On call each sixth week. Must answer a leak within 30 minutes. "
    "Bring your caulking gun and we supply the rest. Overtime is paid."
)
_TODAY = date(2026, 11, 27)


def _judge(
    title: str = "Pile driver", duties: str = "Drive pipe pile", credentials: tuple[Credential, ...] = ()
) -> Judge:
    job = Experience("one", title, "Coastal Foundations", date(2019, 2, 11), None, duties)
    facts = ProfileFacts("Ann Roe", "ann@example.com", (job,), (), credentials, _TODAY)
    posting = understand_posting(_POSTING)
    return Judge(Assignment("cover_letter", "en", posting, _POSTING, facts, match(posting, facts)))


@pytest.mark.parametrize(
    ("true", "made_up"),
    [
        ("Your job lasts about fourteen months.", "Your job lasts about three years."),
        ("Su trabajo dura unos 14 meses.", "Su trabajo dura tres años."),
        ("You ask to be on call every sixth week.", "You ask to be on call every week."),
        ("You ask for a leak to be answered within 30 minutes.", "You ask for a leak to be answered within two hours."),
        ("I know that you supply the rest.", "Your company supplies even the caulking guns."),
    ],
)
def test_terms_are_held_against_their_own_measure(true: str, made_up: str) -> None:
    """A number, a turn or a thing that stands in the posting of something else proves nothing."""
    judge = _judge()
    assert judge.verdict(true).passes
    assert not judge.verdict(made_up).passes


@pytest.mark.parametrize(
    ("line", "made_up"),
    [
        (
            "Replace pumps and igniters.\nSealed system work on fridges is passed to another tech.",
            "Does sealed system work.",
        ),
        ("Pull cable in duct.\nSplicing is handed off to the splicer.", "Splices fiber in duct."),
    ],
)
def test_work_passed_on_is_not_done(line: str, made_up: str) -> None:
    """What is passed to another is another's work."""
    judge = Judge(assignment(with_duties(line, title="Technician")))
    assert not judge.verdict(made_up).passes


def test_a_numbered_machine_is_not_denied() -> None:
    """A "No." before a figure numbers a thing; before a word it denies one."""
    judge = _judge("Machine tender", "Thread the sheet on No. 3 paper machine\nNo. 2 oil boilers: fire and blow down")
    assert judge.verdict("Threads the sheet on paper machine No. 3.").passes
    assert not judge.verdict("Leads the crew of No. 3 paper machine.").passes


def test_a_title_of_two_parts_is_low_only_in_its_own() -> None:
    """A trainee in one trade is a hand in the other; "Welder / helper" is a helper."""
    both = _judge("Electrician apprentice / dredge deckhand", "Work anchors and swing wires")
    assert both.verdict("Deckhand at Coastal Foundations since February 2019.").passes
    assert not both.verdict("Electrician at Coastal Foundations since February 2019.").passes
    helper = _judge("Welder / helper", "Grind welds")
    assert not helper.verdict("Welder at Coastal Foundations since February 2019.").passes


def test_a_locksmith_who_master_keys_is_no_master() -> None:
    """A verb in front gives nobody a rank."""
    judge = _judge("Locksmith", "Rekey and master key office suites")
    assert judge.verdict("Master keys and rekeys office suites.").passes
    assert not judge.verdict("Master locksmith of office suites.").passes


def test_papers_of_two_parts_are_told_each_for_itself() -> None:
    """The end of one paper says nothing of the other, and is still held against its own row."""
    held = (
        Credential("a", "NWSA TTT-1", "NWSA", date(2022, 7, 19), date(2027, 7, 19)),
        Credential("b", "Competent climber / rescuer", "ComTrain", date(2024, 4, 22), date(2026, 4, 22)),
    )
    judge = _judge("Tower climber", "Hang antennas on towers", held)
    told = "I hold TTT-1 through July 2027; my climber and rescuer training {}."
    assert judge.verdict(told.format("lapsed in April 2026")).passes
    assert not judge.verdict(told.format("is valid through July 2027")).passes
    assert not judge.verdict(told.format("lapsed in April 2025")).passes
