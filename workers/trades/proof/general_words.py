"""How much a word says that somebody could check: everyday language says nothing, a trade's own words much.

specificity.txt is made by scripts/build_specificity.py; general_words.toml has settings and what every trade has to do
with.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.trades.proof.stems import forms_of, table

_LANGUAGES: tuple[LanguageCode, ...] = ("en", "es")
_EVERYDAY = 0.2
_SURELY = 0.1
_UNLISTED = 0.95
"""Words that the table doesn't have are rare, or a trade's."""
_STEPS = 20


def specificity(folded: str, code: LanguageCode) -> float:
    """How likely a word of this language is one of a trade's own, from 0 to 1."""
    words = _specificities()[code]
    for word in (folded, folded.removesuffix("s"), folded.removesuffix("es")):
        if word in words:
            return words[word]
    return _UNLISTED


def specificity_words(code: LanguageCode) -> Mapping[str, float]:
    """The words of a language that the table lists: those that are frequent and not wholly a trade's own."""
    return _specificities()[code]


def is_listed(folded: str) -> bool:
    """Whether a word of either language is spelt so often enough to stand in the table."""
    return any(folded in words for words in _specificities().values())


def is_general(folded: str, code: LanguageCode) -> bool:
    """Whether a word of a text in this language is one of everyday language."""
    return folded.isalpha() and specificity(folded, code) < _EVERYDAY


def is_surely_general(folded: str, code: LanguageCode) -> bool:
    """Whether a word is everyday language beyond doubt: asked within a typed claim, where one word changes much."""
    return folded.isalpha() and specificity(folded, code) < _SURELY


def is_setting(folded: str, code: LanguageCode) -> bool:
    """Whether a word names where or for whom work is done, where a preposition leads it."""
    return not forms_of(folded, code).isdisjoint(_listed("settings"))


def is_common(folded: str) -> bool:
    """Whether a word names what every trade has to do with: parts, a crew, a reading."""
    return not _telling(folded, forms_of(folded, "en") | forms_of(folded, "es")).isdisjoint(_listed("common"))


def _telling(folded: str, forms: frozenset[str]) -> frozenset[str]:
    """The forms by which a word may stand in a list; whoever is named by an act (finisher) is not the act."""
    return frozenset(form for form in forms if "-noun:" in form) if folded.endswith(_DOERS) else forms


_DOERS = ("er", "ers", "or", "ors", "dora", "doras", "dores")


@cache
def _specificities() -> dict[LanguageCode, dict[str, float]]:
    """The table, read once per process: a line has a language, a step of the scale, and the words that stand on it."""
    words: dict[LanguageCode, dict[str, float]] = {"en": {}, "es": {}}
    for line in (Path(__file__).parent / "specificity.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith(("en ", "es ")):
            code, step, *listed = line.split()
            words["en" if code == "en" else "es"].update(dict.fromkeys(listed, int(step) / _STEPS))
    return words


def _listed(name: str) -> frozenset[str]:
    return _lists()[name]


@cache
def _lists() -> dict[str, frozenset[str]]:
    return {name: frozenset(_forms(words.split())) for name, words in table("general_words").items()}


def _forms(words: Iterable[str]) -> Iterable[str]:
    for word in words:
        for code in _LANGUAGES:
            yield from forms_of(fold(word), code)
