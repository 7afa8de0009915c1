"""Words that the other words of their line tell apart."""

import re
from collections.abc import Iterable

ByNeighbour = tuple[re.Pattern[str], re.Pattern[str], str]
"""What another word of the line tells, which word it tells, and what that one is there: a template of `re.sub`."""


def told_by_neighbours(text: str, table: Iterable[ByNeighbour]) -> str:
    """The line with each such word named in full, one row of the table after the other."""
    for neighbour, word, meant in table:
        if word.search(text) and neighbour.search(text):
            text = word.sub(meant, text)
    return text
