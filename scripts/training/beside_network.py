"""A model that reads a text beside others while it is learned, in torch: what workers/encoder/beside.py computes."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from scripts.training.encoder_base import Base
from scripts.training.encoder_file import Arrays, dense, encoder_arrays, numbers
from scripts.training.encoder_network import WIDTH, Cut, Encoder, Seen, States, torch
from workers.encoder.beside import MOST_OF_TEXT

MIDDLE = 96


class Network(Encoder):
    """The encoder, and what is learned from nothing: two marks, and two steps from states to odds."""

    def __init__(self, base: Base, lower: int, upper: int) -> None:
        super().__init__(base)
        self.lower, self.upper = lower, upper
        self.marks = (torch.randn(2, WIDTH) * 0.02).requires_grad_()
        self.first, self.last = torch.nn.Linear(2 * WIDTH, MIDDLE), torch.nn.Linear(MIDDLE, 1)

    def learned(self) -> tuple[list[Any], list[Any]]:
        """What is learned slowly, and what quickly."""
        return self.slowly_learned, [self.marks, *self.first.parameters(), *self.last.parameters()]

    def others(self, cut: Cut) -> list[Seen]:
        """Texts that stand beside one, each read alone: what they let be seen in each upper layer."""
        states, seen = self._lowered(cut) + self.marks[1], list[Seen]()
        for at in range(self.lower, self.lower + self.upper):
            states, one = self.through(at, states, cut.own)
            seen.append(one)
        return seen

    def odds(self, cut: Cut, seen: Sequence[Seen], others_own: Any, beside: Any) -> Any:
        """Return the logarithm of each text's odds; it sees the others numbered `beside` (-1: none)."""
        states = self._lowered(cut) + self.marks[0]
        chosen = beside.clamp(min=0)
        visible = (others_own[chosen] & (beside >= 0)[..., None]).flatten(1)
        own = torch.cat([cut.own, visible], 1)
        for at, (keys, values) in enumerate(seen, self.lower):
            others = tuple(part[chosen].permute(0, 2, 1, 3, 4).flatten(2, 3) for part in (keys, values))
            states, _ = self.through(at, states, own, others)
        mean = (states * cut.own[..., None]).sum(1) / cut.own.sum(1, keepdim=True)
        return self.last(torch.tanh(self.first(torch.cat([states[:, 0], mean], 1))))[:, 0].float()

    def arrays(self, base: Base, kept: Sequence[int]) -> Arrays:
        """What workers/encoder/beside.py reads, with the pieces that are kept."""
        arrays = encoder_arrays(self, base, kept, MOST_OF_TEXT + 2, self.lower + self.upper)
        arrays["layers"] = np.array([self.lower, self.upper])
        arrays["marks"] = numbers(self.marks)
        return arrays | dense("first", self.first.parameters()) | dense("last", self.last.parameters())

    def _lowered(self, cut: Cut) -> States:
        states = self.embedded(cut)
        for at in range(self.lower):
            states, _ = self.through(at, states, cut.own)
        return states
