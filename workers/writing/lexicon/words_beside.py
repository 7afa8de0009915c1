"""Words that the other words of their line tell apart."""

import re
from collections.abc import Iterable

from workers.language.needles import Needles, has_needle, needles_of

ByNeighbour = tuple[Needles, re.Pattern[str], re.Pattern[str], str]
"""Texts of which the line must have one, what another word of it tells, which word that tells, and what it is there.

The last is a template of `re.sub`.
"""


def told(neighbour: str | re.Pattern[str], word: str | re.Pattern[str], meant: str) -> ByNeighbour:
    """A row: where `neighbour` stands in the line, `word` is told as `meant`.

    A pattern that isn't compiled yet takes capitals and small letters alike.
    """
    which = _compiled(word)
    return needles_of(which.pattern), _compiled(neighbour), which, meant


def always(word: str | re.Pattern[str], meant: str) -> ByNeighbour:
    """A row for a word that shows by itself what it is."""
    return told(word, word, meant)


def _compiled(pattern: str | re.Pattern[str]) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE) if isinstance(pattern, str) else pattern


def told_by_neighbours(text: str, table: Iterable[ByNeighbour], beside: str = "") -> str:
    """The line with each such word named in full, one row of the table after the other.

    `beside` are words that tell senses, too, where none of the line does.
    """
    left: list[ByNeighbour] = []
    folded = text.casefold()
    for row in table:
        needles, neighbour, word, meant = row
        if has_needle(needles, folded) and word.search(text) and neighbour.search(text):
            text = word.sub(meant, text)
            folded = text.casefold()
        else:
            left.append(row)
    return told_by(beside, text, left)


def told_by(beside: str, text: str, table: Iterable[ByNeighbour]) -> str:
    """The line with each such word named in full that words beside it tell; as it stands without these."""
    folded = text.casefold()
    for needles, neighbour, word, meant in table if beside else ():
        if has_needle(needles, folded) and word.search(text) and neighbour.search(beside):
            text = word.sub(meant, text)
            folded = text.casefold()
    return text
