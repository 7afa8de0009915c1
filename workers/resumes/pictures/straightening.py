"""A photograph of a page made flat: the sheet cut out and squared, its light evened, its lines levelled.

Greys are numpy arrays of 0 (black) to 255; points are (x, y) in dots from the top left.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from PIL import Image, ImageFilter

Grey = Any
"""A picture of pillow in mode L."""
Corners = list[tuple[float, float]]
"""Top left, top right, bottom right, bottom left."""

LONGEST_SIDE = 2400  # dots of what is read: 200 to an inch of a letter page, and a little more
SMALL = 420  # dots of the side of the copy in which the sheet is looked for
SMALLEST_SHEET, LARGEST_SHEET = 0.25, 0.985  # share of the picture
FEWEST_LIT = 0.75  # share of the sheet's own dots that are light
MOST_UNEVEN = 1.6  # how much longer one side of a sheet may be than the side facing it
STEEPEST, FINE_STEP = 12.0, 0.25  # degrees
LEVEL_SIDE = 700  # dots of the side of the copy in which the lines' slope is measured
NEARLY_LEVEL = 0.2  # degrees
SHADOW = 40  # a page's share, from which its light is taken
INK, PAPER = 0.55, 0.92  # of the paper's own light


def straightened(picture: Grey, *, cut_out: bool = True, evenly_lit: bool = True) -> Grey:
    """The page alone, upright or in quarter turns, black on white.

    Without `cut_out` with what lies around it, without `evenly_lit` in the greys that it has.
    """
    corners = _sheet(picture) if cut_out else None
    if corners is not None:
        picture = _squared(picture, corners)
    picture = _no_larger(picture)
    picture = _evenly_lit(picture) if evenly_lit else picture
    slope = _slope(picture)
    return picture.rotate(slope, Image.Resampling.BICUBIC, expand=True, fillcolor=255) if slope else picture


def _no_larger(picture: Grey) -> Grey:
    share = LONGEST_SIDE / max(picture.size)
    if 1.0 <= share <= 1.4:  # noqa: PLR2004 - nothing is gained
        return picture
    # Small photographs are drawn larger: tesseract reads letters of 20 dots and more.
    size = tuple(max(1, round(side * min(share, 2.0))) for side in picture.size)
    return picture.resize(size, Image.Resampling.LANCZOS)


def _sheet(picture: Grey) -> Corners | None:
    """The corners of a light sheet on a darker ground; None where the page fills the picture or can't be told."""
    small = picture.copy()
    small.thumbnail((SMALL, SMALL))
    dots = np.asarray(small.filter(ImageFilter.MedianFilter(5)), dtype=np.float32)
    # Print would part the sheet: what is light within a few dots makes the whole sheet light.
    light = np.asarray(small.filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.MinFilter(9)), dtype=np.float32)
    mask = part_in_the_middle(light > threshold(light))
    share = float(mask.mean())
    if not SMALLEST_SHEET < share < LARGEST_SHEET:
        return None
    rows, columns = np.nonzero(mask)
    sums, differences = columns + rows, columns - rows
    found = [int(np.argmin(sums)), int(np.argmax(differences)), int(np.argmax(sums)), int(np.argmin(differences))]
    corners = [(float(columns[one]), float(rows[one])) for one in found]
    if not _is_sheet(corners, mask) or float(dots[mask].mean()) - float(dots[~mask].mean()) < SHADOW / 2:
        return None
    scale = picture.size[0] / small.size[0]
    return [(x * scale, y * scale) for x, y in corners]


def threshold(dots: Any) -> float:
    """The grey that best parts light from dark (Otsu's)."""
    counts, _ = np.histogram(dots, bins=256, range=(0, 256))
    weights = np.cumsum(counts)
    sums = np.cumsum(counts * np.arange(256))
    rest = weights[-1] - weights
    with np.errstate(divide="ignore", invalid="ignore"):
        between = weights * rest * (sums / weights - (sums[-1] - sums) / rest) ** 2
    return float(np.nanargmax(np.where(np.isfinite(between), between, -1)))


