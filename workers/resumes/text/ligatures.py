"""Words whose ligature a file's font doesn't name: "Certi?ed", "Certied" for "Certified"."""

import re
from functools import cache

from workers.trades.vocabulary_files import words

_LETTERS = ("ffi", "ffl", "ff", "fi", "fl")
SHORTEST_LEFT = 7  # letters of a word that has lost its ligature without a sign: shorter ones are words and names, too
_SIGN = r"(?:\(cid:\d+\)|[\x00-\x08\x0b\x0c\x0e-\x1f\ufffd\ue000-\uf8ff])"
_WITH_SIGN = re.compile(rf"(?<![A-Za-z])([A-Za-z]*){_SIGN}([A-Za-z]+)")
_WORD = re.compile(rf"(?<![A-Za-z\d@./'’_-])[A-Za-z][a-z]{{{SHORTEST_LEFT - 1},}}(?![A-Za-z\d@/'’_-])")


def with_ligatures(text: str) -> str:
    """The words that only one known word can have been, whole again; all others as they stand."""
    return _WORD.sub(_without_sign, _WITH_SIGN.sub(_at_sign, text))


def _at_sign(match: re.Match[str]) -> str:
    before, after = match[1], match[2]
    place, letters = _lost().get((before + after).lower(), (-1, ""))
    return before + letters + after if place == len(before) else match[0]


def _without_sign(match: re.Match[str]) -> str:
    said = match[0]
    place, letters = _lost().get(said.lower(), (0, ""))
    return said[:place] + letters + said[place:] if place else said


@cache
def _lost() -> dict[str, tuple[int, str]]:
    """What is left of each known word, with the place and letters of its ligature; not what could be two of them."""
    found: dict[str, set[tuple[int, str]]] = {}
    known = set(words("words_with_ligatures"))
    for word in known:
        for letters in _LETTERS:
            place = word.find(letters)
            if place >= 0:
                found.setdefault(word[:place] + word[place + len(letters) :], set()).add((place, letters))
    return {left: ways.pop() for left, ways in found.items() if len(ways) == 1 and left not in known}
