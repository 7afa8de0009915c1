"""What a writer hands over: prose and choices, and not one fact that the profile's rows hold."""

from typing import ClassVar, Literal, Protocol

import msgspec

from workers.language.grammar import LanguageCode
from workers.posting.requirements import Posting
from workers.writing.facts import ProfileFacts
from workers.writing.matching import Matches

DocumentKind = Literal["resume", "cover_letter"]


class Draft(msgspec.Struct, frozen=True):
    """`bullets` by the id of the work experience; ids of skills and certifications in the order they should stand.

    A resume leaves `paragraphs` empty; a letter has its body there, without date, greeting and closing.
    """

    headline: str = ""
    summary: str = ""
    bullets: dict[str, tuple[str, ...]] = {}
    skill_order: tuple[str, ...] = ()
    credential_order: tuple[str, ...] = ()
    paragraphs: tuple[str, ...] = ()


class Assignment(msgspec.Struct, frozen=True):
    """Everything that a writer may know: the document wanted and its language, posting, person, and what matches."""

    kind: DocumentKind
    language: LanguageCode
    posting: Posting
    posting_text: str
    facts: ProfileFacts
    matches: Matches


class Writer(Protocol):
    """Writes a draft for an assignment. `name` stands in logs and counts."""

    name: ClassVar[str]

    def write(self, assignment: Assignment) -> Draft:
        """A draft, not yet checked by the fact gate. Raises `WriterUnavailableError` when it can't write now."""
        ...


class WriterUnavailableError(Exception):
    """The writer's model didn't answer, or not with a draft; the message says why, for the log."""
