"""Whether a text has said what a row names."""

import re

from workers.language.grammar import LanguageCode, grammar

_PARTS = re.compile(r"[,;.]\s|\n")
_CODE = re.compile(r"(?<![\w-])(?:[A-Z]{2,}[A-Z\d]*)(?=s?\b)(?![-/])")
"""Initials within a name: whoever wires a control box has told of no VFD controls."""
_PAIR = 2
_MOSTLY = 0.66
"""Share of a name's words from which a text has said it."""


def is_said(name: str, said: str, code: LanguageCode) -> bool:
    """Whether a sentence or line of a text has the words of a name, in whatever form: its last, and of three two.

    Initials of a name must be said as they are. Of two words
    both stand within a few: "laser, screed" tells of no laser screed.
    """
    if any(not re.search(rf"\b{re.escape(one)}", said) for one in _CODE.findall(name)):
        return False
    words = grammar(code)
    own, told = [key for key in words.keys(name) if key not in words.neutral], set(words.keys(said))
    if not own or own[-1] not in told or len(told.intersection(own)) < _MOSTLY * len(own):
        return False
    parted = (set(words.keys(part)) for part in _PARTS.split(said))
    return len(own) != _PAIR or any(part.issuperset(own) for part in parted)
