"""The four straight edges of a card, found by where the picture changes, however little and whatever the colours.

A card's edge is a straight line along which colours change, and which ends at the two other edges; a floor's joint goes
on. Points are (x, y).
"""

from typing import Any

import numpy as np

from workers.cards.card_shapes import FROM, SAMPLES, TO, best, crossings, facing
from workers.cards.straight_lines import MOST_LINES, changes, is_level, straight_lines
from workers.resumes.straightening import Corners

SMALL = 400  # dots of the longer side of the copy in which edges are looked for
REACH, STEP = 4.0, 0.5  # dots to both sides within which an edge is placed exactly


def corners(picture: Any) -> Corners | None:
    """The corners of the largest card whose edges can be seen in a picture (of pillow, in mode RGB); None for none."""
    small = picture.copy()
    small.thumbnail((SMALL, SMALL))
    seen = changes(small)
    lines = straight_lines(seen)
    level = facing([line for line in lines if is_level(line)][:MOST_LINES])
    upright = facing([line for line in lines if not is_level(line)][:MOST_LINES])
    found = best(seen, level, upright) if level and upright else None
    scale = picture.size[0] / small.size[0]
    return None if found is None else [(float(x) * scale, float(y) * scale) for x, y in _exactly(seen.strength, found)]


def _exactly(strength: Any, points: Any) -> Any:
    """The corners of lines laid through the middles of the changes that each edge was found by."""
    lines = []
    for start, end in zip(points, np.roll(points, -1, axis=0), strict=True):
        along = (end - start) / np.hypot(*(end - start))
        normal = np.array([-along[1], along[0]])
        at, off = np.linspace(FROM, TO, SAMPLES), np.arange(-REACH, REACH + STEP / 2, STEP)
        places = (start + at[:, None] * (end - start))[:, None] + off[None, :, None] * normal
        rows = np.clip(np.rint(places[..., 1]).astype(int), 0, strength.shape[0] - 1)
        columns = np.clip(np.rint(places[..., 0]).astype(int), 0, strength.shape[1] - 1)
        weight = strength[rows, columns]
        seen = weight.sum(axis=1) > 0
        middle = (weight * off).sum(axis=1)[seen] / weight.sum(axis=1)[seen]
        moved = np.median(middle) if seen.any() else 0.0
        near = np.abs(middle - moved) < 2 * STEP
        slope, shift = np.polyfit(at[seen][near], middle[near], 1) if near.sum() > SAMPLES / 4 else (0.0, moved)
        first, last = start + shift * normal, end + (slope + shift) * normal
        angle = np.arctan2(*(last - first)[::-1]) + np.pi / 2
        lines.append((angle, first[0] * np.cos(angle) + first[1] * np.sin(angle)))
    upper, right, lower, left = (np.array([line]) for line in lines)
    pairs = (left, upper), (upper, right), (right, lower), (lower, left)
    return np.concatenate([crossings(one, other) for one, other in pairs])
