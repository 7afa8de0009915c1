"""What the embedded servers have in common: a folder, a port that is kept, a process that is found again."""

import signal
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from scripts.embedded.errors import StartError
from scripts.embedded.kept import is_free, kept_password, kept_port
from scripts.embedded.processes import ProcessIdentity, spawn, stop, wait_until_ready

_START_PATIENCE_SECONDS = 60.0  # after a crash both read their logs first
_STOP_PATIENCE_SECONDS = 10.0
_PORT_ATTEMPTS = 3


class Server(ABC):
    """One server on one folder. `start` and `stop` may be called in turn; the port stays unless somebody takes it."""

    name: ClassVar[str]
    stop_signals: ClassVar[tuple[signal.Signals, ...]]
    """Asked to end by the first of them, and by the next when that takes too long."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self._record = folder / "process"
        self._port_file = folder / "port"

    @property
    def port(self) -> int:
        """Of the last start."""
        return int(self._port_file.read_text(encoding="ascii"))

    @property
    def password(self) -> str:
        """Made once; readable by its owner only."""
        return kept_password(self.folder / "password")

    @property
    @abstractmethod
    def url(self) -> str:
        """The address for clients, with the password in it. Valid once the server was started."""

    def start(self) -> None:
        """Return when it takes connections. What an earlier run left running on this folder is stopped first.

        StartError says why it didn't start, with the end of its log.
        """
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._end_leftover()
        self._prepare()
        for attempt in range(1, _PORT_ATTEMPTS + 1):
            port = kept_port(self._port_file)
            try:
                self._launch(port)
            except StartError:
                if attempt == _PORT_ATTEMPTS or is_free(port):
                    raise
            else:
                return

    def stop(self) -> None:
        """Shut down with everything written; does nothing when it isn't running."""
        if self.process is None:
            return
        if running := ProcessIdentity.of(self.process.pid):
            stop(running, self.stop_signals, _STOP_PATIENCE_SECONDS)
        self.process.wait()
        self.process = None
        self._record.unlink(missing_ok=True)

    def is_running(self) -> bool:
        """Whether somebody, this process or another, has it running on this folder."""
        recorded = ProcessIdentity.recorded_in(self._record)
        return recorded is not None and recorded.is_running()

    def _launch(self, port: int) -> None:
        self.process = spawn(
            self._command(port),
            self._record,
            log=self.log,
            environment=self._environment(),
            folder=Path("/"),
            stop_signal=self.stop_signals[0],
        )
        try:
            wait_until_ready(self.name, self.process, self._is_ready, log=self.log, patience=_START_PATIENCE_SECONDS)
        except StartError:
            self.stop()
            raise

    def _end_leftover(self) -> None:
        """Stop what outlived its starter."""
        if leftover := ProcessIdentity.recorded_in(self._record):
            stop(leftover, self.stop_signals, _STOP_PATIENCE_SECONDS)
        self._record.unlink(missing_ok=True)

    @abstractmethod
    def _prepare(self) -> None:
        """Bring the folder into the state that the server needs; nothing of it runs now."""

    @abstractmethod
    def _command(self, port: int) -> list[str]:
        """What runs the server on `port`, in the foreground, without a secret in it: arguments show in `ps`."""

    @abstractmethod
    def _environment(self) -> Mapping[str, str]:
        """What the server sees of ours."""

    @abstractmethod
    def _is_ready(self) -> bool:
        """Whether it takes connections."""
