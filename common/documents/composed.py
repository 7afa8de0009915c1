"""A composed document: the one source of its text, its PDF and any other form, so that they can't differ."""

from typing import Literal

import msgspec

LanguageCode = Literal["en", "es"]


class ContactLink(msgspec.Struct, frozen=True):
    """A web page of the person's: what is printed, and the http or https address that it leads to."""

    text: str
    address: str


class Entry(msgspec.Struct, frozen=True):
    """One job of a resume: employer, title and dates of its row.

    Its bullets are of the checked draft, or the person's own.
    """

    organization: str
    title: str
    dates: str
    bullets: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True):
    """One line of a list: a name and what is said of it ("Heavy Equipment": "Forklift (Expert), Loader")."""

    label: str
    detail: str = ""


class ProseSection(msgspec.Struct, frozen=True, tag="prose"):
    """A section of paragraphs under a heading."""

    heading: str
    paragraphs: tuple[str, ...]


class EntrySection(msgspec.Struct, frozen=True, tag="entries"):
    """A section of jobs under a heading."""

    heading: str
    entries: tuple[Entry, ...]


class LineSection(msgspec.Struct, frozen=True, tag="lines"):
    """A heading over lines; `joint` stands between label and detail."""

    heading: str
    lines: tuple[Line, ...]
    joint: Literal[": ", ", "] = ", "


Section = ProseSection | EntrySection | LineSection


class Resume(msgspec.Struct, frozen=True, tag="resume"):
    """`title` is the document's name in lists; `headline` stands under the person's name and may be empty."""

    language: LanguageCode
    title: str
    name: str
    contact: tuple[str, ...]
    headline: str
    sections: tuple[Section, ...]
    links: tuple[ContactLink, ...] = ()


class Points(msgspec.Struct, frozen=True):
    """The list that a letter has of a job, behind `after` paragraphs: a line that leads in, and the job's bullets.

    Of the job itself nothing is printed. It says whose bullets they are; without a row, its words are empty.
    """

    lead: str
    job: Entry
    after: int = 1


class CoverLetter(msgspec.Struct, frozen=True, tag="cover_letter"):
    """`recipient` are the lines above the greeting: employer and position, where known."""

    language: LanguageCode
    title: str
    name: str
    contact: tuple[str, ...]
    date: str
    recipient: tuple[str, ...]
    greeting: str
    paragraphs: tuple[str, ...]
    closing: str
    links: tuple[ContactLink, ...] = ()
    points: Points | None = None

    @property
    def before_points(self) -> tuple[str, ...]:
        """The paragraphs above the list; all of them where there is none."""
        return self.paragraphs[: self.points.after] if self.points else self.paragraphs

    @property
    def behind_points(self) -> tuple[str, ...]:
        """Return the paragraphs below the list."""
        return self.paragraphs[self.points.after :] if self.points else ()


Document = Resume | CoverLetter


def document_data(document: Document) -> dict[str, object]:
    """Return the document as JSON for its row."""
    data: dict[str, object] = msgspec.to_builtins(document)
    return data


def read_document(data: object) -> Document:
    """A document out of its row. Raises msgspec.ValidationError when the row holds none."""
    document: Document = msgspec.convert(data, Document)
    return document


def kind_of(document: Document) -> Literal["resume", "cover_letter"]:
    """Return whether the document is a resume or a letter."""
    return "resume" if isinstance(document, Resume) else "cover_letter"
