"""Experience set as a table: dates and titles in narrow cells at the left, what was done in a wide one beside them.

Read by rows of the page, such a table mixes a title's second line with the first duties. Here each entry's names come
first and its duties after them, as if they stood under each other.
"""

from collections.abc import Iterator, Sequence

import msgspec

from workers.resumes.layout.wrapping import NEXT_LINE, had_no_room, is_next_line
from workers.resumes.text.asides import is_aside, is_date
from workers.resumes.text.field_labels import Field, heads_of_column
from workers.resumes.text.line import Line, Row

GUTTER = 7.0  # points
SAME_TOP = 5.0  # points by which the tops of one entry's cells may differ
MOST_INITIALS = 3  # letters
FEWEST_BULLETS = 2


def in_order(rows: Sequence[Row]) -> list[Row]:
    """The rows of an experience section, each entry's cells one after the other; as they are where it is no table."""
    heads = next((row for row in rows if is_row_of_heads(row)), None)
    lines = [line for row in rows if not is_row_of_heads(row) for line in row.lines]
    told = Field.DUTIES in heads_of_column(heads.lines[-1].text) if heads else False
    pages = [[line for line in lines if line.page == page] for page in sorted({line.page for line in lines})]
    tables = [_columns(page, told=told) for page in pages]
    if not any(tables):
        return [row for row in rows if not is_row_of_heads(row)]
    found: list[Row] = []
    for page, columns in zip(pages, tables, strict=True):
        found += _by_entries(columns) if columns else [row for row in rows if row.first.page == page[0].page]
    return [row for row in found if not is_row_of_heads(row)]


def is_row_of_heads(row: Row) -> bool:
    """True for a table's first row, which says what its columns hold."""
    return len(row.lines) > 1 and all(heads_of_column(line.text) for line in row.lines)


def _columns(lines: Sequence[Line], *, told: bool) -> list[list[Line]]:
    """The page's columns from the left, the last one holding the duties; none where it is no such table.

    `told` where the table's head says that the last column holds duties: then they need no bullets.
    """
    columns: list[list[Line]] = []
    right = 0.0
    for line in sorted(lines, key=lambda line: line.left):
        if columns and line.left < right + GUTTER:
            columns[-1].append(line)
        else:
            columns.append([line])
        right = max(right, line.right)
    if len(columns) < 2:  # noqa: PLR2004 - names and duties
        return []
    *names, duties = columns
    told = told or sum(line.bullet for line in duties) >= FEWEST_BULLETS
    told = told and not any(is_date(line.text) for line in duties)
    named = [line for column in names for line in column if not line.bullet]
    dated = any(is_date(line.text) for line in named)
    titled = any(not is_aside(line.text) for column in names if not _is_decoration(column) for line in column)
    return columns if told and dated and titled and len(named) == sum(map(len, names)) else []


def _is_decoration(column: Sequence[Line]) -> bool:
    """True for initials or icons beside the entries."""
    return all(len(line.text) <= MOST_INITIALS and not any(map(str.isdigit, line.text)) for line in column)


def _by_entries(columns: Sequence[list[Line]]) -> Iterator[Row]:
    *names, duties = columns
    heads = [column for column in names if not _is_decoration(column)]
    starts = _starts(heads)
    for number, start in enumerate([float("-inf"), *starts]):
        end = starts[number] if number < len(starts) else float("inf")
        for column in heads:
            width = max(line.right for line in column)
            yield from (Row((line,)) for line in _whole(_between(column, start, end), width))
        yield from (Row((line,)) for line in _told(_between(duties, start, end)))


def _told(lines: Sequence[Line]) -> Iterator[Line]:
    """The cell's duties; without bullets, each line that a blank parts from the one above begins one."""
    last: Line | None = None
    bulleted = any(line.bullet for line in lines)
    for line in lines:
        begins = not bulleted and (last is None or not is_next_line(last, line))
        yield msgspec.structs.replace(line, bullet=line.bullet or begins)
        last = line


def _starts(heads: Sequence[list[Line]]) -> list[float]:
    """Where entries begin, in points from the top: with the first line of the cells that hold a date."""
    lines = sorted((line for column in heads for line in column), key=lambda line: line.top)
    dates = [line for line in lines if is_date(line.text)]
    return [_first_of_group(lines, date).top - SAME_TOP for date in dates]


def _first_of_group(lines: Sequence[Line], date: Line) -> Line:
    """The uppermost line from which no blank, and no other date, parts the date."""
    first = date
    for line in sorted((line for line in lines if line.top < date.top), key=lambda line: -line.top):
        if is_date(line.text) or first.top - line.top > NEXT_LINE * (line.bottom - line.top):
            break
        first = line
    return first


def _between(column: Sequence[Line], start: float, end: float) -> list[Line]:
    return sorted((line for line in column if start <= line.top < end), key=lambda line: line.top)


def _whole(lines: Sequence[Line], width: float) -> Iterator[Line]:
    """The cell's texts: a line that had no room for the next word goes on with it."""
    text: Line | None = None
    last = text
    for line in lines:
        if text is not None and last is not None and _goes_on(last, line, width):
            text = msgspec.structs.replace(text, text=f"{text.text} {line.text}", bottom=line.bottom)
        else:
            if text is not None:
                yield text
            text = line
        last = line
    if text is not None:
        yield text


def _goes_on(last: Line, line: Line, width: float) -> bool:
    if last.bold != line.bold or is_date(last.text) or is_aside(line.text):
        return False
    return is_next_line(last, line) and had_no_room(last, line, width)
