"""Readings of a text that are kept where it is a line: for one document a line is read many times, a posting once."""

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import TypeVar

Made = TypeVar("Made")

_LONGEST_LINE = 500
"""Characters."""
_MOST_LINES = 512


def kept_of_lines(make: Callable[[str], Made]) -> Callable[[str], Made]:
    """`make`, whose last results for lines and sentences are kept; nothing changes what it returns."""
    kept = lru_cache(maxsize=_MOST_LINES)(make)

    @wraps(make)
    def of(text: str) -> Made:
        return kept(text) if len(text) <= _LONGEST_LINE else make(text)

    return of
