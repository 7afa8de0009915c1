"""An experience section cut into entries: which rows head a job, and which tell its duties."""

import re
from collections import Counter
from collections.abc import Sequence

import msgspec

from workers.resumes.jobs.head_rows import goes_on_below, names_below
from workers.resumes.jobs.labelled_entries import Form, forms
from workers.resumes.jobs.pieces import pieces
from workers.resumes.layout.anchors import LONGEST_HEADER, dates_of
from workers.resumes.text.asides import PLACE, is_aside, is_date, is_state_of
from workers.resumes.text.dates import Found, find_date, ranges
from workers.resumes.text.field_labels import Field
from workers.resumes.text.line import Row
from workers.resumes.text.names import PLACEHOLDER, title_score

MOST_HEADER_ROWS = 3  # above or below the dates
MOST_LABEL = 60  # characters of a title's row that no bullets follow
ENOUGH = 2  # a title and an employer
BULLETS_WITHIN = 2  # rows
_EDGE = " ,|–—-()·•:/"
_CONTACT = re.compile(r"\(?\d{3}\)?[-. ]\s?\d{3}[-. ]\d{4}\b|\S@\S+\.\w")
_ABBREVIATIONS = ("inc.", "co.", "corp.", "ltd.", "llc.", "s.a.", "s.l.", "s.c.", "c.v.", "r.l.", "st.")


class Entry(msgspec.Struct):
    """One job as printed: its dates, the texts of the rows that name it without dates, the rows of its duties."""

    dates: Found
    header: list[str]
    duties: list[Row]
    labelled: tuple[str, str] | None = None  # title and employer, where labels say which is which


def entries(rows: Sequence[Row]) -> list[Entry]:
    """The section's jobs from top to bottom; rows before the first are left out."""
    return _of_forms(rows) or _of_heads(rows)


def _of_forms(rows: Sequence[Row]) -> list[Entry]:
    return [Entry(form.dates, [], form.duties, _names_of(form)) for form in forms(rows) if form.dates is not None]


def _names_of(form: Form) -> tuple[str, str]:
    return _name(form.values.get(Field.TITLE, "")), _name(form.values.get(Field.EMPLOYER, ""))


def _name(text: str) -> str:
    """The title or employer of a label's text, which may give a place, too."""
    place = next((found for found in PLACE.finditer(text) if found.end() == len(text)), None)
    return text[: place.start()].strip(_EDGE) if place and place.start() else text.strip(_EDGE)


def _of_heads(rows: Sequence[Row]) -> list[Entry]:
    dated = {number: found for number, row in enumerate(rows) if (found := dates_of(row))}
    if not dated:
        return []
    anchors = list(dated)
    starts = [anchor - above for anchor, above in zip(anchors, _rows_above(rows, anchors), strict=True)]
    ends = [*starts[1:], len(rows)]
    below = names_below(rows, anchors, lambda number: _may_head(rows, number))
    return [
        _entry(rows[start:end], anchor - start, dated[anchor], below=below)
        for start, anchor, end in zip(starts, anchors, ends, strict=True)
    ]


def _rows_above(rows: Sequence[Row], anchors: Sequence[int]) -> list[int]:
    """How many rows above its dates belong to each job: as many as above the first job's, where there are that many."""
    floors = [0, *(anchor + 1 for anchor in anchors)]
    possible = [_possible_heads(rows, anchor, floor) for anchor, floor in zip(anchors, floors, strict=False)]
    first_is_near = anchors[0] <= MOST_HEADER_ROWS
    usual = possible[0] if first_is_near else Counter(possible).most_common(1)[0][0]
    return [min(count, usual) for count in possible]


def _possible_heads(rows: Sequence[Row], anchor: int, floor: int) -> int:
    count = 0
    while count < MOST_HEADER_ROWS and anchor - count > floor and _may_head(rows, anchor - count - 1):
        count += 1
    return count


