"""Teach what a written sign is: `python -m scripts.training.signs FOLDER [--digits FILE] [--held NAME]`.

Writes workers/cards/signs.npz. FOLDER holds fonts that imitate handwriting (those that Debian packages: fonts-breip,
-dkg-handwriting, -femkeklaver, -rufscript, -sjfonts) and, under `printed`, others. `--digits`: small pictures of digits
that people wrote (`images`, eight by eight of 0 to 16, and `of`, in a file of numpy), as scikit-learn's `load_digits`
has them. `--held`: fonts whose file name begins so are not learnt from; how many of their signs are told is said.
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image

from scripts.training import drawn_signs as drawn
from workers.cards.signs import FEATURES, OTHER, SIGNS, WEIGHTS, features, likelihoods, shape

LINES, HELD_LINES = 8000, 200
HIDDEN = (96, 64)
ROUNDS, BATCH, RATE, DECAY = 14, 256, 0.002, 1e-4
INK = 0.3
BY_FONT, BY_PEOPLE, EVEN, STROKE = 0.45, 0.15, 0.3, 0.3
"""Shares of the lines: by a font; by people; hardly slanted. Of a font's slashes those that are strokes."""
DIGITS, NARROWEST = 5, 8  # of a line; dots of a digit's height

Sign = tuple[Any, tuple[float, float, float, float], str]


