"""English nouns of several senses, told only where another word of the line shows that our lists' sense is meant."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from workers.writing.lexicon.english import plural
from workers.writing.translation.into_english.senses import neighbours


def is_undecided(words: Sequence[str], at: int) -> bool:
    """Whether nothing in a line (folded words) decides the sense of the noun at an index, which may stand alone."""
    return neighbours.is_undecided(_neighbours(), words, at)


@cache
def _neighbours() -> neighbours.Neighbours:
    return neighbours.read_neighbours(Path(__file__).parent / "undecided_nouns.toml", lambda noun: [plural(noun)])
