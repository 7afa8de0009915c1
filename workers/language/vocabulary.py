"""The trades' vocabulary (data/vocabulary.toml) and where its entries stand in a text."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from workers.language.grammar import LanguageCode, grammar
from workers.language.words import Word, words_of

ConceptKind = Literal["skill", "safety", "tool", "software", "certification"]


@dataclass(frozen=True, slots=True)
class Concept:
    """One entry: its kind, its names, and every entry that having it implies (itself left out)."""

    kind: ConceptKind
    english: str
    spanish: str
    implies: frozenset[str]

    def name(self, code: LanguageCode) -> str:
        """The entry's name in a language."""
        return self.english if code == "en" else self.spanish


Spelling = tuple[str, ...]
"""How a name is spelt: keys of its words, or one word behind "=" that counts only as it stands."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All entries by English name, and their spellings by first word, the longest first."""

    concepts: dict[str, Concept]
    spellings: dict[str, list[tuple[Spelling, str]]]

    def find(
        self, words: Sequence[Word], keys: Sequence[str], breaks: frozenset[int] = frozenset()
    ) -> list[tuple[int, int, str]]:
        """Each entry found in a text's words and their keys, as (first index, index after the last, English name).

        Of spellings that begin at one word the longest wins; entries don't overlap, nor reach over a word before which
        the text breaks (an index in `breaks`).
        """
        found: list[tuple[int, int, str]] = []
        index = 0
        while index < len(keys):
            length, name = self._at(index, words, keys, breaks)
            if name:
                found.append((index, index + length, name))
            index += length
        return found

    def _at(self, index: int, words: Sequence[Word], keys: Sequence[str], breaks: frozenset[int]) -> tuple[int, str]:
        for spelling, name in self.spellings.get(keys[index], ()):
            is_whole = not breaks.intersection(range(index + 1, index + len(spelling)))
            if len(spelling) > 1 and is_whole and tuple(keys[index : index + len(spelling)]) == spelling:
                return len(spelling), name
        # As it stands before by stem: an excavator isn't excavation.
        for key in (_as_it_stands(words[index].folded), keys[index]):
            for spelling, name in self.spellings.get(key, ()):
                if len(spelling) == 1:
                    return 1, name
        return 1, ""

    def closure(self, name: str) -> frozenset[str]:
        """Return the entry's name and the names of all that it implies."""
        return self.concepts[name].implies | {name}


def entries_of_row(name: str, code: LanguageCode) -> frozenset[str]:
    """The entries that the name of a skill or a paper has, and a program's where it is its name without the maker's.

    In a line "excel" may be a verb; a row of its own is the program.
    """
    entries = vocabulary(code)
    read = words_of(name)
    found = frozenset(one for _, _, one in entries.find(read, grammar(code).keys_of(read)))
    whole = _programs_by_own_name(code).get(" ".join(word.folded for word in read))
    return found | {whole} if whole else found


@cache
def _programs_by_own_name(code: LanguageCode) -> dict[str, str]:
    """Programs by the second of two words: Excel, of Microsoft Excel."""
    names = (one.english for one in vocabulary(code).concepts.values() if one.kind == "software")
    parted = ((words_of(name), name) for name in names)
    return {read[1].folded: name for read, name in parted if len(read) == 2 and read[1].surface.istitle()}  # noqa: PLR2004 - maker, own


@cache
def vocabulary(code: LanguageCode) -> Vocabulary:
    """The vocabulary with its spellings (of both languages) as the words of a text in this language are compared."""
    with (Path(__file__).parent / "data" / "vocabulary.toml").open("rb") as file:
        tables = tomllib.load(file)
    entries = {name: entry for table in tables.values() for name, entry in table.items()}
    concepts: dict[str, Concept] = {}
    spellings: dict[str, dict[Spelling, str]] = {}
    for kind, table in tables.items():
        for name, entry in table.items():
            concepts[name] = Concept(kind, name, entry["es"], _implied(name, entries))  # type: ignore[arg-type]
            for spelling in (name, entry["es"], *entry.get("also", ())):
                read = _read_spelling(spelling, code)
                spellings.setdefault(read[0], {}).setdefault(read, name)
    ordered = {first: sorted(of.items(), key=lambda item: -len(item[0])) for first, of in spellings.items()}
    return Vocabulary(concepts, ordered)


def _read_spelling(spelling: str, code: LanguageCode) -> Spelling:
    words = words_of(spelling)
    if len(words) == 1 and not spelling.endswith("*"):
        return (_as_it_stands(words[0].folded),)
    return tuple(grammar(code).key(word.folded) for word in words)


def _as_it_stands(folded: str) -> str:
    """The word without the s of its plural; CMMS is no plural of CMM."""
    if folded == "cmms":
        return "=cmms"
    is_plural = len(folded) > 3 and folded.endswith("s") and not folded.endswith(("ss", "is", "us"))  # noqa: PLR2004
    return "=" + (folded[:-1] if is_plural else folded)


def _implied(name: str, entries: dict[str, dict[str, list[str]]]) -> frozenset[str]:
    implied: set[str] = set()
    waiting = list(entries[name].get("implies", ()))
    while waiting:
        if (next_name := waiting.pop()) not in implied:
            implied.add(next_name)
            waiting += entries[next_name].get("implies", ())
    return frozenset(implied)
