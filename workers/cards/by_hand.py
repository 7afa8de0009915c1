"""Dates read sign by sign put into the readings of a card, where these don't agree on what stands there."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from workers.cards.date_forms import meant
from workers.cards.days import Day, days
from workers.cards.ink_parts import Part, parts
from workers.cards.written_days import Written, written_days
from workers.resumes.line import Line

LIKELY, LEAD = -0.4, 3.0  # of a date that is surely read: the mean likelihood of its signs; its lead over the next
AGREED, ALL = 2, 3  # readings that say the same day: they are right
FAR_AHEAD = 4.5  # a lead for which a date counts against readings that agree, if not all do
FEWEST_LETTERS = 6  # of a line that is words and surely read: no date
SAME_PLACE = 0.4  # of the lower one's height: how much of it is shared by what stands at one place


def with_written(readings: Sequence[Sequence[Line]], picture: Any, scale: float) -> list[list[Line]]:
    """The readings, each with the dates that are surely read sign by sign on the picture; `scale`: points per dot."""
    found = [list(lines) for lines in readings]
    printed = [line for lines in found for line in lines if _is_surely_read(line)]
    unread = [part for part in parts(picture) if not _is_within(part, printed, scale)]
    for one in written_days(unread):
        line = _as_line(one, scale) if one.likelihood > LIKELY and one.lead > LEAD else None
        if line is None:
            continue
        said = [{day.first for day in _days_at(line, lines)} for lines in found]
        most = max(Counter(day for of_reading in said for day in of_reading).values(), default=0)
        if most < (ALL if one.lead > FAR_AHEAD else AGREED):
            meant_day = days(line.text)[0].first
            found = [
                lines if meant_day in of_reading else [*_without(lines, line), line]
                for lines, of_reading in zip(found, said, strict=True)
            ]
    return found


def _is_surely_read(line: Line) -> bool:
    letters = sum(map(str.isalpha, line.text))
    return letters >= FEWEST_LETTERS and not line.unsure and not any(map(str.isdigit, line.text))


def _is_within(part: Part, lines: Sequence[Line], scale: float) -> bool:
    x, y = part.middle * scale, (part.top + part.bottom) / 2 * scale
    return any(line.left <= x <= line.right and line.top <= y <= line.bottom for line in lines)


def _as_line(written: Written, scale: float) -> Line | None:
    read = meant(written.text)
    if read is None:
        return None
    day, whole = read
    text = f"{day.month}/{day.day}/{day.year}" if whole else f"{day.month}/{day.year}"
    left, top, right, bottom = (scale * side for side in (written.left, written.top, written.right, written.bottom))
    return Line(page=1, left=left, top=top, right=right, bottom=bottom, text=text, size=bottom - top)


def _days_at(place: Line, lines: Sequence[Line]) -> Iterator[Day]:
    for line in lines:
        if _at_place(place, line):
            yield from (
                day
                for day in days(line.text)
                if _across(line, day.until) > place.left and _across(line, day.at) < place.right
            )


def _without(lines: Sequence[Line], place: Line) -> Iterator[Line]:
    """The lines without what they say at that place."""
    for line in lines:
        if not _at_place(place, line):
            yield line
            continue
        words = [(word, _across(line, at), _across(line, at + len(word))) for at, word in _words(line.text)]
        before = [one for one in words if (one[1] + one[2]) / 2 < place.left]
        behind = [one for one in words if (one[1] + one[2]) / 2 > place.right]
        for kept in (before, behind):
            if kept:
                text = " ".join(word for word, _, _ in kept)
                yield msgspec.structs.replace(line, text=text, left=kept[0][1], right=kept[-1][2])


def _at_place(place: Line, line: Line) -> bool:
    lower = min(place.bottom - place.top, line.bottom - line.top)
    shared = min(place.bottom, line.bottom) - max(place.top, line.top)
    return shared > SAME_PLACE * lower and line.left < place.right and place.left < line.right


def _words(text: str) -> Iterator[tuple[int, str]]:
    at = 0
    for word in text.split(" "):
        if word:
            yield at, word
        at += len(word) + 1


def _across(line: Line, at: int) -> float:
    """Where a letter of the line stands, by its letters' share."""
    return line.left + (line.right - line.left) * at / max(1, len(line.text))
