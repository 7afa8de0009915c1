"""Sorts of things, by the last word of their English names: what a verb of many senses says of all of a sort."""

import tomllib
from functools import cache, lru_cache
from pathlib import Path

_LINKS = (" of ", " with ", " for ", " in ")
_NO_SORT = frozenset[str]()


@lru_cache(4_096)
def sorts_of(english: str) -> frozenset[str]:
    """The sorts of a thing, each with the "@" that senses list it by; none for what isn't listed."""
    name = english.casefold()
    for link in _LINKS:
        name = name.partition(link)[0]
    last = name.split()[-1] if name.split() else ""
    by_word = _by_word()
    return by_word.get(name) or by_word.get(last) or by_word.get(last.removesuffix("s")) or _NO_SORT


@cache
def sorts_table() -> dict[str, str]:
    """The file of the sorts, and of what verbs say of them."""
    return tomllib.loads((Path(__file__).parent / "sorts.toml").read_text(encoding="utf-8"))


@cache
def _by_word() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for sort, words in sorts_table().items():
        if sort == "senses":
            continue
        for word in words.split():
            name = word.replace("_", " ")
            found[name] = found.get(name, _NO_SORT) | {f"@{sort}"}
    return found
