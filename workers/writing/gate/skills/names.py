"""Which skill rows a phrase names: all its words stand in the row's name, as they are or in the other language."""

from functools import lru_cache

from workers.language.words import words_of
from workers.trades.proof.stems import noun_form
from workers.trades.proof.word_sets import word_set
from workers.writing.gate.acts.general import brings_nothing
from workers.writing.gate.examination import Examination
from workers.writing.gate.rows.profile import Known
from workers.writing.gate.sentence.names_in_english import english_forms
from workers.writing.gate.sentence.tokens import Token, says

_SORTS = word_set("levels_sorts")


def rows_named(examination: Examination, phrase: list[int]) -> list[Known]:
    """The rows that have every word of a phrase which says what is known; none where a word says something else."""
    wanted = [at for at in phrase if not _says_nothing(examination, at)]
    return [
        row
        for row in examination.profile.skills
        if wanted and all(_is_of_name(examination.tokens[at], row) for at in wanted)
    ]


def _says_nothing(examination: Examination, at: int) -> bool:
    token = examination.tokens[at]
    return (
        token.folded in _SORTS
        or (token.is_plain and not token.number)
        or (token.surface.islower() and brings_nothing(examination.reading, at) and not _in_english(token))
    )


def _is_of_name(token: Token, row: Known) -> bool:
    """Whether a row's name has a word; of several that are one here ("MIG welder"), each, or what they stand for."""
    if says(token, row.keys):
        return True
    words = [_forms(word) | english_forms(word, "spanish") for word in token.words]
    keys = row.keys | _in_english_of(row.row.name)
    return all(forms & keys for word, forms in zip(token.words, words, strict=True) if word not in _LINKS)


@lru_cache(maxsize=512)
def _in_english_of(name: str) -> frozenset[str]:
    """What the words of a row's Spanish name stand for in English: an edge bander, of "Canteadora"."""
    return frozenset[str]().union(*(english_forms(word.folded, "spanish") for word in words_of(name)))


_LINKS = frozenset({"de", "del", "of", "la", "el", "a"})


def _forms(word: str) -> frozenset[str]:
    return frozenset({f"raw:{word}", f"number:{word}", noun_form(word, "en")})


def _in_english(token: Token) -> bool:
    return any(english_forms(word, "spanish") for word in token.words)
