"""`python -m scripts.checks [PYTEST ARGUMENTS]`: run all of them, also after one failed, and sum up at the end.

The front end's checks go on beside the others, and what they said comes last: Node's tools use one core each. Its tests
come first, which wait for the clock; what reads its sources then takes the time in which our tests wait for something.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from types import FrameType
from typing import IO, NoReturn

_ROOT = Path(__file__).resolve().parents[2]
_PROGRAMS = Path(sys.executable).parent
_END_PATIENCE_SECONDS = 30.0
_SIDE_BY_SIDE = (f"--numprocesses={(os.cpu_count() or 1) + 2}", "--dist=loadfile", "--no-loadscope-reorder")
"""Two more than cores, since tests mostly wait for processes that they started. A module's tests stay together, since
they share fixtures; modules in our order, which has the longest ones in front."""


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


_FRONT_END = Check("front end", ("npm", "run", "check"), _ROOT / "frontend")


def checks_in_turn(pytest_arguments: Sequence[str]) -> list[Check]:
    """All but the front end's, from the quickest to the slowest. Browser tests need the build."""
    return [
        Check("build", (sys.executable, "-m", "scripts.setup.front_end")),
        Check("lint", (str(_PROGRAMS / "ruff"), "check", ".")),
        Check("format", (str(_PROGRAMS / "ruff"), "format", "--check", ".")),
        Check("secrets", (sys.executable, "-m", "scripts.checks.secrets")),
        Check("imports", (str(_PROGRAMS / "lint-imports"),)),
        Check("types", (str(_PROGRAMS / "mypy"), ".")),
        Check("tests", (sys.executable, "-m", "pytest", *_SIDE_BY_SIDE, *pytest_arguments)),
    ]


def main() -> None:
    """Exits with 0 only when every check passed."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)
    try:
        outcomes = list(_outcomes(checks_in_turn(sys.argv[1:])))
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
    print("\n=== Summary", *outcomes, sep="\n", flush=True)
    sys.exit(any(outcome.status for outcome in outcomes))


def _interrupt(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def _outcomes(checks: Sequence[Check]) -> Iterator[Outcome]:
    with ThreadPoolExecutor() as threads, TemporaryFile() as said, _begun(_FRONT_END, said) as front_end:
        beside = threads.submit(_ended, _FRONT_END, front_end)
        for check in checks:
            _announce(check)
            with _begun(check) as process:
                yield _ended(check, process)
        outcome = beside.result()
        _announce(_FRONT_END)
        said.seek(0)
        print(said.read().decode(errors="replace"), flush=True)
        yield outcome


def _announce(check: Check) -> None:
    print(f"\n=== {check.name}: {' '.join(check.command)}", flush=True)


@contextmanager
def _begun(check: Check, output: IO[bytes] | None = None) -> "Iterator[subprocess.Popen[bytes]]":
    """Its process. When this one is interrupted, so is the check, with everything that it started."""
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
