"""Weighs the stems, and pairs of them, that set an occupation's tasks apart from others', by its sentences.

The weights are figures about the sentences. They can't be turned back into them, so they may be bundled.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import log

from workers.occupations.words import english_stems

TERMS_EACH = 140
"""Kept per occupation. Matching of the development phrases gained nothing from more."""
FEWEST_OCCUPATIONS_OF_PAIR = 2
"""A pair of stems in the tasks of one occupation alone is mostly chance."""
HEAVIEST = 255


def term_weights(sentences: Mapping[str, Sequence[str]]) -> dict[str, dict[str, int]]:
    """Return the heaviest terms of each occupation, scaled so that the heaviest weighs 255.

    A pair is "pour concret".
    """
    counts = {code: _counts(texts) for code, texts in sentences.items()}
    spread = Counter(term for terms in counts.values() for term in terms)
    return {code: _heaviest(terms, spread, len(counts)) for code, terms in counts.items() if terms}


def _counts(sentences: Sequence[str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for sentence in sentences:
        stems = english_stems(sentence)
        counts.update(stems)
        counts.update(f"{first} {second}" for first, second in pairwise(stems))
    return counts


def _heaviest(terms: Counter[str], spread: Counter[str], occupations: int) -> dict[str, int]:
    weights = {
        term: (1 + log(count)) * log(occupations / spread[term])
        for term, count in terms.items()
        if " " not in term or spread[term] >= FEWEST_OCCUPATIONS_OF_PAIR
    }
    kept = sorted(weights, key=lambda term: (-weights[term], term))[:TERMS_EACH]
    top = weights[kept[0]] or 1.0
    return {term: max(1, round(HEAVIEST * weights[term] / top)) for term in sorted(kept)}
