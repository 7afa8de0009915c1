"""Signs of written dates, drawn: digits as strokes of our own and of fonts, with the slips of a hand.

A sign is a square picture of greys 0 to 1, dark is 1. Strokes are given in a box of 0 to 0.7 across and 0 to 1 down.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image, ImageDraw, ImageFilter, ImageFont

SIDE = 64  # dots of a drawn sign's picture
BOX = 38.0  # dots of a digit's height in it
LETTERS = "ABCDEFGHJKLMNPRSTUVWXYabcdefghkmnopqrstuvwxyz#(),:'"
OTHER = "x"  # two signs, half a sign, a letter
SIGNS = "0123456789/-." + OTHER

Strokes = Sequence[Sequence[tuple[float, float]]]

STROKES: dict[str, Sequence[Strokes]] = {
    "0": (
        [
            [
                (0.35, 0),
                (0.1, 0.2),
                (0.03, 0.5),
                (0.12, 0.85),
                (0.35, 1),
                (0.6, 0.8),
                (0.66, 0.45),
                (0.57, 0.15),
                (0.33, 0),
            ]
        ],
        [[(0.45, 0.04), (0.15, 0.12), (0.02, 0.55), (0.2, 0.95), (0.5, 0.9), (0.64, 0.5), (0.5, 0.1), (0.3, 0.06)]],
        [[(0.5, 0.1), (0.3, 0.0), (0.05, 0.35), (0.1, 0.85), (0.4, 1), (0.66, 0.6), (0.6, 0.2), (0.38, 0.08)]],
    ),
    "1": (
        [[(0.3, 0), (0.3, 0.5), (0.3, 1)]],
        [[(0.38, 0), (0.34, 0.5), (0.28, 1)]],
        [[(0.15, 0.22), (0.35, 0), (0.35, 0.5), (0.34, 1)]],
        [[(0.12, 0.25), (0.35, 0), (0.35, 1)], [(0.1, 1), (0.6, 1)]],
    ),
    "2": (
        [
            [(0.08, 0.22), (0.3, 0), (0.58, 0.12), (0.55, 0.4), (0.3, 0.7), (0.05, 0.98)],
            [(0.05, 0.98), (0.35, 0.97), (0.66, 0.97)],
        ],
        [
            [
                (0.05, 0.15),
                (0.35, 0),
                (0.6, 0.2),
                (0.45, 0.55),
                (0.15, 0.9),
                (0.08, 0.98),
                (0.15, 0.86),
                (0.4, 0.95),
                (0.68, 0.92),
            ]
        ],
        [
            [
                (0.1, 0.2),
                (0.3, 0.02),
                (0.55, 0.1),
                (0.58, 0.3),
                (0.4, 0.62),
                (0.08, 0.96),
                (0.04, 0.85),
                (0.2, 0.82),
                (0.45, 1),
                (0.68, 0.9),
            ]
        ],
        [[(0.02, 0.06), (0.35, 0.02), (0.62, 0.2), (0.5, 0.55), (0.02, 1)], [(0.02, 1), (0.66, 0.95)]],
    ),
    "3": (
        [
            [
                (0.08, 0.12),
                (0.35, 0),
                (0.58, 0.18),
                (0.48, 0.4),
                (0.25, 0.47),
                (0.52, 0.54),
                (0.64, 0.75),
                (0.42, 0.98),
                (0.05, 0.9),
            ]
        ],
        [[(0.06, 0.03), (0.6, 0.02), (0.28, 0.4), (0.55, 0.5), (0.62, 0.78), (0.35, 1), (0.03, 0.88)]],
        [[(0.05, 0.1), (0.4, 0.0), (0.55, 0.2), (0.3, 0.46), (0.6, 0.6), (0.55, 0.9), (0.25, 1), (0.02, 0.93)]],
    ),
    "4": (
        [
            [(0.12, 0), (0.06, 0.3), (0.04, 0.58)],
            [(0.04, 0.58), (0.4, 0.56), (0.7, 0.54)],
            [(0.5, 0.1), (0.48, 0.5), (0.45, 1)],
        ],
        [
            [(0.48, 0), (0.25, 0.35), (0.02, 0.68)],
            [(0.02, 0.68), (0.35, 0.67), (0.7, 0.66)],
            [(0.48, 0), (0.48, 0.5), (0.47, 1)],
        ],
        [[(0.15, 0.02), (0.08, 0.45), (0.3, 0.52), (0.58, 0.44)], [(0.58, 0.02), (0.55, 0.5), (0.5, 1)]],
        [[(0.1, 0.0), (0.02, 0.5)], [(0.02, 0.5), (0.55, 0.5)], [(0.55, 0.0), (0.55, 1)]],
    ),
    "5": (
        [
            [(0.12, 0.04), (0.1, 0.25), (0.08, 0.44)],
            [(0.08, 0.44), (0.35, 0.38), (0.6, 0.58), (0.52, 0.88), (0.25, 1), (0.02, 0.9)],
            [(0.12, 0.04), (0.35, 0.03), (0.64, 0)],
        ],
        [[(0.62, 0.02), (0.18, 0.03), (0.1, 0.42), (0.4, 0.4), (0.62, 0.65), (0.45, 0.96), (0.05, 0.94)]],
        [[(0.66, 0.0), (0.25, 0.06), (0.14, 0.4), (0.45, 0.48), (0.55, 0.75), (0.3, 1), (0.0, 0.88)]],
    ),
    "6": (
        [[(0.5, 0), (0.2, 0.25), (0.04, 0.65), (0.2, 0.98), (0.5, 0.92), (0.6, 0.68), (0.4, 0.5), (0.12, 0.65)]],
        [[(0.4, 0), (0.1, 0.4), (0.08, 0.8), (0.35, 1), (0.62, 0.8), (0.5, 0.56), (0.25, 0.56), (0.1, 0.74)]],
        [[(0.22, 0), (0.1, 0.45), (0.1, 0.85), (0.35, 1), (0.58, 0.82), (0.4, 0.58), (0.14, 0.72)]],
    ),
    "7": (
        [[(0.04, 0.04), (0.35, 0.03), (0.64, 0.02)], [(0.64, 0.02), (0.42, 0.45), (0.25, 1)]],
        [[(0.02, 0.08), (0.3, 0.05), (0.66, 0.04)], [(0.66, 0.04), (0.4, 0.5), (0.28, 1)], [(0.2, 0.5), (0.58, 0.48)]],
        [[(0.04, 0.15), (0.06, 0.02), (0.35, 0.04), (0.64, 0.02), (0.45, 0.4), (0.34, 1)]],
        [[(0.05, 0.03), (0.6, 0.02), (0.56, 0.4), (0.5, 1)]],
    ),
    "8": (
        [
            [
                (0.55, 0.15),
                (0.32, 0),
                (0.1, 0.18),
                (0.3, 0.45),
                (0.58, 0.72),
                (0.35, 1),
                (0.08, 0.78),
                (0.35, 0.46),
                (0.56, 0.2),
                (0.5, 0.08),
            ]
        ],
        [
            [
                (0.33, 0.44),
                (0.12, 0.22),
                (0.33, 0),
                (0.55, 0.2),
                (0.33, 0.44),
                (0.06, 0.74),
                (0.33, 1),
                (0.62, 0.74),
                (0.33, 0.44),
            ]
        ],
        [[(0.58, 0.1), (0.25, 0.02), (0.15, 0.28), (0.5, 0.62), (0.5, 0.92), (0.2, 1), (0.1, 0.75), (0.6, 0.08)]],
    ),
    "9": (
        [
            [(0.56, 0.2), (0.35, 0), (0.08, 0.22), (0.22, 0.48), (0.5, 0.36), (0.58, 0.12)],
            [(0.58, 0.12), (0.55, 0.55), (0.48, 1)],
        ],
        [[(0.58, 0.1), (0.25, 0.02), (0.1, 0.32), (0.38, 0.48), (0.58, 0.2), (0.58, 0.6), (0.4, 0.96), (0.12, 0.94)]],
        [[(0.55, 0.14), (0.28, 0.0), (0.06, 0.25), (0.3, 0.45), (0.56, 0.2), (0.48, 0.6), (0.3, 1)]],
    ),
    "/": (
        [[(0.55, -0.08), (0.3, 0.5), (0.05, 1.08)]],
        [[(0.45, 0), (0.3, 0.5), (0.12, 1)]],
        [[(0.38, 0.02), (0.3, 0.5), (0.2, 1.1)]],
        [[(0.7, 0), (0.35, 0.5), (0.0, 1.05)]],
    ),
    "-": (
        [[(0.08, 0.52), (0.3, 0.5), (0.55, 0.5)]],
        [[(0.2, 0.55), (0.35, 0.53), (0.48, 0.54)]],
        [[(0, 0.5), (0.7, 0.48)]],
    ),
    ".": ([[(0.3, 0.95), (0.31, 0.97)]], [[(0.3, 0.93), (0.34, 0.97), (0.3, 0.98)]]),
}


def stroked(sign: str, chance: np.random.Generator, width: float) -> Any:
    """A sign by strokes: one of its forms, every point a little elsewhere."""
    forms = STROKES[sign]
    picture = Image.new("L", (SIDE, SIDE))
    draw = ImageDraw.Draw(picture)
    slip, wide = chance.uniform(0.01, 0.055), chance.uniform(0.75, 1.25)
    for stroke in forms[int(chance.integers(len(forms)))]:
        points = np.array(stroke) + chance.normal(0, slip if sign != "." else 0.01, (len(stroke), 2))
        dots = _curve(points) * [BOX * wide, BOX] + [SIDE / 2 - BOX * 0.33 * wide, (SIDE - BOX) / 2]
        draw.line([tuple(dot) for dot in dots], fill=255, width=max(1, round(width)), joint="curve")
        for x, y in (dots[0], dots[-1]):
            draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=255)
    return picture


def printed(sign: str, font: Path) -> Any:
    """A sign of a font, about as high as a stroked one."""
    picture = Image.new("L", (SIDE, SIDE))
    drawn = ImageFont.truetype(font, 100)
    _, top, _, bottom = drawn.getbbox("0")
    drawn = ImageFont.truetype(font, max(20, round(100 * BOX / max(1, bottom - top))))
    top = drawn.getbbox("0")[1]
    across = drawn.getbbox(sign)
    at = ((SIDE - across[2] - across[0]) / 2, (SIDE - BOX) / 2 - top)
    ImageDraw.Draw(picture).text(at, sign, font=drawn, fill=255)
    return picture


def slipped(picture: Any, chance: np.random.Generator, slant: float) -> Any:
    """The sign as a hand or a camera moves it: slant, size, turn, and a bend."""
    turn, high, wide = chance.normal(0, 0.05), chance.uniform(0.85, 1.15), chance.uniform(0.85, 1.2)
    middle = SIDE / 2
    back = np.linalg.inv(
        np.array([[wide, -slant * high], [0, high]])
        @ np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    )
    moved = np.array([middle, middle]) - back @ np.array([middle + chance.normal(0, 1), middle + chance.normal(0, 1.5)])
    plane = (*back[0], moved[0], *back[1], moved[1])
    return picture.transform((SIDE, SIDE), Image.Transform.AFFINE, plane, Image.Resampling.BICUBIC)


def photographed(greys: Any, chance: np.random.Generator) -> Any:
    """Greys 0 to 1 as `contrast` gives them of a photograph: blurred, with specks, hardened."""
    picture = Image.fromarray((255 * greys).astype(np.uint8)).filter(ImageFilter.GaussianBlur(chance.uniform(0.4, 1.8)))
    dots = np.asarray(picture, dtype=np.float32) / 255
    specks = Image.fromarray(chance.integers(0, 255, dots.shape, dtype=np.uint8)).filter(ImageFilter.GaussianBlur(1.0))
    rough = (np.asarray(specks, dtype=np.float32) - 127) / 30 * chance.uniform(0, 0.14)
    dots = dots / max(0.3, float(dots.max())) + rough
    return np.clip((dots - 0.2) / 0.5, 0, 1).astype(np.float32)


def _curve(points: Any) -> Any:
    """A smooth line through the points (Catmull and Rom's)."""
    ends = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    t = np.linspace(0, 1, 9)[:-1, None]
    parts = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        parts.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return np.vstack([*parts, points[-1:]])
