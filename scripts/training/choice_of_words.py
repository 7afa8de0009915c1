"""Weights of signs by which the right one of several candidates is likelier than all others and than none."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

_STEPS, _STEP = 500, 0.06


@dataclass(frozen=True, slots=True)
class Example:
    """The candidates of a text, each with its signs and whether it is right; where none is, no name is to be told."""

    signs: tuple[frozenset[str], ...]
    is_right: tuple[bool, ...]


def learn(examples: Sequence[Example], pull: float, rarest: int = 3) -> dict[str, float]:
    """Adam on the negative logarithm of the right ones' share, with a pull towards nought.

    `rarest`: on how many postings a sign stands at least.
    """
    seen: dict[str, int] = {}
    for example in examples:
        for sign in frozenset().union(*example.signs) if example.signs else frozenset():
            seen[sign] = seen.get(sign, 0) + 1
    signs = sorted(sign for sign, count in seen.items() if count >= rarest)
    place = {sign: number for number, sign in enumerate(signs)}
    rows, columns, owners, right, row = [], [], [], [], 0
    for number, example in enumerate(examples):
        for own, is_right in zip(example.signs, example.is_right, strict=True):
            known = [place[sign] for sign in own if sign in place]
            rows += [row] * len(known)
            columns += known
            owners.append(number)
            right.append(is_right)
            row += 1
    of_row, column, owner, is_right_one = map(np.array, (rows, columns, owners, right))
    count, width = len(examples), len(signs)
    to_tell = np.bincount(owner, is_right_one, count) > 0
    here, speed, size = np.zeros(width), np.zeros(width), np.zeros(width)
    for step in range(1, _STEPS + 1):
        likely = np.exp(np.clip(np.bincount(of_row, here[column], row), -30, 30))
        everything = np.bincount(owner, likely, count) + 1.0
        of_right = np.bincount(owner, likely * is_right_one, count)
        share = likely / everything[owner]
        share -= np.where(to_tell[owner], likely * is_right_one / np.maximum(of_right[owner], 1e-30), 0.0)
        slope = np.bincount(column, share[of_row], width) / count + pull * here
        speed = 0.9 * speed + 0.1 * slope
        size = 0.999 * size + 0.001 * slope**2
        here -= _STEP * (speed / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.999**step)) + 1e-8)
    return {sign: round(float(weight), 2) for sign, weight in zip(signs, here, strict=True) if abs(weight) >= 0.01}  # noqa: PLR2004
