"""The runs of a photographed card set upright and level, by the directions that the runs themselves have.

Lines that are level on the card meet far beside the picture where it was taken from one side: their slope changes from
its upper to its lower end.
"""

import re
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from workers.cards.recognizer import Box
from workers.documents.labels import MONTH_BEGINNINGS
from workers.resumes.text.line import Line

WIDTH = 720.0  # points of the longer side of all that was read, whatever its picture's size
HARD_TO_READ = 0.8  # score
_LOST_BLANKS = (
    r"(?<=\d\d)(?=[A-Z][a-z]{3})",  # 05/16/2025Card expires
    rf"(?<=[a-z])(?=(?:{MONTH_BEGINNINGS.title()})[a-z]*\.? ?\d)",  # Expiration DateJanuary 31, 2027
    r"(?<=[A-Za-z]{3})(?=\d\d?[/-]\d\d?[/-]\d\d)",  # EXP01/25/2029
    r"(?<=\b(?:To|TO|to|By|BY|by|On|ON|on|Al|AL|al))(?=\d\d?[/-]\d\d?[/-]\d\d)",  # To2/6/26
    rf"(?<=(?<![A-Z])(?:{MONTH_BEGINNINGS.upper()}))(?=(?:19|20)\d\d\b)",  # APR2022
)
"""Between a day and the label before or behind it, and between month and year."""
_LOST_BLANK = re.compile("|".join(_LOST_BLANKS))
_SLASHES_BY_HAND = re.compile(r"(?<![\d/])(\d\d?) 1 (\d\d?) 1 (\d\d(?:\d\d)?)(?![\d/])")
"""That were read as ones: 2 1 18 1 19."""
SAME_ROW, WORDS_APART = 0.5, 0.4  # of a line's height
STEADY = 0.05  # what speaks for an even slope where few runs tell: as much as a run of this share of the width


def lines(boxes: Sequence[Box]) -> list[Line]:
    """Return the boxes as lines of page 1, the upper ones first."""
    if not boxes:
        return []
    corners = _upright(np.array([box.corners for box in boxes], dtype=np.float64))
    corners = _level(corners)
    corners -= corners.min(axis=(0, 1))
    corners *= WIDTH / corners.max()
    found = [_line(box, of_box) for box, of_box in zip(boxes, corners, strict=True)]
    return _joined(sorted(found, key=lambda line: (line.middle, line.left)))


def _joined(found: Sequence[Line]) -> list[Line]:
    """Words of one row that stand no farther apart than words do are one run: a name behind its large first word."""
    joined: list[Line] = []
    for line in found:
        before = next((one for one in joined if _goes_on(one, line) or _goes_on(line, one)), None)
        if before is None:
            joined.append(line)
            continue
        first, then = sorted((before, line), key=lambda one: one.left)
        joined[joined.index(before)] = msgspec.structs.replace(
            first,
            top=min(first.top, then.top),
            right=max(first.right, then.right),
            bottom=max(first.bottom, then.bottom),
            text=f"{first.text} {then.text}",
            unsure=first.unsure + then.unsure,
        )
    return joined


def _goes_on(one: Line, other: Line) -> bool:
    """True where the other begins right behind the one's end."""
    lower = min(one.bottom - one.top, other.bottom - other.top)
    return abs(one.middle - other.middle) < SAME_ROW * lower and abs(other.left - one.right) < WORDS_APART * lower


def _upright(corners: Any) -> Any:
    """Turned so that the runs together go from left to right."""
    along = _along(corners).sum(axis=0)
    cos, sin = along / np.hypot(*along)
    return corners @ np.array([[cos, -sin], [sin, cos]])


def _along(corners: Any) -> Any:
    """Return the vector from each run's beginning to its end."""
    return (corners[:, 1] + corners[:, 2] - corners[:, 0] - corners[:, 3]) / 2


def _level(corners: Any) -> Any:
    """Move each point to where its line crosses the middle of all: the slope of lines is a + b * height there."""
    along = _along(corners)
    middle = corners.mean(axis=1)
    centre, width = middle.mean(axis=0), np.ptp(corners[..., 0])
    steep = np.abs(along[:, 1]) > np.abs(along[:, 0]) / 2  # a single letter's box may lie anyhow
    weight = np.where(steep, 0.0, np.abs(along[:, 0]) / width)
    slope = along[:, 1] / np.maximum(np.abs(along[:, 0]), 1.0)
    at = (middle[:, 1] - centre[1]) / width
    rows = np.stack([np.ones_like(at), at], axis=1) * weight[:, None]
    rows = np.concatenate([rows, [[0.0, STEADY]]])
    a, b = np.linalg.lstsq(rows, np.append(slope * weight, 0.0), rcond=None)[0]
    x, y = corners[..., 0] - centre[0], corners[..., 1] - centre[1]
    levelled = (y - a * x) / np.maximum(1.0 + b * x / width, 0.2)
    return np.stack([x, levelled], axis=-1)


def _line(box: Box, corners: Any) -> Line:
    left, right = corners[[0, 3], 0].mean(), corners[[1, 2], 0].mean()
    top, bottom = corners[[0, 1], 1].mean(), corners[[2, 3], 1].mean()
    text = _SLASHES_BY_HAND.sub(r"\1/\2/\3", _LOST_BLANK.sub(" ", box.text))
    unsure = tuple(text.split()) if box.score < HARD_TO_READ else ()
    size = round(bottom - top)
    return Line(1, float(left), float(top), float(right), float(bottom), text, size, measured=True, unsure=unsure)
