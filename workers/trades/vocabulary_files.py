"""The facts bundled for the reader: how titles end, what tools and programs are called, which words make a heading."""

from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent / "vocabulary"


@cache
def entries(name: str) -> tuple[tuple[str, ...], ...]:
    """Rows of a bundled file, split at tabs; lines that begin with # are its credit and comments."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    same: dict[str, str] = {}  # what thousands of rows say, they hold once
    rows = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return tuple(tuple(same.setdefault(one, one) for one in row) for row in rows)


@cache
def words(group: str) -> tuple[str, ...]:
    """A group of words.tsv in its order. StopIteration for a group that isn't there."""
    return next(tuple(row[1].split(", ")) for row in entries("words.tsv") if row[0] == group)
