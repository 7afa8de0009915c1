"""Which Python the verbs take, of those on the path."""

import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from scripts.setup.fitness import is_quick

CHOICE = Path(__file__).parents[3] / "scripts" / "setup" / "python.sh"
SLOW, QUICK, UNFIT = "echo slow", "echo quick", "exit 1"
OPTIMIZED = "'--enable-optimizations' '--enable-shared'"
LIBRARY = "7f00-7f01 r-xp 00000000 fe:00 1 /opt/python/lib/libpython3.12.so.1.0"


def chosen(folder: Path, *places: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """What the choice ends with where the path has these folders of pretended Pythons, each by what it does."""
    folders = [folder / str(at) for at in range(len(places))]
    for place, programs in zip(folders, places, strict=True):
        place.mkdir()
        for name, behaviour in programs.items():
            (place / name).write_text(f"#!/bin/sh\n{behaviour}\n")
            (place / name).chmod(0o755)
    needed = shutil.which("dirname")
    assert needed
    (folders[-1] / "dirname").symlink_to(needed)
    command = ["/bin/bash", "-euo", "pipefail", "-c", 'source "$0"; echo "$python"', str(CHOICE)]
    path = ":".join(map(str, folders))
    environment = {"PATH": path}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - ours


def test_a_quick_one_is_taken_though_a_slow_one_stands_before_it(tmp_path: Path) -> None:
    outcome = chosen(tmp_path, {"python3": SLOW}, {"python3": QUICK, "python3.12": QUICK})
    assert outcome.stdout.strip() == str(tmp_path / "1" / "python3")


def test_the_first_slow_one_is_taken_where_none_is_quick(tmp_path: Path) -> None:
    outcome = chosen(tmp_path, {"python3": UNFIT, "python3.11": SLOW}, {"python3": SLOW})
    assert outcome.stdout.strip() == str(tmp_path / "1" / "python3")


def test_one_by_its_version_is_taken_where_the_usual_one_is_too_old(tmp_path: Path) -> None:
    outcome = chosen(tmp_path, {"python3": UNFIT, "python3.13": QUICK})
    assert outcome.stdout.strip() == str(tmp_path / "0" / "python3.13")


@pytest.mark.parametrize("programs", [{}, {"python3": UNFIT}])
def test_without_any_that_will_do_it_is_said_what_is_needed(tmp_path: Path, programs: Mapping[str, str]) -> None:
    outcome = chosen(tmp_path, programs)
    assert outcome.returncode == 1
    assert "Tradefolio needs Python 3.11, 3.12, 3.13 or 3.14" in outcome.stderr


@pytest.mark.parametrize(
    ("how_configured", "mapped", "quick"),
    [
        (OPTIMIZED, LIBRARY, True),  # python.org's images
        ("'--enable-shared'", LIBRARY, False),  # pyenv's, unless it is told
        ("'--enable-shared' '--with-system-expat'", "/usr/bin/python3.11", True),  # Debian's
        ("", "", True),  # where nothing is told, the first on the path is as good as any
    ],
)
def test_what_was_optimized_is_quick(how_configured: str, mapped: str, *, quick: bool) -> None:
    assert is_quick(how_configured, mapped) is quick


def test_any_python_says_it_of_itself() -> None:
    question = [sys.executable, str(CHOICE.with_name("fitness.py"))]
    said = subprocess.run(question, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603 - ours
    assert said in {"quick", "slow"}
