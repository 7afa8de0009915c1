"""The model's file, and how a sentence is read beside rows.

A sentence and each row are read alone in the lower layers; in the upper ones the sentence sees the rows, while no row
sees it. So a row is read once for all sentences of a document.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import numpy as np

from workers.encoder.layers import Dense, Floats, Layer, Seen
from workers.encoder.pieces import Pieces
from workers.encoder.stored import Embedding, Stored, read_stored

_FILE = Path(__file__).with_name("model.npz")
MOST_OF_SENTENCE, MOST_OF_ROW = 60, 40
"""Pieces that are read of each; what stands behind isn't."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row as sentences see it in each of the upper layers."""

    seen: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Model:
    """The model's file. What is of eight bits stays in the file, and is mapped."""

    pieces: Pieces
    embedding: Embedding
    lower: tuple[Layer, ...]
    upper: tuple[Layer, ...]
    marks: Floats
    """Added to a sentence's states, and to a row's, below the upper layers."""
    first: Dense
    last: Dense
    asked: dict[str, Floats] = field(default_factory=dict)
    """The sentence asked about last, as the lower layers leave it: one is asked about for several sets of jobs."""

    def row(self, text: str) -> Row:
        """A row, read once; in the last layer only as far as sentences see it."""
        states = self._lowered(text, MOST_OF_ROW) + self.marks[1]
        seen: list[Seen] = []
        for layer in self.upper[:-1]:
            states, one = layer(states)
            seen.append(one)
        return Row((*seen, self.upper[-1].seen(states)))

    def likely_made_up(self, sentence: str, rows: Sequence[Row]) -> float:
        """The logarithm of the odds that a sentence beside these rows is made up: above 0 likelier than not."""
        if sentence not in self.asked:
            self.asked.clear()
            self.asked[sentence] = self._lowered(sentence, MOST_OF_SENTENCE) + self.marks[0]
        states = self.asked[sentence]
        for at, layer in enumerate(self.upper):
            states, _ = layer(states, *(row.seen[at] for row in rows))
        whole = np.concatenate([states[0], states.mean(axis=0)])[None]
        return float(self.last(np.tanh(self.first(whole)))[0, 0])

    def _lowered(self, text: str, most: int) -> Floats:
        states = self.embedding(self.pieces.ids(text, most))
        for layer in self.lower:
            states, _ = layer(states)
        return states


@cache
def model() -> Model:
    """The model, read once, before the workers fork. Raises BrokenModelError."""
    return read_model(_FILE)


def read_model(path: Path) -> Model:
    """The model of a file. Raises BrokenModelError, which names the file."""
    return read_stored(path, _built, whose="the fact gate's")


def _built(stored: Stored) -> Model:
    lower, upper = (int(count) for count in stored.array("layers"))
    layers = tuple(stored.layer(at) for at in range(lower + upper))
    return Model(
        stored.pieces(),
        stored.embedding(),
        layers[:lower],
        layers[lower:],
        stored.floats("marks"),
        stored.dense("first"),
        stored.dense("last"),
    )
