"""What tokens prove: what they say, and what follows from it."""

from collections.abc import Iterable

from workers.trades.proof.lexicon import lexicon
from workers.writing.gate.sentence.tokens import Token


def keys_of(tokens: Iterable[Token]) -> frozenset[str]:
    """Return all keys that tokens prove: what they say, their parts, and what that entails."""
    keys: set[str] = set()
    for token in tokens:
        keys |= token.keys
        for part in token.parts:
            keys |= part
    return lexicon().proven_by(keys)