def part_in_the_middle(mask: Any) -> Any:
    """The part of the mask that hangs together with its middle, by growing from there."""
    grown = np.zeros_like(mask)
    middle = tuple(side // 2 for side in mask.shape)
    reach = tuple(slice(side - 8, side + 9) for side in middle)
    grown[reach] = mask[reach]
    while True:
        wider = grown.copy()
        wider[1:] |= grown[:-1]
        wider[:-1] |= grown[1:]
        wider[:, 1:] |= grown[:, :-1]
        wider[:, :-1] |= grown[:, 1:]
        wider &= mask
        if int(wider.sum()) == int(grown.sum()):
            return grown
        grown = wider


def _is_sheet(corners: Corners, mask: Any) -> bool:
    """True for four corners with facing sides of similar length, filled by the mask."""
    top, right, bottom, left = (_distance(corners[one], corners[(one + 1) % 4]) for one in range(4))
    shortest = min(top, right, bottom, left)
    if shortest < min(mask.shape) / 4 or max(top, bottom) > MOST_UNEVEN * min(top, bottom):
        return False
    if max(left, right) > MOST_UNEVEN * min(left, right):
        return False
    return float(mask.sum()) >= FEWEST_LIT * _area(corners)


def _distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return float(np.hypot(one[0] - other[0], one[1] - other[1]))


def _area(corners: Corners) -> float:
    xs, ys = np.array(corners).T
    return float(abs(np.dot(xs, np.roll(ys, -1)) - np.dot(ys, np.roll(xs, -1))) / 2)


def _squared(picture: Grey, corners: Corners) -> Grey:
    """The sheet drawn as the rectangle that it is."""
    width = max(_distance(corners[0], corners[1]), _distance(corners[3], corners[2]))
    height = max(_distance(corners[0], corners[3]), _distance(corners[1], corners[2]))
    share = min(1.0, LONGEST_SIDE / max(width, height))
    size = max(1, round(width * share)), max(1, round(height * share))
    target = [(0.0, 0.0), (float(size[0]), 0.0), (float(size[0]), float(size[1])), (0.0, float(size[1]))]
    return picture.transform(
        size, Image.Transform.PERSPECTIVE, perspective(target, corners), Image.Resampling.BICUBIC, fillcolor=255
    )


def perspective(target: Sequence[tuple[float, float]], source: Corners) -> list[float]:
    """The eight numbers by which pillow finds, for a dot of the target, the dot of the source."""
    rows, values = [], []
    for (x, y), (u, v) in zip(target, source, strict=True):
        rows += [[x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y]]
        values += [u, v]
    return [float(one) for one in np.linalg.solve(np.array(rows), np.array(values))]


def _evenly_lit(picture: Grey) -> Grey:
    """Even out the light: each pixel by the paper around it, so that shadows go and ink stays."""
    small = picture.copy()
    small.thumbnail((LONGEST_SIDE // 8, LONGEST_SIDE // 8))
    paper = small.filter(ImageFilter.MaxFilter(7)).filter(ImageFilter.GaussianBlur(6))
    light = np.asarray(paper.resize(picture.size, Image.Resampling.BILINEAR), dtype=np.float32)
    share = np.asarray(picture, dtype=np.float32) / np.maximum(light, 1.0)
    return Image.fromarray((np.clip((share - INK * 0.5) / (PAPER - INK * 0.5), 0, 1) * 255).astype(np.uint8))


def _slope(picture: Grey) -> float:
    """Return the degrees by which to turn the picture counter-clockwise for its lines to be level.

    0.0 when they are.
    """
    small = picture.copy()
    small.thumbnail((LEVEL_SIDE, LEVEL_SIDE))
    ink = Image.fromarray((255 - np.asarray(small)).astype(np.uint8))
    coarse = max(np.arange(-STEEPEST, STEEPEST + 1, 1.0), key=lambda turn: _evenness(ink, float(turn)))
    fine = np.arange(coarse - 1, coarse + 1 + FINE_STEP / 2, FINE_STEP)
    best = float(max(fine, key=lambda turn: _evenness(ink, float(turn))))
    return best if abs(best) > NEARLY_LEVEL and _evenness(ink, best) > _evenness(ink, 0.0) else 0.0


def _evenness(ink: Grey, turn: float) -> float:
    """How sharply rows of ink and of paper follow on each other once the picture is turned."""
    sums = np.asarray(ink.rotate(turn, Image.Resampling.BILINEAR), dtype=np.float32).sum(axis=1)
    return float(np.square(np.diff(sums)).sum())
