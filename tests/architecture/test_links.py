"""What one page of the documentation points to is there."""

import re
from pathlib import Path

import pytest

from tests.product import REPOSITORY

PAGES = [REPOSITORY / "README.md", REPOSITORY / "CONTRIBUTING.md", *(REPOSITORY / "docs").rglob("*.md")]
_LINKED = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")


def _leads_nowhere(page: Path, text: str) -> list[str]:
    """Links of the text, as they stand on that page, to files that aren't there."""
    return [linked for linked in _LINKED.findall(text) if not (page.parent / linked).exists()]


def test_every_link_leads_to_a_file() -> None:
    assert {page.name: gone for page in PAGES if (gone := _leads_nowhere(page, page.read_text()))} == {}


@pytest.mark.parametrize(
    ("link", "gone"), [("../README.md#why", []), ("gone.md", ["gone.md"]), ("https://a.test/b", [])]
)
def test_a_link_that_leads_nowhere_is_noticed(link: str, gone: list[str]) -> None:
    assert _leads_nowhere(REPOSITORY / "docs" / "mail.md", f"See [this]({link}).") == gone
