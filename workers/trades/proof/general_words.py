"""Words of everyday language that bring no new, checkable thing into a sentence (general_words.toml)."""

from functools import cache

from workers.language.grammar import LanguageCode
from workers.language.words import fold
from workers.trades.proof.stems import forms_of, table

_LANGUAGES: tuple[tuple[LanguageCode, str], ...] = (("en", "english"), ("es", "spanish"))


def is_general(folded: str, code: LanguageCode) -> bool:
    """Whether a word of a text in this language is one of everyday language, by its stem."""
    return not _telling(folded, forms_of(folded, code)).isdisjoint(_general()[code])


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
def _general() -> dict[LanguageCode, frozenset[str]]:
    lists = table("general_words")
    return {
        code: frozenset().union(*(forms_of(fold(word), code) for word in lists[name].split()))
        for code, name in _LANGUAGES
    }


@cache
def _listed(name: str) -> frozenset[str]:
    words = table("general_words")[name].split()
    return frozenset().union(*(forms_of(fold(word), code) for word in words for code, _ in _LANGUAGES))
