"""Cuts text into the pieces of words that the model knows."""

import re
import unicodedata
from collections.abc import Sequence

_WORD_OR_SIGN = re.compile(r"[^\W_]+|[^\w\s]|_")
_LONGEST_WORD = 100
_UNKNOWN, _FIRST, _LAST = "[UNK]", "[CLS]", "[SEP]"


class Pieces:
    """A vocabulary: whole words, and parts of words behind "##". The longest piece that fits is taken each time."""

    def __init__(self, vocabulary: Sequence[str]) -> None:
        self._ids = {piece: at for at, piece in enumerate(vocabulary)}
        if missing := {_UNKNOWN, _FIRST, _LAST} - self._ids.keys():
            raise ValueError(f"the vocabulary lacks {', '.join(sorted(missing))}")
        self._longest = max(map(len, self._ids))

    def ids(self, text: str, most: int) -> list[int]:
        """The pieces of a text, at most so many, between a first and a last one."""
        found: list[int] = []
        for word in _WORD_OR_SIGN.findall(_plain(text)):
            if len(found) >= most:
                break
            found += self._of_word(word)
        return [self._ids[_FIRST], *found[:most], self._ids[_LAST]]

    def _of_word(self, word: str) -> list[int]:
        if len(word) > _LONGEST_WORD:
            return [self._ids[_UNKNOWN]]
        found: list[int] = []
        start = 0
        while start < len(word):
            mark = "##" if start else ""
            ends = range(min(len(word), start + self._longest), start, -1)
            end = next((end for end in ends if mark + word[start:end] in self._ids), 0)
            if not end:
                return [self._ids[_UNKNOWN]]
            found.append(self._ids[mark + word[start:end]])
            start = end
        return found


def _plain(text: str) -> str:
    """Small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")
