"""Learn which words of a posting ask for something: `python -m scripts.training.requirements [--check]`.

Writes workers/posting/asked/weights.tsv out of the labelled postings beside this file. `--check` writes nothing: it
learns from all sets but one, reads that one, and says how well, for each set in turn. Then it learns from all of them,
and exits with 1 where the weights in the tree aren't what they teach. The suite learns from a part of them.
"""

import argparse
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pycrfsuite

from scripts.benchmarks.requirements import measure
from scripts.training.labelled import digest, sets, tags_of
from workers.posting.asked.features import features_of
from workers.posting.asked.statements import statements_in
from workers.posting.asked.tagging import FILE, Weights, weights_of

_SETTINGS = {"c1": 1.0, "c2": 0.1, "max_iterations": 100, "feature.minfreq": 2}
"""c1 drops features that tell little, c2 keeps weights small; found by `--check`."""
BY_THE_GUIDE = frozenset(
    {
        "fifth",
        "sixth",
        "seventh",
        "eighth",
        "ninth",
        "tenth",
        "eleventh",
        "twelfth",
        "thirteenth",
        "fourteenth",
        "fifteenth",
    }
)
"""Sets that are labelled as labelling.md says in everything."""
_TIMES_BY_THE_GUIDE = 2
_FEW = 3
_SAME = 0.9
"""What part of the features in the tree is learned again at least; every change of reading changes some of them."""
_TIMES_SHORT = 8
"""How often a posting of few lines counts: each shows one turn of asking."""
_HEADING = (
    "# Learned by scripts/training/requirements.py from our own labelled postings: feature, B, I, O. Their digest:"
)
Lines = list[tuple[str, float, float, float]]
Example = tuple[list[list[str]], list[str]]


def examples_of(postings: Iterable[dict[str, Any]]) -> list[Example]:
    """Return the features and tags of each sentence's tokens in labelled postings."""
    found: list[Example] = []
    for posting in postings:
        code = posting["lang"]
        statements = statements_in(posting["text"])
        tags = tags_of(statements, [label["text"] for label in posting["requirements"]], code)
        rows = [[[*one.shared, *own] for own in one.own] for _, one in features_of(statements, code)]
        found += list(zip(rows, tags, strict=True)) * (1 if posting["text"].count("\n") > _FEW else _TIMES_SHORT)
    return found


def learn(examples: Sequence[Example]) -> Lines:
    """(feature, B, I, O) of every feature that told something, in order of their names."""
    trainer = pycrfsuite.Trainer(verbose=False)
    trainer.set_params(_SETTINGS)
    for rows, tags in examples:
        trainer.append(rows, tags)
    with tempfile.TemporaryDirectory() as folder:
        trainer.train(str(Path(folder) / "model"))
        tagger = pycrfsuite.Tagger()
        tagger.open(str(Path(folder) / "model"))
        info = tagger.info()
    weights: defaultdict[str, defaultdict[str, float]] = defaultdict(lambda: defaultdict(float))
    for (feature, tag), weight in info.state_features.items():
        weights[feature][tag] = weight
    for (before, tag), weight in info.transitions.items():
        weights[f"after {before}"][tag] = weight
    return [
        (feature, round(of_tag["B"], 3), round(of_tag["I"], 3), round(of_tag["O"], 3))
        for feature, of_tag in sorted(weights.items())
    ]


def as_weights(lines: Lines) -> Weights:
    """Return the lines as weights for the reader."""
    return weights_of([[str(cell) for cell in line] for line in lines])


def in_the_tree() -> tuple[str, Lines]:
    """What the postings' digest was when the weights of the tree were learned, and these."""
    heading, *lines = FILE.read_text(encoding="utf-8").splitlines()
    cells = (line.split("\t") for line in lines)
    return heading.rpartition(" ")[2], [(name, float(b), float(i), float(o)) for name, b, i, o in cells]


def examples_by_set() -> dict[str, list[Example]]:
    """Return the examples of every labelled set, by its name."""
    return {
        name: examples_of(postings) * (_TIMES_BY_THE_GUIDE if name in BY_THE_GUIDE else 1)
        for name, postings in sets().items()
    }


def check(examples: Mapping[str, list[Example]]) -> dict[str, dict[str, float]]:
    """Figures of each bench's set, read by what was learned from all the others."""
    postings = sets()
    found = {}
    for name in postings:
        if not all("id" in posting for posting in postings[name]):
            continue
        lines = learn([one for other, given in examples.items() if other != name for one in given])
        found[name] = measure(postings[name], weights=as_weights(lines))["all"]
    return found


def _learn_all() -> Lines:
    return learn([one for given in examples_by_set().values() for one in given])


def main() -> None:
    """Learn and write, or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        for name, figures in check(examples_by_set()).items():
            print(name, *(f"{key} {value:.3f}" for key, value in figures.items()), sep="  ")
        found, told = ({line[0] for line in lines} for lines in (_learn_all(), in_the_tree()[1]))
        share = len(found & told) / len(told)
        print(f"found again: {share:.3f} of the features in the tree")
        sys.exit(share < _SAME)
    lines = _learn_all()
    with FILE.open("w", encoding="utf-8") as file:
        print(f"{_HEADING} {digest()}", file=file)
        for line in lines:
            print(*line, sep="\t", file=file)
    print(f"{len(lines)} features")


if __name__ == "__main__":
    main()
