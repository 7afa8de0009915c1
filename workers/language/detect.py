"""Tells which of the two languages a text is written in."""

from functools import cache, lru_cache

from workers.language.grammar import LanguageCode, word_lists
from workers.language.words import fold

_ENDING = 0.4
"""What an ending says of a language, against a small word's 1."""
_ENOUGH = 0.8


@lru_cache(maxsize=32)
def language_of(text: str) -> LanguageCode | None:
    """The language of `text`, or None when too little speaks for either."""
    words = [fold(word.strip(".,;:()•-*\"'¿?¡!")) for word in text.split()]
    english, spanish = _speaks_for("en", words), _speaks_for("es", words)
    if max(english, spanish) < _ENOUGH or english == spanish:
        return None
    return "es" if spanish > english else "en"


def _speaks_for(code: LanguageCode, words: list[str]) -> float:
    small, endings = _signs(code)
    return sum(1.0 if word in small else _ENDING if word.endswith(endings) else 0.0 for word in words)


@cache
def _signs(code: LanguageCode) -> tuple[frozenset[str], tuple[str, ...]]:
    lists = word_lists(code)
    return frozenset(lists["small_words"].split()), tuple(lists["endings"])
