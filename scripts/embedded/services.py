"""Postgres and Valkey together, on one data folder."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from scripts.embedded.postgres import PostgresServer
from scripts.embedded.valkey import ValkeyServer


class EmbeddedServices:
    """Both servers of one data folder, each in a folder of its own within it.

    >>> with EmbeddedServices(folder, durable=False).running() as services:
    ...     connect(services.database_url, services.redis_url)
    """

    def __init__(self, data_dir: Path, *, durable: bool = True) -> None:
        """`durable=False` trades safety for speed: for tests. The folder is made when it doesn't exist."""
        self.postgres = PostgresServer(data_dir.resolve() / "postgres", durable=durable)
        self.valkey = ValkeyServer(data_dir.resolve() / "valkey", durable=durable)

    @property
    def database_url(self) -> str:
        """`postgresql://` with the password in it. Valid once started."""
        return self.postgres.url

    @property
    def redis_url(self) -> str:
        """`redis://` with the password in it. Valid once started."""
        return self.valkey.url

    @contextmanager
    def running(self) -> Iterator["EmbeddedServices"]:
        """Give both servers when they are ready, and stop them at the end.

        Raises StartError that says what didn't start and why.
        """
        with ExitStack() as started:
            for server in (self.postgres, self.valkey):
                started.callback(server.stop)
                server.start()
            yield self
