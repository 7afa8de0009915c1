"""Learn how the fact gate weighs what is left unproven: `python -m scripts.learn_residue CASES.json... --today DATE`.

CASES are files as scripts/bench gate reads them. Prints what each file would meet with that a model hasn't seen, and
writes the weights to workers/writing/gate/work/residue.toml. A logistic regression with a penalty on its weights, by
Newton's method; a sentence counts in the place where it does best. `--kept 0.5` leaves half of the weights in use in
the new ones: they were learnt from other writers, whose files may no longer be at hand.
"""

import argparse
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from unittest.mock import patch

import numpy as np
import numpy.typing as npt

from scripts.benchmarks.gate_cases import assignment_of, read_cases
from workers.writing.gate.examination import Examination
from workers.writing.gate.verdict import Judge
from workers.writing.gate.work import residue

WEIGHTS = Path(residue.__file__).with_name("residue.toml")
PENALTY = 10.0
"""On the square of each weight, of features that vary by one."""
ROUNDS = 3
LEAST_BLOCKED = 0.988
"""Of all inventions, those that rules refuse included, by models that haven't seen the writer's file."""
Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Sample:
    """A sentence that only weights can judge: its features in each place where every rule lets it pass."""

    author: str
    """The file that it comes from: sentences of one writer are alike, so whole files are held back."""
    is_invention: bool
    places: Floats


@dataclass(frozen=True, slots=True)
class Model:
    """Weights of the features as they are, and the bias."""

    weights: Floats
    bias: float

    def score(self, sample: Sample) -> float:
        """Return the score of the place where the sentence does best; above 0 it is likelier made up."""
        return float((sample.places @ self.weights).min() + self.bias)


def main() -> None:
    """Read the cases, say how well unseen people fare, and write the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", type=Path, nargs="+")
    parser.add_argument("--today", type=date.fromisoformat, required=True)
    parser.add_argument("--kept", type=float, default=0.0, help="share of the weights in use, from 0 to 1")
    options = parser.parse_args()
    names: list[str] = []
    samples: list[Sample] = []
    inventions = passed = truths = refused = 0
    for path in options.cases:
        for case in read_cases(path):
            judge = Judge(assignment_of(case, options.today))
            jobs = [None, *(f"job{number}" for number in range(len(case["workExperiences"])))]
            for is_invention, sentences in ((True, case["fabricated"]), (False, case["true"])):
                for sentence in sentences:
                    open_to_all, places = _places(judge, sentence["text"], jobs)
                    inventions += is_invention
                    truths += not is_invention
                    passed += is_invention and open_to_all
                    refused += not is_invention and not open_to_all and not places
                    if places and not open_to_all:
                        names = list(places[0])
                        rows = np.array([[float(place[name]) for name in names] for place in places])
                        samples.append(Sample(path.stem, is_invention, rows))
    used = _in_use(names)
    threshold, dropped, let_through = _cross_validated(
        samples, int(inventions * (1 - LEAST_BLOCKED)) - passed, used, options.kept
    )
    blocked = 1 - (let_through + passed) / inventions
    print(
        f"{inventions} inventions, {blocked:.1%} blocked; {truths} truths, {(dropped + refused) / truths:.1%} dropped"
    )
    print(f"of the truths, rules drop {refused}, the weights {dropped}")
    model = _mixed(used, _learnt(samples), options.kept)
    lines = [f"{name} = {weight:.4f}" for name, weight in zip(names, model.weights, strict=True)]
    head = "# Made by scripts/learn_residue.py; what each weight is for is said in residue.py."
    WEIGHTS.write_text("\n".join([head, "", "[weights]", f"bias = {model.bias - threshold:.4f}", *lines, ""]))


def _places(judge: Judge, text: str, jobs: Sequence[str | None]) -> tuple[bool, list[dict[str, float]]]:
    """Whether a sentence passes somewhere without weighing, and its features where only weighing could refuse it."""
    found: list[dict[str, float]] = []

    def keep(examination: Examination, doubts: Sequence[int]) -> float:
        found.append(dict(residue.features(examination, doubts)))
        return -1.0

    places: list[dict[str, float]] = []
    with patch.object(residue, "weighed", keep):
        for job in jobs:
            found.clear()
            if judge.verdict(text, experience=job).passes:
                if not found:
                    return True, []
                places.append(found[0])
    return False, places


def _in_use(names: Sequence[str]) -> Model:
    weights = tomllib.loads(WEIGHTS.read_text())["weights"]
    return Model(np.array([float(weights[name]) for name in names]), float(weights["bias"]))


def _mixed(used: Model, learnt: Model, kept: float) -> Model:
    weights = kept * used.weights + (1 - kept) * learnt.weights
    return Model(weights, kept * used.bias + (1 - kept) * learnt.bias)


def _cross_validated(samples: Sequence[Sample], allowed: int, used: Model, kept: float) -> tuple[float, int, int]:
    """The threshold that lets `allowed` inventions of unseen files pass, the truths that it drops, and the leaks."""
    authors = sorted({sample.author for sample in samples})
    scores = np.zeros(len(samples))
    for unseen in authors:
        model = _mixed(used, _learnt([sample for sample in samples if sample.author != unseen]), kept)
        for at, sample in enumerate(samples):
            if sample.author == unseen:
                scores[at] = model.score(sample)
    made_up = np.array([sample.is_invention for sample in samples])
    threshold = float(np.sort(scores[made_up])[max(allowed, 0)]) - 1e-6
    return threshold, int((scores[~made_up] > threshold).sum()), int((scores[made_up] <= threshold).sum())


def _learnt(samples: Sequence[Sample]) -> Model:
    """Learn from every place first, then from the one where each sentence does best."""
    labels = np.array([float(sample.is_invention) for sample in samples])
    model: Model | None = None
    for _ in range(ROUNDS):
        best = [
            sample.places.mean(axis=0) if model is None else sample.places[(sample.places @ model.weights).argmin()]
            for sample in samples
        ]
        model = _fitted(np.array(best), labels)
    assert model is not None  # noqa: S101 - there is at least one round
    return model


def _fitted(rows: Floats, labels: Floats) -> Model:
    mean, spread = rows.mean(axis=0), rows.std(axis=0)
    spread[spread == 0] = 1.0
    scaled = np.column_stack([(rows - mean) / spread, np.ones(len(rows))])
    penalty = np.diag([PENALTY] * rows.shape[1] + [0.0])
    weights = np.zeros(scaled.shape[1])
    for _ in range(30):
        likely = 1 / (1 + np.exp(-scaled @ weights))
        slope = scaled.T @ (likely - labels) + penalty @ weights
        curve = (scaled * (likely * (1 - likely))[:, None]).T @ scaled + penalty
        weights -= np.linalg.solve(curve, slope)
    plain = weights[:-1] / spread
    return Model(plain, float(weights[-1] - plain @ mean))


if __name__ == "__main__":
    main()
