"""Word files: the words of the text in its order, as headings, lists and links that Word knows for such."""

from io import BytesIO
from typing import Any

import docx
import pytest
from docx.oxml.ns import qn

from common.documents.composed import Document
from common.documents.templates import document_templates
from tests.workers.documents.test_pdf import HOSTILE, LETTER, resume, words
from tests.workers.documents.test_templates import extreme, persona
from workers.documents.plain_text import plain_text
from workers.documents.word import write_word

DOCUMENTS = [persona(0)[2], persona(-1)[2], extreme(), LETTER]
with_each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=["english", "spanish", "extremes", "letter"])


def opened(document: Document, *look: Any) -> Any:
    return docx.Document(BytesIO(write_word(document, *look)))


def text_of(word: Any) -> str:
    """Bullets are Word's own, and headings aren't written in capitals."""
    return words(" ".join(paragraph.text for paragraph in word.paragraphs)).casefold()


@with_each_document
def test_the_words_are_those_of_the_text(document: Document) -> None:
    assert text_of(opened(document)) == words(plain_text(document).replace("• ", "")).casefold()


def test_headings_lists_and_links_are_real() -> None:
    word = opened(extreme())
    styles = [paragraph.style.name for paragraph in word.paragraphs]
    assert [name for name in styles if name == "Title"] == ["Title"]
    assert styles.count("Heading 1") == 3
    assert styles.count("Heading 2") == 12
    assert styles.count("List Bullet") == 12 * 7 + 1 + 15
    (link,) = [link for paragraph in word.paragraphs for link in paragraph.hyperlinks]
    assert link.address.startswith("https://example.com/maria")


def test_a_letter_s_list_is_one_that_stays_with_its_lead() -> None:
    said = {one.text: one for one in opened(LETTER).paragraphs}
    assert LETTER.points is not None
    assert said[LETTER.points.lead].paragraph_format.keep_with_next
    assert {said[bullet].style.name for bullet in LETTER.points.job.bullets} == {"List Bullet"}


def test_it_says_whose_and_what_it_is_and_in_which_language() -> None:
    word = opened(LETTER)
    assert (word.core_properties.title, word.core_properties.author) == ("Soldador, Aceros de Baja", LETTER.name)
    (language,) = word.styles["Normal"].element.iter(qn("w:lang"))
    assert language.get(qn("w:val")) == "es-MX"


def test_the_foot_has_the_name_and_a_page_number_but_on_page_one() -> None:
    (section,) = opened(extreme()).sections
    assert section.different_first_page_header_footer
    assert section.first_page_footer.paragraphs[0].text == ""
    (foot,) = section.footer.paragraphs
    assert extreme().name in foot.text
    assert [field.get(qn("w:instr")) for field in foot._p.iter(qn("w:fldSimple"))] == ["PAGE"]


@pytest.mark.parametrize(("paper", "width"), [("letter", 12240), ("a4", 11906)])
def test_the_paper_is_the_one_that_was_asked_for(paper: str, width: int) -> None:
    (section,) = opened(LETTER, "plain", paper).sections
    assert section.page_width.twips == width


@pytest.mark.parametrize("template", list(document_templates()))
def test_every_template_has_a_look_in_word(template: str) -> None:
    look = document_templates()[template].word
    word = opened(LETTER, template)
    assert word.styles["Normal"].font.name == look.font
    assert word.styles["Title"].font.name == look.heading_font


@pytest.mark.parametrize("markup", HOSTILE)
def test_markup_is_written_as_it_was_typed(markup: str) -> None:
    assert words(markup).casefold() in text_of(opened(resume(1, 1, bullet=markup)))
