"""What a sentence of a letter asserts of its person, and what it only admits, wishes or tells of the posting."""

from datetime import date

import msgspec
import pytest

from tests.workers.writing.people import assignment, with_duties
from workers.writing.gate.verdict import Judge
from workers.writing.person.facts import Credential

DUTIES = (
    "Run 2 lathes on night shift, 4x10. Hauled fuel, no spills in all that time.\n"
    "Set 24x48 tile in 3 towers. Nov 2021 moved to lead nights in 2022."
)
POSTING = (
    "Fleet mechanic for Redmesa Transit. Requires a Class B CDL within six months of hire, Maximo and OSHA 30. "
    "Four-day first shift. Allison transmissions preferred."
)


def judge() -> Judge:
    task = assignment(with_duties(DUTIES, title="Machinist"))
    facts = msgspec.structs.replace(
        task.facts, credentials=(Credential("osha", "OSHA 10", "OSHA", date(2018, 1, 1), None),)
    )
    return Judge(msgspec.structs.replace(task, facts=facts, posting_text=POSTING))


@pytest.mark.parametrize(
    "sentence",
    [
        "I do not have a Class B CDL yet, and I understand you allow six months to get it.",
        "I hold OSHA 10 and would need to finish OSHA 30.",
        "I would need to learn Maximo.",
        "Allison transmissions would be new to me.",
        "Your four-day first shift appeals to me.",
        "Tengo OSHA 10; ustedes piden OSHA 30 y todavía me falta.",
    ],
)
def test_what_is_lacked_wished_or_told_of_the_posting_is_no_claim(sentence: str) -> None:
    assert judge().verdict(sentence).faults == ()


@pytest.mark.parametrize(
    "sentence",
    [
        "I hold a Class B CDL.",
        "You require OSHA 30, and I have it.",
        "Your posting asks for Maximo, which I use every day.",
        "I would bring my ten years with Maximo.",
        "I have not had any accidents.",
        "Ran lathes without a single complaint.",
        "No he tenido accidentes.",
    ],
)
def test_what_is_claimed_beside_or_by_denying_it_falls(sentence: str) -> None:
    assert not judge().verdict(sentence).passes


def test_a_denial_that_the_duties_make_too_stands() -> None:
    assert judge().verdict("Hauled fuel with no spills.").passes


@pytest.mark.parametrize(
    ("sentence", "stands"),
    [("Run lathes on four shifts.", True), ("Set 24-by-48 tile.", True), ("Set 24-by-36 tile.", False)],
)
def test_a_number_inside_a_mark_is_one(sentence: str, stands: bool) -> None:  # noqa: FBT001 - a case of two
    assert judge().verdict(sentence).passes is stands


DRIVER = "drove a bulk truck on night routes. helped on 3 engine swaps. DOT 406 trailer"


@pytest.mark.parametrize(
    ("sentence", "stands"),
    [("Drove a bulk truck on night routes.", True), ("Swapped 3 engines.", False), ("Helped on 3 engine swaps.", True)],
)
def test_duties_typed_without_capitals_are_sentences_all_the_same(sentence: str, stands: bool) -> None:  # noqa: FBT001
    judge = Judge(assignment(with_duties(DRIVER, title="Driver")))
    assert judge.verdict(sentence, experience="job").passes is stands


def test_a_promotion_needs_a_second_job_with_the_same_employer() -> None:
    judge = Judge(assignment(with_duties("Drove a bulk truck.", title="Driver")))
    assert not judge.verdict("Promoted to driver.").passes


@pytest.mark.parametrize(
    "sentence",
    ["Customers ask for me by name.", "Known among contractors for lathe work.", "Cut lathe repairs by half."],
)
def test_a_reputation_and_a_change_for_the_better_are_outcomes(sentence: str) -> None:
    assert not judge().verdict(sentence).passes


def test_what_a_journeyman_oversees_is_no_claim_to_oversee() -> None:
    judge = Judge(assignment(with_duties("Rough in pipe under a journeyman.", title="Plumber Apprentice")))
    assert judge.verdict("Roughs in pipe with a journeyman overseeing the work.").passes
    assert not judge.verdict("Oversees journeymen roughing in pipe.").passes
