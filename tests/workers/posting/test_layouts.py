"""Pages laid out as boards and employers lay them out, read as a job reads them, the browser included."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from scripts.benchmarks.posting_site import PostingSite
from scripts.benchmarks.postings import faults_of
from workers.browsing.proxy import GuardedProxy
from workers.posting.opening.reading import read_address

PAGES = Path(__file__).parents[2] / "fixtures" / "postings"
TRUTH: dict[str, dict[str, Any]] = json.loads((PAGES / "TRUTH.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def site() -> Iterator[PostingSite]:
    with PostingSite(PAGES, TRUTH).running() as site:
        yield site


@pytest.mark.parametrize("name", TRUTH)
@pytest.mark.usefixtures("is_warm")
def test_a_posting_is_read_whole_and_clean(name: str, site: PostingSite) -> None:
    with GuardedProxy(site.guard()) as proxy:
        posting = read_address(site.address_of(name), proxy).posting
    assert faults_of(posting, TRUTH[name]) == []
