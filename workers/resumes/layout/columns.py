"""Columns of a page: the gutter between two texts that are read one after the other.

It looks like the blank between a job and the date at its right, which are read together; what stands beside it tells.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence

import msgspec

from workers.resumes.text.asides import is_aside, is_date
from workers.resumes.text.dates import ranges
from workers.resumes.text.field_labels import field_of, heads_of_column
from workers.resumes.text.headings import heading
from workers.resumes.text.line import Line
from workers.resumes.text.names import title_score

NARROWEST_GUTTER = 7.0  # points
FEWEST_LINES = 4  # on each side of a gutter
FEWEST_ALIGNED = 3  # lines that begin or end together where a page's column does
SAME_EDGE = 4.0  # points within which they do
SAME_COLUMN, SAME_ROW = 14.0, 3.0  # points
FEWEST_OF_JOB, FEWEST_NAMES = 2, 2  # lines of a job in a card, and of its title and employer or a duty
MOSTLY = 0.6  # of a side's lines
TALL = 10  # lines of a column that has no heading


def blocks(lines: Sequence[Line]) -> list[list[Line]]:
    """A page's texts in reading order: what stands above a gutter, left of it, right of it, below it."""
    return _blocks(lines, FEWEST_LINES, _read_apart)


def cells(lines: Sequence[Line]) -> list[list[Line]]:
    """The same within one section, where columns are shorter and hold entries or items of one kind."""
    return _blocks(lines, 2, _cells_apart)


def jobs_apart(lines: Sequence[Line]) -> list[list[Line]]:
    """The same within a section of jobs: cards that stand side by side, each with its own names and dates."""
    return _blocks(lines, FEWEST_OF_JOB, _each_holds_a_job)


def has_column_of_dates(lines: Sequence[Line]) -> bool:
    """True for a table: one of its columns says when, so that each row is one entry."""
    columns: list[list[Line]] = []
    right = 0.0
    for line in sorted(lines, key=lambda line: line.left):
        if columns and line.left < right + NARROWEST_GUTTER:
            columns[-1].append(line)
        else:
            columns.append([line])
        right = max(right, line.right)
    of_dates = [sum(is_date(line.text) for line in column) >= MOSTLY * len(column) for column in columns]
    return len(columns) > 1 and sum(of_dates) == 1


def _blocks(lines: Sequence[Line], fewest: int, apart: Callable[[list[Line], list[Line]], bool]) -> list[list[Line]]:
    ordered = sorted(lines, key=lambda line: (line.page, line.top, line.left))
    gutter = _gutter(ordered, fewest, apart)
    if gutter is None:
        return [ordered] if ordered else []
    first, last = ordered.index(gutter.run[0]), ordered.index(gutter.run[-1])
    return [
        *_blocks(ordered[:first], fewest, apart),
        *_blocks(gutter.left, fewest, apart),
        *_blocks(gutter.right, fewest, apart),
        *_blocks(ordered[last + 1 :], fewest, apart),
    ]


class _Gutter(msgspec.Struct):
    """A blank band and the lines of its height, from the top, that stand beside it."""

    run: list[Line]
    left: list[Line]
    right: list[Line]


def _gutter(lines: Sequence[Line], fewest: int, apart: Callable[[list[Line], list[Line]], bool]) -> _Gutter | None:
    """The band that parts the most lines and, of such, runs along the most; None where the text is one column."""
    best, most = None, (fewest - 1, 0)
    for edge in _edges(lines, min(FEWEST_ALIGNED, fewest)):
        for whole in _uncrossed(lines, edge):
            run = _above_next_section(whole, edge)
            left, right = _sides(run, edge)
            parted = min(len(left), len(right)), len(run)
            if parted[0] >= fewest and parted > most and apart(left, right):
                best, most = _Gutter(run, left, right), parted
    return best


def _edges(lines: Sequence[Line], fewest: int) -> list[float]:
    """Left edges of bands that may be gutters: where some lines end, or just before some begin."""
    starts = sorted(line.left - NARROWEST_GUTTER for line in lines)
    ends = sorted(line.right for line in lines)
    candidates = {round(edge) for edge in starts + ends}
    aligned = {edge for edge in candidates if _near(starts, edge) >= fewest or _near(ends, edge) >= fewest}
    return sorted(aligned | _left_of_flush_right(lines))


def _left_of_flush_right(lines: Sequence[Line]) -> set[float]:
    """The left edge of a tall column whose lines only end together, as a sidebar at the right margin may be set."""
    right = max((line.right for line in lines), default=0.0)
    flush = [line for line in lines if right - line.right < SAME_EDGE]
    return {round(min(line.left for line in flush) - NARROWEST_GUTTER)} if len(flush) >= TALL else set()


