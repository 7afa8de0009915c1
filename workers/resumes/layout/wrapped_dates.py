"""Dates that a narrow column broke over two lines ("July 2016 – March" above "2020") put together again."""

from collections.abc import Sequence

import msgspec

from workers.resumes.layout.stacked_dates import with_whole_ranges
from workers.resumes.text.asides import is_date, is_place
from workers.resumes.text.dates import find_range
from workers.resumes.text.line import Line

LONGEST = 30  # characters of a part of a range
MOST_PARTS = 4  # "March", "2016 –", "July", "2020"
SAME_EDGE = 3.0  # points
DASH_WIDTH = 8.0  # points by which a dash may hang over the edge of its column
APART = 60  # points between a month and its year
CLOSE, CLOSE_TO_DASH = 1.2, 1.8  # line heights
_STROKES = {"|", "│", "¦", "↓", "↑", "⋮", "to", "a", "al", "hasta"}
LOOKED_AT = 8  # lines below, of this column and of those beside it


def with_whole_dates(lines: Sequence[Line]) -> list[Line]:
    """The lines, with all parts of a broken range on the uppermost one."""
    lines = _with_whole_months(lines)
    whole: list[Line] = []
    taken: set[int] = set()
    for number, line in enumerate(lines):
        if number in taken:
            continue
        parts = _rest_of(lines, number)
        taken.update(parts)
        lower = [lines[part] for part in parts]
        whole.append(_put_together(line, lower) if lower else line)
    return with_whole_ranges(whole)


def _put_together(line: Line, lower: Sequence[Line]) -> Line:
    text = line.text
    for part in lower:
        text = _joined(text, part.text)
    return msgspec.structs.replace(line, text=text, right=max(line.right, *(part.right for part in lower)))


def _with_whole_months(lines: Sequence[Line]) -> list[Line]:
    """The lines, with a month and a year that justified type pushed apart put together again."""
    found: list[Line] = []
    for line in lines:
        if found and _is_year_of(line, found[-1]):
            found[-1] = msgspec.structs.replace(found[-1], text=f"{found[-1].text} {line.text}", right=line.right)
        else:
            found.append(line)
    return found


def _is_year_of(line: Line, month: Line) -> bool:
    if line.page != month.page or not 0 <= line.left - month.right < APART or len(line.text) > LONGEST:
        return False
    alone = month.text.isalpha() and not month.bullet and line.text[:1].isdigit()
    return alone and abs(line.middle - month.middle) < SAME_EDGE and is_date(f"{month.text} {line.text}".rstrip(" –"))


def _rest_of(lines: Sequence[Line], number: int) -> list[int]:
    """Where the lower parts of the line's range stand; empty when the line is no first part."""
    text, last, parts = lines[number].text, number, list[int]()
    if not _may_begin(lines[number]):
        return []
    while len(parts) < MOST_PARTS - 1:
        below = _next_part(lines, last)
        if below is None:
            return []
        text, last = _joined(text, lines[below].text), below
        parts.append(below)
        if is_date(text) and find_range(text) and not text.endswith(("-", "–")):
            return parts
    return []


def _may_begin(line: Line) -> bool:
    if len(line.text) > LONGEST or line.bullet:
        return False
    if not any(letter.isdigit() for letter in line.text):
        return is_date(f"{line.text} 2000") and not is_place(line.text)
    return find_range(line.text) is None or line.text.endswith(("-", "–"))


def _next_part(lines: Sequence[Line], number: int) -> int | None:
    below = range(number + 1, min(number + 1 + LOOKED_AT, len(lines)))
    return next((one for one in below if _is_under(lines[number], lines[one])), None)


def _is_under(line: Line, lower: Line) -> bool:
    height = line.bottom - line.top
    dash = line.text.endswith("–")
    ragged = DASH_WIDTH if dash else SAME_EDGE
    aligned = (
        abs(line.left - lower.left) < SAME_EDGE
        or abs(line.right - lower.right) < ragged
        or abs(line.left + line.right - lower.left - lower.right) < 2 * SAME_EDGE
    )
    return (
        aligned
        and line.page == lower.page
        and 0 < lower.top - line.top < height * (1 + (CLOSE_TO_DASH if dash else CLOSE))
        and len(lower.text) <= LONGEST
        and not lower.bullet
    )


def _joined(upper: str, lower: str) -> str:
    """A word broken at a hyphen is one again ("Pre-" and "sent"); a timeline's stroke between two dates is a dash."""
    if lower in _STROKES:
        return f"{upper} –"
    if upper.endswith("-") and upper[-2:-1].isalpha() and lower[:1].islower():
        return upper[:-1] + lower
    return f"{upper} {lower}"
