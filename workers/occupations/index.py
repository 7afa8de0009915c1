"""An inverted index in arrays: which documents hold a term, for thousands of short documents and a few query terms."""

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Numbers = NDArray[np.int32]


class Postings:
    """Documents by term, numbered as they came: owner by owner.

    `owner[d]` is the number of the occupation that document `d` speaks for, `mass[d]` the weight of all its terms,
    `size[d]` how many they are.
    """

    def __init__(self, documents: Iterable[tuple[int, Mapping[str, float]]], owners: int) -> None:
        """Index documents: each is its owner's number (below `owners`) and its terms with their weights."""
        owner: list[int] = []
        masses: list[float] = []
        sizes: list[int] = []
        terms_of_all: list[str] = []
        weights_of_all: list[float] = []
        for of, terms in documents:
            owner.append(of)
            masses.append(max(sum(terms.values()), 1e-6))
            sizes.append(len(terms))
            terms_of_all += terms
            weights_of_all += terms.values()
        self.owner: Numbers = np.array(owner, dtype=np.int32)
        self.mass: Floats = np.array(masses, dtype=np.float32)
        self.size: Floats = np.array(sizes, dtype=np.float32)
        self._owners = owners
        self._starts = _starts(self.owner)

        numbered = {term: number for number, term in enumerate(dict.fromkeys(terms_of_all))}
        numbers = np.fromiter(map(numbered.__getitem__, terms_of_all), dtype=np.int32, count=len(terms_of_all))
        by_term = np.argsort(numbers, kind="stable")
        # Two arrays of all terms instead of two for each of tens of thousands: half the time, and less memory.
        self._documents: Numbers = np.repeat(np.arange(len(owner), dtype=np.int32), sizes)[by_term]
        self._weights: Floats = np.array(weights_of_all, dtype=np.float32)[by_term]
        self._terms = numbered
        self._ends: Numbers = np.concatenate(
            ([0], np.cumsum(np.bincount(numbers, minlength=len(numbered)))), dtype=np.int32
        )

    def holding(self, variants: Mapping[str, float]) -> tuple[Numbers, Floats] | None:
        """The documents that hold any of a word's variants, each once, and the most that it matches in each.

        `variants`: terms, and how likely (0 to 1) each is what was meant.
        """
        held = [
            (self._documents[where], self._weights[where], share)
            for term, share in variants.items()
            if (where := self._where(term))
        ]
        if not held:
            return None
        if len(held) == 1:
            numbers, weights, share = held[0]
            return numbers, weights * np.float32(share)
        most = np.zeros(len(self.owner), dtype=np.float32)
        for numbers, weights, share in held:
            most[numbers] = np.maximum(most[numbers], weights * np.float32(share))
        documents = np.flatnonzero(most).astype(np.int32)
        return documents, most[documents]

    def _where(self, term: str) -> slice | None:
        number = self._terms.get(term)
        return None if number is None else slice(self._ends[number], self._ends[number + 1])

    def best_by_owner(self, values: Floats, documents: Numbers | None = None) -> Floats:
        """The largest value of each owner's documents, 0 where it has none. `values` are of `documents`, or of all.

        Documents came owner by owner and stay in that order, so each owner's are neighbours.
        """
        best = np.zeros(self._owners, dtype=np.float32)
        owners = self.owner if documents is None else self.owner[documents]
        starts = self._starts if documents is None else _starts(owners)
        if len(starts):
            best[owners[starts]] = np.maximum.reduceat(values, starts)
        return best


def _starts(owners: Numbers) -> NDArray[np.intp]:
    """Return where each owner's run of documents begins."""
    if not len(owners):
        return np.zeros(0, dtype=np.intp)
    return np.flatnonzero(np.concatenate(([True], owners[1:] != owners[:-1])))


def normalised(values: Floats) -> Floats:
    """The same with 1 as the largest; all zeros stay zeros."""
    top = float(values.max(initial=0.0))
    return values / np.float32(top) if top > 0 else values
