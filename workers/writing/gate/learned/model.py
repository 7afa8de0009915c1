"""The model's file, and how a sentence is read beside rows.

A sentence and each row are read alone in the lower layers; in the upper ones the sentence sees the rows, while no row
sees it. So a row is read once for all sentences of a document.
"""

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from workers.writing.gate.learned.layers import Bytes, Dense, Floats, Layer, Norm, Room, Seen
from workers.writing.gate.learned.mapped import mapped_arrays
from workers.writing.gate.learned.pieces import Pieces

_FILE = Path(__file__).with_name("model.npz")
_WORDS = "words.matrix"
HEADS = 12
MOST_OF_SENTENCE, MOST_OF_ROW = 60, 40
"""Pieces that are read of each; what stands behind isn't."""


class BrokenModelError(RuntimeError):
    """The model's file is missing, or isn't what it should be."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row as sentences see it in each of the upper layers."""

    seen: tuple[Seen, ...]


@dataclass(frozen=True, slots=True)
class Model:
    """The model's file. What is of eight bits stays in the file, and is mapped."""

    pieces: Pieces
    words: Bytes
    word_scales: Floats
    places: Floats
    norm: Norm
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
        ids = self.pieces.ids(text, most)
        states = self.norm(self.words[ids] * self.word_scales[ids] + self.places[: len(ids)])
        for layer in self.lower:
            states, _ = layer(states)
        return states


@cache
def model() -> Model:
    """The model, read once, before the workers fork. Raises BrokenModelError."""
    return read_model(_FILE)


def read_model(path: Path) -> Model:
    """The model of a file. Raises BrokenModelError, which names the file."""
    try:
        return _built(mapped_arrays(path))
    except (OSError, BadZipFile, struct.error, KeyError, IndexError, TypeError, ValueError) as error:
        raise BrokenModelError(f"{path} can't be read as the fact gate's model: {error}") from error


def _built(arrays: Mapping[str, npt.NDArray[np.generic]]) -> Model:
    room = Room(max(array.size for name, array in arrays.items() if name.endswith(".matrix") and name != _WORDS))

    def floats(name: str) -> Floats:
        return np.array(arrays[name], np.float32)

    def eight_bits(name: str) -> Bytes:
        if arrays[name].dtype != np.int8:
            raise ValueError(f"{name} isn't of eight bits")
        return arrays[name].view(np.int8)

    def dense(name: str) -> Dense:
        return Dense(eight_bits(f"{name}.matrix"), floats(f"{name}.scales"), floats(f"{name}.added"), room)

    def norm(name: str) -> Norm:
        return Norm(floats(f"{name}.scale"), floats(f"{name}.added"))

    def layer(at: int) -> Layer:
        return Layer(
            HEADS,
            dense(f"{at}.looking"),
            dense(f"{at}.looked"),
            norm(f"{at}.looked_norm"),
            dense(f"{at}.wide"),
            dense(f"{at}.narrow"),
            norm(f"{at}.norm"),
        )

    lower, upper = (int(count) for count in arrays["layers"])
    layers = tuple(layer(at) for at in range(lower + upper))
    return Model(
        Pieces(arrays["vocabulary"].tobytes().decode().split("\n"), floats("likelihoods").tolist()),
        eight_bits(_WORDS),
        floats("words.scales")[:, None],
        floats("places"),
        norm("words.norm"),
        layers[:lower],
        layers[lower:],
        floats("marks"),
        dense("first"),
        dense("last"),
    )
