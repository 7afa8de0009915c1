"""Tools that a row names in Spanish, told whole in English: a hot air gun, of "Pistola de aire caliente"."""

from functools import lru_cache

from workers.language.words import words_of
from workers.trades.proof.stems import noun_form
from workers.writing.gate.examination import Examination
from workers.writing.gate.sentence.names_in_english import english_forms
from workers.writing.gate.sentence.tokens import Role

_LINKS = frozenset({"de", "del", "la", "el", "a", "para", "con", "y"})
_LEAST = 2
"""Words of a tool's name: one alone may be of anything."""


def settle_tools_in_english(examination: Examination) -> None:
    """Settle the words, side by side, that say all of such a name, of a skill above Beginner."""
    if examination.reading.code != "en":
        return
    names = [_english_of(row.row.name) for row in examination.profile.skills if row.level > 0]
    for name in names:
        length = len(name)
        for first in range(len(examination.tokens) - length + 1 if length >= _LEAST else 0):
            if _is_name(examination, first, name):
                examination.settle(*range(first, first + length))


def _is_name(examination: Examination, first: int, name: tuple[frozenset[str], ...]) -> bool:
    """Whether the words from `first` on say each word of a name once, in any order."""
    run = examination.tokens[first : first + len(name)]
    left = list(name)
    for place, token in enumerate(run):
        forms = {f"raw:{token.folded}", noun_form(token.folded, "en")}
        meant = next((one for one in left if one & forms), None)
        if meant is None or token.number or (place and (token.breaks or token.role is Role.ACT)):
            return False
        left.remove(meant)
    return True


@lru_cache(maxsize=512)
def _english_of(name: str) -> tuple[frozenset[str], ...]:
    """Return for each word of a Spanish name its English in such names; nothing where a word has none."""
    words = [word.folded for word in words_of(name) if word.folded not in _LINKS]
    forms = tuple(english_forms(word, "spanish") for word in words)
    return forms if all(forms) else ()
