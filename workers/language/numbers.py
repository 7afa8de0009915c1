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

    "twenty", "five" is ("25", 2), "ciento", "veinte" ("120", 2), "1,200" is ("1200", 1), "a dozen" has ("dozen", 1) at
    its second word.
    """
    word, known = words[index], _words()
    if _DIGITS.fullmatch(word):
        return _with_scale(_digits_value(word), words, index + 1, 1)
    if found := _below_million(words, index):
        value, length = found
        return _with_scale(str(value), words, index + length, length)
    if word in known["scales"]:
        return str(known["scales"][word]), 1
    return (word, 1) if word in known["counting"] else None


def _below_million(words: list[str], index: int) -> tuple[int, int] | None:
    """A number in words and how many they are: "two thousand five hundred", "mil doscientos"."""
    found = _below_thousand(words, index)
    value, length = found or (1, 0)
    if words[index + length : index + length + 1] not in (["thousand"], ["mil"]):
        return found
    more, taken = _below_thousand(words, index + length + 1) or (0, 0)
    return value * 1000 + more, length + 1 + taken


def _below_thousand(words: list[str], index: int) -> tuple[int, int] | None:
    known = _words()
    value, length = _below_hundred(words, index) or (1, 0)
    word = next(iter(words[index + length :]), "")
    if word == "hundred":
        value, length = value * 100, length + 1
    elif not length and word in known["hundreds"]:
        value, length = known["hundreds"][word], 1
    else:
        return (value, length) if length else None
    link = int(word == "hundred" and words[index + length : index + length + 1] == ["and"])
    rest = _below_hundred(words, index + length + link)
    return (value + rest[0], length + link + rest[1]) if rest else (value, length)


def _below_hundred(words: list[str], index: int) -> tuple[int, int] | None:
    """Values, and tens with the unit after them if there is one: twenty-five, treinta y cinco."""
    known = _words()
    word = next(iter(words[index:]), "")
    if word not in known["tens"]:
        return (known["values"][word], 1) if word in known["values"] else None
    link = int(words[index + 1 : index + 2] == ["y"])
    unit = known["values"].get(next(iter(words[index + 1 + link :]), ""))
    return (known["tens"][word] + unit, 2 + link) if unit in _UNITS else (known["tens"][word], 1)


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
