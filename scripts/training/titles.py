"""Learn what tells a job's title: `python -m scripts.training.titles [--check | --collect FOLDER ...]`.

Writes workers/posting/title/weights.tsv out of titles.tsv beside this file, which holds no page and no title: of the
likeliest names on a labelled page what spoke for and against each, and whether it was the job's. `--check` writes
nothing: it learns from all sets of pages but one and says how many titles of that one it tells, for each in turn.
`--collect` reads folders of pages, as `scripts/bench postings` takes them, a set each, and writes titles.tsv. Every
page is learnt from in three ways: as it is, without the names of its elements, and without headings and page title.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

from common.errors import UserError
from scripts.benchmarks.posting_site import PostingSite
from scripts.training.choice import Page, Training, learn, pages_in, told
from workers.browsing.proxy import GuardedProxy
from workers.posting.markup.tree import Element
from workers.posting.models import Posting
from workers.posting.opening import reading
from workers.posting.page import JobPage, find_description, find_details
from workers.posting.text.clean_text import bare
from workers.posting.title.choosing import candidates_on
from workers.posting.title.evidence import FILE, evidence_of

EVIDENCE = Path(__file__).with_name("titles.tsv")
_PULL = 0.0003
"""How strongly weights stay with nothing; found by `--check`."""
_LIKELIEST = 8
"""Names of a page from which something is to be learnt."""
_HEAD_OF_EVIDENCE = "# A name on a labelled page: set, page, is it the job's title, what speaks for and against it."
_HEAD = "# Learned by scripts/training/titles.py: what speaks for and against words as the job's title, and how much."
_NAMES = re.compile(r"\s(?:class|id|data-[\w-]{1,40})\s*=\s*(?:\"[^\"]*\"|'[^']*')", re.IGNORECASE)
_HEADINGS = re.compile(r"<(/?)h[1-6]\b", re.IGNORECASE)
_PAGE_TITLE = re.compile(r"<title>.*?</title>", re.IGNORECASE | re.DOTALL)

WAYS: tuple[Callable[[str], str], ...] = (
    lambda markup: markup,
    lambda markup: _NAMES.sub("", markup),
    lambda markup: _PAGE_TITLE.sub("", _HEADINGS.sub(r"<\1div", markup)),
)


def check() -> Iterator[str]:
    """A line per set, and a sum."""
    pages, right = pages_in(EVIDENCE), 0
    for of_set in dict.fromkeys(page.of_set for page in pages):
        held = [page for page in pages if page.of_set == of_set]
        found = told(held, _learn([page for page in pages if page.of_set != of_set]))
        right += found
        yield f"{of_set}: {len(held)} readings, told {found}"
    yield f"all: {len(pages)} readings, told {right}"


def _learn(pages: Sequence[Page]) -> dict[str, float]:
    return learn([page.names for page in pages], {}, nobody=None, pull=_PULL)


def collect(folders: Sequence[Path]) -> Iterator[str]:
    """Lines of titles.tsv: the set's number, the page's, whether the name is the job's title, and its features."""
    for of_set, folder in enumerate(folders, 1):
        truth: dict[str, dict[str, Any]] = json.loads((folder / "TRUTH.json").read_text(encoding="utf-8"))
        with PostingSite(folder, truth).running() as site:
            for page, (name, expected) in enumerate(truth.items(), 1):
                for way, readings in enumerate(_readings(site, name), 1):
                    for features, is_right in likeliest_on(readings, expected["title"]):
                        yield f"{of_set}\t{page}.{way}\t{int(is_right)}\t{features}"


def _readings(site: PostingSite, name: str) -> Iterator[JobPage]:
    for way in WAYS:
        found: list[JobPage] = []

        def note(page: JobPage, around: Element | None = None, found: list[JobPage] = found) -> Posting:
            found.append(page)
            return find_details(page, around)

        def stripped(markup: str, url: str, way: Callable[[str], str] = way) -> JobPage | None:
            return find_description(way(markup), url)

        with (
            GuardedProxy(site.guard()) as proxy,
            patch.object(reading, "find_details", note),
            patch.object(reading, "find_description", stripped),
            suppress(UserError),
        ):
            reading.read_address(site.address_of(name), proxy)
        yield from found[-1:]


def likeliest_on(page: JobPage, title: str) -> list[tuple[str, bool]]:
    """The features of the likeliest names and of the right one, and which of them that is."""
    names = candidates_on(page.tree, page.main, page.description, page.url)
    names.sort(key=lambda one: (_is_said(one.title, title), evidence_of(one.features)), reverse=True)
    found = [(",".join(sorted(one.features)), _is_said(one.title, title)) for one in names[:_LIKELIEST]]
    return sorted(set(found), reverse=True)


def _is_said(written: str, title: str) -> bool:
    return bare(written) == bare(title)


def main() -> None:
    """Learn and write, check, or collect."""
    tables = (EVIDENCE, _HEAD_OF_EVIDENCE), (FILE, _HEAD)
    Training(*tables, collect, check, _learn).run(__doc__)


if __name__ == "__main__":
    main()
