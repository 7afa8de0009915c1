"""What is done, by families of acts: whoever is sought to diagnose and repair has answered trouble calls."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from workers.language.grammar import LanguageCode, grammar
from workers.language.occupations import is_occupation
from workers.language.words import words_of

_ITEMS = re.compile(r"[,;:/&+()]|\s[-\u2013\u2014]\s|\b(?:and|or|then|y|e|o|luego)\b", re.IGNORECASE)
"""What parts the acts of a line."""
_BEFORE_ACTS = frozenset(
    {"i", "we", "yo", "was", "were", "do", "did", "does", "doing", "perform", "performs", "performed", "performing"}
    | {"made", "make", "also", "daily", "safely", "the", "all", "any", "own"}
)
"""Words that may stand before the verb of a line."""
_FEEDS = re.compile(r"\b(?:oil|fluids?|filters?|coolant|grease|aceite|filtros?)\b", re.IGNORECASE)
"""What is changed at intervals, which is no repair."""

_LEADS_OR_LAYS = re.compile(
    r"\b(?:crews?|shift|jobs?|talks?|meetings?|guys|people|men|conduit|pipe|wire|cable|duct|line sets?|register|errands"
    r"|ground|for (?:tools|parts)|cuadrilla|tuber[ií]a)\b",
    re.IGNORECASE,
)
"""What is run and is no machine: crews, pipe, the register."""

_WITH = re.compile(
    r"\b(?:with|under|for|by|con|para|bajo)\s+(?:(?:the|our|my|an?|el|la|los|un)\s+)?(?P<who>(?:[\w-]+\s+)?[\w-]+)",
    re.IGNORECASE,
)
_SHORTER = 2
"""Letters that a form of a verb may lack: mido, of medir."""
_WHO = frozenset({"super", "superintendent", "director", "inspector", "foreman", "supervisor", "engineer"})
"""Who has work done or looks on, beside occupations."""


@lru_cache(maxsize=4096)
def acts_in(line: str, code: LanguageCode) -> frozenset[str]:
    """The families of acts that a line of work, a duty of a posting or a title tells of."""
    words = grammar(code)
    _, verbs = _tables(code)
    line = _without_others(line)
    found = _named_in(line, code)
    for item in _ITEMS.split(line):
        own = [word.folded for word in words_of(item)]
        while own and own[0] in _BEFORE_ACTS:
            own = own[1:]
        done = _at([words.key(word) for word in own], 0, verbs) if not (own and _is_too_short(own[0], code)) else set()
        if "operate" in done and _LEADS_OR_LAYS.search(item):
            continue
        found |= {"maintain"} if "repair" in done and _FEEDS.search(item) else done
    return frozenset(found)


def _is_too_short(word: str, code: LanguageCode) -> bool:
    """Whether a word shares the key of an act's verb and is no form of it: winter, of who is to winterize."""
    length = _least_lengths(code).get(grammar(code).key(word), 0)
    return len(word) < length - _SHORTER


@cache
def _least_lengths(code: LanguageCode) -> dict[str, int]:
    """The length of the shortest verb of an act by its key."""
    words = grammar(code)
    verbs = [one.split()[0] for table in _families().values() for one in table[code]["does"]]
    found: dict[str, int] = {}
    for verb in verbs:
        key = words.key(verb)
        found[key] = min(found.get(key, len(verb)), len(verb))
    return found


def _without_others(line: str) -> str:
    """The line up to whom its work was done with or for: signed lift plans, with the rigging super."""
    for found in _WITH.finditer(line):
        people = [word.folded for word in words_of(found["who"])]
        if found.start() and any(is_occupation(word) or word in _WHO for word in people):
            return line[: found.start()]
    return line


def acts_of_title(title: str, code: LanguageCode, *, beside: bool = False) -> frozenset[str]:
    """The acts that a position is called after: troubleshooting mechanic, inspector; `beside`: that are much of it."""
    keys = set(grammar(code).keys(title))
    sort = "title_beside" if beside else "title"
    named = {
        family
        for family, table in _families().items()
        if keys & {key for one in table[code].get(sort, ()) for key in grammar(code).keys(one)}
    }
    return frozenset(named) if beside else frozenset(named | _named_in(title, code))


def worth_of(family: str) -> float:
    """How much of the work an act of the family tells."""
    return float(_families()[family]["worth"])


def near_to(family: str) -> frozenset[str]:
    """Families whose acts mostly go with those of this one."""
    return frozenset(_families()[family]["near"])


def _named_in(line: str, code: LanguageCode) -> set[str]:
    """Families of acts that are named anywhere in a line."""
    names, _ = _tables(code)
    keys = grammar(code).keys(line)
    return {family for place in range(len(keys)) for family in _at(keys, place, names)}


def _at(keys: list[str], place: int, table: Mapping[tuple[str, ...], str]) -> set[str]:
    """Families of which a name begins at this place."""
    runs = (tuple(keys[place : place + length]) for length in (1, 2, 3) if place + length <= len(keys))
    return {table[run] for run in runs if run in table}


@cache
def _tables(code: LanguageCode) -> tuple[dict[tuple[str, ...], str], dict[tuple[str, ...], str]]:
    """The names and the verbs of the families, each by the keys of its words."""
    words = grammar(code)

    def by_keys(sort: str) -> dict[tuple[str, ...], str]:
        return {tuple(words.keys(one)): family for family, table in _families().items() for one in table[code][sort]}

    return by_keys("named"), by_keys("does")


@cache
def _families() -> dict[str, dict[str, Any]]:
    with (Path(__file__).parent / "work_acts.toml").open("rb") as file:
        return tomllib.load(file)
