"""The fact gate's model while it is learned, in torch: what workers/writing/gate/learned computes in numpy."""

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scripts.training.gate_base import MATRICES, NORMS, Base
from workers.encoder.pieces import Pieces
from workers.encoder.stored import HEADS

torch: Any = importlib.import_module("torch")
functional: Any = importlib.import_module("torch.nn.functional")
LOWER, UPPER, WIDTH, MIDDLE = 4, 4, 384, 96
_LEFT_OUT, _TINY = 0.12, 1e-12
"""The share of numbers that is left out at each step while it learns (dropout)."""
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
        """Texts of any lengths, filled up to the longest."""
        pad = torch.nn.utils.rnn.pad_sequence
        own = [torch.ones(len(text), dtype=torch.bool) for text in texts]
        return Cut(pad([torch.tensor(text) for text in texts], batch_first=True), pad(own, batch_first=True))


class Network:
    """Layers of the base, and what is learned from nothing: two marks, and two steps from states to odds."""

    def __init__(self, base: Base) -> None:
        self.pieces = Pieces(base.pieces, base.likelihoods.tolist())
        self.words, self.places = torch.tensor(base.words), torch.tensor(base.places)
        self.norm = tuple(torch.tensor(one) for one in base.norm)
        self.layers = {
            name: tuple(torch.tensor(one).requires_grad_() for one in pair) for name, pair in base.layers.items()
        }
        self.marks = (torch.randn(2, WIDTH) * 0.02).requires_grad_()
        self.first, self.last = torch.nn.Linear(2 * WIDTH, MIDDLE), torch.nn.Linear(MIDDLE, 1)
        self.learns = False

    def learned(self) -> tuple[list[Any], list[Any]]:
        """What is learned slowly, and what quickly."""
        slowly = [one for pair in self.layers.values() for one in pair]
        return slowly, [self.marks, *self.first.parameters(), *self.last.parameters()]

    def rows(self, cut: Cut) -> list[Seen]:
        """Rows, each read alone: what they let be seen in each upper layer."""
        states, seen = self._lowered(cut) + self.marks[1], list[Seen]()
        for at in range(LOWER, LOWER + UPPER):
            states, one = self._through(at, states, cut.own)
            seen.append(one)
        return seen

    def odds(self, cut: Cut, seen: Sequence[Seen], rows_own: Any, beside: Any) -> Any:
        """Return the logarithm of each sentence's odds to be made up; it sees the rows numbered `beside` (-1: none)."""
        states = self._lowered(cut) + self.marks[0]
        chosen = beside.clamp(min=0)
        visible = (rows_own[chosen] & (beside >= 0)[..., None]).flatten(1)
        own = torch.cat([cut.own, visible], 1)
        for at, (keys, values) in enumerate(seen, LOWER):
            others = tuple(part[chosen].permute(0, 2, 1, 3, 4).flatten(2, 3) for part in (keys, values))
            states, _ = self._through(at, states, own, others)
        mean = (states * cut.own[..., None]).sum(1) / cut.own.sum(1, keepdim=True)
        return self.last(torch.tanh(self.first(torch.cat([states[:, 0], mean], 1))))[:, 0].float()

    def _lowered(self, cut: Cut) -> States:
        states = self.words[cut.ids] + self.places[: cut.ids.shape[1]]
        states = functional.layer_norm(states, (WIDTH,), *self.norm, _TINY)
        for at in range(LOWER):
            states, _ = self._through(at, states, cut.own)
        return states

    def _through(self, at: int, states: States, own: Any, others: Seen | None = None) -> tuple[States, Seen]:
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
        states = functional.layer_norm(states + self._thinned(looked), (WIDTH,), *part["aln"], _TINY)
        narrow = functional.linear(functional.gelu(functional.linear(states, *part["fi"])), *part["fo"])
        return functional.layer_norm(states + self._thinned(narrow), (WIDTH,), *part["oln"], _TINY), seen

    def _thinned(self, states: States) -> States:
        return functional.dropout(states, _LEFT_OUT, self.learns)
