"""Weights by which the right one of several names on a page is likelier than all others: employers', jobs' titles."""

import argparse
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from workers.posting.learnt_weights import weight_of

_STEPS, _STEP = 1_500, 0.05

Name = tuple[frozenset[str], bool]
"""Features, and whether it is the right one."""


@dataclass(frozen=True, slots=True)
class Page:
    """The names on a page, each with its features and whether it is the right one."""

    of_set: str
    names: tuple[Name, ...]


def pages_in(file: Path) -> list[Page]:
    """The labelled pages of a file of evidence: set, page, is it right (1 or 0), features with commas between."""
    names: defaultdict[tuple[str, str], list[Name]] = defaultdict(list)
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            of_set, page, is_right, features = line.split("\t")
            names[of_set, page].append((frozenset(features.split(",")), is_right == "1"))
    return [Page(of_set, tuple(found)) for (of_set, _), found in names.items()]


def learn(
    examples: Iterable[Sequence[Name]], before: dict[str, float], *, nobody: float | None, pull: float
) -> dict[str, float]:
    """Weights under which the right names of each example have most of the likelihood.

    `nobody`: the evidence of there being none, if there may be none. `pull`: how strongly weights stay with `before`.
    """
    known = [names for names in examples if any(is_right for _, is_right in names)]
    learned = sorted({feature for names in known for features, _ in names for feature in features} | set(before))
    place = {feature: number for number, feature in enumerate(learned)}
    rows, owners, right = [], [], []
    for number, names in enumerate(known):
        for features, is_so in names:
            row = np.zeros(len(learned), dtype=np.float32)
            row[[place[feature] for feature in features]] = 1.0
            rows.append(row)
            owners.append(number)
            right.append(is_so)
    table, owner, is_right = np.array(rows), np.array(owners), np.array(right)
    start = np.array([before.get(feature, 0.0) for feature in learned])
    none = 0.0 if nobody is None else float(np.exp(nobody))

    def slope(here: Any) -> Any:
        likely = np.exp(np.clip(table @ here, -30, 30))
        share = likely / (np.bincount(owner, likely) + none)[owner]
        of_right = likely * is_right / np.bincount(owner, likely * is_right)[owner]
        return table.T @ (share - of_right) / len(known) + pull * (here - start)

    found = _descend(slope, start)
    return {feature: round(float(weight), 2) for feature, weight in zip(learned, found, strict=True)}


def _descend(slope: Callable[[Any], Any], start: Any) -> Any:
    """Minimise by Adam (https://arxiv.org/abs/1412.6980)."""
    here, speed, size = start.copy(), np.zeros_like(start), np.zeros_like(start)
    for step in range(1, _STEPS + 1):
        down = slope(here)
        speed = 0.9 * speed + 0.1 * down
        size = 0.999 * size + 0.001 * down**2
        here -= _STEP * (speed / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.999**step)) + 1e-8)
    return here


def told(pages: Sequence[Page], of: dict[str, float]) -> int:
    """Count the pages on which the likeliest name is the right one."""
    return sum(max(page.names, key=lambda name: weight_of(name[0], of))[1] for page in pages)


@dataclass(frozen=True, slots=True)
class Training:
    """What a script learns from and writes. `evidence` and `weights` are tables, each with its heading."""

    evidence: tuple[Path, str]
    weights: tuple[Path, str]
    collect: Callable[[Sequence[Path]], Iterable[str]]
    check: Callable[[], Iterable[str]]
    learn: Callable[[Sequence[Page]], dict[str, float]]

    def run(self, description: str | None) -> None:
        """Run the command line: learn and write, or `--check`, or `--collect` folders of pages."""
        parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("--check", action="store_true")
        parser.add_argument("--collect", nargs="+", type=Path, default=[])
        options = parser.parse_args()
        if options.collect:
            write_table(*self.evidence, self.collect(options.collect))
        elif options.check:
            for line in self.check():
                print(line)
        else:
            learnt = self.learn(pages_in(self.evidence[0]))
            write_weights(*self.weights, learnt)


def write_weights(file: Path, heading: str, weights: Mapping[str, float]) -> None:
    """Write weights as `workers.posting.learnt_weights` reads them."""
    write_table(file, heading, (f"{sign}\t{weight}" for sign, weight in weights.items()))


def write_table(file: Path, heading: str, lines: Iterable[str]) -> None:
    """The heading is a comment."""
    file.write_text("\n".join([heading, *lines]) + "\n", encoding="utf-8")
