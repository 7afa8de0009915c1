"""The lines of a document's certificates when their dates have moved on since it was written."""

from collections.abc import Iterator, Sequence
from uuid import UUID

from msgspec.structs import replace

from common.documents.composed import Document, Line, LineSection, Resume
from common.documents.findings import AgreedExpiry
from workers.writing.document.compose import credential_line
from workers.writing.person.facts import ProfileFacts


def with_certificates(
    document: Document, facts: ProfileFacts, *, as_now: Sequence[str], left_out: Sequence[str]
) -> Document:
    """Return the document with the certificates `as_now` as the profile has them today, expired ones too.

    And without `left_out`.

    What the profile doesn't have stays as it stands, and a section that is left without lines goes.
    """
    if not isinstance(document, Resume) or not (as_now or left_out):
        return document
    held = {row.name: credential_line(row, facts, document.language) for row in facts.credentials}

    def lines(section: LineSection) -> Iterator[Line]:
        for line in section.lines:
            if line.label not in left_out:
                yield held.get(line.label, line) if line.label in as_now else line

    sections = (
        replace(section, lines=tuple(lines(section)))
        if isinstance(section, LineSection) and section.joint == ", "
        else section
        for section in document.sections
    )
    return replace(document, sections=tuple(one for one in sections if not isinstance(one, LineSection) or one.lines))


def agreed_expiries(facts: ProfileFacts, as_now: Sequence[str]) -> list[AgreedExpiry]:
    """Return the expiry dates that the person has agreed to by asking for certificates `as_now`."""
    return [AgreedExpiry(UUID(row.id), row.expires) for row in facts.credentials if row.name in as_now and row.expires]
