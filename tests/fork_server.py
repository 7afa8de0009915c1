"""`python -m tests.fork_server LISTENER [--many-tests]`: forks the product's processes for the tests that ask for them.

One of these serves all processes of tests of a run, so that the product is imported and its pool warmed once. It ends
when its input ends, and then so does whatever was forked from it. LISTENER is the number of an open socket.
"""

import os
import runpy
import signal
import sys
import tempfile
import warnings
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from pathlib import Path
from socket import socket

MANY_TESTS = "--many-tests"
_ROOT = Path(__file__).parent.parent


@dataclass(frozen=True)
class Program:
    """`python -m module arguments`, with its output at the end of `log`. `strict`: a warning is an error."""

    module: str
    arguments: tuple[str, ...]
    environment: dict[str, str]
    log: Path
    strict: bool


@dataclass
class ForkServer:
    """Whoever connects sends a `Program`, is told its process id at once, and its exit status when it has ended."""

    listener: socket
    many_tests: bool
    _running: dict[ForkProcess, Connection] = field(default_factory=dict)
    _is_prepared: bool = False

    def serve(self) -> None:
        """Until the input ends."""
        while True:
            by_end = {process.sentinel: process for process in self._running}
            ready = wait([sys.stdin.fileno(), self.listener, *by_end, *self._running.values()])
            if sys.stdin.fileno() in ready:
                break
            for process in [by_end[one] for one in ready if one in by_end]:
                self._tell_the_end(process)
            for process in [process for process, asker in self._running.items() if asker in ready]:
                _kill(process)  # nobody says a second thing: who asked is gone
            if self.listener in ready:
                self._fork()
        for process in self._running:
            _kill(process)

    def _fork(self) -> None:
        asker = Connection(self.listener.accept()[0].detach())
        program: Program = asker.recv()
        if not self._is_prepared:
            from tests.preparation import prepare  # noqa: PLC0415 - no second earlier than somebody needs it

            prepare(many_tests=self.many_tests)
            self._is_prepared = True
        inherited = (self.listener, asker, *self._running.values())
        process = get_context("fork").Process(target=_become, args=(program, inherited), name=program.module)
        process.start()
        self._running[process] = asker
        with suppress(OSError):
            asker.send(process.pid)

    def _tell_the_end(self, process: ForkProcess) -> None:
        process.join()
        with self._running.pop(process) as asker, suppress(OSError):
            asker.send(process.exitcode)


def _kill(process: ForkProcess) -> None:
    """With all of its group."""
    assert process.pid is not None
    for end in (os.killpg, os.kill):  # the second if it has no group of its own yet
        with suppress(ProcessLookupError):
            end(process.pid, signal.SIGKILL)


def _become(program: Program, inherited: tuple[socket | Connection, ...]) -> None:
    os.setsid()
    for one in inherited:  # or whoever asked would not be seen to be gone
        one.close()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with program.log.open("ab") as output:
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr] # a text file, as at every start
    os.chdir(_ROOT)
    os.environ.clear()
    os.environ.update(program.environment)
    tempfile.tempdir = None  # chosen by the environment before
    if program.strict:
        warnings.simplefilter("error")
    sys.argv[:] = [program.module, *program.arguments]
    runpy.run_module(program.module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who began it says when it ends
    ForkServer(socket(fileno=int(sys.argv[1])), MANY_TESTS in sys.argv).serve()
