"""The lines of a document, one by one: what is highlighted in the preview, and what covers a requirement."""

from collections.abc import Iterator

import msgspec

from common.documents.composed import Document, Entry, EntrySection, Line, LineSection, Resume, Section


class DocumentLine(msgspec.Struct, frozen=True):
    """A line's text as it stands in print, without its bullet, and where: heading, employer, number."""

    text: str
    place: str = ""


def lines_of(document: Document) -> Iterator[DocumentLine]:
    """Yield the document's lines about the person, in the order in which they are printed."""
    if not isinstance(document, Resume):
        yield from map(DocumentLine, document.before_points)
        if document.points:
            yield from map(DocumentLine, filter(None, (document.points.lead, *document.points.job.bullets)))
        yield from map(DocumentLine, document.behind_points)
        return
    if document.headline:
        yield DocumentLine(document.headline)
    for section in document.sections:
        yield from _section(section)


def said(line: Line, joint: str) -> str:
    """A list's line as it stands in print."""
    return joint.join(filter(None, (line.label, line.detail)))


def _section(section: Section) -> Iterator[DocumentLine]:
    heading = section.heading
    if isinstance(section, EntrySection):
        for entry in section.entries:
            yield from _entry(entry, f"{heading}: {entry.organization or entry.title}")
    elif isinstance(section, LineSection):
        for number, line in enumerate(section.lines, 1):
            yield DocumentLine(said(line, section.joint), f"{heading}, {number}")
    else:
        for paragraph in section.paragraphs:
            yield DocumentLine(paragraph, heading)


def _entry(entry: Entry, place: str) -> Iterator[DocumentLine]:
    if entry.title:
        yield DocumentLine(entry.title, place)
    for number, bullet in enumerate(entry.bullets, 1):
        yield DocumentLine(bullet, f"{place}, {number}")
