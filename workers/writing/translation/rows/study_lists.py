"""Lists of what is studied and earned, told in the other language."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from workers.language.words import fold

Lists = Mapping[str, Mapping[str, str]]
"""By table: what was earned, of which field, what is said of either."""


def listed(part: str, lists: Lists) -> str:
    """What any table says of a part; empty where none has it."""
    return next((table[key_of(part)] for table in lists.values() if key_of(part) in table), "")


def key_of(name: str) -> str:
    """A name as the tables have it: folded, without hyphens."""
    return " ".join(fold(name).replace("-", " ").split())


@cache
def lists_of(name: str) -> Lists:
    """The tables of the file of this name, each by every spelling that it lists."""
    tables = tomllib.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))
    named: dict[str, dict[str, str]] = {}
    for table, text in tables.items():
        lines = [line.split(" = ") for line in text.strip().splitlines()]
        named[table] = {key_of(one): told.strip() for typed, told in lines for one in typed.split(" | ")}
    return named
