"""Which four lines of a photograph are the edges of a card: those that changes lie on, and that end at one another."""

from itertools import combinations
from typing import Any

import numpy as np

from workers.cards.straight_lines import Changes, Lines

SAMPLES = 48  # points of an edge
FROM, TO = 0.07, 0.93  # of an edge, whose ends are round
OUTSIDE = np.concatenate([np.linspace(-0.14, -0.03, 6), np.linspace(1.03, 1.14, 6)])  # where an edge doesn't go on
LEAST_SUPPORT, LEAST_MEAN = 0.4, 0.62  # of an edge's points that lie on a change
NARROWEST, WIDEST = 1.3, 1.95
SMALLEST = 0.1  # of the picture
NEAR = 2.0  # dots by which a corner may lie outside of the picture
# Against the full support of all edges: that of the weakest, what goes on beyond them, a card that fills the picture.
OF_WEAKEST, OF_BEYOND, OF_AREA = 0.25, 0.5, 0.7
MOST_SLANTED = 0.35  # radians between edges that face each other
TURNED, FAINTEST_CHANGE = 0.25, 0.1  # radians between an edge and the changes on it; their strength
LEVEL = 1e-6  # what two lines that never cross are taken to differ by


def facing(lines: Lines) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """Pairs of lines that may be facing edges."""
    return [
        (one, other)
        for one, other in combinations(lines, 2)
        if abs((one[0] - other[0] + np.pi / 2) % np.pi - np.pi / 2) < MOST_SLANTED
    ]


def best(changes: Changes, level: Any, upright: Any) -> Any:
    """The four corners of the pairs of lines that most look like a card's edges; None where none do."""
    height, width = changes.strength.shape
    one, other = (grid.ravel() for grid in np.meshgrid(np.arange(len(level)), np.arange(len(upright)), indexing="ij"))
    level, upright = np.array(level)[one], np.array(upright)[other]  # of each choice: two lines, (angle, distance)
    points = np.stack([crossings(level[:, row], upright[:, column]) for row in (0, 1) for column in (0, 1)], axis=1)
    points = _in_order(points)
    sides = np.hypot(*np.moveaxis(np.roll(points, -1, axis=1) - points, 2, 0))
    across, along = (sides[:, 0] + sides[:, 2]) / 2, (sides[:, 1] + sides[:, 3]) / 2
    longer, shorter = np.maximum(across, along), np.maximum(np.minimum(across, along), LEVEL)
    area = across * along / (width * height)
    inside = ((points > -NEAR) & (points < np.array([width, height]) + NEAR)).all(axis=(1, 2))
    fit = inside & (longer / shorter > NARROWEST) & (longer / shorter < WIDEST) & (area > SMALLEST)
    points, area = points[fit], area[fit]
    if not len(points):
        return None
    support, beyond = _support(changes, points)
    good = (support.min(axis=1) >= LEAST_SUPPORT) & (support.mean(axis=1) >= LEAST_MEAN)
    if not good.any():
        return None
    score = support.mean(axis=1) + OF_WEAKEST * support.min(axis=1) - OF_BEYOND * beyond.mean(axis=1) + OF_AREA * area
    return points[int(np.where(good, score, -np.inf).argmax())]


def crossings(one: Any, other: Any) -> Any:
    """Where lines cross, of each row."""
    (cos, sin), (cosine, sine) = ((np.cos(line[:, 0]), np.sin(line[:, 0])) for line in (one, other))
    scale = cos * sine - sin * cosine
    scale = np.where(np.abs(scale) < LEVEL, LEVEL, scale)
    x = (one[:, 1] * sine - other[:, 1] * sin) / scale
    y = (other[:, 1] * cos - one[:, 1] * cosine) / scale
    return np.stack([x, y], axis=1)


def _in_order(points: Any) -> Any:
    """Each four points clockwise from the top left."""
    away = points - points.mean(axis=1, keepdims=True)
    around = np.argsort(np.arctan2(away[..., 1], away[..., 0]), axis=1)
    points = np.take_along_axis(points, around[..., None], axis=1)
    first = points.sum(axis=2).argmin(axis=1)
    order = (np.arange(4)[None] + first[:, None]) % 4
    return np.take_along_axis(points, order[..., None], axis=1)


def _support(changes: Changes, points: Any) -> tuple[Any, Any]:
    """Of each edge of each choice: the share of its points on a change across it; the same beyond its ends."""
    start, end = points, np.roll(points, -1, axis=1)
    direction = np.arctan2(end[..., 1] - start[..., 1], end[..., 0] - start[..., 0])
    normal = (direction + np.pi / 2) % np.pi
    within = np.linspace(FROM, TO, SAMPLES)
    return tuple(_seen(changes, (start, end), normal, at).mean(axis=2) for at in (within, OUTSIDE))


def _seen(changes: Changes, ends: tuple[Any, Any], normal: Any, at: Any) -> Any:
    """1 for each point of each edge that lies on a change across it, else 0."""
    start, end = ends
    height, width = changes.strength.shape
    best = 0.0
    for off in (-1.5, 0.0, 1.5):  # a line is known to a dot
        shift = off * np.stack([np.cos(normal), np.sin(normal)], axis=-1)
        places = (start + shift)[:, :, None] + at[None, None, :, None] * (end - start)[:, :, None]
        x, y = np.rint(places[..., 0]).astype(int), np.rint(places[..., 1]).astype(int)
        seen = (x >= 0) & (x < width) & (y >= 0) & (y < height)
        x, y = np.clip(x, 0, width - 1), np.clip(y, 0, height - 1)
        turned = np.abs((changes.angle[y, x] - normal[..., None] + np.pi / 2) % np.pi - np.pi / 2)
        best = np.maximum(
            best, (seen & (changes.strength[y, x] > FAINTEST_CHANGE) & (turned < TURNED)).astype(np.float32)
        )
    return best
