"""A composed document as a Word file that the person can go on with: real headings, lists, links and page numbers."""

from datetime import UTC, datetime
from io import BytesIO

import docx
from docx.document import Document as WordDocument
from docx.text.paragraph import Paragraph

from common.documents.composed import (
    CoverLetter,
    Document,
    Entry,
    EntrySection,
    LineSection,
    Points,
    ProseSection,
    Resume,
    Section,
)
from common.documents.templates import DEFAULT_PAPER, DEFAULT_TEMPLATE, Paper, document_template
from workers.documents import word_look

LONGEST_PROPERTY = 255
"""Characters that Word takes of what a file says of itself."""


def write_word(document: Document, template: str = DEFAULT_TEMPLATE, paper: Paper = DEFAULT_PAPER) -> bytes:
    """A .docx in the template's look for Word, with the words of the PDF in its order. UserError `template_unknown`."""
    word = docx.Document()
    word_look.set_styles(word, document_template(template).word, document.language)
    word_look.set_page(word, document_template(template).word, paper, document.name)
    word.core_properties.title = document.title[:LONGEST_PROPERTY]
    word.core_properties.author = document.name[:LONGEST_PROPERTY]
    word.core_properties.language = document.language
    word.core_properties.comments = ""
    word.core_properties.created = word.core_properties.modified = datetime.now(UTC)
    if isinstance(document, Resume):
        _write_resume(word, document)
    else:
        _write_letter(word, document)
    file = BytesIO()
    word.save(file)
    return file.getvalue()


def _write_resume(word: WordDocument, resume: Resume) -> None:
    _write_head(word, resume)
    if resume.headline:
        word.add_paragraph(resume.headline, style="Subtitle")
    _write_contact(word, resume)
    for section in resume.sections:
        word.add_heading(section.heading, level=1)
        _write_section(word, section)


def _write_head(word: WordDocument, document: Document) -> None:
    word.add_paragraph(document.name, style="Title")


def _write_contact(word: WordDocument, document: Document) -> None:
    if not document.contact and not document.links:
        return
    paragraph = word.add_paragraph(" | ".join(document.contact))
    for place, link in enumerate(document.links):
        if document.contact or place:
            paragraph.add_run(" | ")
        word_look.add_link(paragraph, link.text, link.address)


def _write_section(word: WordDocument, section: Section) -> None:
    match section:
        case ProseSection(paragraphs=paragraphs):
            for text in paragraphs:
                word.add_paragraph(text)
        case EntrySection(entries=entries):
            for entry in entries:
                _write_entry(word, entry)
        case LineSection(lines=lines, joint=joint):
            for line in lines:
                paragraph = word.add_paragraph(style="List Bullet")
                paragraph.add_run(line.label).bold = True
                if line.detail:
                    paragraph.add_run(f"{joint}{line.detail}")


def _write_entry(word: WordDocument, entry: Entry) -> None:
    if entry.organization:
        word.add_heading(entry.organization, level=2)
    if entry.title or entry.dates:
        role = word.add_paragraph(" | ".join(filter(None, (entry.title, entry.dates))))
        role.paragraph_format.keep_with_next = bool(entry.bullets)
    for bullet in entry.bullets:
        word.add_paragraph(bullet, style="List Bullet")


def _write_letter(word: WordDocument, letter: CoverLetter) -> None:
    _write_head(word, letter)
    _write_contact(word, letter)
    blocks = [letter.date, "\n".join(letter.recipient), letter.greeting, *letter.before_points]
    for text in filter(None, blocks):
        _set_apart(word.add_paragraph(text))
    if letter.points:
        _write_points(word, letter.points)
    for text in letter.behind_points:
        _set_apart(word.add_paragraph(text))
    closing = _set_apart(word.add_paragraph(f"{letter.closing}\n"))
    closing.add_run(letter.name).bold = True
    closing.paragraph_format.keep_together = True


def _write_points(word: WordDocument, points: Points) -> None:
    if points.lead:
        _set_apart(word.add_paragraph(points.lead)).paragraph_format.keep_with_next = True
    for bullet in points.job.bullets:
        word.add_paragraph(bullet, style="List Bullet")


def _set_apart(paragraph: Paragraph) -> Paragraph:
    paragraph.paragraph_format.space_before = word_look.BETWEEN_PARAGRAPHS
    return paragraph
