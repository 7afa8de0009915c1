"""Which words of a sentence make a phrase that asks for something: the best of all readings by the weights.

The weights are those of a linear-chain conditional random field (Lafferty, McCallum and Pereira, 2001) with three tags:
B begins a phrase, I goes on with it, O is outside. scripts/training/requirements.py learns them from labelled postings.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

TAGS = "BIO"
FILE = Path(__file__).parent / "weights.tsv"
_FORBIDDEN = -1e9
"""A phrase never goes on that hasn't begun."""
TOWARDS_A_PHRASE = 0.4
"""Taken from every word outside, since a missed phrase costs as much as one too many; found by cross-validation."""
_NONE = (0.0, 0.0, 0.0)


class Weights(NamedTuple):
    """Of each feature for B, I and O, and of each tag behind each other, by their places in `TAGS`."""

    of_features: dict[str, tuple[float, float, float]]
    of_pairs: tuple[tuple[float, float, float], ...]


def phrases_in(rows: Sequence[Sequence[str]], weights: Weights | None = None) -> list[tuple[int, int]]:
    """Begin and end (not included) of each phrase, of tokens given by their features."""
    tags = _best(rows, weights or learned()) if rows else []
    begins = [place for place, tag in enumerate(tags) if tag == 0]
    found = []
    for begin in begins:
        end = begin + 1
        while end < len(tags) and tags[end] == 1:
            end += 1
        found.append((begin, end))
    return found


def _best(rows: Sequence[Sequence[str]], weights: Weights) -> list[int]:
    """The tags of the heaviest reading (Viterbi)."""
    first = _own(rows[0], weights)
    heaviest = [first[0], _FORBIDDEN, first[2]]
    came_from: list[list[int]] = []
    for row in rows[1:]:
        own = _own(row, weights)
        ways = [[heaviest[before] + weights.of_pairs[before][tag] for before in range(3)] for tag in range(3)]
        came_from.append([way.index(max(way)) for way in ways])
        heaviest = [max(way) + own[tag] for tag, way in enumerate(ways)]
    tags = [heaviest.index(max(heaviest))]
    for origins in reversed(came_from):
        tags.append(origins[tags[-1]])
    return tags[::-1]


def _own(row: Sequence[str], weights: Weights) -> tuple[float, float, float]:
    begins, goes_on, outside = 0.0, 0.0, -TOWARDS_A_PHRASE
    of_features = weights.of_features
    for feature in row:
        if known := of_features.get(feature):
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
