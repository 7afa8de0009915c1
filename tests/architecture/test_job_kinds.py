"""README's table names every kind of job, with the queue that it is in."""

import re

from common.jobs.kinds import JobKind
from tests.product import REPOSITORY


def test_every_kind_of_job_is_in_the_readme() -> None:
    listed = re.findall(r"^\| `(\w+)` \| (\w+) \| \S", (REPOSITORY / "README.md").read_text(), re.MULTILINE)
    assert sorted(listed) == sorted((kind.label, kind.value.queue.value) for kind in JobKind)
