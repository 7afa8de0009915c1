"""The model's file, and how it would write a typed line with care: what stands between its words, which fall out.

The encoder reads a line; a gap is told by the states of the last piece before it and the first behind it, a word by its
first piece.
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
class Reading:
    """What the model reads of a line: a gap for each word but the first, how likely each word falls out.

    Behind words that fall out a gap's sign is all that the word before them keeps; elsewhere it is added to that.
    """

    gaps: Sequence[Gap]
    left_out: Sequence[float]


@dataclass(frozen=True, slots=True)
class Model:
    """The model's file. What is of eight bits stays in the file, and is mapped."""

    pieces: Pieces
    embedding: Embedding
    layers: tuple[Layer, ...]
    first: Dense
    last: Dense
    case: Dense
    left_out: Dense
    kinds: tuple[tuple[str, str], ...]
    """Signs and words that the model knows, as its last step counts them."""

    def read(self, lines: Sequence[Sequence[str]]) -> list[Reading | None]:
        """What is read of the words of each line; None of a line too long to be read, or of one word."""
        cut = [self.pieces.ids_by_word(words) for words in lines]
        read = [at for at, ids in enumerate(cut) if sum(map(len, ids)) <= MOST_PIECES and len(ids) > 1]
        found: list[Reading | None] = [None for _ in lines]
        if not read:
            return found
        states = self._states([self.pieces.between_marks(cut[at]) for at in read])
        for at, own in zip(read, states, strict=True):
            firsts = list(accumulate((len(ids) for ids in cut[at][:-1]), initial=1))  # behind the mark before a line
            words = own[firsts]
            around = np.concatenate([own[[first - 1 for first in firsts[1:]]], words[1:]], axis=1)
            inserted = self._named(self.last(np.tanh(self.first(around))))
            cases = _shares(self.case(words[1:]))
            gaps = [
                Gap(one, Case(int(row.argmax())), float(row.max())) for one, row in zip(inserted, cases, strict=True)
            ]
            found[at] = Reading(gaps, _shares(self.left_out(words))[:, 1].tolist())
        return found

    def _states(self, lines: Sequence[Sequence[int]]) -> list[Floats]:
        lengths = [len(ids) for ids in lines]
        states = np.concatenate([self.embedding(ids) for ids in lines])
        for layer in self.layers:
            states, _ = layer.of_texts(states, lengths)
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
        stored.dense("left_out"),
        tuple((sign, words) for sign, words in kinds),
    )
