"""What an employer may be called in a sentence: the whole name, or as people shorten it."""

import re
from functools import lru_cache

from workers.language.words import words_of
from workers.trades.proof.lexicon import lexicon
from workers.trades.proof.stems import forms_of
from workers.trades.proof.word_sets import word_set

_IN_BRACKETS = re.compile(r"\(([^()]+)\)")
_COMPANY_ENDS = word_set("profile_company_ends")
_LEAST_NAME = 4


@lru_cache(maxsize=256)
def company_names(name: str) -> tuple[tuple[str, ...], ...]:
    """What an employer may be called, as folded words, longest first: without its legal form, by its first words."""
    if found := _IN_BRACKETS.search(name):  # "Wisteria Court (Dunmore Residential)"
        apart = {*company_names(found[1]), *company_names(_IN_BRACKETS.sub(" ", name))}
        return tuple(sorted(apart, key=len, reverse=True))
    words = [word.folded for word in words_of(name)]
    full = tuple(words)
    while words and words[-1] in _COMPANY_ENDS:
        words.pop()
    names = {full, tuple(words)} | {tuple(words[:length]) for length in range(2, len(words))}
    if words and len(words[0]) >= _LEAST_NAME:
        names.add((words[0],))
    if len(words) > 1 and len(words[-1]) >= _LEAST_NAME and not is_common(words[-1]):
        names.add((words[-1],))  # "Halcón", of "Movimientos de Tierra Halcón"
    if len(words) > _PLACES:
        names.add(tuple(words[1:]))  # "Sierra Baja", of "Transportes Sierra Baja"
    if len(words) > _PLACES and tuple(words[:_PLACES]) in _TOWNS:
        names.add((words[_PLACES],))  # "Bellmere", of "City of Bellmere Utility"
    return tuple(sorted((one for one in names if one), key=len, reverse=True))


_PLACES = 2
_TOWNS = frozenset(
    {(sort, "of") for sort in ("city", "town", "county", "village", "port", "university")}
    | {(sort, "de") for sort in ("ciudad", "municipio", "condado", "puerto", "universidad")}
)


def is_common(word: str) -> bool:
    """Whether a word of an employer's name is one that the vocabulary knows as something else."""
    for code in ("en", "es"):
        forms = [forms_of(word, code)]
        if lexicon().groups_at(forms, 0)[1] or f"{code}:{word}" in lexicon().plain:
            return True
    return False
