"""An encoder as its file has it: the pieces with what stands for each, and the layers by their numbers."""

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from workers.encoder.layers import Bytes, Dense, Floats, Layer, Norm, Room
from workers.encoder.mapped import mapped_arrays
from workers.encoder.pieces import Pieces

HEADS = 12
_WORDS = "words.matrix"
_Model = TypeVar("_Model")


class BrokenModelError(RuntimeError):
    """The model's file is missing, or isn't what it should be."""


@dataclass(frozen=True, slots=True)
class Embedding:
    """The states of pieces below the first layer. The matrix stays in the file, which is mapped."""

    words: Bytes
    scales: Floats
    places: Floats
    norm: Norm

    def __call__(self, ids: Sequence[int] | npt.NDArray[np.int64]) -> Floats:
        """Return the states of pieces, one text in a row or several texts of one length below each other."""
        at = np.asarray(ids)
        return self.norm(self.words[at] * self.scales[at] + self.places[: at.shape[-1]])


class Stored:
    """The arrays of a model's file by name; a name that is missing raises KeyError, a wrong kind ValueError."""

    def __init__(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        self._arrays = arrays
        sizes = (array.size for name, array in arrays.items() if name.endswith(".matrix") and name != _WORDS)
        self._room = Room(max(sizes))

    def array(self, name: str) -> npt.NDArray[Any]:
        """The array as it lies in the file."""
        return self._arrays[name]

    def floats(self, name: str) -> Floats:
        """The array in floats, in memory of its own."""
        return np.array(self._arrays[name], np.float32)

    def lines(self, name: str) -> list[str]:
        """A text's lines."""
        text: str = self._arrays[name].tobytes().decode()
        return text.split("\n")

    def dense(self, name: str) -> Dense:
        """A matrix with its scales and what is added."""
        return Dense(
            self._eight_bits(f"{name}.matrix"), self.floats(f"{name}.scales"), self.floats(f"{name}.added"), self._room
        )

    def norm(self, name: str) -> Norm:
        """A norm with its scale and what is added."""
        return Norm(self.floats(f"{name}.scale"), self.floats(f"{name}.added"))

    def layer(self, at: int) -> Layer:
        """The layer of a number, counted from the bottom."""
        return Layer(
            HEADS,
            self.dense(f"{at}.looking"),
            self.dense(f"{at}.looked"),
            self.norm(f"{at}.looked_norm"),
            self.dense(f"{at}.wide"),
            self.dense(f"{at}.narrow"),
            self.norm(f"{at}.norm"),
        )

    def pieces(self) -> Pieces:
        """The vocabulary."""
        return Pieces(self.lines("vocabulary"), self.floats("likelihoods").tolist())

    def embedding(self) -> Embedding:
        """What stands below the layers."""
        scales = self.floats("words.scales")[:, None]
        return Embedding(self._eight_bits(_WORDS), scales, self.floats("places"), self.norm("words.norm"))

    def _eight_bits(self, name: str) -> Bytes:
        if self._arrays[name].dtype != np.int8:
            raise ValueError(f"{name} isn't of eight bits")
        return self._arrays[name].view(np.int8)


def read_stored(path: Path, built: Callable[[Stored], _Model], *, whose: str) -> _Model:
    """The model that `built` makes of a file. Raises BrokenModelError, which names the file and `whose` model it is."""
    try:
        return built(Stored(mapped_arrays(path)))
    except (OSError, BadZipFile, struct.error, KeyError, IndexError, TypeError, ValueError) as error:
        raise BrokenModelError(f"{path} can't be read as {whose} model: {error}") from error
