"""A card's printed runs taken apart: labels, days, and the words that are neither, each with its place."""

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TypeVar

import msgspec

from workers.cards.days import Day, days
from workers.cards.labels import DAYS, Label, Role, labels
from workers.resumes.text.line import Line

Piece = TypeVar("Piece", Label, Day)

_BETWEEN_LABELS = re.compile(r"\W*(?:\w|and|date)?\W*")
_BETWEEN_DAYS = re.compile(r"\W*(?:to|thr[ou]\w*|until|al?|hasta)?\W*", re.IGNORECASE)
SAME_ROW = 0.6  # of a line's height
NEXT_ROW = 2.2  # of a line's height: how far the middle of the row above may be
# The number of a form, behind which the line was broken: "Approved OMB Number 1219-0009," and under it "Expires".
_OF_FORM = re.compile(r"\bomb\b(?:\W+(?:no|number|control|approval|[\w-]*\d[\w-]*))+\W*$", re.IGNORECASE)


class Cell(msgspec.Struct, frozen=True):
    """One or more labels, or one or more days, that stand together; coordinates in points, `at` in the line's text."""

    line: Line
    at: int
    until: int
    beside: int  # letters and digits of its line that are neither of a label nor of a day
    labels: tuple[Label, ...] = ()
    days: tuple[Day, ...] = ()

    @property
    def left(self) -> float:
        """Reckoned by its letters' share of the line."""
        return self.line.left + (self.line.right - self.line.left) * self.at / max(1, len(self.line.text))

    @property
    def right(self) -> float:
        """The cell's right edge, in points as `left`."""
        return self.line.left + (self.line.right - self.line.left) * self.until / max(1, len(self.line.text))

    @property
    def height(self) -> float:
        """The height of the cell's line."""
        return self.line.bottom - self.line.top

    @property
    def text(self) -> str:
        """The cell's own words."""
        return self.line.text[self.at : self.until]

    @property
    def roles(self) -> tuple[Role, ...]:
        """Return the roles of days, each once where two labels say the same (in two languages.

        Or by number and by word).
        """
        said = [label.role for label in self.labels if label.role in DAYS]
        return tuple(role for number, role in enumerate(said) if number == 0 or said[number - 1] != role)


def taken_apart(lines: Sequence[Line]) -> tuple[list[Cell], list[Cell]]:
    """The cells of labels and those of days; those together that stand together."""
    of_labels: list[Cell] = []
    of_days: list[Cell] = []
    for line in lines:
        found_labels, found_days = labels(line.text), days(line.text)
        if found_labels and found_labels[0].at <= 1 and _is_under_number_of_form(line, lines):
            found_labels[0] = msgspec.structs.replace(found_labels[0], role=Role.OTHER_DAY)
        taken = [(label.at, label.until) for label in found_labels] + [(day.at, day.until) for day in found_days]
        beside = _letters_beside(line.text, taken)
        of_labels += [
            Cell(line, run[0].at, run[-1].until, beside, labels=tuple(run))
            for run in _runs(line.text, found_labels, _BETWEEN_LABELS)
        ]
        of_days += [
            Cell(line, run[0].at, run[-1].until, beside, days=tuple(run))
            for run in _runs(line.text, found_days, _BETWEEN_DAYS)
        ]
    return of_labels, of_days


def _is_under_number_of_form(line: Line, lines: Sequence[Line]) -> bool:
    return any(
        0 < line.middle - one.middle < NEXT_ROW * (line.bottom - line.top) and one.page == line.page
        for one in lines
        if _OF_FORM.search(one.text)
    )


def _letters_beside(text: str, taken: Sequence[tuple[int, int]]) -> int:
    return sum(
        letter.isalnum() and not any(at <= place < until for at, until in taken) for place, letter in enumerate(text)
    )


def same_row(one: Line, other: Line) -> bool:
    """True for runs whose middles are at one height."""
    height = min(one.bottom - one.top, other.bottom - other.top)
    return one.page == other.page and abs(one.middle - other.middle) < SAME_ROW * height


def _runs(text: str, found: Sequence[Piece], joined: re.Pattern[str]) -> Iterator[list[Piece]]:
    if not found:
        return
    run = [found[0]]
    for before, after in pairwise(found):
        if joined.fullmatch(text, before.until, after.at):
            run.append(after)
        else:
            yield run
            run = [after]
    yield run
