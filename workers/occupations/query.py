"""What somebody wrote, word by word: what each may stand for in either language, misspellings read as well as they can be."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from common.folding import tokens_of
from workers.occupations.spelling import Speller
from workers.occupations.words import EMPTY_ENGLISH, EMPTY_SPANISH, english_stem, spanish_stem

Variants = dict[str, float]
"""Stems that one word may stand for, and how likely each is."""


@dataclass(frozen=True, slots=True)
class Query:
    """`tokens` as they were written, folded; `words` without those that say nothing."""

    tokens: list[str]
    words: list[Variants]
    is_spanish: bool

    def mass(self, weigh: Callable[[str], float]) -> float:
        """What all the words weigh together, each by its most likely stem."""
        return sum(max(weigh(term) * share for term, share in word.items()) for word in self.words if word)

    def terms_with_pairs(self) -> Iterator[tuple[str, float]]:
        """English stems, and neighbouring pairs of them, as in `term_weights`."""
        singles = [max(((t, w) for t, w in word.items() if t[0] != "~"), key=lambda p: p[1], default=None) for word in self.words]
        for single in singles:
            if single:
                yield single
        for first, second in pairwise(singles):
            if first and second:
                yield f"{first[0]} {second[0]}", min(first[1], second[1])


class Reader:
    """Reads texts by the words that names and signs of occupations are made of."""

    def __init__(self, uses: Mapping[str, int]) -> None:
        self._speller = Speller(uses)

    def read(self, text: str) -> Query:
        """Never fails; a text without a known word gives a query without words."""
        tokens = tokens_of(text)
        spanish = sum(token in EMPTY_SPANISH for token in tokens)
        english = sum(token in EMPTY_ENGLISH for token in tokens)
        is_spanish = spanish > english
        empty = EMPTY_SPANISH | (EMPTY_ENGLISH if not is_spanish else frozenset())
        words = []
        for token in tokens:
            if token in empty:
                continue
            if variants := self._variants(token, is_spanish=is_spanish):
                words.append(variants)
        return Query(tokens, words, is_spanish)

    def _variants(self, token: str, *, is_spanish: bool) -> Variants:
        if token in self._speller:
            readings = [(token, 1.0)]
        else:
            readings = self._speller.readings(token)
        variants: Variants = {}
        for word, share in readings:
            for stem in (english_stem(word), spanish_stem(word)):
                variants[stem] = max(variants.get(stem, 0.0), share)
        return variants
