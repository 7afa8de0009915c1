"""Entries that are set in an order of their own: as a paragraph of running text, or with their dates at their end."""

import re
from collections.abc import Iterator, Sequence

import msgspec

from workers.resumes.layout.anchors import LONGEST_HEADER, dates_of
from workers.resumes.text.asides import is_date
from workers.resumes.text.dates import ranges
from workers.resumes.text.line import Line, Row
from workers.resumes.text.names import title_score

FEWEST_TOLD = 3  # words of a duty behind the head
FEWEST_ENTRIES = 2
_SENTENCE = re.compile(r"\s?[.:]\s+(?=[A-ZÁÉÍÓÚÑ])")


def with_heads_first(rows: Sequence[Row]) -> list[Row]:
    """An experience section's rows, each job's title, employer and dates before its duties."""
    return _with_dates_before_duties([part for row in rows for part in _parted(row)])


def _parted(row: Row) -> Iterator[Row]:
    """The head and the duties of "Taper, Arrowhead Interiors, 2003 to 2010. Ran the bazooka."; else the row."""
    head = None if row.bullet or len(row.lines) > 1 else _head_of(row.first)
    if head is None:
        yield row
        return
    text = row.first.text
    yield Row((msgspec.structs.replace(row.first, text=text[: head.start()]),))
    yield Row((msgspec.structs.replace(row.first, text=text[head.end() :], bullet=True),))


def _head_of(line: Line) -> re.Match[str] | None:
    """Where the sentence with the dates ends, when it names a job and tells nothing else."""
    for found in ranges(line.text):
        end = _SENTENCE.match(line.text, found.until)
        named = line.text[: found.at]
        told = end is not None and len(line.text[end.end() :].split()) >= FEWEST_TOLD
        if told and len(named) <= LONGEST_HEADER and ". " not in named and title_score(named) > 0:
            return end
    return None


def _with_dates_before_duties(rows: Sequence[Row]) -> list[Row]:
    """The rows; where each job ends with its dates, they stand below its first row instead."""
    if not rows or not _ends_with_dates(rows):
        return list(rows)
    found: list[Row] = []
    entry: list[Row] = []
    for row in rows:
        if not _is_dates(row):
            entry.append(row)
            continue
        heads = next(number for number, one in enumerate(entry) if one.bullet)
        found += [*entry[:heads], row, *entry[heads:]]
        entry = []
    return found


def _ends_with_dates(rows: Sequence[Row]) -> bool:
    """True where every row of dates stands below bullets that stand below a name, and nothing follows the last."""
    entries: list[list[Row]] = [[]]
    for row in rows:
        if _is_dates(row):
            entries.append([])
        else:
            entries[-1].append(row)
    *whole, rest = entries
    ordered = all(len(one) > 1 and not one[0].bullet and any(row.bullet for row in one) for one in whole)
    dated = any(dates_of(row) for one in whole for row in one)
    return len(whole) >= FEWEST_ENTRIES and not rest and ordered and not dated


def _is_dates(row: Row) -> bool:
    return not row.bullet and all(is_date(line.text) for line in row.lines) and dates_of(row) is not None
