"""The connected parts of the ink on a picture of a card, and the lines that they make.

Rules, on which people write, are taken out first, also where writing crosses them. Places are in dots.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

INK = 0.35  # grey of 0 to 1 that is ink
RULE = 90  # dots: longer runs of ink along a row are rules, by no more than `THICK` dots high
THICK = 9
LEAST, HIGHEST, WIDEST = 5, 140, 420  # dots of a part's longer side at the least; of its height; of its width
SAME_LINE = 0.5  # of the lower part's height: how much of it two parts on one line share
LAST = 4  # parts at the end of a line that tell its height
FARTHEST = 2.8  # of a line's height: the widest blank within a line

Box = tuple[int, int, int, int]


class Part(msgspec.Struct, frozen=True):
    """Connected ink: its box, of which right and bottom lie outside, and the greys in it, 0.0 where other ink is."""

    left: int
    top: int
    right: int
    bottom: int
    greys: Any

    @property
    def box(self) -> Box:
        """Left, top, right and bottom."""
        return self.left, self.top, self.right, self.bottom

    @property
    def height(self) -> int:
        """In dots."""
        return self.bottom - self.top

    @property
    def width(self) -> int:
        """In dots."""
        return self.right - self.left

    @property
    def middle(self) -> float:
        """Across."""
        return (self.left + self.right) / 2


def parts(picture: Any) -> list[Part]:
    """Every connected part of a picture in mode L, black on white, that could be of writing."""
    greys = 1 - np.asarray(picture, dtype=np.float32) / 255
    ink = greys > INK
    ink &= ~_rules(ink)
    rows, starts, ends = _runs(ink)
    if not len(rows):
        return []
    names = _joined(rows, starts, ends)
    order = np.argsort(names, kind="stable")
    firsts = np.concatenate([[0], np.nonzero(np.diff(names[order]))[0] + 1, [len(order)]])
    lefts, tops = (np.minimum.reduceat(of[order], firsts[:-1]) for of in (starts, rows))
    rights, bottoms = (np.maximum.reduceat(of[order], firsts[:-1]) for of in (ends, rows + 1))
    longer = np.maximum(rights - lefts, bottoms - tops)
    fit = (longer >= LEAST) & (bottoms - tops <= HIGHEST) & (rights - lefts <= WIDEST)
    found: list[Part] = []
    for at in np.nonzero(fit)[0]:
        left, top, right, bottom = (int(of[at]) for of in (lefts, tops, rights, bottoms))
        own = np.zeros((bottom - top, right - left), dtype=np.float32)
        for run in order[firsts[at] : firsts[at + 1]]:
            row, start, end = rows[run], starts[run], ends[run]
            own[row - top, start - left : end - left] = greys[row, start:end]
        found.append(Part(left, top, right, bottom, own))
    return found


class _Line:
    """A line that may go on: its parts, and the box of the last of them."""

    def __init__(self, part: Part) -> None:
        self.parts = [part]
        _, self.top, self.right, self.bottom = part.box

    def is_before(self, part: Part) -> bool:
        """True where the part goes on with the line."""
        height, lower = max(self.bottom - self.top, part.height), min(self.bottom - self.top, part.height)
        shared = min(self.bottom, part.bottom) - max(self.top, part.top)
        return shared >= SAME_LINE * lower and part.left - self.right < FARTHEST * height

    def add(self, part: Part) -> None:
        """The next part."""
        self.parts.append(part)
        last = self.parts[-LAST:]
        self.top, self.bottom = min(one.top for one in last), max(one.bottom for one in last)
        self.right = max(self.right, part.right)


def lines(found: Sequence[Part], *, lowest: int) -> list[list[Part]]:
    """The parts that stand beside one another, from left to right; lower ones than `lowest` only between others."""
    going_on: list[_Line] = []
    every: list[_Line] = []
    for part in sorted((part for part in found if part.height >= lowest), key=lambda one: one.left):
        going_on = [line for line in going_on if part.left - line.right < FARTHEST * HIGHEST]
        near = [line for line in going_on if line.is_before(part)]
        if near:
            max(near, key=lambda line: line.right).add(part)
        else:
            going_on.append(_Line(part))
            every.append(going_on[-1])
    low = [part for part in found if part.height < lowest]
    boxes = np.array([part.box for part in low]).reshape(-1, 4)
    return [_with_low(line.parts, low, boxes) for line in every if len(line.parts) > 1]


def _with_low(line: Sequence[Part], low: Sequence[Part], boxes: Any) -> list[Part]:
    """The line with the low parts that lie between two others, at their height."""
    left, right = line[0].left, max(part.right for part in line)
    within = (boxes[:, 0] >= left) & (boxes[:, 2] <= right)
    found = list(line)
    for at in np.nonzero(within)[0].tolist():
        part = low[at]
        near = min(line, key=lambda one: abs(one.middle - part.middle))
        if near.top < (part.top + part.bottom) / 2 < near.bottom + part.height:
            found.append(part)
    return sorted(found, key=lambda one: one.left)


def _rules(ink: Any) -> Any:
    """The dots of long level runs that are thin: a rule may climb by a dot here and there."""
    rules = np.zeros_like(ink)
    broad = ink.copy()
    broad[1:] |= ink[:-1]
    broad[:-1] |= ink[1:]
    rows, starts, ends = _runs(broad)
    for run in np.nonzero(ends - starts > RULE)[0]:
        rules[rows[run], starts[run] : ends[run]] = True
    rules &= ink
    # Thin: of an upright run of ink that is no higher than a rule.
    columns, tops, bottoms = _runs(ink.T)
    thin = np.zeros_like(ink.T)
    for run in np.nonzero(bottoms - tops <= THICK)[0]:
        thin[columns[run], tops[run] : bottoms[run]] = True
    return rules & thin.T


def _runs(ink: Any) -> tuple[Any, Any, Any]:
    """Rows, starts and ends of the runs of ink along rows."""
    padded = np.pad(ink.astype(np.int8), ((0, 0), (1, 1)))
    change = np.diff(padded, axis=1)
    rows, starts = np.nonzero(change == 1)
    return rows, starts, np.nonzero(change == -1)[1]


def _joined(rows: Any, starts: Any, ends: Any) -> Any:
    """A name for each run, the same for runs that touch one another, also by a corner."""
    names = list(range(len(rows)))

    def root(run: int) -> int:
        while names[run] != run:
            names[run] = names[names[run]]
            run = names[run]
        return run

    row_of, start_of, end_of = rows.tolist(), starts.tolist(), ends.tolist()
    above, first = 0, 0
    for run in range(len(row_of)):
        if run and row_of[run] != row_of[run - 1]:
            above, first = (first if row_of[run] == row_of[first] + 1 else run), run
        while above < first and end_of[above] < start_of[run]:
            above += 1
        other = above
        while other < first and start_of[other] <= end_of[run]:
            names[root(other)] = root(run)
            other += 1
    return np.array([root(run) for run in range(len(names))])
