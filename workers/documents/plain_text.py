"""A document as plain text: what the preview shows and what is copied. The PDF says the same, in the same order."""

from collections.abc import Iterator

from common.documents.composed import (
    CoverLetter,
    Document,
    Entry,
    EntrySection,
    LineSection,
    ProseSection,
    Resume,
    Section,
)


def plain_text(document: Document) -> str:
    """Blocks parted by an empty line; the file ends with a line break."""
    blocks = _resume(document) if isinstance(document, Resume) else _letter(document)
    return "\n\n".join("\n".join(line for line in block if line) for block in blocks if any(block)) + "\n"


def _resume(resume: Resume) -> Iterator[list[str]]:
    yield [resume.name, resume.headline, _contact(resume)]
    for section in resume.sections:
        yield from _section(section)


def _contact(document: Document) -> str:
    return " | ".join((*document.contact, *(link.text for link in document.links)))


def _section(section: Section) -> Iterator[list[str]]:
    heading = section.heading.upper()
    match section:
        case ProseSection(paragraphs=paragraphs):
            yield [heading, *paragraphs]
        case EntrySection(entries=entries):
            for place, entry in enumerate(entries):
                lines = [
                    entry.organization,
                    " | ".join(filter(None, (entry.title, entry.dates))),
                    *_bulleted(entry),
                ]
                yield lines if place else [heading, *lines]
        case LineSection(lines=lines, joint=joint):
            yield [heading, *(joint.join(filter(None, (line.label, line.detail))) for line in lines)]


def _bulleted(entry: Entry) -> Iterator[str]:
    return (f"• {bullet}" for bullet in entry.bullets)


def _letter(letter: CoverLetter) -> Iterator[list[str]]:
    yield [letter.name, _contact(letter)]
    yield [letter.date]
    yield list(letter.recipient)
    yield [letter.greeting]
    for paragraph in letter.before_points:
        yield [paragraph]
    if letter.points:
        yield [letter.points.lead, *_bulleted(letter.points.job)]
    for paragraph in letter.behind_points:
        yield [paragraph]
    yield [letter.closing, letter.name]
