"""How much a word that a posting and a line share says: a camera, a drive's model much, a week or two little."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import fsum

from workers.language.conjugation import is_verb
from workers.language.grammar import LanguageCode, grammar
from workers.language.words import words_of
from workers.posting.requirements.phrases import SORTS
from workers.posting.requirements.reading import BROAD
from workers.trades.proof.general_words import is_common, specificity

_WITH_PARTICLE = re.compile(r"([a-z]{4,}|set)(?:up|out|off)s?")
"""A verb and its particle as one noun: startup, of who is to start up systems."""
_LEAST, _RANGE = 0.2, 1.1
"""What a word of everyday language is worth, and how much more one is that only a trade has: 1 between, mostly."""
_COMMON_SHARE = 0.5
"""What is left of it for what every trade has to do with: parts, trucks, repair."""
_SHORT_NUMBER = 2
"""Figures of a number that may count anything: 3 axes and a crew of 3."""


def worths_in(text: str, code: LanguageCode) -> Mapping[str, float]:
    """The words of a text by their keys, each with what it is worth."""
    words = grammar(code)
    found: dict[str, float] = {}
    for folded in {word.folded for word in words_of(text)}:
        key = words.key(folded)
        found[key] = max(found.get(key, 0.0), _worth(folded, code))
    return found


@lru_cache(maxsize=256)
def telling_keys(text: str, code: LanguageCode) -> frozenset[str]:
    """The keys of a text's words, without those that say nothing by themselves."""
    words = grammar(code)
    told = [word.folded for word in words_of(text) if word.folded not in SORTS]
    parted = (found[1] for found in map(_WITH_PARTICLE.fullmatch, told) if found and is_verb(found[1], "en"))
    return frozenset(map(words.key, (*told, *parted) if code == "en" else told)) - words.neutral


def together(keys: Iterable[str], worths: Mapping[str, float]) -> float:
    """What keys are worth; one that the text doesn't have, an entry of the vocabulary, as much as a usual word."""
    return fsum(worths.get(key, 1.0) for key in keys)  # the same in whatever order a set has them


def _worth(folded: str, code: LanguageCode) -> float:
    if folded.isdecimal():
        return _LEAST if len(folded) <= _SHORT_NUMBER else 1.0
    own = _LEAST + _RANGE * specificity(folded, code)
    return own * _COMMON_SHARE if is_common(folded) or folded in BROAD else own
