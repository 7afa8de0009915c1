"""Titles and skills that both languages have a name of their own for: told whole by our list, before any grammar.

A line of `names/*.toml` is "Spanish | other = English | other"; what a document prints is the first of a side.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from workers.language.grammar import LanguageCode
from workers.language.words import fold

NameSort = Literal["titles", "skills"]

_LINK = re.compile(r"\b(?:de|del|en|por|para|con)\b")


@cache
def names_told(sort: NameSort, code: LanguageCode) -> dict[str, str]:
    """For the folded names of the other language what this one prints."""
    told: dict[str, str] = {}
    for sides in _sides(sort):
        spanish, english = sides
        others, own = (spanish, english) if code == "en" else (english, spanish)
        for other in others:
            told.setdefault(_key(other, sort, code), own[0])
    return told


def whole_name(sort: NameSort, code: LanguageCode, name: str) -> str:
    """The name in this language; empty where the list hasn't it."""
    return names_told(sort, code).get(_key(name, sort, code), "")


def _sides(sort: NameSort) -> Iterator[tuple[list[str], list[str]]]:
    for path in sorted((Path(__file__).parent / "names").glob("*.toml")):
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        for line in table.get(sort, "").strip().splitlines():
            spanish, _, english = line.partition(" = ")
            yield [one.strip() for one in spanish.split(" | ")], [one.strip() for one in english.split(" | ")]


def _key(name: str, sort: NameSort, code: LanguageCode) -> str:
    folded = " ".join(fold(name).replace("-", " ").replace("'", "").replace("\u2019", "").split())
    return _as_man(folded) if sort == "titles" and code == "en" else folded


def _as_man(title: str) -> str:
    """A Spanish title in one gender, whoever has it: the words before the first link agree."""
    link = _LINK.search(title)
    end = link.start() if link else len(title)
    return "".join([" ".join(map(_masculine, title[:end].split(" "))), title[end:]])


def _masculine(word: str) -> str:
    if word.endswith(("dora", "tora", "sora")):
        return word[:-1]
    return word if word.endswith("ista") or not word.endswith("a") else f"{word[:-1]}o"
