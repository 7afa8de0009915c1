"""`python -m scripts.checks [PYTEST ARGUMENTS]`: run all of them, also after one failed, and sum up at the end."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import NoReturn

_ROOT = Path(__file__).resolve().parents[2]
_PROGRAMS = Path(sys.executable).parent
_END_PATIENCE_SECONDS = 30.0
_SIDE_BY_SIDE = (f"--numprocesses={(os.cpu_count() or 1) + 1}", "--dist=loadfile", "--no-loadscope-reorder")
"""One more than cores, since tests mostly wait for processes that they started. A module's tests stay together, since
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


def all_checks(pytest_arguments: Sequence[str]) -> list[Check]:
    """From the quickest to the slowest."""
    return [
        Check("lint", (str(_PROGRAMS / "ruff"), "check", ".")),
        Check("format", (str(_PROGRAMS / "ruff"), "format", "--check", ".")),
        Check("secrets", (sys.executable, "-m", "scripts.checks.secrets")),
        Check("imports", (str(_PROGRAMS / "lint-imports"),)),
        Check("types", (str(_PROGRAMS / "mypy"), "--num-workers=auto", ".")),
        Check("front end", ("npm", "run", "check"), _ROOT / "frontend"),
        Check("tests", (sys.executable, "-m", "pytest", *_SIDE_BY_SIDE, *pytest_arguments)),
    ]


def main() -> None:
    """Exits with 0 only when every check passed."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupt)
    try:
        outcomes = list(_outcomes(all_checks(sys.argv[1:])))
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)
    print("\n=== Summary", *outcomes, sep="\n", flush=True)
    sys.exit(any(outcome.status for outcome in outcomes))


def _interrupt(_signal: int, _frame: FrameType | None) -> NoReturn:
    raise KeyboardInterrupt


def _outcomes(checks: Sequence[Check]) -> Iterator[Outcome]:
    for check in checks:
        print(f"\n=== {check.name}: {' '.join(check.command)}", flush=True)
        began = time.monotonic()
        yield Outcome(check, _status(check), time.monotonic() - began)


def _status(check: Check) -> int:
    """Run it to its end. When this process is interrupted, so is the check, with everything that it started."""
    with subprocess.Popen(
        check.command, cwd=check.folder, env=os.environ | {"CI": "true"}, stdin=subprocess.DEVNULL, process_group=0
    ) as process:
        try:
            return process.wait()
        except BaseException:
            _end_group(process)
            raise


def _end_group(process: "subprocess.Popen[bytes]") -> None:
    os.killpg(process.pid, signal.SIGINT)
    try:
        process.wait(_END_PATIENCE_SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
