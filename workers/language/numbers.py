"""Numbers as people write them, in digits or in words, by their value."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

_DIGITS = re.compile(r"\d[\d.,/]*")
_THOUSANDS = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_UNITS = range(1, 10)


def number_at(words: list[str], index: int) -> tuple[str, int] | None:
    """The number that starts at `words[index]` (folded words): its value as text and how many words it takes, or None.

    "twenty", "five" is ("25", 2), "1,200" is ("1200", 1), "a dozen" has ("dozen", 1) at its second word.
    """
    word, known = words[index], _words()
    if _DIGITS.fullmatch(word):
        return _with_scale(_digits_value(word), words, index + 1, 1)
    if word in known["tens"]:
        return _from_tens(words, index)
    if word in known["values"]:
        return _with_scale(str(known["values"][word]), words, index + 1, 1)
    if word in known["scales"]:
        return str(known["scales"][word]), 1
    return (word, 1) if word in known["counting"] else None


def _from_tens(words: list[str], index: int) -> tuple[str, int]:
    """Tens, with the unit after them if there is one: twenty-five, treinta y cinco."""
    known = _words()
    skip = 1 if words[index + 1 : index + 2] == ["y"] else 0
    unit = known["values"].get(next(iter(words[index + 1 + skip :]), ""))
    if unit in _UNITS:
        return _with_scale(str(known["tens"][words[index]] + unit), words, index + 2 + skip, 2 + skip)
    return _with_scale(str(known["tens"][words[index]]), words, index + 1, 1)


def _digits_value(word: str) -> str:
    if _THOUSANDS.fullmatch(word):
        word = word.replace(",", "")
    word = word.rstrip(".,/")
    return str(int(word)) if word.isdecimal() else word


def _with_scale(value: str, words: list[str], index: int, length: int) -> tuple[str, int]:
    """`value` times the hundred or thousand that follows it."""
    scales = _words()["scales"]
    while index < len(words) and words[index] in scales and value.isdecimal():
        value, index, length = str(int(value) * scales[words[index]]), index + 1, length + 1
    return value, length


@cache
def _words() -> dict[str, Any]:
    with (Path(__file__).parent / "data" / "numbers.toml").open("rb") as file:
        tables = tomllib.load(file)
    return {**tables, "counting": frozenset(tables["counting"]["words"].split())}
