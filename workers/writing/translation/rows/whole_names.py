"""Titles and skills that both languages have a name of their own for: told whole by our list, before any grammar.

A line of `names/*.toml` is "Spanish | other = English | other"; what a document prints is the first of a side.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal

from workers.language.grammar import LanguageCode
from workers.language.words import fold

NameSort = Literal["titles", "skills"]

_OF_ENGLISH = frozenset({"all_shops_and_herds", "typed_on_phones"})
"""Files of English names as people type them, "Folder, Laundry": their English prints only where no other has one."""
_LINK = re.compile(r"\b(?:de|del|en|por|para|con)\b")


def names_told(sort: NameSort, code: LanguageCode) -> dict[str, str]:
    """Return the names that this language prints, by the other language's names."""
    return _lists()[sort, code]


def whole_name(sort: NameSort, code: LanguageCode, name: str) -> str:
    """The name in this language; empty where the list hasn't it."""
    return names_told(sort, code).get(_key(name, sort, code), "")


@cache
def _lists() -> dict[tuple[NameSort, LanguageCode], dict[str, str]]:
    """Read all lists at once, so that the pool has whatever the first person asks for."""
    told: dict[tuple[NameSort, LanguageCode], dict[str, str]] = {}
    paths = sorted((Path(__file__).parent / "names").glob("*.toml"))
    tables = {path: tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}
    for path in paths:
        for sort, spanish, english in _rows(tables[path]):
            _add(told.setdefault((sort, "es"), {}), (_key(one, sort, "es") for one in english), spanish[0].strip())
    for path in sorted(paths, key=lambda path: path.stem in _OF_ENGLISH):
        for sort, spanish, english in _rows(tables[path]):
            _add(told.setdefault((sort, "en"), {}), (_key(one, sort, "en") for one in spanish), english[0].strip())
    return told


def _rows(tables: dict[str, str]) -> Iterator[tuple[NameSort, list[str], list[str]]]:
    """Yield each row of a file: its sort, and its names in Spanish and in English."""
    for table, text in tables.items():
        sort: NameSort = "titles" if table == "titles" else "skills"
        for line in text.strip().splitlines():
            spanish, english = (side.split(" | ") for side in line.split(" = "))
            yield sort, spanish, english


def _add(names: dict[str, str], others: Iterable[str], own: str) -> None:
    for other in others:
        names.setdefault(other, own)


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
