"""Nouns of several senses, told only where another word of the line shows that the lexicon's own is meant."""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from workers.language.words import fold
from workers.writing.translation.conjugated import plurals_of

_FILE = Path(__file__).parent / "undecided_nouns.toml"


def is_undecided(words: Sequence[str], at: int) -> bool:
    """Whether nothing in a line (folded words) decides the sense of the noun at an index.

    A noun alone is a title or a tool's name, which is told as such.
    """
    others = [*words[:at], *words[at + 1 :]]
    contexts = _contexts().get(words[at], ())
    return bool(contexts and others) and not any(beside.match(other) for beside in contexts for other in others)


@cache
def _contexts() -> dict[str, list[re.Pattern[str]]]:
    """What the words beside a noun may begin like, of each noun in the singular and the plural."""
    contexts: dict[str, list[re.Pattern[str]]] = {}
    with _FILE.open("rb") as file:
        tables = tomllib.load(file)
    for table in tables.values():
        beside = re.compile("|".join(re.escape(fold(one.strip())) for one in table["beside"].split(",")))
        for word in table["words"].split(","):
            noun = fold(word.strip())
            for form in (noun, *plurals_of(noun)):
                contexts.setdefault(form, []).append(beside)
    return contexts
