"""Processes of the product, forked from one that has imported it and warmed its pool.

Nearly half of what a test's API or pool costs is importing: two and six seconds of a core, a hundred times over. Where
that is what is tested (`scripts/start`, images, some of the settings that are wrong), it is done anew.
"""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Client, Connection
from pathlib import Path
from socket import AF_UNIX, SOMAXCONN, socket
from tempfile import TemporaryDirectory

from tests.fork_server import MANY_TESTS, Program

FORK_SERVER = "TESTS_FORK_SERVER"
"""In the environment: the address of one that all processes of a run share. Without it, each has its own."""
_ROOT = Path(__file__).parent.parent
_own = ExitStack()


@dataclass
class Prepared:
    """What `subprocess.Popen` is for a process of its own."""

    name: str
    pid: int
    """Also its process group's."""
    _server: Connection
    _status: int | None = None

    def send_signal(self, number: int) -> None:
        """To it alone; not once it has ended."""
        if not self._has_ended(0):
            with suppress(ProcessLookupError):  # it may just be ending
                os.kill(self.pid, number)

    def wait(self, timeout: float | None = None) -> int:
        """Its exit status, below zero if a signal ended it. `subprocess.TimeoutExpired` while it runs."""
        if not self._has_ended(timeout):
            raise subprocess.TimeoutExpired(self.name, timeout or 0)
        assert self._status is not None
        return self._status

    def _has_ended(self, timeout: float | None) -> bool:
        if self._status is None and self._server.poll(timeout):
            self._status = self._server.recv()
            self._server.close()
        return self._status is not None


def begin(
    module: str, arguments: Sequence[str], environment: Mapping[str, str], log: Path, *, strict: bool = False
) -> Prepared:
    """`python -m module arguments` in a session of its own, with its output at the end of `log`.

    `strict`: a warning is an error. It ends at the latest when what is returned here is given up.
    """
    server = Client(_address(), family="AF_UNIX")
    server.send(Program(module, tuple(arguments), dict(environment), log.resolve(), strict))
    return Prepared(module, server.recv(), server)


def _address() -> str:
    if FORK_SERVER not in os.environ:
        os.environ[FORK_SERVER] = _own.enter_context(fork_server(many_tests="PYTEST_XDIST_WORKER" in os.environ))
        _own.callback(os.environ.pop, FORK_SERVER)
    return os.environ[FORK_SERVER]


def end() -> None:
    """The server that was begun for this process alone, if one was."""
    _own.close()


@contextmanager
def shared_fork_server() -> Iterator[None]:
    """A server for all processes of tests that are begun meanwhile."""
    before = os.environ.get(FORK_SERVER)
    with fork_server(many_tests=True) as address:
        os.environ[FORK_SERVER] = address
        try:
            yield
        finally:
            del os.environ[FORK_SERVER]
            if before is not None:  # this is a test of what begins tests
                os.environ[FORK_SERVER] = before


@contextmanager
def fork_server(*, many_tests: bool) -> Iterator[str]:
    """A server to fork from, and its address. `many_tests`: a pool is warm, and passwords are hashed cheaply."""
    with TemporaryDirectory(prefix="tests-") as folder:
        address = f"{folder}/forks"
        with socket(AF_UNIX) as listener:
            listener.bind(address)
            listener.listen(SOMAXCONN)
            number = str(listener.fileno())
            process = subprocess.Popen(  # noqa: S603 - our own module
                [sys.executable, "-m", "tests.fork_server", number, *([MANY_TESTS] if many_tests else [])],
                cwd=_ROOT,
                stdin=subprocess.PIPE,
                pass_fds=[listener.fileno()],
                start_new_session=True,
            )
        with process:  # closes its input, by which it ends
            yield address
