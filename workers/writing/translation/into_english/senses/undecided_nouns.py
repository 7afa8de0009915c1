"""Spanish nouns of several senses, told only where another word of the line shows that the lexicon's own is meant."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from workers.writing.lexicon.conjugated import plurals_of
from workers.writing.translation.into_english.senses import neighbours
from workers.writing.translation.into_english.senses.job_words import words_of_job


def is_undecided(words: Sequence[str], at: int) -> bool:
    """Whether nothing in a line (folded words) decides the sense of the noun at an index.

    A noun alone is a title or a tool's name, which is told as such.
    """
    return len(words) > 1 and neighbours.is_undecided(_neighbours(), [*words, *words_of_job().split()], at)


@cache
def _neighbours() -> neighbours.Neighbours:
    return neighbours.read_neighbours(Path(__file__).parent / "undecided_nouns.toml", plurals_of)
