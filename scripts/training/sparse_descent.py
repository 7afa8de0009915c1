"""The least of a smooth function plus its weights' sizes: OWL-QN (Andrew and Gao, 2007); most weights stay nought."""

from collections.abc import Callable
from typing import Any

import numpy as np

_PAIRS = 6
"""Of how many last steps the slope's change is remembered."""
_MOST_HALVES = 20
_ENOUGH = 1e-4
_LITTLE = 1e-5
"""Share of the loss: where a step gains less, the descent is over."""


def least(loss: Callable[[Any], tuple[float, Any]], size: int, *, by_size: float, by_square: float, steps: int) -> Any:
    """Where `loss` + by_size * sum |w| + by_square * sum w² is least, from nought on.

    `loss` gives a value and its slope. An array of `size` weights.
    """
    here = np.zeros(size)
    pairs: list[tuple[Any, Any]] = []

    def smooth(at: Any) -> tuple[float, Any]:
        value, slope = loss(at)
        return value + by_square * float(at @ at), slope + 2 * by_square * at

    def whole(value: float, at: Any) -> float:
        return value + by_size * float(np.abs(at).sum())

    value, slope = smooth(here)
    total = whole(value, here)
    for _ in range(steps):
        down = _steepest(here, slope, by_size)
        way = _bent(down, pairs)
        way[way * down <= 0] = 0
        sides = np.where(here != 0, np.sign(here), np.sign(down))
        length = 1.0 if pairs else 1 / float(np.sqrt(down @ down) or 1.0)
        for _ in range(_MOST_HALVES):
            there = here + length * way
            there[there * sides < 0] = 0  # no weight changes its sign within a step
            value, new_slope = smooth(there)
            if whole(value, there) <= total - _ENOUGH * float(down @ (there - here)):
                break
            length /= 2
        else:
            return here
        if (there - here) @ (new_slope - slope) > 0:
            pairs = [*pairs, (there - here, new_slope - slope)][-_PAIRS:]
        gain = total - whole(value, there)
        here, slope, total = there, new_slope, whole(value, there)
        if gain < _LITTLE * abs(total):
            break
    return here


def _steepest(here: Any, slope: Any, by_size: float) -> Any:
    """The way down; nought where both ways lead up."""
    at_nought = np.where(slope < -by_size, -slope - by_size, np.where(slope > by_size, by_size - slope, 0.0))
    return np.where(here == 0, at_nought, -slope - by_size * np.sign(here))


def _bent(down: Any, pairs: list[tuple[Any, Any]]) -> Any:
    """The way down, bent by how the slope has changed (Nocedal's two loops)."""
    way = down.copy()
    shares = []
    for step, change in reversed(pairs):
        share = (step @ way) / (step @ change)
        shares.append(share)
        way -= share * change
    if pairs:
        step, change = pairs[-1]
        way *= (step @ change) / (change @ change)
    for (step, change), share in zip(pairs, reversed(shares), strict=True):
        way += (share - (change @ way) / (step @ change)) * step
    return way
