"""What a written sign is: a digit, a separator, or none of these, by a small network that was taught with drawn signs.

Signs are greys of 0 (paper) to 1 (ink), cut out along their ink. `scripts/training/signs.py` writes the weights.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

OTHER = "x"  # two signs, half a sign, a letter
SIGNS = "0123456789/-." + OTHER
WEIGHTS = Path(__file__).with_name("signs.npz")
SIDE, CELLS = 16, 8  # dots of a sign's picture; cells along a side, of which each says which way its strokes run
WAYS = 4
SHAPE = 4  # further figures: height, width and middle, by the height of the line's digits
FEATURES = CELLS * CELLS * (WAYS + 1) + SHAPE
FLATTEST = 0.1  # how strong an edge is that counts


def likelihoods(features: Any) -> Any:
    """For each sign of `SIGNS` the logarithm of its likelihood; one row for each row of features."""
    first, first_by, second, second_by, third, third_by = _weights()
    hidden = np.maximum(features @ first + first_by, 0)
    hidden = np.maximum(hidden @ second + second_by, 0)
    said = hidden @ third + third_by
    said -= said.max(axis=1, keepdims=True)
    return said - np.log(np.exp(said).sum(axis=1, keepdims=True))


def features(signs: Sequence[Any], shapes: Sequence[tuple[float, float, float, float]]) -> Any:
    """A row of figures for each sign and its shape (see `shape`)."""
    pictures = np.stack([_squared(sign) for sign in signs])
    padded = np.pad(pictures, ((0, 0), (1, 1), (1, 1)))
    across = padded[:, 1:-1, 2:] - padded[:, 1:-1, :-2]
    down = padded[:, 2:, 1:-1] - padded[:, :-2, 1:-1]
    strength = np.hypot(across, down)
    way = (np.arctan2(down, across) % np.pi) / np.pi * WAYS
    maps = [_in_cells(pictures)]
    for number in range(WAYS):
        apart = np.abs(way - number)
        share = np.clip(1 - np.minimum(apart, WAYS - apart), 0, 1)
        maps.append(_in_cells(np.where(strength > FLATTEST, strength * share, 0)))
    return np.concatenate([*maps, np.asarray(shapes, dtype=np.float32)], axis=1).astype(np.float32)


def shape(box: tuple[float, float, float, float], upper: float, height: float) -> tuple[float, float, float, float]:
    """A sign's form within its line, whose digits begin at `upper` and are `height` high; a box is that of a part."""
    left, top, right, bottom = box
    middle = ((top + bottom) / 2 - upper) / height
    return (bottom - top) / height, (right - left) / height, middle, (right - left) / (right - left + bottom - top)


def _squared(sign: Any) -> Any:
    """The sign in the middle of a square, as large as goes in, its sides in their proportion."""
    height, width = sign.shape
    scale = SIDE / max(height, width)
    size = max(2, round(width * scale)), max(2, round(height * scale))
    small = Image.fromarray((255 * sign).astype(np.uint8)).resize(size, Image.Resampling.BILINEAR)
    square = np.zeros((SIDE, SIDE), dtype=np.float32)
    top, left = (SIDE - size[1]) // 2, (SIDE - size[0]) // 2
    square[top : top + size[1], left : left + size[0]] = np.asarray(small, dtype=np.float32) / 255
    return square


def _in_cells(pictures: Any) -> Any:
    dots = SIDE // CELLS
    return pictures.reshape(-1, CELLS, dots, CELLS, dots).mean(axis=(2, 4)).reshape(len(pictures), -1)


@cache
def _weights() -> tuple[Any, ...]:
    with np.load(WEIGHTS, allow_pickle=False) as held:
        return tuple(held[name].astype(np.float32) for name in sorted(held.files))
