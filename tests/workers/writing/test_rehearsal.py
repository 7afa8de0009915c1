"""What is warm before a pool forks."""

import os
from pathlib import Path

from tests import prepared


def test_the_first_documents_of_a_horse_read_nothing_that_the_pool_has_not_read(tmp_path: Path) -> None:
    log = tmp_path / "opened"
    process = prepared.begin("tests.workers.writing.first_documents", (), dict(os.environ), log)
    assert process.wait(60) == 0, log.read_text()
    assert log.read_text() == ""
