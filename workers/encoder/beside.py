"""A text read beside others: what it says is judged by what they say, such as a sentence by a profile's rows.

A text and each of the others are read alone in the lower layers; in the upper ones the text sees the others, while none
of these sees it. So what many texts are read beside is read once.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from workers.encoder.layers import Dense, Floats, Layer, Seen
from workers.encoder.pieces import Pieces
from workers.encoder.stored import Embedding, Stored, read_stored

MOST_OF_TEXT, MOST_OF_OTHER = 60, 40
"""Pieces that are read of each; what stands behind isn't."""


@dataclass(frozen=True, slots=True)
class Other:
    """A text as those beside it see it in each of the upper layers."""

    seen: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Model:
    """The model's file. What is of eight bits stays in the file, and is mapped."""

    pieces: Pieces
    embedding: Embedding
    lower: tuple[Layer, ...]
    upper: tuple[Layer, ...]
    marks: Floats
    """Added to a text's states, and to those of what stands beside it, below the upper layers."""
    first: Dense
    last: Dense
    asked: dict[str, Floats] = field(default_factory=dict)
    """The text asked about last, as the lower layers leave it: one is asked about beside several sets of others."""

    def others(self, texts: Sequence[str]) -> list[Other]:
        """What others are read beside, read once, each by itself; in the last layer only as far as they see it."""
        if not texts:
            return []
        states, lengths = self._lowered(texts, MOST_OF_OTHER)
        states = states + self.marks[1]
        seen: list[list[Seen]] = []
        for layer in self.upper[:-1]:
            states, of_each = layer.of_texts(states, lengths)
            seen.append(of_each)
        seen.append(self.upper[-1].seen(states).of_texts(lengths))
        return [Other(of_text) for of_text in zip(*seen, strict=True)]

    def odds(self, text: str, beside: Sequence[Other]) -> float:
        """The logarithm of the odds of what the model was taught to find in a text beside these: above 0 likely."""
        if text not in self.asked:
            self.asked.clear()
            states, _ = self._lowered([text], MOST_OF_TEXT)
            self.asked[text] = states + self.marks[0]
        states = self.asked[text]
        for at, layer in enumerate(self.upper):
            states, _ = layer(states, *(other.seen[at] for other in beside))
        whole = np.concatenate([states[0], states.mean(axis=0)])[None]
        return float(self.last(np.tanh(self.first(whole)))[0, 0])

    def _lowered(self, texts: Sequence[str], most: int) -> tuple[Floats, list[int]]:
        """The states of texts, one behind another, and how many pieces are read of each."""
        cut = [self.pieces.ids(text, most) for text in texts]
        lengths = [len(ids) for ids in cut]
        states = np.concatenate([self.embedding(ids) for ids in cut])
        for layer in self.lower:
            states, _ = layer.of_texts(states, lengths)
        return states, lengths


def read_beside_model(path: Path, *, whose: str) -> Model:
    """The model of a file. Raises BrokenModelError, which names the file and says whose it is."""
    return read_stored(path, _built, whose=whose)


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
