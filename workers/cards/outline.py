"""Where a card lies in its photograph: whatever differs in colour from the ground along the picture's edges.

A card may be lighter or darker than what it lies on, and a hand may hold it: each edge is the straight line that most
points of the outline lie on, so that fingers beside it don't move it. Points are (x, y) in dots from the top left.
"""

from typing import Any

import numpy as np
from PIL import Image, ImageFilter

from workers.resumes.straightening import Corners, part_in_the_middle, perspective, threshold

Picture = Any
"""A picture of pillow in mode RGB."""

SMALL = 400  # dots of the longer side of the copy in which the card is looked for
RING = 0.04  # of the shorter side: what is surely ground
FARTHEST = 12.0  # deviations from the ground's colours; beyond, all is equally another colour
THRESHOLDS = (1.0, 0.7, 0.5, 0.35)  # of the best one: a card's edge may resemble the ground more than its middle
RIM = 0.006  # of the longer side: what is cut off, since a card's edge reads as strokes
SMALLEST = 0.1  # of the picture
NARROWEST, WIDEST = 1.3, 1.95  # longer by shorter side; bank cards have 1.59, printed cards 1.75
TRIALS, ON_THE_LINE, STEEPEST = 600, 1.5, 0.6  # pairs of points tried; dots; dots per dot
FEWEST_POINTS, FEWEST_ON_THE_LINE = 10, 0.35  # a hand may cover more than half of an edge

Edge = tuple[float, float]
"""Slope and start of a line: of y by x for the upper and lower edge, of x by y for the others."""


def corners(picture: Picture) -> Corners | None:
    """The card's corners; None where its outline can't be told."""
    small = picture.copy()
    small.thumbnail((SMALL, SMALL))
    strange = _strangeness(small.filter(ImageFilter.MedianFilter(5)).filter(ImageFilter.GaussianBlur(1)))
    best = threshold(strange)
    scale = picture.size[0] / small.size[0]
    for share in THRESHOLDS:
        found = _quadrilateral(part_in_the_middle(strange > best * share))
        if found is not None:
            return [(x * scale, y * scale) for x, y in found]
    return None


def flat(picture: Picture, of_card: Corners | None, longest: int) -> Picture:
    """The card alone, squared, its longer side of that many dots; the whole picture where its corners are None."""
    if of_card is None:
        scale = longest / max(picture.size)
        return picture.resize(tuple(max(1, round(side * scale)) for side in picture.size), Image.Resampling.LANCZOS)
    width, height = _sides(of_card)
    scale = longest / max(width, height)
    right, bottom = round(width * scale), round(height * scale)
    rim = RIM * longest
    target = [(-rim, -rim), (right + rim, -rim), (right + rim, bottom + rim), (-rim, bottom + rim)]
    plane = perspective(target, of_card)
    return picture.transform((right, bottom), Image.Transform.PERSPECTIVE, plane, Image.Resampling.BICUBIC)


def _strangeness(small: Picture) -> Any:
    """How far each dot's colour is from those of the ground, in greys of 0 to 255."""
    dots = np.asarray(small, dtype=np.float32)
    height, width, _ = dots.shape
    ring = max(4, round(min(height, width) * RING))
    on_ring = np.ones((height, width), dtype=bool)
    on_ring[ring:-ring, ring:-ring] = False
    ground = dots[on_ring]
    middle = np.median(ground, axis=0)
    inverse = np.linalg.inv(np.cov((ground - middle).T) + 20 * np.eye(3))  # an even ground varies by its noise alone
    away = dots - middle
    distance = np.sqrt(np.einsum("hwi,ij,hwj->hw", away, inverse, away))
    return np.clip(distance / FARTHEST, 0, 1) * 255


def _quadrilateral(mask: Any) -> Corners | None:
    """The corners of the four edges of a mask, where they make a card's shape."""
    if mask.mean() < SMALLEST:
        return None
    upper, lower = (_edge(*points) for points in _ends(mask))
    left, right = (_edge(*points) for points in _ends(mask.T))
    if upper is None or lower is None or left is None or right is None:
        return None
    found = [_crossing(*edges) for edges in ((upper, left), (upper, right), (lower, right), (lower, left))]
    width, height = _sides(found)
    longer, shorter = max(width, height), min(width, height)
    return found if shorter > 0 and NARROWEST < longer / shorter < WIDEST else None


def _ends(mask: Any) -> tuple[tuple[Any, Any], tuple[Any, Any]]:
    """Of each column that the mask touches: its number and the first row; its number and the last."""
    columns = np.nonzero(mask.any(axis=0))[0]
    first = mask[:, columns].argmax(axis=0)
    last = mask.shape[0] - 1 - mask[::-1][:, columns].argmax(axis=0)
    return (columns, first), (columns, last)


def _edge(along: Any, across: Any) -> Edge | None:
    """The straight line through most points, tried with pairs of them; None where too few lie on any."""
    if len(along) < FEWEST_POINTS:
        return None
    chance = np.random.default_rng(0)
    one, other = chance.integers(0, len(along), (2, TRIALS))
    apart = np.abs(along[one] - along[other]) > 0.15 * np.ptp(along)
    one, other = one[apart], other[apart]
    slopes = (across[other] - across[one]) / (along[other] - along[one])
    starts = across[one] - slopes * along[one]
    on_line = np.abs(across - (slopes[:, None] * along + starts[:, None])) < ON_THE_LINE
    on_line = on_line[np.abs(slopes) < STEEPEST]
    if not len(on_line):
        return None
    best = on_line[int(on_line.sum(axis=1).argmax())]
    if best.mean() < FEWEST_ON_THE_LINE:
        return None
    slope, start = np.polyfit(along[best], across[best], 1)
    return float(slope), float(start)


def _crossing(level: Edge, upright: Edge) -> tuple[float, float]:
    y = (level[0] * upright[1] + level[1]) / (1 - level[0] * upright[0])
    return upright[0] * y + upright[1], y


def _sides(of_card: Corners) -> tuple[float, float]:
    """Width and height, each the mean of two facing sides."""
    (upper, right, lower, left) = (
        float(np.hypot(*np.subtract(of_card[one], of_card[(one + 1) % 4]))) for one in range(4)
    )
    return (upper + lower) / 2, (left + right) / 2
