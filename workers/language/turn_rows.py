"""Rows of tables of turns: how something is typed, and how a line is read that says the same."""

import re
from collections.abc import Callable, Iterable

from workers.language.needles import Needles, has_needle, needles_of

Meant = str | Callable[[re.Match[str]], str]
"""A template of `re.sub`, or what makes the words of the match."""
Turn = tuple[Needles, re.Pattern[str], Meant]
"""Words of which the line must have one, what is typed, and what it says."""


def turns_of(rows: Iterable[tuple[str, Meant]]) -> tuple[Turn, ...]:
    """The rows by their patterns, which take capitals and small letters alike."""
    return tuple((needles_of(typed), re.compile(typed, re.IGNORECASE), meant) for typed, meant in rows)


def with_turns(text: str, turns: Iterable[Turn]) -> str:
    """The line with each turn in it told otherwise, one row after the other."""
    folded = text.casefold()
    for needles, typed, meant in turns:
        if has_needle(needles, folded) and (told := typed.sub(meant, text)) != text:
            text, folded = told, told.casefold()
    return text
