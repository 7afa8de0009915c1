"""Reads the lists of capitals.toml."""

import tomllib
from functools import cache
from pathlib import Path


def words(name: str) -> frozenset[str]:
    """Return a list's words."""
    return _lists()[name]


@cache
def phrases(name: str) -> frozenset[str]:
    """What stands between a list's commas."""
    return frozenset(one for line in _raw()[name].split(",") if (one := " ".join(line.split())))


@cache
def _lists() -> dict[str, frozenset[str]]:
    return {name: frozenset(text.split()) for name, text in _raw().items()}


@cache
def _raw() -> dict[str, str]:
    with (Path(__file__).parent / "capitals.toml").open("rb") as file:
        return tomllib.load(file)
