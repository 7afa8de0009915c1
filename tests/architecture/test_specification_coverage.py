"""What docs/specification-coverage.md names is there: a table that points nowhere is worse than none."""

import re
from pathlib import Path

import pytest

from tests.product import REPOSITORY

TABLE = REPOSITORY / "docs" / "specification-coverage.md"
_FRONT_END = ("app/", "features/", "i18n/", "jobs/", "ui/", "api/")
_NAMED = re.compile(r"`([\w/.-]+\.(?:py|tsx?|json))(?:::([^`]+))?`")


def _path(named: str) -> Path:
    return REPOSITORY / ("frontend/src/" + named if named.startswith(_FRONT_END) else named)


def _missing(text: str) -> list[str]:
    """Each file or test that the text names and that isn't there."""
    missing = []
    for named, test in _NAMED.findall(text):
        path = _path(named)
        if not path.is_file() or (test and test not in path.read_text()):
            missing.append(f"{named}::{test}" if test else named)
    return missing


def test_each_named_file_and_test_is_there() -> None:
    assert _missing(TABLE.read_text()) == []


@pytest.mark.parametrize("gone", ["ui/gone.tsx", "ui/field.tsx::no such words", "tests/product.py::test_gone"])
def test_what_is_gone_is_noticed(gone: str) -> None:
    assert _missing(f"| `ui/field.tsx` | `{gone}` |") == [gone]


def test_every_section_has_its_table() -> None:
    sections = re.split(r"^## ", TABLE.read_text(), flags=re.MULTILINE)[1:]
    assert [section[0] for section in sections[:9]] == list("123456789")
    assert all(len(_NAMED.findall(section)) > 5 for section in sections[:9])
