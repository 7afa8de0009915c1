"""Printed lines cut where a blank is so wide that what stands beside it is another text.

pdfminer joins what stands within two letters' width of each other: a heading in the margin with the entry beside it,
chips in a row, a small label before a large title.
"""

import statistics
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from pdfminer.layout import LTChar, LTTextLine, LTTextLineHorizontal

WIDE = 1.1  # letter heights: no space between words is as wide, not even in justified type
WIDE_BETWEEN_LOOKS = 0.6  # the same where size or font changes
SAME_SIZE = 0.12  # share by which letters of one text differ in height
FEWEST_JUSTIFIED = 3  # words
WORD_MARGIN = 0.1  # as the lines themselves are read


def split(line: LTTextLine) -> list[LTTextLine]:
    """The texts of a line, left to right; the line itself where it is one text."""
    letters = [item for item in line if isinstance(item, LTChar)]
    if not isinstance(line, LTTextLineHorizontal) or not letters or not _is_forward(letters):
        return [line]
    parts = list(_parts(letters))
    return [line] if len(parts) == 1 or _is_justified(parts) else [_line(part) for part in parts]


def _is_justified(parts: list[list[LTChar]]) -> bool:
    """True for single words, some with a comma behind them: one text, pushed apart to the margin."""
    words = ["".join(letter.get_text() for letter in part).strip() for part in parts]
    commas = sum(word.endswith(",") for word in words)
    return len(words) >= FEWEST_JUSTIFIED and 0 < commas < len(words) - 1 and not any(" " in word for word in words)


def _is_forward(letters: list[LTChar]) -> bool:
    return all(one.x0 <= other.x0 + 1 for one, other in pairwise(letters))


def _parts(letters: list[LTChar]) -> Iterator[list[LTChar]]:
    part: list[LTChar] = []
    last: LTChar | None = None  # that is no blank
    spacing = _spacing(letters)
    for letter in letters:
        if letter.get_text().strip():
            if last is not None and _is_apart(last, letter, spacing):
                yield part
                part = []
            last = letter
        part.append(letter)
    yield part


def _spacing(letters: list[LTChar]) -> float:
    """The blank that the type leaves between all its letters; nearly nothing where they aren't spaced out."""
    drawn = [letter for letter in letters if letter.get_text().strip()]
    blanks = [other.x0 - one.x1 for one, other in pairwise(drawn)]
    return max(0.0, statistics.median_low(blanks)) if blanks else 0.0


def _is_apart(last: LTChar, letter: LTChar, spacing: float) -> bool:
    gap = letter.x0 - last.x1
    smaller = min(last.size, letter.size)
    if abs(last.size - letter.size) > SAME_SIZE * smaller or last.fontname != letter.fontname:
        return gap > WIDE_BETWEEN_LOOKS * smaller
    return gap - 2 * spacing > WIDE * smaller  # a word's end and the next one's beginning are spaced, too


def _line(letters: list[Any]) -> LTTextLine:
    line = LTTextLineHorizontal(WORD_MARGIN)
    while letters and not letters[-1].get_text().strip():
        letters.pop()
    while letters and not letters[0].get_text().strip():
        letters.pop(0)
    for letter in letters:
        line.add(letter)
    return line
