"""Spanish nouns of several senses that other words of their line tell: each named so that the lexicon has but that sense."""

import re
import tomllib
from functools import cache
from pathlib import Path

from workers.language.words import fold
from workers.writing.translation.conjugated import plurals_of
from workers.writing.translation.neighbours import beginnings

_NOT_BEFORE = r"\b(?! (?:de|del)\b)"
_NOT_BEHIND = r"(?<!\ba )(?<!\bde )\b"
"""A mano, and what is of the thing, are no things that are counted."""


def decided(text: str) -> str:
    """The line with each such noun spelled out."""
    folded = fold(text)
    for beside, word, singular, plural in _senses():
        if word.search(text) and beside.search(folded):
            text = word.sub(lambda found, one=singular, many=plural: many if found["many"] else one, text)
    return text


@cache
def _senses() -> list[tuple[re.Pattern[str], re.Pattern[str], str, str]]:
    """Of each: what stands beside it in a folded line, the noun in both numbers, and what it names in both."""
    tables = tomllib.loads((Path(__file__).parent / "decided_nouns.toml").read_text(encoding="utf-8"))
    return [_sense(table["word"], table["beside"], table["as"]) for table in tables.values()]


def _sense(word: str, beside: str, name: str) -> tuple[re.Pattern[str], re.Pattern[str], str, str]:
    first, blank, rest = name.partition(" ")
    many = next(iter(plurals_of(word)))
    spelled = rf"{_NOT_BEHIND}(?:(?P<many>{many})|{word}){_NOT_BEFORE}"
    return (
        re.compile(rf"\b(?:{beginnings(beside)})"),
        re.compile(spelled, re.IGNORECASE),
        name,
        f"{next(iter(plurals_of(first)))}{blank}{rest}",
    )
