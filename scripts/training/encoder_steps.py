"""The steps by which an encoder is learned: slowly what the base knew, quickly what stands on it."""

from collections.abc import Sequence
from typing import Any

from scripts.training.encoder_network import torch

_RISING, _LEAST_SHARE, _DECAY, _CLIP = 0.1, 0.02, 0.01, 1.0
"""The share of steps in which rates rise; the least share of them at the end; how weights shrink; the longest step."""


class Steps:
    """An optimizer whose rates rise over the first steps and then fall, over so many steps in all."""

    def __init__(self, slowly: Sequence[Any], quickly: Sequence[Any], rates: tuple[float, float], steps: int) -> None:
        self._learned = [*slowly, *quickly]
        groups = [{"params": list(one), "lr": rate} for one, rate in zip((slowly, quickly), rates, strict=True)]
        self._optimizer = torch.optim.AdamW(groups, weight_decay=_DECAY)
        self._schedule = torch.optim.lr_scheduler.LambdaLR(
            self._optimizer,
            lambda step: min(1, (step + 1) / (_RISING * steps)) * max(_LEAST_SHARE, 1 - step / steps),
        )

    def take(self, loss: Any) -> float:
        """Take one step against the loss, and return it."""
        self._optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self._learned, _CLIP)
        self._optimizer.step()
        self._schedule.step()
        value: float = loss.item()
        return value