class Hands:
    """Whoever writes a line: strokes, a font, or the digits of people with separators of strokes."""

    def __init__(self, fonts: Sequence[Path], images: Any, of: Any, chance: np.random.Generator) -> None:
        self.fonts, self.chance = fonts, chance
        self.people = {str(digit): images[of == digit] for digit in range(10)} if len(images) else {}

    def write(self, text: str) -> list[Any]:
        """Each sign of the text on a picture of its own."""
        kind, width, slant = self.chance.random(), self.chance.uniform(1.8, 6), self.chance.normal(0.12, 0.16)
        font = self.fonts[int(self.chance.integers(len(self.fonts)))]
        pictures = []
        for sign in text:
            stroke = sign == "/" and self.chance.random() < STROKE
            by_font = sign not in drawn.STROKES or (kind < BY_FONT and not stroke)
            if kind > 1 - BY_PEOPLE and sign in self.people:
                picture = self._by_people(sign)
            elif by_font:
                picture = drawn.printed(sign, font)
            else:
                picture = drawn.stroked(sign, self.chance, width * self.chance.uniform(0.8, 1.2))
            moved = drawn.slipped(picture, self.chance, slant if kind > EVEN else slant / 3)
            pictures.append(np.asarray(moved, dtype=np.float32) / 255)
        return pictures

    def _by_people(self, digit: str) -> Any:
        one = self.people[digit][int(self.chance.integers(len(self.people[digit])))]
        size = (round(drawn.BOX * 0.9), round(drawn.BOX))
        large = Image.fromarray((one * 15.9).astype(np.uint8)).resize(size, Image.Resampling.BICUBIC)
        hard = np.clip((np.asarray(large, dtype=np.float32) - 90) / 60, 0, 1) * 255
        picture = Image.new("L", (drawn.SIDE, drawn.SIDE))
        picture.paste(
            Image.fromarray(hard.astype(np.uint8)), ((drawn.SIDE - size[0]) // 2, (drawn.SIDE - size[1]) // 2)
        )
        return picture


def lines(hands: Hands, number: int) -> Iterator[list[Sign]]:
    """The signs of so many written lines, with some that are none."""
    chance = hands.chance
    for _ in range(number):
        apart = "/-."[int(chance.choice(3, p=(0.5, 0.35, 0.15)))]
        text = "".join(str(digit) for digit in chance.integers(0, 10, DIGITS)) + apart
        text += drawn.LETTERS[int(chance.integers(len(drawn.LETTERS)))]
        pictures = [drawn.photographed(greys, chance) for greys in hands.write(text)]
        boxes = [_box(greys) for greys in pictures]
        high = [box[3] - box[1] for box in boxes[:DIGITS] if box is not None]
        if len(high) < DIGITS or min(high) < NARROWEST:
            continue
        height = float(np.quantile(high, 0.7)) * chance.uniform(0.92, 1.08)
        upper = (drawn.SIDE - drawn.BOX) / 2
        found: list[Sign] = []
        told = [*text[:-1], OTHER]
        for greys, sign in zip(pictures, told, strict=True):
            found += _cut(greys, sign, upper, height)
        one, other = (int(at) for at in chance.choice(DIGITS + 1, 2, replace=False))
        found += _cut(_beside(pictures[one], pictures[other], chance), OTHER, upper, height)
        found += _cut(_half(pictures[int(chance.integers(DIGITS))], chance), OTHER, upper, height)
        yield found


def _box(greys: Any) -> tuple[int, int, int, int] | None:
    rows, columns = np.nonzero((greys > INK).any(axis=1))[0], np.nonzero((greys > INK).any(axis=0))[0]
    return (int(columns[0]), int(rows[0]), int(columns[-1]) + 1, int(rows[-1]) + 1) if len(rows) else None


def _cut(greys: Any, sign: str, upper: float, height: float) -> list[Sign]:
    box = _box(greys)
    if box is None or (sign == OTHER and max(box[2] - box[0], box[3] - box[1]) < height / 8):
        return []
    left, top, right, bottom = box
    return [(greys[top:bottom, left:right], shape(box, upper, height), sign)]


def _beside(one: Any, other: Any, chance: np.random.Generator) -> Any:
    """Two signs that touch, or nearly, on a wider picture."""
    first, second = _box(one), _box(other)
    if first is None or second is None:
        return one
    wide = np.zeros((one.shape[0], 2 * one.shape[1]), dtype=np.float32)
    wide[:, : one.shape[1]] = one
    at = first[2] - second[0] + int(chance.integers(-3, 6))
    at = max(0, min(at, one.shape[1]))
    wide[:, at : at + other.shape[1]] = np.maximum(wide[:, at : at + other.shape[1]], other)
    return wide


def _half(greys: Any, chance: np.random.Generator) -> Any:
    """A sign of which an upright cut took a part."""
    box = _box(greys)
    if box is None or box[2] - box[0] < drawn.BOX / 4:
        return np.zeros_like(greys)
    at = round(box[0] + (box[2] - box[0]) * chance.uniform(0.35, 0.65))
    part = greys.copy()
    if chance.integers(2):
        part[:, at:] = 0
    else:
        part[:, :at] = 0
    return part


def learn(rows: Any, told: Any, chance: np.random.Generator) -> list[Any]:
    """The network's weights, by gradients with momentum (Adam)."""
    sizes = (FEATURES, *HIDDEN, len(SIGNS))
    weights = [
        part
        for into, out in pairwise(sizes)
        for part in (chance.normal(0, np.sqrt(2 / into), (into, out)).astype(np.float32), np.zeros(out, np.float32))
    ]
    mean = [np.zeros_like(one) for one in weights]
    spread = [np.zeros_like(one) for one in weights]
    steps, step = ROUNDS * (len(rows) // BATCH), 0
    for _ in range(ROUNDS):
        order = chance.permutation(len(rows))
        for start in range(0, len(rows) - BATCH + 1, BATCH):
            step += 1
            chosen = order[start : start + BATCH]
            slopes = _slopes(weights, rows[chosen], told[chosen])
            rate = RATE * (1 - step / (steps + 1))
            for at, slope in enumerate(slopes):
                mean[at] = 0.9 * mean[at] + 0.1 * slope
                spread[at] = 0.999 * spread[at] + 0.001 * slope**2
                moved = (mean[at] / (1 - 0.9**step)) / (np.sqrt(spread[at] / (1 - 0.999**step)) + 1e-8)
                weights[at] -= rate * (moved + DECAY * weights[at])
    return weights


def _slopes(weights: Sequence[Any], rows: Any, told: Any) -> list[Any]:
    layers = [rows]
    for at in (0, 2):
        layers.append(np.maximum(layers[-1] @ weights[at] + weights[at + 1], 0))
    said = layers[-1] @ weights[4] + weights[5]
    said = np.exp(said - said.max(axis=1, keepdims=True))
    wrong = said / said.sum(axis=1, keepdims=True)
    wrong[np.arange(len(told)), told] -= 1
    wrong /= len(told)
    found: list[Any] = []
    for at in (4, 2, 0):
        found = [layers[at // 2].T @ wrong, wrong.sum(axis=0), *found]
        if at:
            wrong = (wrong @ weights[at].T) * (layers[at // 2] > 0)
    return found


def _table(hands: Hands, number: int) -> tuple[Any, Any]:
    rows, told = [], []
    for signs in lines(hands, number):
        rows.append(features([sign[0] for sign in signs], [sign[1] for sign in signs]))
        told += [SIGNS.index(sign[2]) for sign in signs]
    return np.concatenate(rows), np.array(told)


def main() -> None:
    """Learn, write, and say how much is told."""
    parser = argparse.ArgumentParser()
    parser.add_argument("fonts", type=Path)
    parser.add_argument("--digits", type=Path)
    parser.add_argument("--held", default="")
    given = parser.parse_args()
    fonts = sorted(given.fonts.rglob("*.ttf"))
    held = [font for font in fonts if given.held and font.name.startswith(given.held)]
    images, of = np.empty((0, 8, 8)), np.empty(0)
    if given.digits:
        with np.load(given.digits, allow_pickle=False) as table:
            images, of = table["images"], table["of"]
    chance = np.random.default_rng(1)
    rows, told = _table(Hands([font for font in fonts if font not in held], images, of, chance), LINES)
    weights = learn(rows, told, chance)
    names = [f"{number}" for number in range(len(weights))]
    np.savez_compressed(WEIGHTS, **{name: one.astype(np.float16) for name, one in zip(names, weights, strict=True)})
    if held:
        rows, told = _table(Hands(held, images[:0], of[:0], chance), HELD_LINES)
        right = likelihoods(rows).argmax(axis=1) == told
        for number, sign in enumerate(SIGNS):
            print(sign, f"{right[told == number].mean():.3f}", int((told == number).sum()))


if __name__ == "__main__":
    main()
