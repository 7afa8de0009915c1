"""Columns of a page: the gutter between two texts that are read one after the other.

It looks like the blank between a job and the date at its right, which are read together; what stands beside it tells.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence

from workers.reading.asides import is_aside
from workers.reading.headings import heading
from workers.reading.line import Line

NARROWEST_GUTTER = 7.0  # points
FEWEST_LINES = 4  # on each side of a gutter
SAME_EDGE = 4.0  # points within which lines begin or end together
TALL = 10  # lines of a column that has no heading


def blocks(lines: Sequence[Line]) -> list[list[Line]]:
    """A page's texts in reading order: what stands above a gutter, left of it, right of it, below it."""
    return _blocks(lines, FEWEST_LINES, _read_apart)


def cells(lines: Sequence[Line]) -> list[list[Line]]:
    """The same within one section, where columns are shorter and hold entries or items of one kind."""
    return _blocks(lines, 2, _cells_apart)


def _blocks(lines: Sequence[Line], fewest: int, apart: Callable[[list[Line], list[Line]], bool]) -> list[list[Line]]:
    ordered = sorted(lines, key=lambda line: (line.page, line.top, line.left))
    gutter = _gutter(ordered, fewest, apart)
    if gutter is None:
        return [ordered] if ordered else []
    x, run = gutter
    first, last = ordered.index(run[0]), ordered.index(run[-1])
    left = [line for line in run if line.right <= x + 1]
    right = [line for line in run if line.right > x + 1]
    return [
        *_blocks(ordered[:first], fewest, apart),
        *_blocks(left, fewest, apart),
        *_blocks(right, fewest, apart),
        *_blocks(ordered[last + 1 :], fewest, apart),
    ]


def _gutter(
    lines: Sequence[Line], fewest: int, apart: Callable[[list[Line], list[Line]], bool]
) -> tuple[float, list[Line]] | None:
    """The blank band that parts the most lines, and the lines beside it; None where the text is one column."""
    best: tuple[int, float, list[Line]] | None = None
    for x in _edges(lines, min(3, fewest)):
        for run in _uncrossed(lines, x):
            left = [line for line in run if line.right <= x + 1]
            right = [line for line in run if line.right > x + 1]
            fewer = min(len(left), len(right))
            if fewer < fewest or (best and fewer <= best[0]):
                continue
            if min(line.left for line in right) - max(line.right for line in left) < NARROWEST_GUTTER:
                continue
            if apart(left, right):
                best = (fewer, x, run)
    return best[1:] if best else None


def _edges(lines: Sequence[Line], fewest: int) -> list[float]:
    """Where a column may begin: just left of where some lines begin, or right of where some end."""
    starts = sorted(line.left for line in lines)
    ends = sorted(line.right for line in lines)
    candidates = {round(x - 3) for x in starts} | {round(x + 3) for x in ends}
    return [x for x in sorted(candidates) if _near(starts, x + 3) >= fewest or _near(ends, x - 3) >= fewest]


def _near(places: Sequence[float], x: float) -> int:
    """How many of the sorted places lie close to x."""
    return bisect_left(places, x + SAME_EDGE) - bisect_left(places, x - SAME_EDGE)


def _uncrossed(lines: Sequence[Line], x: float) -> Iterator[list[Line]]:
    """Runs of lines, from the top, that no line across x interrupts."""
    run: list[Line] = []
    for line in lines:
        if line.left < x - 1 and line.right > x + 1:
            if run:
                yield run
            run = []
        else:
            run.append(line)
    if run:
        yield run


def _read_apart(left: list[Line], right: list[Line]) -> bool:
    """False where one side only labels, dates or places the lines of the other, or both are the items of one section."""
    narrow, wide = sorted((left, right), key=lambda side: sum(line.right - line.left for line in side))
    if sum(is_aside(line.text) for line in narrow) >= 0.5 * len(narrow):
        return False
    headings = [[line for line in side if heading(line.text)] for side in (narrow, wide)]
    if len(headings[0]) >= 0.6 * len(narrow) or any(
        _are_labels(found, side) for found, side in zip(headings, (narrow, wide), strict=True)
    ):
        return False
    if all(headings):
        return True
    # Without a heading of its own, a side is a column only where it runs down most of a page.
    if len(narrow) < TALL or not any(headings):
        return False
    return sum(_is_beside(line, wide) for line in narrow) <= 0.6 * len(narrow)


def _are_labels(headings: list[Line], side: list[Line]) -> bool:
    """True for headings that stand in a margin, with their section's text on the same baseline."""
    others = [line for line in side if line not in headings]
    return len(headings) > 1 and sum(_is_beside(line, others) for line in headings) >= 0.6 * len(headings)


def _cells_apart(left: list[Line], right: list[Line]) -> bool:
    if any(sum(is_aside(line.text) for line in side) > 0.5 * len(side) for side in (left, right)):
        return False
    starts = [line.left for line in right]
    return sum(abs(start - min(starts)) < 14 for start in starts) >= 0.6 * len(starts)


def _is_beside(line: Line, others: list[Line]) -> bool:
    return any(line.page == other.page and abs(line.middle - other.middle) < 3 for other in others)
