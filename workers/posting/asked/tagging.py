"""Which words of a sentence make a phrase that asks for something: the best of all readings by the weights.

The weights are those of a linear-chain conditional random field (Lafferty, McCallum and Pereira, 2001) with three tags:
B begins a phrase, I goes on with it, O is outside. scripts/training/requirements.py learns them from labelled postings.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from workers.posting.asked.features import Features

TAGS = "BIO"
FILE = Path(__file__).parent / "weights.tsv"
_FORBIDDEN = -1e9
"""A phrase never goes on that hasn't begun."""
TOWARDS_A_PHRASE = 0.4
"""Taken from every word outside, since a missed phrase costs as much as one too many; found by cross-validation."""
_NONE = (0.0, 0.0, 0.0)


_ByTag = tuple[float, float, float]
"""By the tags' places in `TAGS`."""


class Weights(NamedTuple):
    """The weights of each feature for B, I and O, and of each tag behind each other, by their places in `TAGS`."""

    of_features: dict[str, _ByTag]
    of_pairs: tuple[_ByTag, ...]


def phrases_in(features: Features, weights: Weights | None = None) -> list[tuple[int, int]]:
    """Begin and end (not included) of each phrase, by places of tokens."""
    tags = _best(features, weights or learned()) if features.own else []
    begins = [place for place, tag in enumerate(tags) if tag == 0]
    found = []
    for begin in begins:
        end = begin + 1
        while end < len(tags) and tags[end] == 1:
            end += 1
        found.append((begin, end))
    return found


def _best(features: Features, weights: Weights) -> list[int]:
    """Return the tags of the heaviest reading (Viterbi)."""
    shared = _with(features.shared, (0.0, 0.0, -TOWARDS_A_PHRASE), weights)
    first = _with(features.own[0], shared, weights)
    heaviest = [first[0], _FORBIDDEN, first[2]]
    came_from: list[list[int]] = []
    for row in features.own[1:]:
        own = _with(row, shared, weights)
        ways = [[heaviest[before] + weights.of_pairs[before][tag] for before in range(3)] for tag in range(3)]
        came_from.append([way.index(max(way)) for way in ways])
        heaviest = [max(way) + own[tag] for tag, way in enumerate(ways)]
    tags = [heaviest.index(max(heaviest))]
    for origins in reversed(came_from):
        tags.append(origins[tags[-1]])
    return tags[::-1]


def _with(features: Sequence[str], sums: _ByTag, weights: Weights) -> _ByTag:
    """Return the tags' sums with the weights of these features added."""
    begins, goes_on, outside = sums
    weights_of_feature = weights.of_features.get
    for feature in features:
        if known := weights_of_feature(feature):
            begins += known[0]
            goes_on += known[1]
            outside += known[2]
    return begins, goes_on, outside


@cache
def learned() -> Weights:
    """The weights of weights.tsv, read once per process."""
    with FILE.open(encoding="utf-8") as file:
        return weights_of([line.rstrip("\n").split("\t") for line in file if not line.startswith("#")])


def weights_of(lines: Sequence[Sequence[str]]) -> Weights:
    """Weights out of lines of (feature, B, I, O); `after B` and its like are those of a tag behind another."""
    of = {number: float(number) for _, *numbers in lines for number in numbers}  # few differ: each is held once
    table = {name: (of[begins], of[goes_on], of[outside]) for name, begins, goes_on, outside in lines}
    pairs = [table.pop(f"after {tag}", _NONE) for tag in TAGS]
    pairs[2] = (pairs[2][0], _FORBIDDEN, pairs[2][2])
    return Weights(table, tuple(pairs))
