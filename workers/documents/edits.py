"""A person's edits put into a composed document. Names, employers, titles and dates stay those of the rows."""

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from common.documents.composed import (
    CoverLetter,
    Document,
    Entry,
    EntrySection,
    Line,
    LineSection,
    Points,
    ProseSection,
    Resume,
    Section,
)
from common.errors import ErrorCode, UserError
from common.jobs.kinds.edit_document import DocumentEdits, EditedPoints, EditedSection
from workers.language.words import one_line


def edited(document: Document, edits: DocumentEdits) -> Document:
    """The document with its owner's words; a line that is left empty goes, and a section without lines with it.

    UserError `document_changed` where the edits are of a document with other sections or jobs.
    """
    title = one_line(edits.title or "") or document.title
    if not isinstance(document, Resume):
        return _letter(replace(document, title=title), edits)
    headline = document.headline if edits.headline is UNSET else one_line(edits.headline or "")
    return replace(document, title=title, headline=headline, sections=_sections(document.sections, edits.sections))


def _letter(letter: CoverLetter, edits: DocumentEdits) -> CoverLetter:
    sent = letter.paragraphs if edits.paragraphs is None else edits.paragraphs
    paragraphs = _texts(sent)
    points = letter.points
    if edits.points:
        points = _points(points, edits.points, after=len(_texts(sent[: edits.points.after])))
    elif points:
        points = replace(points, after=_same_place(points.after, letter.paragraphs, paragraphs))
    return replace(letter, paragraphs=paragraphs, points=points)


def _points(points: Points | None, edit: EditedPoints, after: int) -> Points | None:
    """A list goes with its last bullet; one in a letter that had none is of no job's row."""
    bullets = _texts(edit.bullets)
    job = replace(points.job if points else Entry("", "", ""), bullets=bullets)
    return Points(one_line(edit.lead or ""), job, after) if bullets else None


def _same_place(after: int, before: Sequence[str], now: Sequence[str]) -> int:
    """Return the list's place after an edit.

    It is behind as many paragraphs as before, but never past one that stayed on its other side.
    """
    least = max((place for place, text in enumerate(now, 1) if text in before[:after]), default=0)
    most = min((place for place, text in enumerate(now) if text in before[after:]), default=len(now))
    return max(least, min(after, most))


def _sections(sections: Sequence[Section], edits: list[EditedSection] | None) -> tuple[Section, ...]:
    if edits is None:
        return tuple(sections)
    if len(edits) != len(sections):
        raise UserError(ErrorCode.DOCUMENT_CHANGED)
    pairs = (_section(section, edit) for section, edit in zip(sections, edits, strict=True))
    return tuple(section for section in pairs if section is not None)


def _section(section: Section, edit: EditedSection) -> Section | None:
    if isinstance(section, ProseSection):
        paragraphs = _texts(edit.paragraphs)
        return replace(section, paragraphs=paragraphs) if paragraphs else None
    if isinstance(section, LineSection):
        lines = tuple(Line(one_line(line.label or ""), one_line(line.detail or "")) for line in edit.lines)
        said = tuple(line for line in lines if line.label or line.detail)
        return replace(section, lines=said) if said else None
    return replace(section, entries=_entries(section, edit.bullets))


def _entries(section: EntrySection, bullets: list[list[str]]) -> tuple[Entry, ...]:
    if len(bullets) != len(section.entries):
        raise UserError(ErrorCode.DOCUMENT_CHANGED)
    return tuple(replace(entry, bullets=_texts(texts)) for entry, texts in zip(section.entries, bullets, strict=True))


def _texts(texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(filter(None, map(one_line, texts)))
