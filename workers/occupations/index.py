"""An inverted index in arrays: which documents hold a term, for thousands of short documents and a few query terms."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Numbers = NDArray[np.int32]


class Postings:
    """Documents (numbered as they came) by term. `owner[d]` is the occupation that document `d` speaks for."""

    def __init__(self, documents: Iterable[tuple[int, Mapping[str, float]]]) -> None:
        """Each document is its owner's number and its terms with their weights."""
        owners: list[int] = []
        gathered: dict[str, tuple[list[int], list[float]]] = {}
        masses: list[float] = []
        for number, (owner, terms) in enumerate(documents):
            owners.append(owner)
            masses.append(sum(terms.values()))
            for term, weight in terms.items():
                numbers, weights = gathered.setdefault(term, ([], []))
                numbers.append(number)
                weights.append(weight)
        self.owner: Numbers = np.array(owners, dtype=np.int32)
        self.mass: Floats = np.array(masses, dtype=np.float32)
        self._terms: dict[str, tuple[Numbers, Floats]] = {
            term: (np.array(numbers, dtype=np.int32), np.array(weights, dtype=np.float32))
            for term, (numbers, weights) in gathered.items()
        }

    def __contains__(self, term: str) -> bool:
        return term in self._terms

    def terms(self) -> Iterable[str]:
        """Every term that stands in a document."""
        return self._terms.keys()

    def holding(self, term: str) -> tuple[Numbers, Floats] | None:
        """The documents that hold `term`, and its weight in each."""
        return self._terms.get(term)

    def owners_of(self, term: str) -> int:
        """How many occupations the term speaks for."""
        held = self._terms.get(term)
        return len(np.unique(self.owner[held[0]])) if held else 0


def best_by_owner(values: Floats, owner: Numbers, owners: int) -> Floats:
    """The largest value of each owner's documents, 0 where it has none."""
    best = np.zeros(owners, dtype=np.float32)
    np.maximum.at(best, owner, values)
    return best


def normalised(values: Floats) -> Floats:
    """The same with 1 as the largest; all zeros stay zeros."""
    top = float(values.max(initial=0.0))
    return values / top if top > 0 else values


def as_array(values: Sequence[float]) -> Floats:
    """A float32 array."""
    return np.array(values, dtype=np.float32)
