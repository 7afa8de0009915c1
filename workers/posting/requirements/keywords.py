"""Keywords: things that a posting asks for, as they are compared with a profile."""

import msgspec

from workers.language.vocabulary import ConceptKind
from workers.posting.asked.requirement import RequirementLevel


class Keyword(msgspec.Struct, frozen=True):
    """A vocabulary entry (`concept` is its English name), or a code or phrase of the posting's own (`concept` None)."""

    name: str
    kind: ConceptKind
    concept: str | None
    mentions: int
    level: RequirementLevel = "required"
