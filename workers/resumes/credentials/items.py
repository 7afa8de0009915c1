"""Which rows of a section make one certification, by how the whole section is set.

Bold names over light details, large over small, blanks between entries, or dates that close (or open) each one.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

from workers.resumes.credentials.words import KNOWN, SAYS_SO, begins_detail
from workers.resumes.layout.wrapping import PARTS, had_no_room, is_next_line
from workers.resumes.text.asides import is_aside, is_date
from workers.resumes.text.dates import find_date
from workers.resumes.text.line import Row

SMALLER = 0.7  # points by which details are set smaller than names
WIDER = 1.25  # how much wider the blank between entries is than the one between an entry's lines
OFTEN = 0.4  # share of rows that close with a date where each entry does
LONGEST_DETAIL = 60  # characters

Starts = Callable[[Row, Row], bool]


def set_apart(rows: Sequence[Row]) -> list[list[str]] | None:
    """Return each entry's texts with broken lines joined; None where the section's look doesn't tell entries apart."""
    if len(rows) < 2 or any(row.bullet for row in rows):  # noqa: PLR2004 - one row has no rhythm
        return None
    headed = [is_date(row.first.text) for row in rows]
    if headed[0] and sum(headed) > 1 and not all(headed):
        return _entries(rows, lambda _, row: is_date(row.first.text), right=max(row.lines[-1].right for row in rows))
    if sum(len(row.lines) > 1 for row in rows) > OFTEN * len(rows):  # a table, with each entry in a row
        return None
    right = max(line.right for row in rows for line in row.lines)
    starts = _by_weight(rows, right) or _by_size(rows, right) or _by_blanks(rows) or _by_dates(rows, right)
    return None if starts is None else _entries(rows, starts, right)


def _entries(rows: Sequence[Row], starts: Starts, right: float) -> list[list[str]]:
    entries: list[list[Row]] = [[rows[0]]]
    for above, row in pairwise(rows):
        if starts(above, row):
            entries.append([row])
        else:
            entries[-1].append(row)
    return [_texts(entry, right) for entry in entries]


def _by_weight(rows: Sequence[Row], right: float) -> Starts | None:
    if not rows[0].bold or not _any_follows(rows, lambda above, row: above.bold and not row.bold):
        return None
    names = [row for row in rows if row.bold]
    if sum(find_date(row.text) is not None for row in names) > OFTEN * len(names):
        return None  # bold names begin rows that say the rest, too
    return lambda above, row: row.bold and not (above.bold and _goes_on(above, row, right))


def _by_size(rows: Sequence[Row], right: float) -> Starts | None:
    largest = max(row.first.size for row in rows)
    if rows[0].first.size < largest or not any(row.first.size < largest - SMALLER for row in rows):
        return None

    def starts(above: Row, row: Row) -> bool:
        names = [one.first.size > largest - SMALLER for one in (above, row)]
        return names[1] and not (names[0] and _goes_on(above, row, right))

    return starts


def _by_blanks(rows: Sequence[Row]) -> Starts | None:
    blanks = [_blank(above, row) for above, row in pairwise(rows) if above.first.page == row.first.page]
    blanks = [blank for blank in blanks if blank > -_height(rows[0])]  # not to the head of the next column
    if not blanks:
        return None
    narrow = min(blanks)
    wide = [blank for blank in blanks if blank > narrow + _height(rows[0]) * (WIDER - 1)]
    if not wide or len(wide) == len(blanks):
        return None
    return lambda above, row: (
        _blank(above, row) >= min(wide)
        or (above.first.page == row.first.page and _blank(above, row) <= -_height(rows[0]))
        or (above.first.page != row.first.page and not _is_detail(row))
    )


def _by_dates(rows: Sequence[Row], right: float) -> Starts | None:
    """Find where entries start, where each entry's last row has its date."""
    dated = [_is_detail(row) for row in rows]
    closes = not dated[0] and dated[-1] and sum(dated) >= max(2, OFTEN * len(rows))
    if not closes or any(one and other for one, other in pairwise(dated)):
        return None

    def starts(above: Row, row: Row) -> bool:
        if _is_detail(row):
            return False
        known = bool(KNOWN.search(row.text) or SAYS_SO.search(row.text))
        return _is_detail(above) or (known and not _goes_on(above, row, right))

    return starts


def _is_detail(row: Row) -> bool:
    """True for a short row with a date that names no certification itself ("Oregon DMV, Jan 2012")."""
    if all(is_aside(line.text) for line in row.lines) or begins_detail(row.text):
        return True
    found = find_date(row.text)
    if found is None or len(row.text) > LONGEST_DETAIL:
        return False
    rest = row.text[: found.at].strip(" ,(|–—-·•")
    return len(rest.split()) <= 4 and not SAYS_SO.search(rest)  # noqa: PLR2004 - an issuer's name


def _texts(entry: Sequence[Row], right: float) -> list[str]:
    texts = [line.text for line in entry[0].lines]
    for above, row in pairwise(entry):
        if len(row.lines) == 1 and _is_rest(above, row, right):
            texts[-1] = f"{texts[-1]} {row.text}"
        else:
            texts += [line.text for line in row.lines]
    return texts


def _is_rest(above: Row, row: Row, right: float) -> bool:
    if row.text[:1].islower() or row.text.startswith("("):
        return True
    if not _alike(above, row) or not _goes_on(above, row, right):
        return False
    return not _is_detail(row) or any(part in above.text for part in PARTS)


def _goes_on(above: Row, row: Row, right: float) -> bool:
    if is_aside(row.text) or is_aside(above.text) or not is_next_line(above.lines[-1], row.first):
        return False
    return had_no_room(above.lines[-1], row.first, right)


def _alike(above: Row, row: Row) -> bool:
    return above.lines[-1].bold == row.bold and abs(above.first.size - row.first.size) < SMALLER


def _any_follows(rows: Sequence[Row], follows: Starts) -> bool:
    return any(follows(above, row) for above, row in pairwise(rows))


def _blank(above: Row, row: Row) -> float:
    return row.first.top - above.first.bottom


def _height(row: Row) -> float:
    return row.first.bottom - row.first.top
