"""Writes an encoder's file as workers/encoder/stored.py reads it: matrices of eight bits, a scale for each output."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from scripts.training.encoder_base import Base, Floats
from scripts.training.encoder_network import Encoder
from workers.encoder.pieces import FIRST, LAST, UNKNOWN

_LEAST_SEEN = 5
Arrays = dict[str, npt.NDArray[np.generic]]


def encoder_arrays(network: Encoder, base: Base, kept: Sequence[int], places: int, layers: int) -> Arrays:
    """The arrays of the pieces that are `kept`, of so many places, and of the layers."""
    arrays: Arrays = {
        "vocabulary": np.frombuffer("\n".join(base.pieces[at] for at in kept).encode(), np.uint8),
        "likelihoods": base.likelihoods[list(kept)],
        "places": base.places[:places],
        "words.norm.scale": base.norm[0],
        "words.norm.added": base.norm[1],
    }
    arrays["words.matrix"], arrays["words.scales"] = _eight_bits(base.words[list(kept)])
    for at in range(layers):
        parts = {name.split(".")[1]: pair for name, pair in network.layers.items() if name.split(".")[0] == str(at)}
        arrays |= dense(f"{at}.looking", parts["q"], parts["k"], parts["v"])
        for name, part in (("looked", "ao"), ("wide", "fi"), ("narrow", "fo")):
            arrays |= dense(f"{at}.{name}", parts[part])
        for name, part in (("looked_norm", "aln"), ("norm", "oln")):
            arrays[f"{at}.{name}.scale"], arrays[f"{at}.{name}.added"] = map(numbers, parts[part])
    return arrays


def dense(name: str, *pairs: Iterable[Any]) -> Arrays:
    """A step of the network, or several with the same inputs, as one matrix with what is added."""
    matrices, added = zip(*pairs, strict=True)
    matrix, scales = _eight_bits(np.concatenate([numbers(one) for one in matrices]))
    return {
        f"{name}.matrix": matrix,
        f"{name}.scales": scales,
        f"{name}.added": np.concatenate([numbers(one) for one in added]),
    }


def numbers(one: Any) -> Floats:
    """A tensor's numbers."""
    return np.asarray(one.detach().numpy(), np.float32)


def _eight_bits(matrix: Floats) -> tuple[npt.NDArray[np.int8], Floats]:
    scales = np.asarray(np.abs(matrix).max(axis=1) / 127, np.float32)
    return np.round(matrix / scales[:, None]).astype(np.int8), scales


def kept_pieces(
    network: Encoder, base: Base, texts: Iterable[str], other: Iterable[str], before: frozenset[str]
) -> list[int]:
    """Return the pieces to keep.

    These are those kept `before`, those of people's texts, frequent ones, and single Latin letters and signs.
    """
    own, often = Counter[int](), Counter[int]()
    for counted, lines in ((own, texts), (often, other)):
        for line in lines:
            counted.update(network.pieces.ids(line, len(line)))
    kept_anyway = {FIRST, LAST, UNKNOWN} | before
    return [
        at
        for at, piece in enumerate(base.pieces)
        if own[at] or often[at] >= _LEAST_SEEN or piece in kept_anyway or _is_one_sign(piece.strip("\u2581"))
    ]


def vocabulary_of(path: Path) -> frozenset[str]:
    """The pieces that a file keeps which was learned before."""
    with np.load(path) as arrays:
        return frozenset(arrays["vocabulary"].tobytes().decode().split("\n"))


def _is_one_sign(text: str) -> bool:
    return len(text) <= 1 and text < "\u0250"
