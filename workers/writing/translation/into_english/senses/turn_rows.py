"""Rows of tables of turns: how something is typed, and how a line is read that says the same."""

import re
from collections.abc import Callable, Iterable

Meant = str | Callable[[re.Match[str]], str]
"""A template of `re.sub`, or what makes the words of the match."""
Turn = tuple[re.Pattern[str], Meant]


def turns_of(rows: Iterable[tuple[str, Meant]]) -> tuple[Turn, ...]:
    """The rows by their patterns, which take capitals and small letters alike."""
    return tuple((re.compile(typed, re.IGNORECASE), meant) for typed, meant in rows)
