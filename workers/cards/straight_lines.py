"""Where a photograph's colours change, and the straight lines that the changes lie on.

A line is (angle of its normal in radians, distance from the top left in dots).
"""

from typing import Any

import msgspec
import numpy as np
from PIL import ImageFilter

Lines = list[tuple[float, float]]

FAINTEST, STRONGEST = 2.0, 10.0  # greys to a dot: below is noise, above all edges are equal
DEGREES = 180
MOST_LINES = 16  # of each of the two directions
APART = 6  # dots, and degrees, between two lines


class Changes(msgspec.Struct, frozen=True):
    """Of each dot: how much colours change, from 0 to 1, and in which direction (radians from 0 to pi)."""

    strength: Any
    angle: Any


def changes(small: Any) -> Changes:
    """Those of a small picture (of pillow, in mode RGB)."""
    dots = np.asarray(small.filter(ImageFilter.GaussianBlur(1.2)), dtype=np.float32)
    down, right = np.gradient(dots, axis=(0, 1))
    most = np.argmax(down**2 + right**2, axis=2)[..., None]
    down, right = (np.take_along_axis(one, most, axis=2)[..., 0] for one in (down, right))
    strength = np.clip((np.hypot(down, right) - FAINTEST) / (STRONGEST - FAINTEST), 0, 1)
    strength[:3] = strength[-3:] = 0
    strength[:, :3] = strength[:, -3:] = 0
    return Changes(strength, np.arctan2(down, right) % np.pi)


def straight_lines(seen: Changes) -> Lines:
    """The lines that most changes lie on, the most supported first (Hough's transform)."""
    strength = seen.strength
    rows, columns = np.nonzero(strength > 0)
    weights, normals = strength[rows, columns], seen.angle[rows, columns]
    farthest = int(np.hypot(*strength.shape)) + 2
    votes = np.zeros((DEGREES, 2 * farthest))
    for off in (-2, -1, 0, 1, 2):  # the direction at one dot is known roughly
        degree = (np.rint(np.degrees(normals)).astype(int) + off) % DEGREES
        radians = np.radians(degree)
        distance = np.rint(columns * np.cos(radians) + rows * np.sin(radians)).astype(int) + farthest
        votes += np.bincount(degree * 2 * farthest + distance, weights, votes.size).reshape(votes.shape)
    votes[:, 1:-1] = votes[:, :-2] + votes[:, 1:-1] + votes[:, 2:]
    found: Lines = []
    counts = {True: 0, False: 0}
    for _ in range(6 * MOST_LINES):
        degree, distance = np.unravel_index(int(votes.argmax()), votes.shape)
        if votes[degree, distance] <= 0:
            break
        line = float(np.radians(degree)), float(distance - farthest)
        counts[is_level(line)] += 1
        found.append(line)
        for off in range(-APART, APART + 1):
            near = int(degree) + off
            # Beyond 180 degrees the same lines come again, from the other side.
            at = int(distance) if 0 <= near < DEGREES else 2 * farthest - int(distance)
            votes[near % DEGREES, max(0, at - APART) : at + APART + 1] = 0
        if min(counts.values()) >= MOST_LINES:
            break
    return found


def is_level(line: tuple[float, float]) -> bool:
    """True for a line that is nearer to level than to upright."""
    return bool(abs(np.sin(line[0])) >= np.sqrt(0.5))