def _near(places: Sequence[float], x: float) -> int:
    """How many of the sorted places lie close to x."""
    return bisect_left(places, x + SAME_EDGE) - bisect_left(places, x - SAME_EDGE)


def _is_left(line: Line, edge: float) -> bool:
    return line.right <= edge + 1


def _sides(lines: Sequence[Line], edge: float) -> tuple[list[Line], list[Line]]:
    return [line for line in lines if _is_left(line, edge)], [line for line in lines if not _is_left(line, edge)]


def _uncrossed(lines: Sequence[Line], edge: float) -> Iterator[list[Line]]:
    """Runs of lines, from the top, that no line in the band interrupts."""
    run: list[Line] = []
    for line in lines:
        if _is_left(line, edge) or line.left >= edge + NARROWEST_GUTTER - 1:
            run.append(line)
        elif run:
            yield run
            run = []
    if run:
        yield run


def _above_next_section(run: list[Line], edge: float) -> list[Line]:
    """The run as far as jobs stand on both sides of the band: a heading below them is over the whole width's text."""
    if not _each_holds_a_job(*_sides(run, edge)):
        return run
    lowest = max((line.bottom for line in run if not _is_left(line, edge)), default=0.0)
    below = (number for number, line in enumerate(run) if line.top >= lowest and heading(line.text))
    return run[: next(below, len(run))]


def _read_apart(left: list[Line], right: list[Line]) -> bool:
    """False where one side only labels, dates or places the lines of the other, or both are one section's items."""
    narrow, wide = sorted((left, right), key=lambda side: sum(line.right - line.left for line in side))
    if sum(is_aside(line.text) for line in narrow) >= 0.5 * len(narrow) or _is_table(left, right):
        return False
    headings = [[line for line in side if heading(line.text)] for side in (narrow, wide)]
    labelled = any(_are_labels(found, side) for found, side in zip(headings, (narrow, wide), strict=True))
    if labelled or len(headings[0]) >= MOSTLY * len(narrow) or _are_only_headings(headings[0], narrow):
        return False
    if all(headings) or _each_holds_a_job(left, right):
        return True
    if _is_told_beside(wide if headings[0] else narrow, narrow if headings[0] else wide):
        return False
    # Without a heading of its own, a side is a column only where it runs down most of a page.
    if len(narrow) < TALL or not any(headings):
        return False
    return sum(_is_beside(line, wide) for line in narrow) <= MOSTLY * len(narrow)


def _is_table(left: list[Line], right: list[Line]) -> bool:
    """True for a form's labels and values, and where heads say what columns hold ("Dates", "What I did")."""
    if any(sum(field_of(line.text) is not None for line in side) >= FEWEST_ALIGNED for side in (left, right)):
        return True
    heads = [line for line in right if heads_of_column(line.text)]
    return any(heads_of_column(line.text) and _is_beside(line, heads) for line in left)


def _is_told_beside(told: list[Line], named: list[Line]) -> bool:
    """True for duties in cells beside their titles and dates: bullets here, all dates there."""
    bullets = sum(line.bullet for line in told)
    dates = sum(is_date(line.text) for line in named)
    return bullets > 1 and dates > 1 and not any(is_date(line.text) for line in told)


def _are_labels(headings: list[Line], side: list[Line]) -> bool:
    """True for headings that stand in a margin, with their section's text on the same baseline."""
    others = [line for line in side if line not in headings]
    return len(headings) > 1 and sum(_is_beside(line, others) for line in headings) >= MOSTLY * len(headings)


def _are_only_headings(headings: list[Line], side: list[Line]) -> bool:
    """True for a margin in which, below what stands beside the person's name, there is nothing but headings."""
    first = min((line.top for line in headings), default=0.0)
    return len(headings) > 1 and all(line in headings for line in side if line.top >= first)


def _cells_apart(left: list[Line], right: list[Line]) -> bool:
    if any(sum(is_aside(line.text) for line in side) > 0.5 * len(side) for side in (left, right)):
        return False
    starts = [line.left for line in right]
    return sum(abs(start - min(starts)) < SAME_COLUMN for start in starts) >= MOSTLY * len(starts)


def _each_holds_a_job(left: list[Line], right: list[Line]) -> bool:
    """True where both sides have a range of dates of their own and what it is of."""
    return all(
        any(ranges(line.text) and not line.bullet for line in side)
        and sum(not is_aside(line.text) for line in side) >= FEWEST_NAMES
        and any(title_score(line.text) > 0 for line in side)
        for side in (left, right)
    )


def _is_beside(line: Line, others: list[Line]) -> bool:
    return any(line.page == other.page and abs(line.middle - other.middle) < SAME_ROW for other in others)
