"""A process that has imported the product and warmed its pool, for others to be forked from.

Nearly half of what a test's API or pool costs is importing: two and six seconds of a core, a hundred times over. Where
that is what is tested (`scripts/start`, images, some of the settings that are wrong), it is done anew.
"""

import os
import runpy
import signal
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from multiprocessing import current_process, get_context
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

_ROOT = Path(__file__).parent.parent


@cache
def _context() -> ForkServerContext:
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.preparation"])
    return context


@dataclass(frozen=True)
class Prepared:
    """What `subprocess.Popen` is for a process of its own."""

    _process: ForkServerProcess

    @property
    def pid(self) -> int:
        """Also its process group's."""
        assert self._process.pid is not None
        return self._process.pid

    def send_signal(self, number: int) -> None:
        """To it alone; not once it has ended."""
        if self._process.exitcode is None:
            with suppress(ProcessLookupError):  # it may just be ending
                os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status, below zero if a signal ended it. `subprocess.TimeoutExpired` while it runs."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired(self._process.name, timeout or 0)
        return self._process.exitcode


def begin(
    module: str, arguments: Sequence[str], environment: Mapping[str, str], log: Path, *, strict: bool = False
) -> Prepared:
    """`python -m module arguments` in a session of its own, with its output at the end of `log`.

    `strict`: a warning is an error.
    """
    process = _context().Process(
        target=_become, args=(module, arguments, environment, log, strict), name=module, daemon=True
    )
    process.start()
    return Prepared(process)


def _become(module: str, arguments: Sequence[str], environment: Mapping[str, str], log: Path, strict: bool) -> None:  # noqa: FBT001
    os.setsid()
    current_process().daemon = False  # to have children; whoever began it still ends it before they end themselves
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with log.open("ab") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr] # a text file, as at every start
    os.chdir(_ROOT)
    os.environ.clear()
    os.environ.update(environment)
    tempfile.tempdir = None  # chosen by the environment before
    if strict:
        warnings.simplefilter("error")
    sys.argv[:] = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)
