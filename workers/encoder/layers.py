"""What the model computes: layers of attention, in numpy, in 32-bit floats throughout.

Matrices stay as small as they lie in the file: floats of all of them would be 54 MB. To make them anew takes 2 ms of
the 14 for a text that is read alone.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.int8]
_HALF, _ONE, _TINY = np.float32(0.5), np.float32(1), np.float32(1e-12)
_OF_CUBE, _OF_BEND = np.float32(0.044715), np.float32(0.7978845608)


class Room:
    """Memory in which matrices become floats, one after another: new memory for each would cost more than the sums."""

    def __init__(self, most: int) -> None:
        """Make room for matrices of at most `most` numbers."""
        self._floats = np.empty(most, np.float32)

    def floats(self, matrix: Bytes) -> Floats:
        """The matrix in floats, until the next one is asked for."""
        floats = self._floats[: matrix.size].reshape(matrix.shape)
        np.copyto(floats, matrix)
        return floats


@dataclass(frozen=True, slots=True)
class Dense:
    """A matrix of outputs by inputs, of eight bits with a scale for each output, and what is added."""

    matrix: Bytes
    scales: Floats
    added: Floats
    room: Room

    def __call__(self, states: Floats) -> Floats:
        """Return the outputs of each state."""
        # The matrix first: of a short text the product is made in two thirds of the time of the states by the matrix.
        found: Floats = self.room.floats(self.matrix) @ states.T
        found *= self.scales[:, None]
        found += self.added[:, None]
        return found.T


@dataclass(frozen=True, slots=True)
class Norm:
    """Brings each state to a mean of nought and a spread of one, then scales it."""

    scale: Floats
    added: Floats

    def __call__(self, states: Floats) -> Floats:
        """Return the normed states."""
        centred = states - states.mean(axis=-1, keepdims=True)
        spread = np.sqrt((centred * centred).mean(axis=-1, keepdims=True) + _TINY)
        return np.asarray(centred / spread * self.scale + self.added, np.float32)


@dataclass(frozen=True, slots=True)
class Seen:
    """What a layer lets others see of a text's pieces: heads, by pieces, by what each head holds of one."""

    keys: Floats
    values: Floats

    def of_texts(self, lengths: Sequence[int]) -> list["Seen"]:
        """What each text lets see, where several of such lengths are one behind another."""
        borders = _borders(lengths)
        parts = zip(np.split(self.keys, borders, axis=1), np.split(self.values, borders, axis=1), strict=True)
        return [Seen(keys, values) for keys, values in parts]


@dataclass(frozen=True, slots=True)
class Layer:
    """A layer: each piece attends to those that it may see, then is changed by itself."""

    heads: int
    looking: Dense
    """To the queries, the keys and the values, side by side."""
    looked: Dense
    looked_norm: Norm
    wide: Dense
    narrow: Dense
    norm: Norm

    def seen(self, states: Floats) -> Seen:
        """What the pieces let be seen in this layer, for those of which nothing is asked behind it."""
        return self._looked(states)[1]

    def __call__(self, states: Floats, *others: Seen) -> tuple[Floats, Seen]:
        """The states behind this layer, where the pieces see one another and `others`; and what they let be seen."""
        queries, own = self._looked(states)
        keys = np.concatenate([own.keys, *(other.keys for other in others)], axis=1)
        values = np.concatenate([own.values, *(other.values for other in others)], axis=1)
        return self._changed(states, _told(queries, keys, values)), own

    def of_texts(self, states: Floats, lengths: Sequence[int]) -> tuple[Floats, list[Seen]]:
        """The states of texts of such lengths, one behind another, each of which sees itself alone; what each lets see.

        Matrices become floats once for all of them, which for one short text takes longer than its own sums.
        """
        queries, own = self._looked(states)
        seen = own.of_texts(lengths)
        told = [
            _told(asking, one.keys, one.values)
            for asking, one in zip(np.split(queries, _borders(lengths), axis=1), seen, strict=True)
        ]
        return self._changed(states, np.concatenate(told)), seen

    def _looked(self, states: Floats) -> tuple[Floats, Seen]:
        """The pieces' queries, and what they let be seen."""
        count, width = states.shape
        split = self.looking(states).reshape(count, 3, self.heads, width // self.heads).transpose(1, 2, 0, 3)
        return split[0], Seen(split[1], split[2])

    def _changed(self, states: Floats, told: Floats) -> Floats:
        """The states once each has taken in what it was told."""
        states = self.looked_norm(states + self.looked(told))
        return self.norm(states + self.narrow(_bent(self.wide(states))))


def _borders(lengths: Sequence[int]) -> list[int]:
    """Where texts behind the first begin."""
    return list(accumulate(lengths[:-1]))


def _told(queries: Floats, keys: Floats, values: Floats) -> Floats:
    """What each piece is told by those that it looks at: by pieces, the heads' parts side by side."""
    heads, count, held = queries.shape
    nearness = queries @ keys.transpose(0, 2, 1) * np.float32(held**-0.5)
    nearness = np.exp(nearness - nearness.max(axis=-1, keepdims=True))
    shares = nearness / nearness.sum(axis=-1, keepdims=True)
    told: Floats = (shares @ values).transpose(1, 0, 2).reshape(count, heads * held)
    return told


def _bent(states: Floats) -> Floats:
    """Return GELU: each number times the probability that a normal one is below it."""
    bent = states * states
    bent *= _OF_CUBE
    bent += _ONE
    bent *= states
    bent *= _OF_BEND
    np.tanh(bent, out=bent)
    bent += _ONE
    bent *= states
    bent *= _HALF
    return bent
