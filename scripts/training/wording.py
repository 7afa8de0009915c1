"""Learn which lines an employer stumbles over: `python -m scripts.training.wording [--check]`.

Writes workers/writing/wording/weights.tsv out of the labelled lines of `wording/` beside this file. `--check` writes
nothing: it learns from all files but one, reads that one, and says which lines would fall, for each file in turn.
"""

import argparse
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from scripts.training.sparse_descent import least
from workers.language.grammar import LanguageCode
from workers.posting.learnt_weights import weight_of
from workers.writing.wording.odds import ALWAYS, FILE
from workers.writing.wording.signs import signs_of

LINES = Path(__file__).with_name("wording")
_BY_SIZE, _BY_SQUARE, _STEPS = 0.3, 0.1, 60
"""The first drops signs that tell little, the second keeps weights small; found by `--check`."""
_FEWEST = 2
"""Lines that have a sign without which nothing is learned of it."""
_SURE = {"y": 0.03, "m": 0.3, "n": 0.97}
"""How sure it is to be at most that an employer stumbles, by a line's label: fine, clumsy, better left out."""
_DROPPED = (0.05, 0.1, 0.2, 0.3)
_HEAD = (
    "# Learned by scripts/training/wording.py: signs of a line's wording, and how much each speaks for leaving it out."
)


class Line(msgspec.Struct, frozen=True):
    """A line as it would be printed, and its label."""

    label: str
    signs: frozenset[str]


def read_lines(path: Path) -> list[Line]:
    """The labelled lines of a file: label, language, title of the job, line, class of the fault."""
    found = []
    for row in path.read_text(encoding="utf-8").splitlines():
        label, language, _, line, _ = row.split("\t")
        code = msgspec.convert(language, LanguageCode)
        found.append(Line(label, frozenset({ALWAYS, *signs_of(line, code)})))
    return found


def learn(lines: Sequence[Line]) -> dict[str, float]:
    """The weight of each sign that tells something."""
    counts = Counter(sign for line in lines for sign in line.signs)
    names = sorted(sign for sign, count in counts.items() if count >= _FEWEST)
    place = {name: at for at, name in enumerate(names)}
    rows = [[place[sign] for sign in line.signs if sign in place] for line in lines]
    places = np.concatenate([np.array(row, dtype=np.int64) for row in rows])
    starts = np.cumsum([0, *(len(row) for row in rows[:-1])])
    row_of = np.repeat(np.arange(len(rows)), [len(row) for row in rows])
    wanted = np.array([_SURE[line.label] for line in lines])

    def loss(weights: Any) -> tuple[float, Any]:
        odds = np.add.reduceat(weights[places], starts)
        slopes = 1 / (1 + np.exp(-odds)) - wanted
        value = float((np.logaddexp(0, odds) - wanted * odds).sum())
        return value, np.bincount(places, weights=slopes[row_of], minlength=len(names))

    weights = least(loss, len(names), by_size=_BY_SIZE, by_square=_BY_SQUARE, steps=_STEPS)
    return {name: round(float(weight), 3) for name, weight in zip(names, weights, strict=True) if round(weight, 3)}


def check() -> None:
    """Print how many lines of each label stay where so large a share of all is dropped, and from which odds on."""
    files = {path: read_lines(path) for path in sorted(LINES.glob("*.tsv"))}
    held: list[tuple[str, float]] = []
    for path, own in files.items():
        weights = learn([line for other, lines in files.items() if other != path for line in lines])
        held += [(line.label, weight_of(line.signs, weights)) for line in own]
    labels, odds = np.array([label for label, _ in held]), np.array([own for _, own in held])
    for share in _DROPPED:
        bound = float(np.quantile(odds, 1 - share))
        stay = {
            label: f"{int((odds[labels == label] <= bound).sum())} of {int((labels == label).sum())}" for label in _SURE
        }
        print(f"from {bound:.2f} dropped, {share:.0%} of all: stay {stay}")


def main() -> None:
    """Learn and write, or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        check()
        return
    weights = learn([line for path in sorted(LINES.glob("*.tsv")) for line in read_lines(path)])
    lines = [_HEAD, *(f"{sign}\t{weight}" for sign, weight in weights.items())]
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(weights)} signs")


if __name__ == "__main__":
    main()
