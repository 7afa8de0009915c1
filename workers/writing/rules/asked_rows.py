"""Whether a row of the profile, a skill or a credential, is something that the posting asks for."""

import re

from workers.language.grammar import grammar
from workers.language.vocabulary import vocabulary
from workers.language.words import words_of
from workers.posting.phrases import SORTS
from workers.writing.draft import Assignment

_SCHEME = re.compile(r"([A-Z]{3,})[ -](\d{2,3})\b")
"""A credential known by its scheme and a number."""
_BRACKETED = re.compile(r"\(([A-Z]\w{3,})\)")
_SORTS = frozenset(
    {"class", "hour", "section", "license", "card", "the", "of", "clase", "de", "la", "licencia", "horas"}
)
_ANY_ROW = frozenset(
    (
        "safety",
        "training",
        "operator",
        "technician",
        "level",
        "worker",
        "construction",
        "industry",
        "general",
        "basic",
        "hour",
        "hours",
        "program",
        "course",
        "completion",
        "system",
        "systems",
        "installer",
        "inspector",
        "specialist",
        "operation",
        "advanced",
        "year",
        "work",
        "tool",
        "tools",
        "machine",
        "equipment",
        "control",
        "test",
        "and",
        "for",
        "or",
        "with",
        "non",
        "i",
        "ii",
        "iii",
        "iv",
        "y",
        "o",
        "con",
        "en",
        "para",
        "del",
        "los",
        "las",
        "el",
        "nivel",
        "curso",
        "operador",
        "tecnico",
        "seguridad",
        "construccion",
        "trabajo",
    )
)
"""Words that rows of every trade have: sharing one with a posting says nothing."""
_LEAST_LETTERS = 3


class AskedRows:
    """Holds names of rows against one posting."""

    def __init__(self, assignment: Assignment) -> None:
        self._assignment = assignment
        self._posting = assignment.posting_text
        self._words = grammar(assignment.language)
        self._entries = vocabulary(assignment.language)
        self._said = {word.folded for word in words_of(self._posting)}
        self._keys = {self._words.key(word) for word in self._said} - set(self._words.keys(assignment.posting.company))
        self._of_title = set(self._words.keys(assignment.posting.title))

    def asks_for(self, name: str) -> bool:
        """Whether the posting asks for what this row names."""
        bare = name.split("(", maxsplit=1)[0].strip()
        if (named := _SCHEME.match(name)) and re.search(
            rf"\b{named[1]}\b[ -]?(?:\d+(?:-hour)?(?: (?:or|o|and|y) |/))?{named[2]}\b", self._posting
        ):
            return True  # OSHA 30 of "OSHA 10 or 30"
        if bare.isupper() and re.search(rf"(?<!\w){re.escape(bare)}(?!\w)", self._posting):
            return True  # CHST, of "CHST (Construction Health and Safety Technician)"
        if self.named_in_brackets(name):
            return True
        read = words_of(name)
        keys = self._words.keys_of(read)
        asked = self._assignment.matches.concepts
        if any(self._entries.closure(found) & asked for _, _, found in self._entries.find(read, keys)):
            return True
        telling = {key for key, word in zip(keys, read, strict=True) if len(word.folded) >= _LEAST_LETTERS}
        telling -= self._words.neutral
        return bool(telling) and any(
            telling <= set(self._words.keys(one.text)) for one in self._assignment.posting.requirements
        )

    def named_in_brackets(self, name: str) -> str:
        """What the posting says, too, of a name's brackets: Metasys, of "Automation system (Metasys)"; or nothing."""
        named = (one for one in _BRACKETED.findall(name) if re.search(rf"\b{one}\b", self._posting))
        return next(named, "")

    def names(self, name: str) -> bool:
        """Whether the posting has every word of the name, in the singular or plural; what stands in brackets aside."""
        said = {word.removesuffix("s") for word in self._said}
        own = {word.folded.removesuffix("s") for word in words_of(name.split("(", maxsplit=1)[0])} - SORTS
        return bool(own) and own <= said

    def requires(self, name: str) -> bool:
        """Whether one requirement has every word of the name: a hood that the employer supplies is none."""
        own = set(self._words.keys(name.split("(", maxsplit=1)[0])) - self._words.neutral
        asked = self._assignment.posting.requirements
        return bool(own) and any(own <= set(self._words.keys(one.text)) for one in asked)

    def names_with_level(self, name: str) -> bool:
        """Whether the posting names a credential with its level: who holds Type II was not asked for Universal."""
        own = {word.folded for word in words_of(name)} - SORTS - _SORTS
        return bool(own) and own <= self._said

    def shared_with(self, name: str, *, beside_title: bool = False) -> int:
        """How many words that tell rows apart a name shares with the posting: roadway, vibration, I-CAR.

        `beside_title` leaves out those of the position's name, which all of a trade's machines have.
        """
        own = {word.folded for word in words_of(name) if len(word.folded) >= _LEAST_LETTERS} - SORTS - _SORTS - _ANY_ROW
        keys = {self._words.key(word) for word in own if not word.isdecimal()} - self._words.neutral
        return len(keys & (self._keys - self._of_title if beside_title else self._keys))
