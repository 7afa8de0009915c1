"""What a writer hands over: prose and choices, and not one fact that the profile's rows hold."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Literal, Protocol

import msgspec

from common.documents.findings import DocumentWriter, WhyUntold
from workers.language.grammar import LanguageCode
from workers.posting.requirements.reading import Posting
from workers.writing.matching.keywords import Matches
from workers.writing.matching.role_sought import role_sought
from workers.writing.matching.whole_position import whole_position
from workers.writing.person.facts import ProfileFacts
from workers.writing.person.own_gender import in_own_gender, is_of_both
from workers.writing.proofreading.spanish_accents import with_accents

DocumentKind = Literal["resume", "cover_letter"]


class Untold(msgspec.Struct, frozen=True):
    """A line of a job's duties that isn't in the document, for its language or for its wording.

    `told` is what of it can be told, where that is a part.
    """

    job_id: str
    line: str
    told: tuple[str, ...] = ()
    reason: WhyUntold = "language"


class Draft(msgspec.Struct, frozen=True):
    """`bullets` by the id of the work experience; ids of skills and certifications in the order they should stand.

    A resume leaves `paragraphs` empty; a letter has its body there, without date, greeting and closing. A letter's
    `bullets` are those of the one job that it lists behind its first paragraph, if it does.
    """

    headline: str = ""
    summary: str = ""
    bullets: dict[str, tuple[str, ...]] = {}
    skill_order: tuple[str, ...] = ()
    credential_order: tuple[str, ...] = ()
    paragraphs: tuple[str, ...] = ()
    untold: tuple[Untold, ...] = ()


class Assignment(msgspec.Struct, frozen=True, eq=False):
    """Everything that a writer may know: the document wanted and its language, posting, person, and what matches.

    Equal only to itself, so that what is read out of it once can be kept beside it.
    """

    kind: DocumentKind
    language: LanguageCode
    posting: Posting
    posting_text: str
    facts: ProfileFacts
    matches: Matches

    @property
    def position(self) -> str:
        """The posting's name for the position, of several roles the person's own; in the gender of their own titles.

        Titles that were typed in English and translated show none.
        """
        titles = [job.job_title for job in self.facts.experiences]
        title = role_sought(self.posting.title, self.posting_text, titles)
        if is_of_both(title) and self.facts.language() == "es":
            title = in_own_gender(title, titles)
        return self._spelled(title)

    @property
    def position_in_full(self) -> str:
        """The position with what stands behind it of its kind of work, as far as the posting's own name is told."""
        title, posting = self.position, self.posting
        if title != self._spelled(posting.title):
            return title
        whole = whole_position(posting.title, self.posting_text, posting.company, self.language)
        return self._spelled(whole)

    def _spelled(self, title: str) -> str:
        """Return a title with the accents that a Spanish posting was typed without: Mecanico Diesel."""
        is_spanish = self.posting.language == "es"
        return with_accents(title, is_line=False, takes_english=False) if is_spanish else title


class Refused(msgspec.Struct, frozen=True):
    """A sentence that the fact gate refused, and the words in it that nothing in the profile supports."""

    text: str
    unsupported: tuple[str, ...]


class Writer(Protocol):
    """Writes a draft for an assignment. `name` stands in logs and counts."""

    name: ClassVar[DocumentWriter]

    def write(self, assignment: Assignment, tell: Callable[[str], None]) -> Draft:
        """A draft, not yet checked by the fact gate. Raises `WriterUnavailableError` when it can't write now.

        A writer that takes its time calls `tell` with each piece of prose as soon as it stands, unchecked as well.
        """
        ...

    def rewrite(self, refused: Sequence[Refused]) -> dict[int, str]:
        """Other words for refused texts, by their place in `refused`, where the writer has any."""
        ...


class WriterUnavailableError(Exception):
    """The writer's model didn't answer, or not with a draft; the message says why, for the log."""


def unheard(_prose: str) -> None:
    """Ignore the prose, for callers that don't follow it."""
