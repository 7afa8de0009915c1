"""What of a line's wording may tell that an employer stumbles over it: its words, those beside them, its signs."""

import re
from collections.abc import Iterator

from workers.language.grammar import LanguageCode
from workers.language.words import fold

_TOKEN = re.compile(r"[^\W_]+(?:['\u2019-][^\W_]+)*|[^\w\s]")
_DIGITS = re.compile(r"\d+")
_BEGIN, _END = "^", "$"
_LONGEST_RUN = 3
_MOST_TOKENS = 80
"""What stands behind isn't read."""
_MOST_COMMAS = 4
_STEP, _MOST_WORDS = 3, 18
"""Lengths are told apart in steps of so many words, up to so many."""
_PARTING = frozenset(",;:.-()")


def signs_of(line: str, language: LanguageCode) -> set[str]:
    """The signs of a line: runs of up to three tokens, its ends among them, how long it is, and its language.

    Numbers are alike.
    """
    words = [_DIGITS.sub("0", token) for token in _TOKEN.findall(fold(line))[:_MOST_TOKENS]]
    signs = {*_runs([_BEGIN, *words, _END]), f"language {language}"}
    signs.add(f"commas {min(words.count(','), _MOST_COMMAS)}")
    signs.add(f"words {min(len(words), _MOST_WORDS) // _STEP}")
    if _PARTING.isdisjoint(words):
        signs.add(f"words without a sign {min(len(words), _MOST_WORDS) // _STEP}")
    return signs


def _runs(tokens: list[str]) -> Iterator[str]:
    for length in range(1, _LONGEST_RUN + 1):
        for begin in range(len(tokens) - length + 1):
            yield " ".join(tokens[begin : begin + length])
