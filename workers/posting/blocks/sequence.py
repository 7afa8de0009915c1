"""The likeliest reading of a row of blocks, each in the posting or out of it, by learned weights.

The weights are those of a linear-chain conditional random field (Lafferty, McCallum and Pereira, 2001) with two tags,
so of each feature the difference is enough; what lies between two blocks weighs for each of the two changes.
`scripts/training/blocks.py` learns them from labelled pages.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from workers.posting.learnt_weights import weight_of, weights_in

FILE = Path(__file__).parent / "weights.tsv"
GOES_IN, GOES_OUT = "in ", "out "
"""What the weights of signs between two blocks begin with: of the posting's beginning there, and of its end."""
_CHANGE = 1.0
"""What each beginning and each end takes beyond its weights: a posting is one run of blocks, or a few. Signs of a block
are many and say the same thing twice, so that on pages of new makers they tear a posting apart (lots held out)."""


@dataclass(frozen=True, slots=True)
class Signs:
    """Features of each block, and of what lies between it and the one before: none for the first."""

    of_blocks: Sequence[Sequence[str]]
    of_borders: Sequence[Sequence[str]]


def kept_of(signs: Signs, weights: Mapping[str, float] | None = None) -> list[bool]:
    """Return for each block, by its features, whether it belongs to the posting (Viterbi)."""
    of = weights_in(FILE) if weights is None else weights
    if not signs.of_blocks:
        return []
    out, inside = 0.0, weight_of(frozenset(signs.of_blocks[0]), of)
    came_from: list[tuple[bool, bool]] = []
    for row, border in zip(signs.of_blocks[1:], signs.of_borders[1:], strict=True):
        begins = sum(of.get(GOES_IN + sign, 0.0) for sign in border) - _CHANGE
        ends = sum(of.get(GOES_OUT + sign, 0.0) for sign in border) - _CHANGE
        ways_out, ways_in = (out, inside + ends), (out + begins, inside)
        came_from.append((ways_out[1] > ways_out[0], ways_in[1] > ways_in[0]))
        out, inside = max(ways_out), max(ways_in) + weight_of(frozenset(row), of)
    kept = [inside > out]
    for from_out, from_in in reversed(came_from):
        kept.append(from_in if kept[-1] else from_out)
    return kept[::-1]
