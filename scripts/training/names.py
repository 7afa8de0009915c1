"""Learn what tells a posting's position and employer: `python -m scripts.training.names [--check]`.

Writes workers/posting/named/titles.tsv and companies.tsv out of the labelled postings: those of postings/*.json, with
what named/corrections.json says of their names, and those of named/*.json. `--check` writes nothing: it learns from all
files but one and says how many names of that one are told, for each in turn, as `scripts/bench posting_names` counts.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from scripts.benchmarks.posting_names import (
    company_outcome,
    is_company,
    is_title,
    shares,
    stands_in,
    title_outcome,
    title_words,
)
from scripts.training.choice import write_weights
from scripts.training.choice_of_words import Example, learn
from workers.posting.name_forms.same_firm import words_of
from workers.posting.named.candidates import Candidate, company_candidates, title_candidates
from workers.posting.named.tables import COMPANIES, TITLES
from workers.posting.named.tokens import lines_of
from workers.posting.named.whole_text import WholeText
from workers.posting.names import names_of

_FOLDERS = (Path(__file__).with_name("postings"), Path(__file__).with_name("named"))
_CORRECTIONS = Path(__file__).with_name("named") / "corrections.json"
_PULL = 0.002
"""How strongly weights stay near nought; found by `--check`."""
_HEAD = "# Learned by scripts/training/names.py: what speaks for and against a name, and how much."
_SAME, _SAME_WORDS, _ANOTHER_FORM = 3, 2, 1


@dataclass(frozen=True, slots=True)
class Labelled:
    """A posting with its names, and what in it may be one."""

    of_file: str
    title: str
    company: str
    text: str
    titles: list[Candidate]
    companies: list[Candidate]


def labelled_postings() -> list[Labelled]:
    """Return the labelled postings of all files; an empty name is one that the posting doesn't have."""
    corrections = json.loads(_CORRECTIONS.read_text(encoding="utf-8"))
    files = (file for folder in _FOLDERS for file in sorted(folder.glob("*.json")) if file != _CORRECTIONS)
    return [
        _labelled(file.stem, posting | corrections.get(f"{file.stem} {posting['id']}", {}))
        for file in files
        for posting in json.loads(file.read_text(encoding="utf-8"))
    ]


def _labelled(of_file: str, posting: dict[str, Any]) -> Labelled:
    lines = lines_of(posting["text"])
    whole = WholeText(lines)
    names = posting["title"], posting["company"] or ""
    return Labelled(of_file, *names, posting["text"], title_candidates(lines, whole), company_candidates(lines, whole))


def _title_rank(said: str, label: str) -> int:
    if not label or not is_title(said, label):
        return 0
    return (
        _SAME
        if said.casefold() == label.casefold()
        else _SAME_WORDS
        if title_words(said) == title_words(label)
        else _ANOTHER_FORM
    )


def _company_rank(said: str, label: str) -> int:
    if not label or not is_company(said, label):
        return 0
    return _SAME_WORDS if words_of(said) == words_of(label) else _ANOTHER_FORM


def _example(candidates: Sequence[Candidate], ranks: Sequence[int]) -> Example:
    """The best forms of the name are right; lesser forms are neither right nor wrong."""
    best = max(ranks, default=0)
    kept = [(one.signs, rank > 0) for one, rank in zip(candidates, ranks, strict=True) if rank in {0, best}]
    return Example(tuple(signs for signs, _ in kept), tuple(is_right for _, is_right in kept))


def weights_of(postings: Sequence[Labelled]) -> tuple[dict[str, float], dict[str, float]]:
    """Return the weights of positions' signs and of employers' signs."""
    titles, companies = list[Example](), list[Example]()
    for one in postings:
        of_title = _example(one.titles, [_title_rank(each.span.said, one.title) for each in one.titles])
        if any(of_title.is_right) or not one.title:
            titles.append(of_title)
        of_company = _example(one.companies, [_company_rank(each.span.said, one.company) for each in one.companies])
        if any(of_company.is_right) or not one.company or not stands_in(one.company, one.text):
            companies.append(of_company)
    return learn(titles, _PULL), learn([*companies, *map(_unnamed, companies)], _PULL)


def _unnamed(example: Example) -> Example:
    """The same posting as if it didn't have the name: what is left is none."""
    left = [signs for signs, is_right in zip(example.signs, example.is_right, strict=True) if not is_right]
    return Example(tuple(left), (False,) * len(left))


def check() -> Iterator[str]:
    """A line for positions and one for employers per file, and over all."""
    postings = labelled_postings()
    of_all = Counter[str](), Counter[str]()
    for of_file in dict.fromkeys(one.of_file for one in postings):
        weights = weights_of([one for one in postings if one.of_file != of_file])
        counts = Counter[str](), Counter[str]()
        for one in (one for one in postings if one.of_file == of_file):
            told = names_of(one.titles, one.companies, *weights)
            counts[0][title_outcome(told.title, one.title, one.text)] += 1
            counts[1][company_outcome(told.company, one.company, one.text)] += 1
        for total, count in zip(of_all, counts, strict=True):
            total.update(count)
        yield f"{of_file}\n  title:   {shares(counts[0])}\n  company: {shares(counts[1])}"
    yield f"all\n  title:   {shares(of_all[0])}\n  company: {shares(of_all[1])}"


def main() -> None:
    """Learn and write, or check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if parser.parse_args().check:
        for line in check():
            print(line)
        return
    for file, weights in zip((TITLES, COMPANIES), weights_of(labelled_postings()), strict=True):
        write_weights(file, _HEAD, weights)


if __name__ == "__main__":
    main()
