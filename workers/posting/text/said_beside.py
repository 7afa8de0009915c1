"""Where a name stands in a text, and what stands beside it there.

A pattern made for each name would take as long to make as a page takes to read: a page holds many names.
"""

import re
from collections.abc import Iterator

_LONGEST_BEFORE = 40
"""Characters that a pattern for what stands before a name may take."""


def places_of(name: str, text: str, *, begins: bool = True, ends: bool = True) -> Iterator[int]:
    """Where the name begins in the text: at the beginning of a word (`begins`), and up to the end of one (`ends`)."""
    place = text.find(name) if name else -1
    while place >= 0:
        is_within = begins and place > 0 and is_of_word(text[place - 1])
        behind = place + len(name)
        if not is_within and not (ends and behind < len(text) and is_of_word(text[behind])):
            yield place
        place = text.find(name, place + 1)


def is_of_word(sign: str) -> bool:
    """Whether a sign is a letter, a digit or a low line."""
    return sign.isalnum() or sign == "_"


def stands_before(pattern: re.Pattern[str], text: str, place: int) -> bool:
    """Whether the pattern, of a few words up to the text's end, matches what stands right before a place."""
    return pattern.search(text[max(place - _LONGEST_BEFORE, 0) : place]) is not None
