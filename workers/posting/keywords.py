"""One thing that a posting asks for."""

import msgspec

from workers.language.vocabulary import ConceptKind


class Keyword(msgspec.Struct, frozen=True):
    """A vocabulary entry (`concept` is its English name), or a code as it stands in the posting (`concept` is None)."""

    name: str
    kind: ConceptKind
    concept: str | None
    mentions: int
