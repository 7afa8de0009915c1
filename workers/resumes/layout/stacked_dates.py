"""Ranges whose two ends stand as texts of their own: "Oct 2020" above "Present" with no dash, or set apart in a row."""

from collections.abc import Sequence

import msgspec

from workers.resumes.text.asides import is_date
from workers.resumes.text.dates import find_date, find_range
from workers.resumes.text.line import Line

LONGEST = 16  # characters of one end
CLOSE = 2.0  # line heights from the first end's top to the second's
NEXT_IS_FARTHER = 1.3  # times as far, and more, is the next entry's date
SAME_COLUMN = 12.0  # points by which the edges or middles of a column's dates may differ
BESIDE = 24.0  # points between the parts of a range in one row
_TO = {"to", "a", "al", "hasta", "-", "–", "—"}


def with_whole_ranges(lines: Sequence[Line]) -> list[Line]:
    """The lines, with both ends of such a range on the first one."""
    return _under_each_other(_in_a_row(lines))


def _is_end(text: str) -> bool:
    """True for what may end a range: "Present", or a single date and nothing else."""
    if len(text) > LONGEST:
        return False
    if not any(letter.isdigit() for letter in text):
        return text.lower() not in _TO and find_range(f"2000 – {text}") is not None
    return _is_single(text)


def _is_single(text: str) -> bool:
    found = find_date(text) if len(text) <= LONGEST else None
    return found is not None and found.single and is_date(text)


def _whole(start: Line, end: Line) -> Line | None:
    """The range of both, unless it would run backwards."""
    text = f"{start.text} – {end.text}"
    found = find_range(text)
    if found is None or not (found.current or (found.end is not None and found.start < found.end)):
        return None
    return msgspec.structs.replace(start, text=text, right=max(start.right, end.right), bullet=False)


def _under_each_other(lines: Sequence[Line]) -> list[Line]:
    """Two dates of one column are a range where the next dates are farther than they are from each other."""
    dates = [line for line in lines if _is_end(line.text)]
    taken: set[int] = set()
    ranges: dict[int, Line] = {}
    for line in dates:
        if id(line) in taken or not _is_single(line.text):
            continue
        below = sorted((one for one in dates if _is_below(line, one)), key=lambda one: one.top)
        above = [one for one in dates if _is_below(one, line)]
        if not below or not _are_near(line, below, above):
            continue
        whole = _whole(line, below[0])
        if whole is not None:
            taken.update((id(line), id(below[0])))
            ranges[id(line)] = whole
    return [ranges.get(id(line), line) for line in lines if id(line) in ranges or id(line) not in taken]


def _is_below(line: Line, other: Line) -> bool:
    aligned = (
        abs(line.left - other.left) < SAME_COLUMN
        or abs(line.right - other.right) < SAME_COLUMN
        or abs(line.left + line.right - other.left - other.right) < 2 * SAME_COLUMN
    )
    return line.page == other.page and other.top > line.middle and aligned


def _are_near(line: Line, below: Sequence[Line], above: Sequence[Line]) -> bool:
    apart = below[0].top - line.top
    if apart > CLOSE * (line.bottom - line.top):
        return False
    others = [one.top - below[0].top for one in below[1:]] + [line.top - one.top for one in above]
    return all(other > NEXT_IS_FARTHER * apart for other in others)


def _in_a_row(lines: Sequence[Line]) -> list[Line]:
    """A date, "to" and another date that different type sets apart in one row are one range."""
    found: list[Line] = []
    taken: set[int] = set()
    for line in lines:
        if id(line) in taken:
            continue
        to = _right_of(line, lines) if _is_single(line.text) else None
        if to is not None and to.text.lower() in _TO:
            end = _right_of(to, lines)
            whole = _whole(line, end) if end is not None and _is_end(end.text) else None
            if whole is not None and end is not None:
                found = [one for one in found if one is not to and one is not end]
                taken.update((id(to), id(end)))
                found.append(whole)
                continue
        found.append(line)
    return found


def _right_of(line: Line, lines: Sequence[Line]) -> Line | None:
    """The text that stands next to it in its row."""
    beside = (
        one
        for one in lines
        if one is not line
        and one.page == line.page
        and 0 <= one.left - line.right < BESIDE
        and one.top < line.middle < one.bottom
    )
    return min(beside, key=lambda one: one.left, default=None)
