"""Sets of small words (word_sets.toml) by which the fact gate reads a sentence."""

from functools import cache

from workers.trades.proof.stems import table


@cache
def word_set(name: str) -> frozenset[str]:
    """Return one list, which is read once per process."""
    return frozenset(table("word_sets")[name].split())
