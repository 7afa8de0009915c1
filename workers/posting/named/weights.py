"""How much each sign weighs for a position and for an employer."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from functools import cache
from pathlib import Path

TITLES = Path(__file__).with_name("titles.tsv")
COMPANIES = Path(__file__).with_name("companies.tsv")


@cache
def weights_in(file: Path) -> dict[str, float]:
    """Of every sign, as `scripts/training/names.py` learnt them."""
    lines = (line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return {sign: float(weight) for sign, weight in (line.split("\t") for line in lines)}


def weight_of(signs: AbstractSet[str], of: Mapping[str, float]) -> float:
    """The sum of what the signs weigh; those that were never learnt weigh nothing."""
    return sum(of.get(sign, 0.0) for sign in signs)
