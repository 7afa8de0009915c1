"""Lines of resumes that are sentences already: bullets have them whole, in the tense of their job."""

import pytest

from workers.writing.rules.duties.statements import duties_in


def bullets(typed: str, *, past: bool) -> list[str]:
    return [duty.text for duty in duties_in(typed, "en", past=past)]


@pytest.mark.parametrize(
    ("typed", "bullet"),
    [
        (
            "Uses various hand and power tools to repair faucets, plumbing and lighting fixtures",
            "Used various hand and power tools to repair faucets, plumbing and lighting fixtures",
        ),
        (
            "Operate forklifts and reach trucks to load, unload and stage freight",
            "Operated forklifts and reach trucks to load, unload and stage freight",
        ),
        (
            "Perform prep work including masking, sanding and filling holes",
            "Performed prep work including masking, sanding and filling holes",
        ),
        (
            "Maintain records such as vehicle logs, cargo lists and billing statements",
            "Maintained records such as vehicle logs, cargo lists and billing statements",
        ),
        (
            "Trained 4 apprentices in overhead and vertical welds",
            "Trained 4 apprentices in overhead and vertical welds",
        ),
        (
            "Wired hoistway stations, traveling cables and car tops from prints in an occupied hotel",
            "Wired hoistway stations, traveling cables and car tops from prints in an occupied hotel",
        ),
        (
            "Optimized the press line, achieving a 30% reduction in scrap",
            "Optimized the press line, achieving a 30% reduction in scrap",
        ),
        ("Restored cuts on call, one week in three", "Restored cuts on call, one week in three"),
        (
            "Set up plasma cutting for pipe bevels and plate, often in confined spaces",
            "Set up plasma cutting for pipe bevels and plate, often in confined spaces",
        ),
    ],
)
def test_a_sentence_stays_one_bullet_in_the_tense_of_its_job(typed: str, bullet: str) -> None:
    assert bullets(typed, past=True) == [bullet]


def test_a_line_whose_verbs_are_not_sure_stays_as_it_was_typed() -> None:
    typed = "Order material, check deliveries and keep the permit set on site"
    assert bullets(typed, past=True) == [typed]
    [duty] = duties_in(typed, "en", past=True)
    assert duty.clause == ""


def test_a_letter_may_tell_a_whole_line_whose_verbs_are_sure() -> None:
    [duty] = duties_in("Rotated through school, hospital and refinery jobs", "en", past=True)
    assert duty.clause == "rotated through school, hospital and refinery jobs"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("Buffed floors, boiler checks, locked up", ["Buffed floors and locked up", "Boiler checks"]),
        ("Loaded trailers with a forklift, cycle counts", ["Loaded trailers with a forklift", "Cycle counts"]),
    ],
)
def test_notes_are_still_parted_into_work_of_its_own(typed: str, told: list[str]) -> None:
    assert bullets(typed, past=True) == told


def test_what_one_did_oneself_is_told_without_its_subject() -> None:
    typed = "I trained apprentices in overhead and vertical welds"
    assert bullets(typed, past=True) == ["Trained apprentices in overhead and vertical welds"]


def test_what_is_welded_by_a_process_is_an_act() -> None:
    [was] = duties_in("TIG weld stainless and carbon pipe, 2 to 12 inch", "en", past=True)
    assert was.text == "TIG welded stainless and carbon pipe, 2 to 12 inch"
    assert was.clause == was.text
    [now] = duties_in("MIG weld brackets", "en", past=False)
    assert now.clause == "MIG weld brackets"
