"""The plain template as programs that read resumes want it.

OpenResume's parser, the best known that is public, goes by what a PDF's text items tell: their font, their line, and
how far apart they are. A heading is a line of one item, bold and in capitals. A job begins after a gap of more than 1.4
times the usual one between lines; above its first bullet, the bold item is the employer, the item with a year is the
date, and a title is an item without a figure and of at most five words. So each has to be an item, and a line, of its
own.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import groupby, pairwise
from typing import Any

import pypdfium2
import pytest
from pypdfium2 import raw

from common.documents.composed import EntrySection, LineSection, Resume
from tests.workers.documents.persona_documents import document_of, persona_facts
from workers.documents.pdf import print_pdf

MOST_GAP_WITHIN = 1.4
"""Of the usual gap between two lines; more begins something new."""
ENGLISH = [place for place, (_, language) in enumerate(persona_facts()) if language == "en"][:3]


@dataclass(frozen=True)
class Item:
    """A piece of text that the PDF draws at once. `y` is its line's, in points from the page's foot."""

    text: str
    font: str
    left: float
    right: float
    y: int

    @property
    def is_bold(self) -> bool:
        return "bold" in self.font.casefold()


Lines = list[list[Item]]


@cache
def plain(place: int) -> tuple[Resume, Lines]:
    """A persona's resume in the plain template, and its lines of items from the first page's top."""
    facts, language = persona_facts()[place]
    document = document_of(facts, language)
    assert isinstance(document, Resume)
    pdf = pypdfium2.PdfDocument(print_pdf(document, "plain"))
    lines: Lines = []
    for page in pdf:
        texts = page.get_textpage()
        items = [_item(one) for one in page.get_objects(filter=[raw.FPDF_PAGEOBJ_TEXT], textpage=texts)]
        said = sorted((item for item in items if item.text), key=lambda item: (-item.y, item.left))
        lines += [list(group) for _, group in groupby(said, key=lambda item: item.y)]
    pdf.close()
    return document, lines


def _item(found: Any) -> Item:
    left, _, right, _ = found.get_bounds()
    base = found.get_matrix().get()[5]
    return Item(found.extract().strip(), found.get_font().get_base_name(), left, right, round(base))


def alone(lines: Lines) -> dict[str, Item]:
    """What stands on a line of its own."""
    return {line[0].text: line[0] for line in lines if len(line) == 1}


def gap_before(lines: Lines, text: str) -> int:
    """Points between the line that says only this and the one above it."""
    place = next(place for place, line in enumerate(lines) if line[0].text == text and len(line) == 1)
    return lines[place - 1][0].y - lines[place][0].y


def usual_gap(lines: Lines) -> int:
    gaps = Counter(above[0].y - below[0].y for above, below in pairwise(lines))
    return gaps.most_common(1)[0][0]


def jobs_of(document: Resume) -> EntrySection:
    return next(section for section in document.sections if isinstance(section, EntrySection))


@pytest.mark.parametrize("place", ENGLISH)
def test_headings_are_lines_of_one_bold_item_in_capitals(place: int) -> None:
    document, lines = plain(place)
    found = alone(lines)
    for section in document.sections:
        assert found[section.heading.upper()].is_bold


@pytest.mark.parametrize("place", ENGLISH)
def test_employer_title_and_dates_are_items_on_lines_of_their_own_and_the_employer_alone_is_bold(place: int) -> None:
    document, lines = plain(place)
    found = alone(lines)
    for job in jobs_of(document).entries:
        assert found[job.organization].is_bold
        assert not found[job.title].is_bold
        assert not found[job.dates].is_bold
        assert found[job.organization].y > found[job.title].y > found[job.dates].y


@pytest.mark.parametrize("place", ENGLISH)
def test_each_job_but_the_first_begins_after_a_gap_and_none_has_one_within(place: int) -> None:
    document, lines = plain(place)
    first, *others = jobs_of(document).entries
    most = usual_gap(lines) * MOST_GAP_WITHIN
    for job in others:
        assert gap_before(lines, job.organization) > most
    for job in (first, *others):
        assert gap_before(lines, job.title) <= most
        assert gap_before(lines, job.dates) <= most


@pytest.mark.parametrize("place", ENGLISH)
def test_what_stands_side_by_side_is_further_apart_than_a_letter(place: int) -> None:
    """Nearer ones are taken for one item: a phone that stands beside a letter is none."""
    facts, _ = persona_facts()[place]
    _, lines = plain(place)
    (contact,) = (line for line in lines if any(item.text == facts.email for item in line))
    assert [item.text for item in contact][:3] == [facts.reachable.place, facts.reachable.phone, facts.email]
    assert all(right.left - left.right > 8 for left, right in pairwise(contact))


@pytest.mark.parametrize("place", ENGLISH)
def test_bullets_begin_with_the_sign_that_parsers_look_for(place: int) -> None:
    document, lines = plain(place)
    said = [" ".join(item.text for item in line) for line in lines]
    for job in jobs_of(document).entries:
        for bullet in job.bullets:
            assert any(line.startswith("•") and bullet[:20] in line for line in said), bullet


def test_there_is_something_to_look_at() -> None:
    document, lines = plain(ENGLISH[0])
    assert len(jobs_of(document).entries) >= 2
    assert any(isinstance(section, LineSection) for section in document.sections)
    assert usual_gap(lines) > 0
