"""Tells which label may name a value by their places: on one line, on one row, or above one another."""

import re
from collections.abc import Iterator, Sequence

from workers.cards.cells import Cell, same_row, taken_apart
from workers.resumes.text.line import Line

NEAR = 2.6  # line heights between a label and the value above or under it
BETWEEN = 14  # letters between a label and its day on one line: "Expires on or before", "Completed on Friday"
SENTENCE = 12  # letters beside a label that make its line a sentence, which labels no other line
FEW = 6  # letters beside a label that leave its line a label
OVERLAP = 0.5  # of a line's height: what is found around two runs that stand close may overlap
WIDE = 4  # line heights between a label and a value beside it
AT_RULE = 3.0  # what it costs that the label begins where its value's rule does, and not its value
BESIDE, VERTICAL, AFTER = 1.0, 1.5, 4.0  # what it costs that a label isn't right before its day
IN_SENTENCE = 4.0  # what it costs that words stand right before the day, in small print for example
_WORDS_BEFORE = re.compile(r"[^\W\d]{2,}\W*$")


def cost(dated: Cell, label: Cell, lines: Sequence[Line], *, under: bool) -> float | None:
    """Return how unlikely it is that a label names these dates, from 0.0; None where it can't.

    `under`: whether labels stand under their values on this card.
    """
    if label.line is dated.line:
        return _cost_on_line(dated, label)
    if label.beside > SENTENCE:
        return None
    if same_row(label.line, dated.line):
        if _is_behind(label, dated, lines):
            return AFTER + max(0.0, label.left - dated.right) / (2 * WIDE * dated.height)
        if label.right > dated.left + OVERLAP * dated.height or _anything_between(label, dated, lines):
            return None
        return BESIDE + min(3.0, max(0.0, dated.left - label.right) / (2 * WIDE * dated.height))
    return _cost_above_or_under(dated, label, lines, under=under)


def _is_behind(label: Cell, value: Cell, lines: Sequence[Line]) -> bool:
    """True for a label that begins a run close behind a value."""
    apart = label.left - value.right
    begins = not any(map(str.isalnum, label.line.text[: label.at]))
    close = -OVERLAP * value.height <= apart <= WIDE * value.height
    return begins and close and not _anything_between(value, label, lines)


def _cost_above_or_under(dated: Cell, label: Cell, lines: Sequence[Line], *, under: bool) -> float | None:
    nearest = _nearest(dated, lines, above=not under)
    apart = abs(dated.line.middle - label.line.middle) / (2 * dated.height)
    if under and nearest is None and 0 <= dated.left - label.right <= WIDE * label.height and _near(dated, label):
        return AT_RULE + apart
    if label.left >= dated.right or label.right <= dated.left or nearest != label.line:
        return None
    in_sentence = IN_SENTENCE if _WORDS_BEFORE.search(dated.line.text[: dated.at]) else 0.0
    return VERTICAL + in_sentence + apart


def _near(dated: Cell, label: Cell) -> bool:
    """True for a label a little under a value, as under a rule on which the value was written by hand."""
    below = label.line.middle - dated.line.middle
    return label.line.page == dated.line.page and 0 < below < NEAR * max(label.height, dated.height)


def value_near(label: Cell, lines: Sequence[Line], *, under: bool) -> Line | None:
    """The run that a label of something else than a day speaks of, where it doesn't stand behind the label."""
    return next(values_near(label, lines, under=under), None)


def values_near(label: Cell, lines: Sequence[Line], *, under: bool) -> Iterator[Line]:
    """The runs that it may speak of, the likeliest first."""
    if label.beside > SENTENCE:
        return
    begin = label.right - OVERLAP * label.height
    behind = [one for one in lines if one is not label.line and one.left >= begin and same_row(one, label.line)]
    beside = min((one for one in behind if any(map(str.isalnum, one.text))), key=lambda one: one.left, default=None)
    if beside is not None and _is_label(beside):
        beside = None
    if beside is not None and beside.left - label.right <= WIDE * label.height:
        yield beside
        return
    upright = _nearest(label, lines, above=under)
    if upright is not None and not _is_label(upright):
        yield upright
    # Far to the right only where nothing stands above or under it: labels and values in two columns.
    if beside is not None:
        yield beside


def value_before(label: Cell, lines: Sequence[Line]) -> Line | None:
    """The run right before a label on its row: "3091 55 87742" and, behind it, "Certification number"."""
    of_runs = (Cell(line, 0, len(line.text), 0) for line in lines if line is not label.line)
    before = (run.line for run in of_runs if same_row(run.line, label.line) and _is_behind(label, run, lines))
    return next((line for line in before if not _is_label(line)), None)


def _is_label(line: Line) -> bool:
    of_labels, of_days = taken_apart([line])
    return bool(of_labels) and of_labels[0].beside <= FEW and not of_days


def _cost_on_line(dated: Cell, label: Cell) -> float | None:
    text = dated.line.text
    if label.until <= dated.at:
        between = text[label.until : dated.at]
        letters = sum(map(str.isalnum, between))
        return letters * 0.2 if letters <= BETWEEN and not any(map(str.isdigit, between)) else None
    return None if any(map(str.isalnum, text[dated.until : label.at])) else AFTER


def _anything_between(label: Cell, dated: Cell, lines: Sequence[Line]) -> bool:
    """True where another run stands on the row between the two."""
    return any(
        label.right <= one.left and one.right <= dated.left and same_row(one, dated.line)
        for one in lines
        if any(map(str.isalnum, one.text))
    )


def _nearest(cell: Cell, lines: Sequence[Line], *, above: bool) -> Line | None:
    """The nearest run above or under a cell that shares some of its width."""
    near = [
        one
        for one in lines
        if one.left < cell.right
        and one.right > cell.left
        and (one.middle < cell.line.middle) == above
        and one.page == cell.line.page
        and abs(one.middle - cell.line.middle) < NEAR * max(cell.height, one.bottom - one.top)
        and not same_row(one, cell.line)
        and any(map(str.isalnum, one.text))
    ]
    return min(near, key=lambda one: abs(one.middle - cell.line.middle), default=None)
