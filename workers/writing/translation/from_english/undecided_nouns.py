"""English nouns of several senses, told only where another word of the line shows that our lists' sense is meant."""

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from workers.writing.translation.english import plural

_FILE = Path(__file__).parent / "undecided_nouns.toml"


def is_undecided(words: Sequence[str], at: int) -> bool:
    """Whether nothing in a line (folded words) decides the sense of the noun at an index, which may stand alone."""
    beside = _contexts().get(words[at])
    return beside is not None and not any(beside.match(other) for place, other in enumerate(words) if place != at)


@cache
def _contexts() -> dict[str, re.Pattern[str]]:
    """What a word beside a noun may begin like, of each noun in the singular and the plural."""
    contexts: dict[str, re.Pattern[str]] = {}
    for table in tomllib.loads(_FILE.read_text(encoding="utf-8")).values():
        beside = re.compile("|".join(re.escape(one.strip()) for one in table["beside"].split(",")))
        for noun in (word.strip() for word in table["words"].split(",")):
            contexts |= {noun: beside, plural(noun): beside}
    return contexts
