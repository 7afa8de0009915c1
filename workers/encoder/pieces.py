"""Cuts text into the pieces of words that the model knows: of all ways to cut a word the likeliest one."""

import unicodedata
from collections.abc import Sequence

FIRST, LAST, UNKNOWN = "<s>", "</s>", "<unk>"
_BEGINS_WORD = "\u2581"
_UNLIKELIER = 10.0
"""How much less likely than the least likely piece a sign is that no piece has (logarithm)."""
_LONGEST_WORD = 60
"""Signs of a word that are read."""


class Pieces:
    """A vocabulary of pieces, each with the logarithm of how likely it is (SentencePiece's unigram model)."""

    def __init__(self, vocabulary: Sequence[str], likelihoods: Sequence[float]) -> None:
        ids = {piece: at for at, piece in enumerate(vocabulary)}
        if missing := {FIRST, LAST, UNKNOWN} - ids.keys():
            raise ValueError(f"the vocabulary lacks {', '.join(sorted(missing))}")
        if len(vocabulary) != len(likelihoods):
            raise ValueError("each piece wants its likelihood")
        self._first, self._last, self._unknown = ids[FIRST], ids[LAST], ids[UNKNOWN]
        special = {FIRST, LAST, UNKNOWN}
        self._known = {piece: (at, float(likelihoods[at])) for piece, at in ids.items() if piece not in special}
        self._longest = max(map(len, self._known))
        self._unlikely = min(likelihood for _, likelihood in self._known.values()) - _UNLIKELIER

    def ids(self, text: str, most: int) -> list[int]:
        """The pieces of a text, at most so many, between a first and a last one."""
        found: list[int] = []
        for word in unicodedata.normalize("NFKC", text).split():
            if len(found) >= most:
                break
            found += self._of_word(_BEGINS_WORD + word[:_LONGEST_WORD])
        return [self._first, *found[:most], self._last]

    def ids_by_word(self, words: Sequence[str]) -> list[list[int]]:
        """The pieces of each word, at least one of each; a word that NFKC parts counts as one."""
        signs = ("".join(unicodedata.normalize("NFKC", word).split()) for word in words)
        return [self._of_word(_BEGINS_WORD + word[:_LONGEST_WORD]) for word in signs]

    def between_marks(self, by_word: Sequence[Sequence[int]]) -> list[int]:
        """The pieces of words as one text, between a first and a last one."""
        return [self._first, *(piece for word in by_word for piece in word), self._last]

    def _of_word(self, word: str) -> list[int]:
        """The likeliest way through a word (Viterbi): for each end how likely, where its last piece begins, which."""
        ways = [(0.0, 0, 0)]
        for end in range(1, len(word) + 1):
            found = [
                (ways[start][0] + known[1], start, known[0])
                for start in range(max(0, end - self._longest), end)
                if (known := self._known.get(word[start:end]))
            ]
            ways.append(max(found, default=(ways[end - 1][0] + self._unlikely, end - 1, self._unknown)))
        pieces: list[int] = []
        end = len(word)
        while end:
            _, end, piece = ways[end]
            pieces.append(piece)
        return pieces[::-1]
