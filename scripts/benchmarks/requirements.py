"""How much of what postings ask for is read: `scripts/bench requirements FILE [--json FILE] [--worst N]`.

FILE: [{"id", "lang", "trade", "title", "company", "text", "requirements": [{"text", "kind", "level", "years"}]}].
A phrase that was read counts for a labelled one when the two share at least `THRESHOLD` of their words (Dice: twice the
words in common over all words of both), by stem and without small words and words for a thing's sort (license, card,
certificate); each counts once, the nearest pairs first. What stands in brackets explains, so a phrase may also be
compared without it: "openers (LiftMaster, Genie)" is "openers".
"""

import argparse
import json
import re
from collections import defaultdict
from pathlib import Path
from typing import Any

from workers.language.grammar import LanguageCode, grammar
from workers.language.words import words_of
from workers.posting.asked.reading import requirements_in
from workers.posting.asked.requirement import Requirement
from workers.posting.asked.tagging import Weights

THRESHOLD = 0.6
_SMALL = frozenset(
    word
    for line in (
        "a an the of in on at to for with and or your own our able must valid current experience knowledge ability",
        "license licensed card certification certificate certified cert",
        "de en con y o el la los las un una del al para su tu propia propio vigente experiencia conocimiento",
        "conocimientos licencia tarjeta certificacion certificado",
    )
    for word in line.split()
)
"""Small words and those of a thing's sort, which tell no two things apart."""


def content(text: str, code: LanguageCode) -> frozenset[str]:
    """Stems of the words that tell; of a phrase without any, all of them."""
    read = [word.folded for word in words_of(text)]
    telling = [word for word in read if word not in _SMALL] or read
    return frozenset(grammar(code).key(word) for word in telling)


def readings(text: str, code: LanguageCode) -> list[frozenset[str]]:
    """The words that tell, with what stands in brackets and without."""
    bare = re.sub(r"\([^()]*\)", " ", text)
    return [content(one, code) for one in (text, bare) if any(map(str.isalnum, one))]


def nearest(one: list[frozenset[str]], other: list[frozenset[str]]) -> float:
    """The likeness of the two readings that are most alike."""
    return max((likeness(a, b) for a in one for b in other), default=0.0)


def likeness(one: frozenset[str], other: frozenset[str]) -> float:
    """Return Dice's coefficient of two phrases, 0 to 1."""
    return 2 * len(one & other) / (len(one) + len(other)) if one or other else 0.0


def level_of(label: dict[str, Any]) -> str:
    """The label's level; some sets say `required: true` or `false` instead."""
    return str(label.get("level") or ("required" if label["required"] else "preferred"))


def pairs_of(found: list[Requirement], labelled: list[dict[str, Any]], code: LanguageCode) -> list[tuple[int, int]]:
    """(place in `found`, place in `labelled`) of phrases that say the same, each place once."""
    read = [readings(one.said, code) for one in found]
    wanted = [readings(one["text"], code) for one in labelled]
    near = sorted(
        ((nearest(a, b), i, j) for i, a in enumerate(read) for j, b in enumerate(wanted)), key=lambda row: -row[0]
    )
    pairs: list[tuple[int, int]] = []
    taken_found, taken_wanted = set[int](), set[int]()
    for like, i, j in near:
        if like >= THRESHOLD and i not in taken_found and j not in taken_wanted:
            pairs.append((i, j))
            taken_found.add(i)
            taken_wanted.add(j)
    return pairs


class Tally:
    """Counts of requirements that were right, wrongly read, and missed."""

    def __init__(self) -> None:
        self.right = self.extra = self.missed = self.levels = self.years = 0

    def f1(self) -> float:
        """F1 of phrases, 0 to 1; 1 where there was nothing to find and nothing was found."""
        total = 2 * self.right + self.extra + self.missed
        return 2 * self.right / total if total else 1.0

    def figures(self) -> dict[str, float]:
        """Shares, rounded to a thousandth; levels and years among the phrases that were right."""
        return {
            "f1": round(self.f1(), 3),
            "precision": round(self.right / max(1, self.right + self.extra), 3),
            "recall": round(self.right / max(1, self.right + self.missed), 3),
            "levels": round(self.levels / max(1, self.right), 3),
            "years": round(self.years / max(1, self.right), 3),
        }


def measure(postings: list[dict[str, Any]], worst: int = 0, weights: Weights | None = None) -> dict[str, Any]:
    """Figures over all postings, by language and by trade; prints what went wrong in the `worst` of them.

    `weights` other than the product's are for training.
    """
    total: defaultdict[str, Tally] = defaultdict(Tally)
    by_posting = []
    for posting in postings:
        code: LanguageCode = posting["lang"]
        found = list(requirements_in(posting["text"], code, weights))
        labelled = posting["requirements"]
        pairs = pairs_of(found, labelled, code)
        own = Tally()
        for tally in (own, total["all"], total[f"lang {code}"], total[f"trade {posting['trade']}"]):
            tally.right += len(pairs)
            tally.extra += len(found) - len(pairs)
            tally.missed += len(labelled) - len(pairs)
            tally.levels += sum(found[i].level == level_of(labelled[j]) for i, j in pairs)
            tally.years += sum(found[i].years == labelled[j].get("years", found[i].years) for i, j in pairs)
        extra = [one for place, one in enumerate(found) if place not in {i for i, _ in pairs}]
        missed = [one["text"] for place, one in enumerate(labelled) if place not in {j for _, j in pairs}]
        by_posting.append((own.f1(), posting["id"], extra, missed))
    for f1, name, extra, missed in sorted(by_posting, key=lambda row: row[0])[:worst]:
        print(f"{name} F1 {f1:.2f}")
        print("   missed:", *missed, sep="\n      - ")
        print("   too much:", *(f"{one.said} ({one.kind}, {one.level})" for one in extra), sep="\n      + ")
    return {name: tally.figures() for name, tally in total.items()}


def main() -> None:
    """Print the figures; write them where `--json` says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--worst", type=int, default=0)
    parser.add_argument("--part", choices=["tune", "held"], help="two thirds of the postings, or the other third")
    chosen = parser.parse_args()
    postings = json.loads(chosen.file.read_text(encoding="utf-8"))
    if chosen.part:
        postings = [one for place, one in enumerate(postings) if (place % 3 == 2) == (chosen.part == "held")]  # noqa: PLR2004
    figures = measure(postings, chosen.worst)
    for name, shares in figures.items():
        print(f"{name:24}", *(f"{key} {value:.3f}" for key, value in shares.items()), sep="  ")
    if chosen.json:
        chosen.json.write_text(json.dumps({"f1": figures["all"]["f1"], **figures}), encoding="utf-8")


if __name__ == "__main__":
    main()
