"""Which line goes on with the words of the line above it: one that had no room for the next word."""

import re
from collections.abc import Sequence

import msgspec

from workers.resumes.layout.anchors import LONGEST_HEADER
from workers.resumes.text.asides import is_aside, is_date, is_place
from workers.resumes.text.dates import find_range, ranges
from workers.resumes.text.line import Line, Row

NEXT_LINE = 1.7  # line heights from one line of a text to the next
SAME_SIZE, SAME_EDGE = 0.6, 3.0  # points
LONGEST_HEAD = 60  # characters of a line that heads an entry
_LABEL = re.compile(r"^[\w ]{2,20}:\s")
MOST_ROOM = 3  # letters that a head leaves before the dates beside it when its next word had no room
PARTS = (" – ", " — ", " | ", ", ", " - ", "(")


def had_no_room(last: Line, line: Line, right: float) -> bool:
    """True where the next line's first word would have crossed the column's right edge."""
    letter = (line.right - line.left) / max(1, len(line.text))
    return last.right + (len(line.text.split()[0]) + 1) * letter > right


def is_next_line(last: Line, line: Line) -> bool:
    """True for a line right under the other, of its column and size."""
    close = 0 < line.top - last.top < NEXT_LINE * (last.bottom - last.top)
    alike = abs(line.size - last.size) < SAME_SIZE and abs(line.left - last.left) < SAME_EDGE
    return close and alike and line.page == last.page and not line.bullet


def with_whole_heads(rows: Sequence[Row]) -> list[Row]:
    """The rows of an experience section; a title or employer that a narrow column broke in two is one row."""
    right = max((line.right for row in rows for line in row.lines), default=0.0)
    found: list[Row] = []
    last: Line | None = None  # the lowest line of what the last row holds
    told: Line | None = None  # the duty within whose text the rows stand
    for row in rows:
        told = _duty_of(row, told)
        edge = _edge_of(found[-1], right) if found else right
        if last is not None and told is None and _goes_on(found[-1], last, row, edge):
            head, *asides = found[-1].lines
            text = f"{head.text} {row.text}"
            found[-1] = Row((msgspec.structs.replace(head, text=text, bottom=row.first.bottom), *asides))
        else:
            found.append(row)
        last = row.first if not _texts_beside(row) else None
    return found


def _texts_beside(row: Row) -> list[Line]:
    return [line for line in row.lines[1:] if not is_aside(line.text)]


def _edge_of(row: Row, right: float) -> float:
    """Where a row's text must end: at the dates or the place that it nearly reaches, else at the column's edge."""
    first = row.first
    letter = (first.right - first.left) / max(1, len(first.text))
    beside = min((line.left for line in row.lines[1:]), default=right)
    return beside if beside - first.right < MOST_ROOM * letter else right


def _duty_of(row: Row, told: Line | None) -> Line | None:
    if row.bullet and not row.bold:
        return row.first
    return told if told is not None and row.first.left >= told.left - SAME_EDGE and not row.bold else None


def _is_rest_of_dates(above: str, text: str) -> bool:
    """True for what a range that a head ends with had no room for ("Tule Steel, June 2015 to March" and "2021")."""
    whole = find_range(f"{above} {text}")
    return (
        is_date(text)
        and whole is not None
        and whole.at < len(above) < whole.until
        and find_range(above) is None
        and len(above) <= LONGEST_HEADER
    )


def _ends_with_dates(text: str) -> bool:
    """True for dates alone, and for a head that closes with them."""
    return is_date(text) or any(not text[found.until :].strip(" ).") for found in ranges(text))


def _goes_on(above: Row, last: Line, row: Row, right: float) -> bool:
    line = row.first
    if is_next_line(last, line) and _is_rest_of_dates(above.text, row.text):
        return True
    if len(row.lines) > 1 or above.bullet or len(last.text) > LONGEST_HEAD or last.text.endswith((".", ";", ":")):
        return False
    if _LABEL.match(line.text) or _ends_with_dates(last.text) or not is_next_line(last, line):
        return False
    if is_aside(line.text):
        return last.text.endswith(",") and is_place(line.text)
    if last.bold != line.bold and not any(part in last.text for part in PARTS):
        return False
    return had_no_room(last, line, right)
