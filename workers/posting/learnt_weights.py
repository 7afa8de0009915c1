"""How much each sign speaks for a name, as the scripts of `scripts/training` learnt it and keep it in tables."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from itertools import repeat
from math import fsum
from pathlib import Path


@cache
def weights_in(file: Path) -> dict[str, float]:
    """Return the weight of every sign in a table of lines "sign, tab, weight"; lines with # are comments."""
    lines = (line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return {sign: float(weight) for sign, weight in (line.split("\t") for line in lines)}


def weight_of(signs: AbstractSet[str], of: Mapping[str, float]) -> float:
    """The sum of what the signs weigh; those that were never learnt weigh nothing.

    It is exact, so that what weighs the same is told the same in every process: a set has another order in each.
    """
    return fsum(map(of.get, signs, repeat(0.0)))
