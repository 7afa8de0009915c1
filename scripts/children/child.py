"""A child process that is started, watched and ended by this one, and ends with it even when this one is killed."""

import os
import signal
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from scripts.children.errors import StartError, with_log_tail
from scripts.children.identity import ProcessIdentity

_POLL_SECONDS = 0.02
_LARGEST_LOG_BYTES = 10 * 1024 * 1024


class Child(ABC):
    """A program with a folder of its own. `start` and `stop` may be called in turn."""

    name: ClassVar[str]
    """As people read it."""
    stop_signals: ClassVar[tuple[signal.Signals, ...]] = (signal.SIGTERM,)
    """Asked to end by the first of them, and by the next when that takes too long."""
    stop_patience: ClassVar[float] = 10.0
    """Seconds after each."""
    start_patience: ClassVar[float] = 60.0
    """Seconds until it has to be ready."""

    def __init__(self, folder: Path, *, log: Path | None = None) -> None:
        """`log`: the file for the child's output; without one it goes where this process's own output goes."""
        self.folder = folder
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None
        self._record = folder / "process"
        self._was_asked_to_stop = False

    def start(self) -> None:
        """Return when it is ready. StartError says why it isn't."""
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        """Start it and don't wait. What an earlier run left running in this folder is ended first.

        The calling thread must live as long as the child: the kernel ends the child with the thread that started it.
        """
        self.end_leftover()
        self._spawn()

    def wait_until_ready(self) -> None:
        """Return when it is ready. Otherwise StartError says why it isn't, and it is stopped."""
        deadline = time.monotonic() + self.start_patience
        try:
            while not self.is_ready():
                self.require_running()
                self._require_time(deadline)
                time.sleep(_POLL_SECONDS)
        except BaseException:
            self.stop()
            raise

    def require_running(self) -> None:
        """StartError with the manner of its end when it has ended already."""
        if (status := self.exit_status()) is not None:
            raise self._failure(f"ended while starting ({manner_of_end(status)})")

    def exit_status(self) -> int | None:
        """The exit status as in subprocess (negative for a signal); None while the child runs or isn't started."""
        return self.process.poll() if self.process else None

    def end_leftover(self) -> None:
        """End a child that outlived its starter."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if leftover := ProcessIdentity.recorded_in(self._record):
            leftover.stop(self.stop_signals, self.stop_patience)
        self._record.unlink(missing_ok=True)

    def ask_to_stop(self) -> None:
        """Send the first of its signals, once, and don't wait: what takes its time to end may do so beside others."""
        if self.process is not None and not self._was_asked_to_stop:
            self.process.send_signal(self.stop_signals[0])
            self._was_asked_to_stop = True

    def stop(self) -> None:
        """Return when it has ended, killed if it must be; does nothing when it isn't running."""
        if self.process is None:
            return
        self.ask_to_stop()
        running = ProcessIdentity.of(self.process.pid)
        if running and not running.is_gone_within(self.stop_patience):
            running.stop(self.stop_signals[1:], self.stop_patience)
        self.process.wait()
        self.process = None
        self._record.unlink(missing_ok=True)

    def is_running(self) -> bool:
        """Whether it runs in this folder, whoever started it."""
        recorded = ProcessIdentity.recorded_in(self._record)
        return recorded is not None and recorded.is_running()

    @abstractmethod
    def command(self) -> list[str]:
        """Return the command that runs it in the foreground, without a secret: arguments show in `ps`."""

    def environment(self) -> Mapping[str, str]:
        """Return the part of our environment that the child sees."""
        return os.environ

    @abstractmethod
    def is_ready(self) -> bool:
        """Whether the child is ready for work."""

    def _spawn(self) -> None:
        """Start the child in a session of its own, so that the terminal's Ctrl-C doesn't reach it.

        Its starter ends it.
        """
        output = _opened(self.log) if self.log else None
        try:
            self.process = subprocess.Popen(
                ["setpriv", "--pdeathsig", self.stop_signals[0].name.removeprefix("SIG"), *self.command()],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT if output else None,
                env=dict(self.environment()),
                start_new_session=True,
            )
        finally:
            if output is not None:
                os.close(output)
        self._was_asked_to_stop = False
        if identity := ProcessIdentity.of(self.process.pid):
            identity.record_in(self._record)

    def _require_time(self, deadline: float) -> None:
        if time.monotonic() > deadline:
            raise self._failure(f"was not ready after {self.start_patience:g} seconds")

    def _failure(self, what: str) -> StartError:
        message = f"{self.name} {what}."
        return with_log_tail(message, self.log) if self.log else StartError(message)


def manner_of_end(status: int) -> str:
    """An exit status in words: `exit status 1`, or `SIGKILL` for one that a signal ended."""
    return signal.Signals(-status).name if status < 0 else f"exit status {status}"


def _opened(log: Path) -> int:
    """A descriptor at the end of `log`, readable by its owner only; a large one is first put aside as `.1`."""
    if log.exists() and log.stat().st_size > _LARGEST_LOG_BYTES:
        log.replace(log.with_name(f"{log.name}.1"))
    return os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)