def _may_head(rows: Sequence[Row], number: int) -> bool:
    """True for a short row that is no duty and no rest of one."""
    text = rows[number].first.text
    bullet = rows[number].bullet and not (rows[number].bold and title_score(text) > 0)  # an icon beside the title
    if bullet or len(text) > LONGEST_HEADER or text[:1].islower() or _CONTACT.search(text):
        return False
    ends_sentence = text.endswith((".", ";")) and not _ends_in_abbreviation(text)
    return not ends_sentence and not _continues(rows, number)


def _ends_in_abbreviation(text: str) -> bool:
    places = list(PLACE.finditer(text))
    return text.lower().endswith(_ABBREVIATIONS) or (bool(places) and places[-1].end() == len(text))


def _continues(rows: Sequence[Row], number: int) -> bool:
    """True for a row that goes on with the duty above it: under a bullet's text, not further left."""
    row = rows[number].first
    if number and (row.page, row.bottom) < (rows[number - 1].first.page, rows[number - 1].first.top):
        return False  # the next column begins
    above = number - 1
    while above >= 0 and not rows[above].bullet and rows[above].first.left > row.left + 2:
        above -= 1
    if above < 0 or not rows[above].bullet or (row.bold and not rows[number - 1].bold):
        return False
    return row.left >= rows[above].first.left - 2 and row.page == rows[above].first.page


def _entry(rows: Sequence[Row], anchor: int, dates: Found, *, below: int) -> Entry:
    above = [line.text for row in rows[:anchor] for line in row.lines]
    if rows[anchor].bullet:  # the dates stand in a margin beside the first duty
        return Entry(dates, above, list(rows[anchor:]))
    beside = tuple(line for line in rows[anchor].lines if not is_aside(line.text))
    if above and beside and all(line.bullet for line in beside):  # a cell centred on the entry beside it
        return Entry(dates, above, [Row(beside), *rows[anchor + 1 :]])
    header = above + _without_dates(rows[anchor], dates)
    duties = anchor + 1
    while duties - anchor <= below and duties < len(rows) and _has_room(header):
        header += [line.text for line in rows[duties].lines]
        duties += 1
    while duties < len(rows) and duties - anchor <= MOST_HEADER_ROWS and _names(rows, duties, header):
        if header and goes_on_below(rows[anchor], rows[duties]) and len(pieces(header)) >= ENOUGH:
            header[-1] += f" {rows[duties].text}"
        else:
            header += [line.text for line in rows[duties].lines]
        duties += 1
    return Entry(dates, header, list(rows[duties:]))


def _without_dates(row: Row, dates: Found) -> list[str]:
    texts: list[str] = []
    for line in row.lines:
        if is_date(line.text):
            continue
        cut = dates if (dates in ranges(line.text) or dates == find_date(line.text)) else None
        texts += [line.text[: cut.at], line.text[cut.until :]] if cut else [line.text]
    return [bare for text in texts if (bare := text.strip(_EDGE))]


def _names(rows: Sequence[Row], number: int, header: Sequence[str]) -> bool:
    """True for a row under the dates that still says who, what or where."""
    row = rows[number]
    if row.bullet:
        return False
    if all(is_aside(line.text) for line in row.lines) or (header and is_state_of(header[-1], row.text)):
        return True
    have = [text for text in header if not is_aside(text)]
    if PLACEHOLDER.search(row.text) and not any(PLACEHOLDER.search(text) for text in have):
        return True
    if not _may_head(rows, number) or len(have) >= ENOUGH or any(_is_whole(text) for text in have):
        return False
    bullets_follow = any(later.bullet for later in rows[number + 1 : number + 1 + BULLETS_WITHIN])
    return not have or bullets_follow or (len(row.text) < MOST_LABEL and title_score(row.text) > 0)


def _has_room(header: Sequence[str]) -> bool:
    return len([text for text in header if not is_aside(text)]) < ENOUGH


def _is_whole(text: str) -> bool:
    """True for a text that holds an unfilled employer and a title."""
    return bool(PLACEHOLDER.search(text)) and title_score(PLACEHOLDER.sub("", text)) > 0
