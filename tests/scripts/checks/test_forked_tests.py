"""Tests in forked processes: all of them run once, and whatever becomes of one is told."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
CONFTEST = """
import os, pathlib, pytest

@pytest.fixture(scope="session", autouse=True)
def server(tmp_path_factory):
    yield tmp_path_factory.mktemp("server")
    with open("ended", "a") as file:
        print(os.getpid(), file=file)

@pytest.fixture(scope="module", autouse=True)
def module(request, server):
    with open("begun", "a") as file:
        print(request.module.__name__, os.getpid(), file=file)
"""
THREE = "\ndef test_one(): pass\ndef test_two(): pass\ndef test_three(): pass\n"
OUTCOMES = """
import os, pytest, warnings
import sys
KEPT = sys.stdout
def test_passes(capfd): print("unseen"); print("as pytest does", file=KEPT)
def test_fails(): print("said before"); assert 2 + 2 == 5
@pytest.mark.skip(reason="not here")
def test_is_skipped(): pass
@pytest.fixture
def breaks():
    yield
    raise OSError("broken at its end")
def test_ends_badly(breaks): pass
def test_warns(): warnings.warn("beware")
"""
DIES = "\nimport os\ndef test_before(): pass\ndef test_dies(): os._exit(3)\n"


def run_of(folder: Path, *arguments: str, **files: str) -> subprocess.CompletedProcess[str]:
    """Run pytest on these files in three forked processes."""
    (folder / "pytest.ini").write_text("[pytest]\naddopts = -p no:cacheprovider -ra\n")
    (folder / "conftest.py").write_text(CONFTEST)
    for name, text in files.items():
        path = folder / name.replace("__", "/")
        path.parent.mkdir(exist_ok=True)
        path.with_name(f"test_{path.name}.py").write_text(text)
    lanes = ["--lane=2:first", "--lane=1:second"]
    command = [sys.executable, "-m", "pytest", "-p", "tests.forked_tests", *lanes, *arguments]
    environment = {"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "PYTEST_DEBUG_TEMPROOT": str(folder)}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)  # noqa: S603


def test_every_file_is_run_once_whole_in_one_process(tmp_path: Path) -> None:
    names = [
        f"{folder}__{letter}{number}" for folder, letter in (("first", "a"), ("second", "b")) for number in range(9)
    ]
    outcome = run_of(tmp_path, **dict.fromkeys(names, THREE))
    assert outcome.returncode == 0, outcome.stdout
    assert "collected 54 items" in outcome.stdout
    assert "54 passed" in outcome.stdout
    begun = [line.split() for line in (tmp_path / "begun").read_text().splitlines()]
    assert len({name for name, _ in begun}) == len(begun) == len(names)
    ended = (tmp_path / "ended").read_text().split()
    assert len(set(ended)) == len(ended)
    assert {process for _, process in begun} == set(ended)


def test_what_becomes_of_each_is_told(tmp_path: Path) -> None:
    outcome = run_of(tmp_path, first__a=THREE, second__b=OUTCOMES)
    assert outcome.returncode == 1
    assert re.search("1 failed, 6 passed, 1 skipped, 1 warning, 1 error", outcome.stdout)
    for said in ("assert (2 + 2) == 5", "said before", "broken at its end", "not here", "beware"):
        assert said in outcome.stdout
    assert "unseen" not in outcome.stdout


def test_a_process_that_dies_fails_the_test_that_it_was_at(tmp_path: Path) -> None:
    outcome = run_of(tmp_path, first__a=THREE, second__b=DIES)
    assert outcome.returncode == 1
    assert re.search(r"FAILED .*test_b\.py::test_dies - gw\d ended with 3", outcome.stdout)
    assert "1 failed, 4 passed" in outcome.stdout


def test_after_as_many_failures_as_are_borne_all_end_in_order(tmp_path: Path) -> None:
    waits = "\nimport signal\ndef test_waits(): signal.pause()\ndef test_after(): pass\n"
    outcome = run_of(tmp_path, "--maxfail=1", first__a=waits, second__b="\ndef test_fails(): assert False\n")
    assert outcome.returncode == 1
    assert "stopping after 1 failures" in outcome.stdout
    assert "Traceback" not in outcome.stderr
    ended = (tmp_path / "ended").read_text().split()
    begun = {line.split()[1] for line in (tmp_path / "begun").read_text().splitlines()}
    assert begun == set(ended)


@pytest.mark.parametrize("what", ["nothing is there", "one can't be read", "one is asked for"])
def test_what_pytest_says_without_it_is_said_with_it(tmp_path: Path, what: str) -> None:
    match what:
        case "nothing is there":
            assert run_of(tmp_path).returncode == pytest.ExitCode.NO_TESTS_COLLECTED
        case "one can't be read":
            outcome = run_of(tmp_path, first__a=THREE, second__b="import nothing_of_this_name")
            assert outcome.returncode == pytest.ExitCode.INTERRUPTED
            assert "1 error during collection" in outcome.stdout
        case _:
            assert "1 passed" in run_of(tmp_path, "first/test_a.py::test_two", first__a=THREE).stdout
