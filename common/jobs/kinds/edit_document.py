"""Changing a stored document's words to the person's own, and holding them against the profile."""

from typing import Annotated
from uuid import UUID

import msgspec

from common.contract import Contract
from common.errors import ErrorCode
from common.jobs.kind import Kind, Queue
from common.messages import Wording

MOST_LINES = 60
"""Of one section, one job or one letter; a page holds as many."""
MOST_WRITTEN = 500
"""Of lines that a document has left out; a profile of eight jobs has fewer."""
LineText = Annotated[str, msgspec.Meta(max_length=2_000)]
ShortText = Annotated[str, msgspec.Meta(max_length=300)]

Names = Annotated[list[ShortText], msgspec.Meta(max_length=MOST_LINES)]


class EditedLine(Contract, frozen=True):
    """A line of a list: what it is, and what is said of it. What is empty on the wire is null by here."""

    label: ShortText | None
    detail: LineText | None = None


class EditedSection(Contract, frozen=True):
    """A section's words, of its own sort: paragraphs, bullets by job in the document's order, or lines."""

    paragraphs: Annotated[list[LineText], msgspec.Meta(max_length=MOST_LINES)] = msgspec.field(default_factory=list)
    bullets: Annotated[
        list[Annotated[list[LineText], msgspec.Meta(max_length=MOST_LINES)]], msgspec.Meta(max_length=MOST_LINES)
    ] = msgspec.field(default_factory=list)
    lines: Annotated[list[EditedLine], msgspec.Meta(max_length=MOST_LINES)] = msgspec.field(default_factory=list)


class EditedPoints(Contract, frozen=True):
    """A letter's list and the line that leads into it, behind `after` of the letter's paragraphs as they are sent."""

    after: Annotated[int, msgspec.Meta(ge=0, le=MOST_LINES)]
    lead: LineText | None = None
    bullets: Annotated[list[LineText], msgspec.Meta(max_length=MOST_LINES)] = msgspec.field(default_factory=list)


class WrittenLine(Contract, frozen=True):
    """A line that the document had left out, now written by the person as it should stand: see `UntoldLine`.

    `told`: what they wrote for it; null from who doesn't say.
    """

    entry: int
    line: LineText
    told: LineText | None = None


class WrittenAnswer(Contract, frozen=True):
    """A paragraph of these edits that tells what the posting asks to be told: see `ToTell`."""

    asked: ShortText
    told: LineText


class DocumentEdits(Contract, frozen=True):
    """Changes to a document. What is left out stays; a `headline` that is null is removed.

    `sections`: all of a resume's, in order.

    `paragraphs` and `points` are a letter's: a list that is left out stays between the paragraphs where it stood.
    `certificates_as_now`: names of those whose lines are to say what the profile says of them today;
    `certificates_left_out`: of those whose lines go. `written_lines`: lines that the document had left out
    and that these edits tell. `answers`: which of a letter's lines tell what the posting asks to be told.
    """

    title: ShortText | None = None
    headline: ShortText | msgspec.UnsetType | None = msgspec.UNSET
    sections: Annotated[list[EditedSection], msgspec.Meta(max_length=MOST_LINES)] | None = None
    paragraphs: Annotated[list[LineText], msgspec.Meta(max_length=MOST_LINES)] | None = None
    points: EditedPoints | None = None
    certificates_as_now: Names = msgspec.field(default_factory=list)
    certificates_left_out: Names = msgspec.field(default_factory=list)
    written_lines: Annotated[list[WrittenLine], msgspec.Meta(max_length=MOST_WRITTEN)] = msgspec.field(
        default_factory=list
    )
    answers: Annotated[list[WrittenAnswer], msgspec.Meta(max_length=MOST_LINES)] = msgspec.field(default_factory=list)


class EditDocumentArguments(Contract, frozen=True):
    """`version`: the state of the document that was edited. `time_zone`: by whose day certificates expire, if known."""

    document_id: UUID
    version: int
    edits: DocumentEdits
    time_zone: str | None = None


class EditDocumentResult(Contract, frozen=True):
    """The result of an edit; `version` is the new state's number."""

    document_id: UUID
    version: int


EDIT_DOCUMENT = Kind(
    module=__name__,
    queue=Queue.INTERACTIVE,
    deadline_seconds=30,
    steps=(
        Wording("taking_over_edits", "Taking over your changes..."),
        Wording("checking_edits", "Checking them against your profile..."),
        Wording("storing_edits", "Saving the document..."),
    ),
    arguments=EditDocumentArguments,
    result=EditDocumentResult,
    tells_owner=False,
    errors=(ErrorCode.DOCUMENT_NOT_FOUND, ErrorCode.DOCUMENT_CHANGED, ErrorCode.DOCUMENT_TOO_LONG),
)
