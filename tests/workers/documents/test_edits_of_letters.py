"""A letter's list under its owner's hand: its words and its place among the paragraphs."""

import pytest
from msgspec.structs import replace

from common.documents.composed import CoverLetter, Points
from common.jobs.kinds.edit_document import DocumentEdits, EditedPoints
from tests.workers.documents.test_pdf import LETTER
from workers.documents.edits import edited

LIST = replace(LETTER.points, after=2) if LETTER.points else None
WITH_LIST = replace(LETTER, paragraphs=("A", "B", "C"), points=LIST)


def points_of(letter: CoverLetter, edits: DocumentEdits) -> Points | None:
    document = edited(letter, edits)
    assert isinstance(document, CoverLetter)
    return document.points


def test_the_list_takes_the_words_and_the_place_that_are_sent_and_stays_that_job_s() -> None:
    edits = DocumentEdits(paragraphs=["A", "", "C"], points=EditedPoints(2, " My  work: ", ["", "Set  steel"]))
    points = points_of(WITH_LIST, edits)
    assert points
    assert (points.lead, points.job.bullets, points.after) == ("My work:", ("Set steel",), 1)
    assert LIST
    assert points.job.organization == LIST.job.organization


@pytest.mark.parametrize(
    ("paragraphs", "after"),
    [
        (["A", "B", "C"], 2),
        (["A", "B other", "C"], 2),
        (["A", "B", "C other"], 2),
        (["New", "A", "B", "C"], 3),
        (["A", "B", "New", "C"], 2),
        (["B", "C"], 1),
        (["A", "B"], 2),
        (["C"], 0),
        (["New"], 1),
        ([], 0),
    ],
)
def test_who_sends_paragraphs_alone_keeps_the_list_where_it_stands(paragraphs: list[str], after: int) -> None:
    assert LIST
    assert points_of(WITH_LIST, DocumentEdits(paragraphs=paragraphs)) == replace(LIST, after=after)


def test_a_list_without_bullets_goes_and_a_letter_without_one_may_get_one() -> None:
    without = edited(WITH_LIST, DocumentEdits(points=EditedPoints(2, "My work:", ["", " "])))
    assert isinstance(without, CoverLetter)
    assert (without.points, without.paragraphs) == (None, ("A", "B", "C"))
    points = points_of(without, DocumentEdits(points=EditedPoints(60, "", ["Set steel"])))
    assert points
    assert (points.after, points.job.organization, points.job.bullets) == (3, "", ("Set steel",))
