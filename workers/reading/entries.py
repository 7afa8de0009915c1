"""An experience section cut into entries: which rows head a job, and which tell its duties."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from workers.reading.asides import is_aside, is_date
from workers.reading.dates import Found, find_date, ranges
from workers.reading.line import Line, Row
from workers.reading.names import PLACEHOLDER, title_score

MOST_HEADER_ROWS = 3  # above or below the dates
LONGEST_HEADER = 100  # characters of a row that heads a job


class Entry(msgspec.Struct):
    """One job as printed: its dates, the rows that name it, the rows that tell its duties."""

    dates: Found
    header: list[str]  # the rows' texts, without dates
    below: int  # how many of them stand under the dates
    duties: list[Row]


def entries(rows: Sequence[Row]) -> list[Entry]:
    """The section's jobs from top to bottom; rows before the first are left out."""
    rows = [row for row in rows if row.text.strip()]
    anchors = [number for number, row in enumerate(rows) if dates_of(row)]
    if not anchors:
        return []
    above = _rows_above(rows, anchors)
    starts = [anchor - count for anchor, count in zip(anchors, above, strict=True)]
    ends = [*starts[1:], len(rows)]
    return [_entry(rows, start, anchor, end) for start, anchor, end in zip(starts, anchors, ends, strict=True)]


def dates_of(row: Row) -> Found | None:
    """The dates that make a row the head of a job: alone, beside its text, or at one end of a short row. Dates within a sentence are
    part of the sentence.
    """
    for line in row.lines:
        if is_date(line.text) and (found := _whole(line.text)):
            alone = len(row.lines) == 1 and not row.bullet
            return found if not found.single or alone or line is row.lines[-1] else None
    if row.bullet:
        return None
    for line in row.lines:
        for found in ranges(line.text):
            if _heads(line, found):
                return found
    return None


def _whole(text: str) -> Found | None:
    return next(iter(ranges(text)), None) or find_date(text)


def _heads(line: Line, found: Found) -> bool:
    before, after = line.text[: found.at].strip(), line.text[found.until :].strip()
    if PLACEHOLDER.search(line.text):
        return True
    if len(before) + len(after) > LONGEST_HEADER or (after.endswith(".") and len(after.split()) > 4):
        return False
    # Within a sentence, words in lower case stand right before or behind the dates.
    return not (
        before
        and before.split()[-1].islower()
        and len(before.split()) > 3
        and before.split()[-1].isalpha()
        and len(before.split()[-1]) > 2
    )


def _rows_above(rows: Sequence[Row], anchors: Sequence[int]) -> list[int]:
    """How many rows above its dates belong to each job: as many as stand above the first job's, where there are that many."""
    possible = [
        _could_head(rows, anchor, anchors[number - 1] + 1 if number else 0) for number, anchor in enumerate(anchors)
    ]
    named = [_names_itself(rows[anchor]) for anchor in anchors]
    usual = possible[0] if anchors[0] <= MOST_HEADER_ROWS else Counter(possible).most_common(1)[0][0]
    if all(named) and usual and not _bold_above(rows, anchors):
        usual = 0
    return [min(count, usual) for count in possible]


def _bold_above(rows: Sequence[Row], anchors: Sequence[int]) -> bool:
    return any(anchor and (rows[anchor - 1].bold and not rows[anchor].bold) for anchor in anchors) or bool(anchors[0])


def _names_itself(row: Row) -> bool:
    """True where the row of the dates holds both a title and an employer."""
    found = dates_of(row)
    text = " ".join(line.text for line in row.lines)
    return (
        bool(found)
        and bool(PLACEHOLDER.search(text))
        and len(PLACEHOLDER.sub("", text).split()) > 8
        and title_score(text) > 0
    )


def _could_head(rows: Sequence[Row], anchor: int, floor: int) -> int:
    count = 0
    while count < MOST_HEADER_ROWS and anchor - count - 1 >= floor and _header_like(rows, anchor - count - 1):
        count += 1
    return count


def _header_like(rows: Sequence[Row], number: int) -> bool:
    row = rows[number]
    text = row.lines[0].text
    if (
        row.bullet
        or len(text) > LONGEST_HEADER
        or (text.endswith((".", ";"))
        and not text.lower().endswith(("inc.", "co.", "corp.", "ltd.", "llc.")))
    ):
        return False
    if text[:1].islower() or _continues(rows, number):
        return False
    return True


def _continues(rows: Sequence[Row], number: int) -> bool:
    """True for a row that goes on with the sentence of a duty above it: under a bullet's text, not further left."""
    above = number - 1
    while above >= 0 and not rows[above].bullet and rows[above].first.left > rows[number].first.left + 2:
        above -= 1
    return (
        above >= 0
        and rows[above].bullet
        and rows[number].first.left >= rows[above].first.left - 2
        and rows[number].first.page == rows[above].first.page
    )


def _entry(rows: Sequence[Row], start: int, anchor: int, end: int) -> Entry:
    found = dates_of(rows[anchor])
    assert found is not None  # noqa: S101 - an anchor is a row with dates
    header = [text for row in rows[start:anchor] for text in _texts(row)] if not rows[anchor].bullet else []
    on_row = _without(rows[anchor], found)
    duties_from = anchor + 1
    below: list[str] = []
    if rows[anchor].bullet:  # the dates stand in a margin beside the first duty
        header, on_row, duties_from = [text for row in rows[start:anchor] for text in _texts(row)], [], anchor
    else:
        while (
            duties_from < end
            and len(below) < MOST_HEADER_ROWS
            and _heads_below(rows, duties_from, end, header + on_row + below)
        ):
            below += _texts(rows[duties_from])
            duties_from += 1
    return Entry(found, [*header, *on_row, *below], len(below), list(rows[duties_from:end]))


def _texts(row: Row) -> list[str]:
    return [line.text for line in row.lines]


def _without(row: Row, found: Found) -> list[str]:
    texts = []
    for line in row.lines:
        text = line.text
        for one in ranges(text) or ([found] if is_date(text) else []):
            if one == found:
                texts += [text[: one.at], text[one.until :]] if not is_date(text) else []
                break
        else:
            texts.append(text)
    return [text.strip(" ,|–—-()·•:/") for text in texts if text.strip(" ,|–—-()·•:/")]


def _heads_below(rows: Sequence[Row], number: int, end: int, named: Sequence[str]) -> bool:
    """True for a row under the dates that still says who, what or where."""
    row = rows[number]
    if row.bullet:
        return False
    if all(is_aside(line.text) for line in row.lines):
        return True
    have = [text for text in named if not is_aside(text)]
    if PLACEHOLDER.search(row.text) and not any(PLACEHOLDER.search(text) for text in have):
        return True
    if not _header_like(rows, number):
        return False
    bullets_follow = any(later.bullet for later in rows[number + 1 : min(end, number + 3)])
    enough = len(have) >= 2 or any(
        PLACEHOLDER.search(text) and title_score(PLACEHOLDER.sub("", text)) > 0 for text in have
    )
    if not have:
        return True
    if enough:
        return False
    return bullets_follow or (len(row.text) < 60 and title_score(row.text) > 0)
