"""Which words must stand in a line beside a noun of several senses, so that its own sense is told."""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from workers.language.words import fold

Neighbours = Mapping[str, Sequence[re.Pattern[str]]]
"""Of each noun, folded, in the singular and the plural: what words beside it may begin like; one list is enough."""

_NOTHING = "(?!)"


def read_neighbours(file: Path, plurals_of: Callable[[str], Iterable[str]]) -> Neighbours:
    """Tables of `words` and what may stand `beside` them, each parted by commas; without it they are never told.

    In the table `alone` each noun has its own.
    """
    found: dict[str, list[re.Pattern[str]]] = {}
    for nouns, beside in _tables(tomllib.loads(file.read_text(encoding="utf-8"))):
        shows = re.compile(beginnings(beside) if beside else _NOTHING)
        for noun in (fold(word.strip()) for word in nouns.split(",")):
            for form in (noun, *plurals_of(noun)):
                found.setdefault(form, []).append(shows)
    return found


def _tables(tables: Mapping[str, Mapping[str, str]]) -> Iterator[tuple[str, str]]:
    for name, table in tables.items():
        if name == "alone":
            yield from table.items()
        else:
            yield table["words"], table.get("beside", "")


def beginnings(beside: str) -> str:
    """A pattern of the beginnings of words that commas part."""
    return "|".join(re.escape(fold(one.strip())) for one in beside.split(","))


def is_undecided(neighbours: Neighbours, words: Sequence[str], at: int) -> bool:
    """Whether a noun of several senses stands at an index of a line (folded words), and nothing beside it decides."""
    lists = neighbours.get(words[at], ())
    others = [*words[:at], *words[at + 1 :]]
    return bool(lists) and not any(beside.match(other) for beside in lists for other in others)
