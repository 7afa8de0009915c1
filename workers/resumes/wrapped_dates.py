"""Dates that a narrow column broke over two lines ("July 2016 – March" above "2020") put together again."""

from collections.abc import Sequence

import msgspec

from workers.resumes.asides import is_date
from workers.resumes.dates import find_range
from workers.resumes.line import Line

LONGEST = 30  # characters of a part of a range
SAME_EDGE = 3.0  # points
DASH_WIDTH = 8.0  # points by which a dash may hang over the edge of its column
APART = 60  # points between a month and its year
CLOSE = 1.2  # line heights


def with_whole_dates(lines: Sequence[Line]) -> list[Line]:
    """The lines, with both parts of a broken range on the upper one."""
    lines = _with_whole_months(lines)
    whole: list[Line] = []
    taken: set[int] = set()
    for number, line in enumerate(lines):
        if number in taken:
            continue
        rest = _rest_of(line, lines[number + 1 :])
        if rest is not None:
            taken.add(number + 1 + rest)
            lower = lines[number + 1 + rest]
            whole.append(
                msgspec.structs.replace(line, text=_joined(line.text, lower.text), right=max(line.right, lower.right))
            )
        else:
            whole.append(line)
    return whole


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


def _rest_of(line: Line, later: Sequence[Line]) -> int | None:
    """Where among the later lines the second part of the line's range stands; None when the line is no first part."""
    if len(line.text) > LONGEST or line.bullet or not any(letter.isdigit() for letter in line.text):
        return None
    found = find_range(line.text)
    if found is not None and not line.text.endswith(("-", "–")):
        return None
    for number, lower in enumerate(later[:6]):
        if (
            _is_under(line, lower)
            and is_date(_joined(line.text, lower.text))
            and find_range(_joined(line.text, lower.text))
        ):
            return number
    return None


def _is_under(line: Line, lower: Line) -> bool:
    height = line.bottom - line.top
    ragged = DASH_WIDTH if line.text.endswith("–") else SAME_EDGE
    aligned = abs(line.left - lower.left) < SAME_EDGE or abs(line.right - lower.right) < ragged
    return (
        aligned
        and line.page == lower.page
        and 0 < lower.top - line.top < height * (1 + CLOSE)
        and len(lower.text) <= LONGEST
    )


def _joined(upper: str, lower: str) -> str:
    """A word broken at a hyphen is one again ("Pre-" and "sent")."""
    if upper.endswith("-") and upper[-2:-1].isalpha() and lower[:1].islower():
        return upper[:-1] + lower
    return f"{upper} {lower}"
