"""The one rule of the rooms, and that breaking it is noticed."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from common.jobs.kind import Kind
from common.jobs.kinds import KINDS
from tests.product import REPOSITORY

PACKAGES = ("common", "web_api", "workers")


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    command = Path(sys.executable).with_name("lint-imports")
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(folder)}
    return subprocess.run(  # noqa: S603 - our own command
        [command, "--no-cache"], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_the_contracts_hold() -> None:
    result = lint_imports(REPOSITORY)
    assert result.returncode == 0, result.stdout
    assert "0 broken" in result.stdout


@pytest.mark.parametrize(
    ("module", "violation"),
    [
        ("web_api/operations/health.py", "import workers.runtime.pool"),
        ("workers/runtime/perform.py", "from web_api import app"),
        ("common/errors.py", "import litestar"),
        ("web_api/operations/health.py", "import weasyprint"),
        ("workers/runtime/perform.py", "from sse_starlette import EventSourceResponse"),
        ("workers/writing/words/articles.py", "import workers.writing.gate.verdict"),
    ],
)
def test_a_planted_violation_is_reported(tmp_path: Path, module: str, violation: str) -> None:
    for package in PACKAGES:
        shutil.copytree(REPOSITORY / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(REPOSITORY / "pyproject.toml", tmp_path)
    with (tmp_path / module).open("a") as source:
        source.write(f"\n{violation}\n")
    result = lint_imports(tmp_path)
    assert result.returncode == 1
    assert "0 broken" not in result.stdout


@pytest.mark.parametrize("kind", KINDS.values())
def test_every_job_kind_has_its_module(kind: Kind[Any, Any]) -> None:
    spec = find_spec(kind.worker_module)
    assert spec is not None
    assert spec.origin is not None
    assert "def run(job: RunningJob, " in Path(spec.origin).read_text()
