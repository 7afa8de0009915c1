"""An encoder while it is learned, in torch: what workers/encoder computes in numpy."""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scripts.training.encoder_base import MATRICES, NORMS, Base
from workers.encoder.pieces import Pieces
from workers.encoder.stored import HEADS

torch: Any = importlib.import_module("torch")
functional: Any = importlib.import_module("torch.nn.functional")
WIDTH = 384
_LEFT_OUT, _TINY = 0.12, 1e-12
"""The share of numbers that is left out at each step while it learns (dropout)."""
_LENGTHS_APART = 8
"""Texts are filled up to lengths that many apart: each new shape costs torch a preparation of its own."""
States = Any
"""A tensor: texts by pieces by WIDTH."""
Seen = tuple[Any, Any]
"""What a layer lets others see of texts: keys and values, texts by heads by pieces by what a head holds."""


@dataclass(frozen=True, slots=True)
class Cut:
    """Texts as numbers of their pieces, side by side, and which places are theirs."""

    ids: Any
    own: Any

    @staticmethod
    def of(texts: Sequence[Sequence[int]]) -> "Cut":
        """Texts of any lengths, filled up to the longest, rounded up."""
        longest = -(-max(map(len, texts)) // _LENGTHS_APART) * _LENGTHS_APART
        ids, own = (
            torch.zeros(len(texts), longest, dtype=torch.long),
            torch.zeros(len(texts), longest, dtype=torch.bool),
        )
        for at, text in enumerate(texts):
            ids[at, : len(text)], own[at, : len(text)] = torch.tensor(text), True
        return Cut(ids, own)


class Encoder:
    """The lowest layers of the base, which are learned on; what stands for the pieces stays as it is."""

    def __init__(self, base: Base) -> None:
        self.pieces = Pieces(base.pieces, base.likelihoods.tolist())
        self.words, self.places = torch.tensor(base.words), torch.tensor(base.places)
        self.norm = tuple(torch.tensor(one) for one in base.norm)
        self.layers = {
            name: tuple(torch.tensor(one).requires_grad_() for one in pair) for name, pair in base.layers.items()
        }
        self.learns = False

    @property
    def slowly_learned(self) -> list[Any]:
        """What the base knew already."""
        return [one for pair in self.layers.values() for one in pair]

    def embedded(self, cut: Cut) -> States:
        """The states below the layers."""
        states = self.words[cut.ids] + self.places[: cut.ids.shape[1]]
        return functional.layer_norm(states, (WIDTH,), *self.norm, _TINY)

    def through(self, at: int, states: States, own: Any, others: Seen | None = None) -> tuple[States, Seen]:
        """The states behind a layer, whose pieces see one another and the others, where `own` says so."""
        part = {name: self.layers[f"{at}.{name}"] for name in (*MATRICES, *NORMS)}
        count, length, _ = states.shape
        queries, keys, values = (
            functional.linear(states, *part[name]).view(count, length, HEADS, -1).transpose(1, 2) for name in "qkv"
        )
        seen = (keys, values)
        if others:
            keys, values = (torch.cat(pair, 2) for pair in zip(seen, others, strict=True))
        mask = own[:, None, None, :].expand(-1, 1, length, -1)
        looked = functional.scaled_dot_product_attention(queries, keys, values, attn_mask=mask)
        looked = functional.linear(looked.transpose(1, 2).flatten(2), *part["ao"])
        states = functional.layer_norm(states + self.thinned(looked), (WIDTH,), *part["aln"], _TINY)
        narrow = functional.linear(functional.gelu(functional.linear(states, *part["fi"])), *part["fo"])
        return functional.layer_norm(states + self.thinned(narrow), (WIDTH,), *part["oln"], _TINY), seen

    def thinned(self, states: States) -> States:
        """The states with some of their numbers left out, while it learns."""
        return functional.dropout(states, _LEFT_OUT, self.learns)
