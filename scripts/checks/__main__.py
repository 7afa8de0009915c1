"""`python -m scripts.checks [PYTEST ARGUMENTS]`: run all of them, also after one failed, and sum up at the end.

The front end's checks go on beside the others, and what they said comes last: Node's tools use one core each, one after
the other. So they are no less urgent than ours: what would be left of them at the end would leave a core idle.
Our tests are collected once, for processes that are forked then and run a share of them each. Types and secrets are
looked at in the time in which the tests wait, too.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from types import FrameType
from typing import IO, NoReturn

from tests.prepared import shared_fork_server

_ROOT = Path(__file__).resolve().parents[2]
_PROGRAMS = Path(sys.executable).parent
_END_PATIENCE_SECONDS = 30.0
_CORES = os.cpu_count() or 1
_TESTS_OF_SCREENS_AND_CALLS = "tests/browser,tests/web_api,tests/flows"
"""All that need an API and a pool from beginning to end."""
_TESTS_OF_PROGRAMS = "tests/scripts,tests/architecture"
"""These start whole products and wait for them, one after the other: for one process more."""
_LANES = (
    f"{_CORES // 2 + 1}:{_TESTS_OF_SCREENS_AND_CALLS}",
    f"1:{_TESTS_OF_PROGRAMS}",
    f"{(_CORES + 1) // 2 + 1}:tests",
)
"""Processes of tests: three more than cores, since tests mostly wait for processes that they started. What is dear to
begin is kept to few of them, until there is nothing left but that."""


@dataclass(frozen=True)
class Check:
    """A command that answers with 0 when all is well."""

    name: str
    command: tuple[str, ...]
    folder: Path = _ROOT


@dataclass(frozen=True)
class Outcome:
    """How one check ended, and after how many seconds."""

    check: Check
    status: int
    seconds: float

    def __str__(self) -> str:
        return f"  {'passed' if self.status == 0 else 'FAILED'}  {self.seconds:6.1f} s  {self.check.name}"


Stage = tuple[Check, ...]
"""What goes on side by side. What the first says is seen at once, the others' when they have ended."""

_FRONT_END = Check("front end", ("npm", "run", "check"), _ROOT / "frontend")


def checks_in_turn(pytest_arguments: Sequence[str]) -> list[Stage]:
    """Return all checks but the front end's.

    Quick ones, what the tests need (browser tests need the build), then the tests.
    """
    return [
        (Check("lint", (str(_PROGRAMS / "ruff"), "check", ".")),),
        (Check("format", (str(_PROGRAMS / "ruff"), "format", "--check", ".")),),
        (Check("imports", (str(_PROGRAMS / "lint-imports"),)),),
        (
            Check("build", (sys.executable, "-m", "scripts.setup.front_end")),
            Check("compiling for the tests", (sys.executable, "-m", "scripts.checks.compiling")),
        ),
        (
            _tests(pytest_arguments),
            Check("secrets", ("nice", sys.executable, "-m", "scripts.checks.secrets")),
            _types(),
        ),
    ]


def _types() -> Check:
    """Return the check of types. Without a cache mypy writes none, since writing it takes a quarter of the time.

    Whoever runs `mypy .` has it kept from then on, and finds it here too.
    """
    keep_nothing = () if (_ROOT / ".mypy_cache").exists() else (f"--cache-dir={os.devnull}",)
    return Check("types", ("nice", str(_PROGRAMS / "mypy"), *keep_nothing, "."))


def _tests(pytest_arguments: Sequence[str]) -> Check:
    lanes = (f"--lane={lane}" for lane in _LANES)
    return Check("tests", (sys.executable, "-m", "pytest", "-p", "tests.forked_tests", *lanes, *pytest_arguments))


def main() -> None:
    """Exits with 0 only when every check passed."""
    # SIGINT, too: who begins us in the background has it ignored, and so would all that we begin and mean to end by it.
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)
    try:
        outcomes = list(_outcomes(checks_in_turn(sys.argv[1:])))
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
    print("\n=== Summary", *outcomes, sep="\n", flush=True)
    sys.exit(any(outcome.status for outcome in outcomes))


def _interrupt(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def _outcomes(stages: Sequence[Stage]) -> Iterator[Outcome]:
    with _begun_beside(_FRONT_END) as front_end, shared_fork_server():
        for stage in stages:
            yield from _outcomes_of(*stage)
        yield front_end()


def _outcomes_of(first: Check, *others: Check) -> Iterator[Outcome]:
    with ExitStack() as stack:
        beside = [stack.enter_context(_begun_beside(other)) for other in others]
        _announce(first)
        with _begun(first) as process:
            yield _ended(first, process)
        for other in beside:
            yield other()


@contextmanager
def _begun_beside(check: Check) -> Iterator[Callable[[], Outcome]]:
    """Run a check in the background. What is given here waits for its end and then prints its output."""
    with ThreadPoolExecutor() as threads, TemporaryFile() as said, _begun(check, said) as process:
        end = threads.submit(_ended, check, process)

        def outcome() -> Outcome:
            ended = end.result()
            _announce(check)
            said.seek(0)
            print(said.read().decode(errors="replace"), flush=True)
            return ended

        yield outcome


def _announce(check: Check) -> None:
    print(f"\n=== {check.name}: {' '.join(check.command)}", flush=True)


@contextmanager
def _begun(check: Check, output: IO[bytes] | None = None) -> "Iterator[subprocess.Popen[bytes]]":
    """Start the check's process. When this process is interrupted, so is the check, with everything that it started."""
    with subprocess.Popen(
        check.command,
        cwd=check.folder,
        env=_environment(),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=output,
        process_group=0,
    ) as process:
        try:
            yield process
        except BaseException:
            _end_group(process)
            raise


def _environment() -> dict[str, str]:
    """The caller's. But hundreds of processes import the product here: what the first has compiled, the others find."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"} | {"CI": "true"}


def _ended(check: Check, process: "subprocess.Popen[bytes]") -> Outcome:
    began = time.monotonic()
    return Outcome(check, process.wait(), time.monotonic() - began)


def _end_group(process: "subprocess.Popen[bytes]") -> None:
    if process.poll() is not None:
        return
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(_END_PATIENCE_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
