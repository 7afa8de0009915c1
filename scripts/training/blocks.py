"""Learn which blocks of a page are its posting: `python -m scripts.training.blocks [--check]`.

Writes workers/posting/blocks/weights.tsv out of the pages in `pages/` beside this file and the tests' fixtures.
Each page is also learned from with its class names, landmarks and headings taken away. `--check` writes nothing: it
learns from all sets but one, reads that one, and says of how many pages the description is whole by the rules alone,
and by block.
"""

import argparse
import json
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pycrfsuite

from scripts.benchmarks.postings import bare, faults_of
from scripts.training.page_variants import VARIANTS, varied
from workers.posting.blocks.choosing import number_elements, rows_of
from workers.posting.blocks.sequence import FILE, GOES_IN, GOES_OUT, STAYS_IN, STAYS_OUT, kept_of
from workers.posting.clean_text import BULLET
from workers.posting.main_text import find_main_text
from workers.posting.markup import Element, parse
from workers.posting.models import Posting
from workers.posting.plain_text import as_markup
from workers.posting.visual_headings import name_visual_headings
from workers.posting.worded_headings import name_worded_headings

_PAGES = Path(__file__).parent / "pages"
_FIXTURES = Path(__file__).parents[2] / "tests" / "fixtures" / "postings"
SETS = {lot: _PAGES / lot for lot in ("first", "second", "third", "fourth")} | {"fixtures": _FIXTURES}
_SETTINGS = {"c1": 0.3, "c2": 0.3, "max_iterations": 60, "feature.minfreq": 2}
"""c1 drops features that tell little, c2 keeps weights small; found by `--check`."""
_LONGEST_SHORT_LINE = 20
"""Letters up to which a block is only the posting's if it is a whole line of it."""
_FEWEST = 3
"""Blocks of the posting without which a page, as it is without scripts, doesn't hold it."""
_TOWARDS_RULES = 1.0
"""Added to what the rules' reading of a block weighs: with more, less is gained on held-out sets that are new to the
rules, with less, more is lost on those on which the rules were made."""
_TAGS = {("O", "O"): STAYS_OUT, ("O", "I"): GOES_IN, ("I", "O"): GOES_OUT, ("I", "I"): STAYS_IN}


@dataclass(frozen=True, slots=True)
class Example:
    """A page in one variant: its blocks' features and words, which of them are the posting's, what the rules read."""

    variant: str
    rows: list[list[str]]
    texts: list[str]
    is_own: list[bool]
    by_rules: str
    truth: Mapping[str, Any]


def examples_in(folder: Path) -> Iterator[Example]:
    """Every labelled page of a set in every variant.

    A page without a `whole` text is labelled by how it is read, if that is right; as it is it shows nothing then.
    """
    truth = json.loads((folder / "TRUTH.json").read_text(encoding="utf-8"))
    for name, expected in truth.items():
        if not name.endswith((".html", ".txt")):
            continue
        markup = (folder / name).read_text(encoding="utf-8", errors="replace")
        if name.endswith(".txt"):
            markup = as_markup(markup)
        whole = expected.get("whole") or _whole_as_read(markup, expected)
        for variant, changes in VARIANTS.items():
            if whole and (changes or "whole" in expected):
                example = _example(varied(markup, changes), expected, whole, variant)
                if sum(example.is_own) >= _FEWEST:
                    yield example


def _example(markup: str, expected: Mapping[str, Any], whole: str, variant: str) -> Example:
    page = _prepared(markup)
    main = find_main_text(page, expected.get("url", ""))
    _, blocks, rows = rows_of(page, main.text if main else "", main.standing if main else frozenset())
    texts = [block.text for block in blocks]
    by_rules = main.text if main and main.is_posting else ""
    return Example(variant, rows, texts, _labels(texts, whole), by_rules, expected)


def _whole_as_read(markup: str, expected: Mapping[str, Any]) -> str:
    """By the rules alone, so that nothing is learned from what was."""
    page = _prepared(markup)
    main = find_main_text(page, expected.get("url", ""))
    return main.text if main and not _faults(main.text, expected) else ""


def _prepared(markup: str) -> Element:
    page = parse(markup)
    name_visual_headings(page)
    name_worded_headings(page)
    number_elements(page)
    return page


def _labels(texts: Iterable[str], whole: str) -> list[bool]:
    lines = {bare(line.strip().removeprefix(BULLET).lstrip("-* ")) for line in whole.split("\n")} - {""}
    letters = bare(whole)
    return [(text := bare(block)) in lines or (len(text) >= _LONGEST_SHORT_LINE and text in letters) for block in texts]


def _faults(text: str, expected: Mapping[str, Any]) -> list[str]:
    found = faults_of(Posting(description=text), dict(expected))
    return [fault for fault in found if fault.startswith(("missing", "not to be there"))]


def learn(examples: Iterable[Example]) -> dict[str, float]:
    """Of each feature that told something how much it speaks for the posting, and of each tag behind another."""
    trainer = pycrfsuite.Trainer(verbose=False)
    trainer.set_params(_SETTINGS)
    for example in examples:
        trainer.append(example.rows, ["I" if is_own else "O" for is_own in example.is_own])
    with tempfile.TemporaryDirectory() as folder:
        trainer.train(str(Path(folder) / "model"))
        tagger = pycrfsuite.Tagger()
        tagger.open(str(Path(folder) / "model"))
        info = tagger.info()
    weights: defaultdict[str, float] = defaultdict(float)
    for (feature, tag), weight in info.state_features.items():
        weights[feature] += weight if tag == "I" else -weight
    for pair, weight in info.transitions.items():
        weights[_TAGS[pair]] = weight
    for is_around in "01":
        weights[f"t=1{is_around}"] += _TOWARDS_RULES
        weights[f"t=0{is_around}"] -= _TOWARDS_RULES
    rounded = {feature: round(weight, 2) for feature, weight in sorted(weights.items())}
    return {feature: weight for feature, weight in rounded.items() if weight}


def check(sets: Mapping[str, Sequence[Example]]) -> None:
    """Print per set and variant: pages, whole by the rules alone, whole by block."""
    for name, examples in sets.items():
        weights = learn(one for other, given in sets.items() if other != name for one in given)
        counts: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
        for example in examples:
            kept = kept_of(example.rows, weights)
            text = "\n".join(block for block, is_kept in zip(example.texts, kept, strict=True) if is_kept)
            count = counts[example.variant]
            count[0] += 1
            count[1] += not _faults(example.by_rules, example.truth)
            count[2] += not _faults(text, example.truth)
        print(
            name,
            *(f"{variant}: {pages} {rules} {block}" for variant, (pages, rules, block) in counts.items()),
            sep="  ",
        )


def main() -> None:
    """Learn and write, or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    sets = {name: list(examples_in(folder)) for name, folder in SETS.items()}
    if parser.parse_args().check:
        check(sets)
        return
    weights = learn(one for given in sets.values() for one in given)
    with FILE.open("w", encoding="utf-8") as file:
        print(
            "# Learned by scripts/training/blocks.py from labelled pages: feature, how much it speaks for it.",
            file=file,
        )
        for feature, weight in weights.items():
            print(feature, weight, sep="\t", file=file)
    print(f"{len(weights)} features")


if __name__ == "__main__":
    main()
