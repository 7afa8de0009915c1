"""The list of decisions names every record, by its number and title."""

import re

from tests.product import REPOSITORY

DECISIONS = REPOSITORY / "docs" / "decisions"


def test_every_decision_is_listed_as_it_calls_itself() -> None:
    listed = re.findall(r"^(\d+)\. \[(.+)\]\((\S+)\)$", (DECISIONS / "README.md").read_text(), re.MULTILINE)
    written = [(path.name, path.read_text().splitlines()[0]) for path in sorted(DECISIONS.glob("[0-9]*.md"))]
    assert [(name, f"# {number}. {title}") for number, title, name in listed] == written
