"""Learn which blocks of a page are its posting: `python -m scripts.training.blocks [--check]`.

Writes workers/posting/blocks/weights.tsv out of the pages in `pages/` beside this file and the tests' fixtures.
Each page, a PDF as its text, is also learned from with its class names, landmarks and headings taken away, with boxes
of other sites around its posting, some of them built as its own lines are, and with less of that. `--check` writes
nothing: it learns from all sets but one, reads that one, and says of how many pages the description is whole by the
rules alone, and by block.
"""

import argparse
import json
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from scripts.benchmarks.postings import bare, faults_of
from scripts.training.chain import learn_chain
from scripts.training.like_boxes import with_like_boxes
from scripts.training.page_variants import VARIANTS, varied
from scripts.training.site_boxes import shortened, with_boxes
from workers.posting.around.visual_headings import name_visual_headings
from workers.posting.around.worded_headings import name_worded_headings
from workers.posting.blocks.choosing import number_elements, signs_of
from workers.posting.blocks.sequence import FILE, Signs, kept_of
from workers.posting.main_text import find_main_text
from workers.posting.markup.plain_text import as_markup
from workers.posting.markup.tree import Element, parse
from workers.posting.models import Posting
from workers.posting.text.clean_text import BULLET
from workers.posting.text.pdf_text import text_of_pdf

_PAGES = Path(__file__).parent / "pages"
_FIXTURES = Path(__file__).parents[2] / "tests" / "fixtures" / "postings"
_LOTS = (
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
)
SETS = {lot: _PAGES / lot for lot in _LOTS} | {"fixtures": _FIXTURES}
_LONGEST_SHORT_LINE = 20
"""Letters up to which a block is only the posting's if it is a whole line of it."""
_FEWEST = 3
"""Blocks of the posting without which a page, as it is without scripts, doesn't hold it."""
_MISSED, _TAKEN_TOO_MUCH = 0.02, 0.28
"""Shares of a posting's blocks that the rules miss on pages new to them, and of other blocks that they take. On the
fixtures, on which they were made, they are right nearly always: learnt from there as it stands their reading weighs far
too much on pages of other makers."""
_BOXED = ("as they are", "none of these", "no names", "as they are")
"""Variants in which a page is learned from once more each, with boxes of other sites around its posting."""
_LIKE = ("as they are", "no names", "none of these", "as they are", "none of these")
"""Variants in which it is learned from with boxes that look as the posting does: no build tells these apart."""
_SHORTENED = ("as they are", "none of these")
"""Variants in which it is learned from with a part of its posting: many postings are short."""
_CHANGED = "changed"
_SECONDS = 20.0
"""For a PDF."""


@dataclass(frozen=True, slots=True)
class Example:
    """A page in one variant: its blocks' features and words, which of them are the posting's, what the rules read."""

    variant: str
    signs: Signs
    texts: list[str]
    is_own: list[bool]
    by_rules: str
    truth: Mapping[str, Any]


def examples_in(folder: Path) -> Iterator[Example]:
    """Every labelled page of a set in every variant.

    A page without a `whole` text is labelled by how the rules read it, if that is right.
    """
    truth = json.loads((folder / "TRUTH.json").read_text(encoding="utf-8"))
    for name, expected in truth.items():
        markup = _markup_of(folder / name)
        is_labelled = "whole" in expected
        whole = expected["whole"] if is_labelled else _whole_as_read(markup, expected)
        found = [
            _example(varied(markup, changes), expected, whole, variant)
            for variant, changes in VARIANTS.items()
            if whole
        ]
        if is_labelled:
            found += _changed(name, markup, expected, found)
        for example in found:
            if sum(example.is_own) >= _FEWEST:
                yield example if is_labelled else _as_new_to_rules(name, example)


def _markup_of(file: Path) -> str:
    """Return a file's markup as the reader of addresses would get it."""
    if file.suffix == ".pdf":
        return as_markup(text_of_pdf(file.read_bytes(), _SECONDS))
    text = file.read_text(encoding="utf-8", errors="replace")
    return as_markup(text) if file.suffix == ".txt" else text


def _changed(name: str, markup: str, expected: Mapping[str, Any], found: Iterable[Example]) -> Iterator[Example]:
    """Readings of the page with boxes of other sites, and with its posting shortened, the same in every run."""
    own = {one.variant: {text for text, is_own in zip(one.texts, one.is_own, strict=True) if is_own} for one in found}
    dice = random.Random(name)  # noqa: S311 - nothing is kept secret by it
    for change, variants in ((with_boxes, _BOXED), (with_like_boxes, _LIKE), (shortened, _SHORTENED)):
        for variant in variants:
            changed = change(varied(markup, VARIANTS[variant]), own[variant], dice)
            yield _example(changed, expected, expected["whole"], _CHANGED)


def _as_new_to_rules(name: str, example: Example) -> Example:
    """Return an example with as many blocks wrong by the rules as on pages from which the rules weren't made."""
    dice = random.Random(f"{name} {example.variant}")  # noqa: S311 - nothing is kept secret by it
    of_rules = [next(feature for feature in row if feature.startswith("t="))[2] for row in example.signs.of_blocks]
    taken = [
        "0" if is_own and dice.random() < _MISSED else "1" if not is_own and dice.random() < _TAKEN_TOO_MUCH else read
        for read, is_own in zip(of_rules, example.is_own, strict=True)
    ]
    ways = {"t=": 0, "<t=": -1, ">t=": 1}

    def changed(feature: str, number: int) -> str:
        sign, _, rest = feature.partition("=")
        way = ways.get(f"{sign}=")
        return feature if way is None else f"{sign}={taken[number + way]}{rest[1:]}"

    rows = [[changed(feature, number) for feature in row] for number, row in enumerate(example.signs.of_blocks)]
    borders = [
        [f"t {taken[number - 1]}{taken[number]}" if sign.startswith("t ") else sign for sign in border]
        for number, border in enumerate(example.signs.of_borders)
    ]
    return replace(example, signs=Signs(rows, borders))


def _example(markup: str, expected: Mapping[str, Any], whole: str, variant: str) -> Example:
    page = _prepared(markup)
    main = find_main_text(page, expected.get("url", ""))
    _, blocks, _, signs = signs_of(page, main.text if main else "", main.standing if main else frozenset())
    texts = [block.text for block in blocks]
    by_rules = main.text if main and main.is_posting else ""
    return Example(variant, signs, texts, _labels(texts, whole), by_rules, expected)


def _whole_as_read(markup: str, expected: Mapping[str, Any]) -> str:
    """Whether the page is read right by the rules alone, without what was learned."""
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
    """Return for each telling sign how much it speaks for the posting, or for its beginning or end there."""
    found = learn_chain((example.signs, example.is_own) for example in examples)
    rounded = {sign: round(weight, 2) for sign, weight in sorted(found.items())}
    return {sign: weight for sign, weight in rounded.items() if weight}


def check(sets: Mapping[str, Sequence[Example]]) -> None:
    """Print per set and variant: pages, whole by the rules alone, whole by block."""
    for name, examples in sets.items():
        weights = learn(one for other, given in sets.items() if other != name for one in given)
        counts: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
        for example in filter(lambda one: one.variant != _CHANGED, examples):
            kept = kept_of(example.signs, weights)
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
