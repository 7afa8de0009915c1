"""Learns a conditional random field over rows of blocks, each in or out, in which what lies between two weighs too."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from scripts.training.sparse_descent import least
from workers.posting.blocks.sequence import GOES_IN, GOES_OUT, Signs

_BY_SIZE, _BY_SQUARE = 0.3, 0.5
"""The first drops signs that tell little, the second keeps weights small."""
_STEPS = 45
_FEWEST = 2
"""Blocks that have a sign without which nothing is learnt of it."""

Labelled = tuple[Signs, Sequence[bool]]
"""A page's signs, and which of its blocks are in."""


def learn_chain(pages: Iterable[Labelled]) -> dict[str, float]:
    """The weight of each sign of a block, and of each between blocks behind `GOES_IN` and `GOES_OUT`."""
    rows = [(signs, is_in) for signs, is_in in pages if is_in]
    blocks = _Table(row for signs, _ in rows for row in signs.of_blocks)
    borders = _Table(row for signs, _ in rows for row in signs.of_borders)
    chain = _Chain([len(is_in) for _, is_in in rows], np.concatenate([is_in for _, is_in in rows]))

    def loss(weights: Any) -> tuple[float, Any]:
        own, begins, ends = np.split(weights, [blocks.width, blocks.width + borders.width])
        value, slopes = chain.loss(blocks.sums(own), borders.sums(begins), borders.sums(ends))
        return value, np.concatenate(
            [table.back(of) for table, of in zip((blocks, borders, borders), slopes, strict=True)]
        )

    size = blocks.width + 2 * borders.width
    weights = least(loss, size, by_size=_BY_SIZE, by_square=_BY_SQUARE, steps=_STEPS)
    names = [*blocks.names, *(GOES_IN + name for name in borders.names), *(GOES_OUT + name for name in borders.names)]
    return {name: float(weight) for name, weight in zip(names, weights, strict=True) if weight}


class _Table:
    """Which signs each row has: sums of their weights for all rows at once, and the weights' slopes."""

    def __init__(self, rows: Iterable[Sequence[str]]) -> None:
        given = [frozenset(row) for row in rows]
        often = Counter(name for row in given for name in row)
        self.names = sorted(name for name, times in often.items() if times >= _FEWEST)
        self.width = len(self.names)
        place = {name: number for number, name in enumerate(self.names)}
        found = [[place[name] for name in row if name in place] for row in given]
        self._counts = np.array([len(row) for row in found])
        self._places = np.array([number for row in found for number in row], dtype=np.int32)
        order = np.argsort(self._places, kind="stable")
        self._rows = np.repeat(np.arange(len(found), dtype=np.int32), self._counts)[order]
        self._times = np.bincount(self._places, minlength=self.width)

    def sums(self, weights: Any) -> Any:
        """Return the sum of each row's weights."""
        return _sums_of_runs(weights[self._places], self._counts)

    def back(self, slopes: Any) -> Any:
        """Return the slope of each sign, out of those of the rows."""
        return _sums_of_runs(slopes[self._rows], self._times)


def _sums_of_runs(values: Any, lengths: Any) -> Any:
    """Return the sum of each run of values that follow one another."""
    sums = np.zeros(len(lengths))
    filled = np.flatnonzero(lengths)
    sums[filled] = np.add.reduceat(values, (np.cumsum(lengths) - lengths)[filled])
    return sums


class _Chain:
    """How unlikely the labels are, by the weights of blocks and of what lies between them."""

    def __init__(self, lengths: Sequence[int], is_in: Any) -> None:
        starts = np.cumsum([0, *lengths[:-1]])
        order = np.argsort(-np.array(lengths), kind="stable")
        self._starts, self._lengths = starts[order], np.array(lengths)[order]
        self._ends = self._starts + self._lengths - 1
        before = np.concatenate([[False], is_in[:-1]])
        before[starts] = is_in[starts]  # nothing changes before a page's first block
        self._is_in = is_in.astype(float)
        self._begins = (is_in & ~before).astype(float)
        self._stops = (~is_in & before).astype(float)
        longest = int(self._lengths[0])
        self._at = [self._starts[: np.count_nonzero(self._lengths > step)] + step for step in range(longest)]

    def loss(self, own: Any, begins: Any, stops: Any) -> tuple[float, tuple[Any, Any, Any]]:
        """The labels' negative logarithmic likelihood, and its slopes along what blocks and changes weigh."""
        out, inside = self._forth(own, begins, stops)
        rest_out, rest_inside = self._back(own, begins, stops)
        of_pages = np.logaddexp(out[self._ends], inside[self._ends])
        whole = np.empty(len(own))
        for page, start in enumerate(self._starts):
            whole[start : start + self._lengths[page]] = of_pages[page]
        is_in = np.exp(inside + rest_inside - whole)
        goes_in, goes_out = np.zeros(len(own)), np.zeros(len(own))
        goes_in[1:] = np.exp(np.minimum(out[:-1] + (begins + own + rest_inside - whole)[1:], 0))
        goes_out[1:] = np.exp(np.minimum(inside[:-1] + (stops + rest_out - whole)[1:], 0))
        goes_in[self._starts] = goes_out[self._starts] = 0
        told = own @ self._is_in + begins @ self._begins + stops @ self._stops
        slopes = (is_in - self._is_in, goes_in - self._begins, goes_out - self._stops)
        return float(of_pages.sum() - told), slopes

    def _forth(self, own: Any, begins: Any, stops: Any) -> tuple[Any, Any]:
        out, inside = np.zeros(len(own)), np.zeros(len(own))
        inside[self._starts] = own[self._starts]
        for here in self._at[1:]:
            out[here] = np.logaddexp(out[here - 1], inside[here - 1] + stops[here])
            inside[here] = own[here] + np.logaddexp(out[here - 1] + begins[here], inside[here - 1])
        return out, inside

    def _back(self, own: Any, begins: Any, stops: Any) -> tuple[Any, Any]:
        out, inside = np.zeros(len(own)), np.zeros(len(own))
        for here in self._at[:0:-1]:
            with_own = own[here] + inside[here]
            out[here - 1] = np.logaddexp(out[here], begins[here] + with_own)
            inside[here - 1] = np.logaddexp(stops[here] + out[here], with_own)
        return out, inside
