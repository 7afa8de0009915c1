"""The model's file, and what it would put into the gaps between a line's words.

The encoder reads a line; a gap is told by the states of the last piece before it and the first behind it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import accumulate
from pathlib import Path

import numpy as np

from workers.encoder.layers import Dense, Floats, Layer
from workers.encoder.pieces import Pieces
from workers.encoder.stored import Embedding, Stored, read_stored

_FILE = Path(__file__).with_name("marks.npz")
OTHER = ("?", "")
"""The kind that stands for all that the model has no name for."""
MOST_PIECES = 64
"""Pieces of a line that are read: a line that has more is left as it was typed."""


@dataclass(frozen=True, slots=True)
class Insertion:
    """What stands in a gap of a line written with care: a sign behind the word before it, then words, or nothing.

    `likely` is the probability that just this stands there.
    """

    sign: str
    words: str
    likely: float


class Case(IntEnum):
    """How a word is written with care, as the model counts it."""

    AS_TYPED = 0
    CAPITAL = 1
    CAPITALS = 2


@dataclass(frozen=True, slots=True)
class Gap:
    """What the model reads of a word and the gap before it.

    `insertion` is None where the likeliest is one that the model has no name for; `written` is the word's case, which
    is `likely` so much.
    """

    insertion: Insertion | None
    written: Case
    likely: float


@dataclass(frozen=True, slots=True)
class Model:
    """The model's file. What is of eight bits stays in the file, and is mapped."""

    pieces: Pieces
    embedding: Embedding
    layers: tuple[Layer, ...]
    first: Dense
    last: Dense
    case: Dense
    kinds: tuple[tuple[str, str], ...]
    """Signs and words that the model knows, as its last step counts them."""

    def read(self, lines: Sequence[Sequence[str]]) -> list[list[Gap]]:
        """Each line's words but the first, with the gap before them. A line too long to be read gives []."""
        cut = [self.pieces.ids_by_word(words) for words in lines]
        read = [at for at, ids in enumerate(cut) if sum(map(len, ids)) <= MOST_PIECES and len(ids) > 1]
        found: list[list[Gap]] = [[] for _ in lines]
        if not read:
            return found
        states = self._states([self.pieces.between_marks(cut[at]) for at in read])
        for at, own in zip(read, states, strict=True):
            ends = list(accumulate(len(ids) for ids in cut[at]))[:-1]  # the mark before a line is one piece, too
            words = own[[end + 1 for end in ends]]
            inserted = self._named(self.last(np.tanh(self.first(np.concatenate([own[ends], words], axis=1)))))
            cases = _shares(self.case(words))
            found[at] = [
                Gap(one, Case(int(row.argmax())), float(row.max())) for one, row in zip(inserted, cases, strict=True)
            ]
        return found

    def _states(self, lines: Sequence[Sequence[int]]) -> list[Floats]:
        lengths = [len(ids) for ids in lines]
        states = np.concatenate([self.embedding(ids) for ids in lines])
        for layer in self.layers:
            states = layer.of_texts(states, lengths)
        return np.split(states, list(accumulate(lengths))[:-1])

    def _named(self, logits: Floats) -> list[Insertion | None]:
        shares = _shares(logits)
        best = shares.argmax(axis=1)
        return [
            Insertion(sign, words, float(shares[gap, kind])) if (sign, words) != OTHER else None
            for gap, kind in enumerate(best.tolist())
            for sign, words in [self.kinds[kind]]
        ]


def _shares(logits: Floats) -> Floats:
    """The probabilities of what each row may be."""
    shares = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(shares / shares.sum(axis=1, keepdims=True), np.float32)


@cache
def model() -> Model:
    """The model, read once, before the workers fork. Raises BrokenModelError."""
    return read_model(_FILE)


def read_model(path: Path) -> Model:
    """The model of a file. Raises BrokenModelError, which names the file."""
    return read_stored(path, _built, whose="the lost marks'")


def _built(stored: Stored) -> Model:
    kinds = (line.split("\t") for line in stored.lines("kinds"))
    return Model(
        stored.pieces(),
        stored.embedding(),
        tuple(stored.layer(at) for at in range(int(stored.array("layers")))),
        stored.dense("first"),
        stored.dense("last"),
        stored.dense("case"),
        tuple((sign, words) for sign, words in kinds),
    )
