"""The likeliest reading of a row of blocks, each in the posting or out of it, by learned weights.

The weights are those of a linear-chain conditional random field (Lafferty, McCallum and Pereira, 2001) with two tags,
so of each feature the difference is enough. `scripts/training/blocks.py` learns them from labelled pages.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path

from workers.posting.learnt_weights import weight_of, weights_in

FILE = Path(__file__).parent / "weights.tsv"
STAYS_OUT, GOES_IN, GOES_OUT, STAYS_IN = "O after O", "I after O", "O after I", "I after I"
"""The weights of one block behind another."""


def kept_of(rows: Sequence[Sequence[str]], weights: Mapping[str, float] | None = None) -> list[bool]:
    """Of each block, given by its features, whether it is in (Viterbi)."""
    of = weights_in(FILE) if weights is None else weights
    if not rows:
        return []
    out, inside = 0.0, weight_of(frozenset(rows[0]), of)
    came_from: list[tuple[bool, bool]] = []
    for row in rows[1:]:
        ways_out = (out + of.get(STAYS_OUT, 0.0), inside + of.get(GOES_OUT, 0.0))
        ways_in = (out + of.get(GOES_IN, 0.0), inside + of.get(STAYS_IN, 0.0))
        came_from.append((ways_out[1] > ways_out[0], ways_in[1] > ways_in[0]))
        out, inside = max(ways_out), max(ways_in) + weight_of(frozenset(row), of)
    kept = [inside > out]
    for from_out, from_in in reversed(came_from):
        kept.append(from_in if kept[-1] else from_out)
    return kept[::-1]
