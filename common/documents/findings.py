"""What is known about a generated document beside its text: stored with it, and shown to its owner alone."""

from datetime import date
from typing import Any, Literal
from uuid import UUID

import msgspec

from common.contract import Contract

DocumentWriter = Literal["rules", "model"]
NotCovered = Literal["not_in_profile", "not_in_document", "expired", "too_few_years", "not_translated"]
RequirementKind = Literal["skill", "certification", "years"]
WhyUntold = Literal["language", "wording"]
AskedSubject = Literal["work", "terms"]


class RemovedText(Contract, frozen=True):
    """A sentence that was left out or shortened; `reason` is a code, `words` are those that the profile doesn't say."""

    text: str
    reason: str
    words: list[str] = msgspec.field(default_factory=list)


class Coverage(Contract, frozen=True):
    """A requirement of the posting, and the line of the document that covers it, if one does.

    `line` is the line's text as in the document's own lines, `place` says where it stands; `reason` says why nothing
    covers it.
    """

    requirement: str
    kind: RequirementKind
    covered: bool
    line: str | None = None
    place: str | None = None
    reason: NotCovered | None = None


class Doubt(Contract, frozen=True):
    """A line that the profile doesn't support, and the words in it that nothing proves."""

    line: str
    words: list[str] = msgspec.field(default_factory=list)


class AgreedExpiry(Contract, frozen=True):
    """A certificate that its person has said to print as it stands, although its date is past."""

    certificate_id: UUID
    expired_on: date


class ReadPosting(Contract, frozen=True):
    """The position and employer of the posting, as they were read or corrected; empty where it doesn't say."""

    title: str = ""
    company: str = ""
    location: str = ""


class UntoldLine(Contract, frozen=True):
    """A line of a job's duties that isn't in the document.

    `reason`: it can't be told in the document's language, or an employer would stumble over its wording. `entry`: the
    place of its job among the document's jobs. `told`: what of the line can be told, where that is a part.
    """

    entry: int
    line: str
    organization: str = ""
    title: str = ""
    told: list[str] = msgspec.field(default_factory=list)
    reason: WhyUntold = "language"


class OwnTelling(Contract, frozen=True):
    """What the person wrote for a line of theirs that the document leaves out."""

    line: str
    written: str


class ToTell(Contract, frozen=True):
    """What the posting asks who applies to tell, in the posting's words; `told`: the line of the letter that tells it.

    `subject`: `terms` are the first day, the hours and the pay, which no profile says. `language`: the posting's.
    """

    asked: str
    subject: AskedSubject = "work"
    language: Literal["en", "es"] = "en"
    told: str | None = None


class DocumentFindings(Contract, frozen=True):
    """`missing_keywords`: what the posting asks for and the profile doesn't show. Listed, never added.

    `removed`: what the writer wrote and the profile doesn't say. `untold`: lines of the person's own that aren't in the
    document, for their language or their wording; `untranslated`: those for their language. (A document of before
    `untold` was known has these as they were typed.) `written`: what the person wrote for such lines. `to_tell`: a
    letter's alone. `writer`: the built-in rules, or the model. `agreed_expiries`: what was answered of these words,
    until others take their place.
    """

    writer: DocumentWriter = "rules"
    removed: list[RemovedText] = msgspec.field(default_factory=list)
    untranslated: list[str] = msgspec.field(default_factory=list)
    untold: list[UntoldLine] = msgspec.field(default_factory=list)
    written: list[OwnTelling] = msgspec.field(default_factory=list)
    to_tell: list[ToTell] = msgspec.field(default_factory=list)
    missing_keywords: list[str] = msgspec.field(default_factory=list)
    coverage: list[Coverage] = msgspec.field(default_factory=list)
    doubts: list[Doubt] = msgspec.field(default_factory=list)
    posting: ReadPosting = ReadPosting()
    agreed_expiries: list[AgreedExpiry] = msgspec.field(default_factory=list)


def findings_data(findings: DocumentFindings) -> dict[str, Any]:
    """Return the findings as JSON for the document's row."""
    data: dict[str, Any] = msgspec.to_builtins(findings)
    return data


def read_findings(data: object) -> DocumentFindings:
    """Out of the document's row; a document of before they were stored has none."""
    return msgspec.convert(data, DocumentFindings)
