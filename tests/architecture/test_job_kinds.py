"""What every kind of job declares, and what has to follow from it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from common.jobs.kind import ENDS_FOR_ANY_KIND, Kind
from common.jobs.kinds import KINDS, kind_named
from tests.product import REPOSITORY


def codes_of(kind: Kind[Any, Any]) -> Iterator[str]:
    yield from (wording.code for wordings in (kind.steps, kind.details, kind.findings) for wording in wordings)


def test_every_kind_of_job_is_in_the_readme() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \| \S", (REPOSITORY / "README.md").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted((kind.name, kind.queue.value) for kind in KINDS.values())


@pytest.mark.parametrize("name", KINDS)
def test_a_kind_is_named_as_its_module_and_its_codes_are_its_own(name: str) -> None:
    kind = kind_named(name)
    assert kind.name == name
    codes = list(codes_of(kind))
    assert len(codes) == len(set(codes))
    assert kind.steps
    assert not set(kind.errors) & set(ENDS_FOR_ANY_KIND)
