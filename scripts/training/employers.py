"""Learn what tells a page's employer: `python -m scripts.training.employers [--check | --collect FOLDER ...]`.

Writes workers/posting/company/weights.tsv out of employers.tsv beside this file, which holds no page and no name: of
every name on a labelled page what spoke for and against it, and whether it was the employer's. `--check` writes
nothing: it learns from all sets of pages but one and says how many employers of that one it tells, for each in turn.
`--collect` reads folders of pages, as `scripts/bench postings` takes them, a set each, and writes employers.tsv.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np

from common.errors import UserError
from scripts.benchmarks.posting_site import PostingSite
from scripts.training.choice import Name, Page, Training, learn, pages_in, told
from workers.browsing.proxy import GuardedProxy
from workers.posting.company.choosing import LEAST, candidates_on
from workers.posting.company.evidence import FILE
from workers.posting.learnt_weights import weights_in
from workers.posting.markup.tree import Element
from workers.posting.models import Posting
from workers.posting.name_forms.no_companies import is_kept_secret
from workers.posting.name_forms.same_firm import is_same_firm, words_of
from workers.posting.opening import reading
from workers.posting.page import JobPage, find_details

EVIDENCE = Path(__file__).with_name("employers.tsv")
BEFORE = Path(__file__).with_name("employers-before.tsv")
"""What weights are where nothing was learnt: set from experience, and learnt from 201 of the pages one by one."""
_TELLING = frozenset({"named", "labelled", "linked", "declared", "data", "page_title_sentence"})
"""Each page is learnt from without these too: on a page that has none of them the others must do."""
_PULL = 0.002
"""How strongly weights stay with what they were; found by `--check`."""
_HEAD_OF_EVIDENCE = "# A name on a labelled page: set, page, is it the employer's, what speaks for and against it."
_HEAD = "# Learned by scripts/training/employers.py: what speaks for and against a name, and how much."


def _learn(pages: Sequence[Page], before: dict[str, float]) -> dict[str, float]:
    examples = [names for page in pages for names in (page.names, _without(page.names, _TELLING))]
    return learn(examples, before, nobody=LEAST, pull=_PULL)


def _without(names: Iterable[Name], features: frozenset[str]) -> list[Name]:
    return [(own - features, is_right) for own, is_right in names]


def check() -> Iterator[str]:
    """A line per set, and sums: with every place, and without the telling ones."""
    pages, before = pages_in(EVIDENCE), weights_in(BEFORE)
    sums = np.zeros(5, dtype=int)
    for of_set in dict.fromkeys(page.of_set for page in pages):
        held = [page for page in pages if page.of_set == of_set]
        bare = [Page(of_set, tuple(_without(page.names, _TELLING))) for page in held]
        found = _learn([page for page in pages if page.of_set != of_set], before)
        row = np.array([len(held), told(held, before), told(held, found), told(bare, before), told(bare, found)])
        sums += row
        yield "{}: {} pages, told {} before, {} now; without telling places {}, {}".format(of_set, *row)
    yield "all: {} pages, told {} before, {} now; without telling places {}, {}".format(*sums)


def collect(folders: Sequence[Path]) -> Iterator[str]:
    """Lines of employers.tsv: the set's number, the page's, whether the name is the employer's, and its features."""
    for of_set, folder in enumerate(folders, 1):
        truth: dict[str, dict[str, Any]] = json.loads((folder / "TRUTH.json").read_text(encoding="utf-8"))
        with PostingSite(folder, truth).running() as site:
            for page, (name, expected) in enumerate(truth.items(), 1):
                for features, is_right in _names_on(site, name, words_of(expected["company"] or "")):
                    yield f"{of_set}\t{page}\t{int(is_right)}\t{features}"


def _names_on(site: PostingSite, name: str, wanted: tuple[str, ...]) -> list[tuple[str, bool]]:
    found: list[tuple[str, bool]] = []

    def note(page: JobPage, around: Element | None = None) -> Posting:
        posting = find_details(page, around)
        trees = [page.tree] if around is None else [page.tree, around]
        is_secret = is_kept_secret(page.declared.company)
        facts = replace(posting, description=page.description)
        names = candidates_on(trees, page.url, facts, is_secret=is_secret)
        found.extend((",".join(sorted(one.features)), is_same_firm(one.words, wanted)) for one in names)
        return posting

    with GuardedProxy(site.guard()) as proxy, patch.object(reading, "find_details", note), suppress(UserError):
        reading.read_address(site.address_of(name), proxy)
    return sorted(set(found), reverse=True)


def main() -> None:
    """Learn and write, check, or collect."""
    tables = (EVIDENCE, _HEAD_OF_EVIDENCE), (FILE, _HEAD)
    Training(*tables, collect, check, lambda pages: _learn(pages, weights_in(BEFORE))).run(__doc__)


if __name__ == "__main__":
    main()
