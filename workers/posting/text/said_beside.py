"""Where a name stands in a text, and what stands beside it there.

Names are found without a pattern of their own: a page holds many, and to compile so many patterns takes as long as to
read the page.
"""

import re
from collections.abc import Iterator

_LONGEST_BEFORE = 40
"""Characters that a pattern for what stands before a name may take."""


def places_of(name: str, text: str) -> Iterator[int]:
    """Where the name begins in the text, wherever it is no part of a longer word."""
    place = text.find(name) if name else -1
    while place >= 0:
        behind = place + len(name)
        if not _is_of_word(text[max(place - 1, 0) : place]) and not _is_of_word(text[behind : behind + 1]):
            yield place
        place = text.find(name, place + 1)


def stands_before(pattern: re.Pattern[str], text: str, place: int) -> bool:
    """Whether the pattern, of a few words up to the text's end, matches what stands right before a place."""
    return pattern.search(text[max(place - _LONGEST_BEFORE, 0) : place]) is not None


def _is_of_word(sign: str) -> bool:
    """Whether a sign, or none, is a letter, a digit or a low line."""
    return sign.isalnum() or sign == "_"
