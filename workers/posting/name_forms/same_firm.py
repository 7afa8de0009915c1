"""Whether two names are one firm's: 'Granite Peak' and 'Granite Peak Mechanical, Inc.'."""

import re

from workers.language.words import fold
from workers.posting.text.subjects import LEGAL_FORM

LEGAL_END = re.compile(rf",?\s*\b{LEGAL_FORM}\W*$")
_SHORTEST_WORD = 4
_SHORTEST_INITIALS = 3
_SMALL = frozenset({"the", "of", "and", "y", "e", "for"})


def is_same_firm(one: tuple[str, ...], other: tuple[str, ...]) -> bool:
    """'Granite Peak' and 'Granite Peak Mechanical, Inc.', 'Kiona PUD' and 'Kiona Public Utility District'."""
    shorter, longer = sorted((one, other), key=len)
    if not shorter or (len(shorter) == 1 < len(longer) and not _may_stand_alone(shorter[0], longer)):
        return False
    return any(_begins(longer[start:], shorter) for start in range(len(longer)))


def _may_stand_alone(word: str, longer: tuple[str, ...]) -> bool:
    """Whether one word is short for a name: its first, if that is long enough, or all its initials."""
    return (len(word) >= _SHORTEST_WORD and word == longer[0]) or _begins(longer, (word,), whole=True)


def _begins(longer: tuple[str, ...], shorter: tuple[str, ...], *, whole: bool = False) -> bool:
    """Whether `shorter` is the beginning of `longer`, word for word or by the initials of three words and more."""
    at = 0
    for word in shorter:
        initials = "".join(following[0] for following in longer[at : at + len(word)])
        if longer[at : at + 1] == (word,):
            at += 1
        elif len(word) >= _SHORTEST_INITIALS and initials == word:
            at += len(word)
        else:
            return False
    return at == len(longer) or not whole


def words_of(name: str) -> tuple[str, ...]:
    """The words by which a name is known: folded, without small ones and its legal form."""
    words = [re.sub(r"[^\w&]", "", word) for word in fold(LEGAL_END.sub("", name) or name).replace("-", " ").split()]
    return tuple(word for word in words if word and word not in _SMALL and word != "&")
