"""A text word by word, with what each word may stand for in either language, misspellings included."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from common.folding import tokens_of
from workers.occupations.spelling import Speller
from workers.occupations.words import EMPTY_ENGLISH, EMPTY_SPANISH, WHOLE_WORDS, english_stem, spanish_stem

MOST_WORDS = 120
"""Different words of one text that are weighed; ten lines of duties have fewer."""

_CUT_SHORT = 0.95
"""How likely a short word is each of the whole words that it may be cut from."""

Variants = dict[str, float]
"""Stems that one word may stand for, and how likely each is."""


@dataclass(frozen=True, slots=True)
class Query:
    """`tokens` as they were written, folded; `words` each once, without those that say nothing."""

    tokens: list[str]
    words: list[Variants]

    def mass(self, weigh: Callable[[str], float]) -> float:
        """Return the weight of all words together, each by the heaviest that it may stand for."""
        return sum(max(map(weigh, word)) for word in self.words)

    def terms(self) -> Iterator[tuple[str, float]]:
        """English stems and neighbouring pairs of them, in the form of `term_weights`."""
        singles = [_likeliest(word) for word in self.words]
        yield from (single for single in singles if single)
        for first, second in pairwise(singles):
            if first and second:
                yield f"{first[0]} {second[0]}", min(first[1], second[1])


class Reader:
    """Reads texts by the words that names and signs of occupations are made of."""

    def __init__(self, english: Mapping[str, int], spanish: Mapping[str, int]) -> None:
        """`english`, `spanish`: each language's words, with how much they are used."""
        self._speller = Speller(Counter(english) + Counter(spanish))
        self._english, self._spanish = set(english), set(spanish)
        self._stems = {stem(word) for word in self._speller for stem in (english_stem, spanish_stem)}

    def read(self, text: str) -> Query:
        """Never fails; a text without a known word gives a query without words."""
        tokens = tokens_of(text)
        is_spanish = sum(token in EMPTY_SPANISH for token in tokens) > sum(token in EMPTY_ENGLISH for token in tokens)
        empty = EMPTY_SPANISH if is_spanish else EMPTY_SPANISH | EMPTY_ENGLISH
        said = list(dict.fromkeys(token for token in tokens if token not in empty))[:MOST_WORDS]
        return Query(tokens, [variants for token in said if (variants := self._variants(token))])

    def _variants(self, token: str) -> Variants:
        variants: Variants = {}
        for word, share in self._readings(token):
            for stem in self._stems_of(word):
                variants[stem] = max(variants.get(stem, 0.0), share)
        return variants

    def _readings(self, token: str) -> list[tuple[str, float]]:
        """Known words that the token may be, and how likely: itself, one that it is cut from, or a misspelt one."""
        whole = [(word, _CUT_SHORT) for word in WHOLE_WORDS.get(token, ())]
        if self._is_known(token):
            return [(token, 1.0), *whole]
        return whole or self._speller.readings(token)

    def _stems_of(self, word: str) -> Iterator[str]:
        """Yield a word's stems in both languages, unless only one has the word: "tech" is no "techo"."""
        if word in self._english or word not in self._spanish:
            yield english_stem(word)
        if word in self._spanish or word not in self._english:
            yield spanish_stem(word)

    def _is_known(self, token: str) -> bool:
        """Whether a word is known, also in a form that no list has: "landed" where the lists say "land"."""
        return token in self._speller or english_stem(token) in self._stems or spanish_stem(token) in self._stems


def _likeliest(word: Variants) -> tuple[str, float] | None:
    english = [(stem, share) for stem, share in word.items() if not stem.startswith("~")]
    return max(english, key=lambda one: one[1], default=None)
