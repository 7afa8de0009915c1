from collections.abc import Callable
from pathlib import Path

import pytest

PROGRAM = """#!/bin/sh
echo "$(basename "$0") $*" >> "{calls}"
{behaviour}
"""


@pytest.fixture
def calls(tmp_path: Path) -> Path:
    """Every call of a pretended program, one on a line."""
    file = tmp_path / "calls"
    file.touch()
    return file


@pytest.fixture
def pretend(tmp_path: Path, calls: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Puts a program on the path, first of all, that behaves as the shell words say and notes that it was called."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")

    def put(name: str, behaviour: str) -> None:
        (folder / name).write_text(PROGRAM.format(calls=calls, behaviour=behaviour))
        (folder / name).chmod(0o755)

    return put
