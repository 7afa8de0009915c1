"""Postgres for the next horse, connected before the fork: connecting takes longer than a short job does."""

import os

import structlog
from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from common.database import create_worker_engine
from common.settings import Settings

log = structlog.get_logger()


class HorseEngine:
    """An engine whose one open connection belongs to the next fork, then to nobody in this process.

    Only one side of a fork may speak on a connection. The horse takes it along; the worker shuts its own end without
    a word (`let_go`) and opens the next one while the horse works.
    """

    def __init__(self, settings: Settings) -> None:
        self.engine: Engine = create_worker_engine(settings)
        self._socket: int | None = None

    def make_ready(self) -> None:
        """Connect unless that is done. What fails here is left to the horse, which connects when it has to.

        A connection that goes stale while it waits is replaced in the horse, by the pool's ping.
        """
        if self._socket is not None:
            return
        try:
            with self.engine.connect() as connection:
                driver_connection = connection.connection.driver_connection
                self._socket = driver_connection.fileno() if driver_connection else None
        except SQLAlchemyError:
            log.warning("can't connect to Postgres ahead of the next job", exc_info=True)

    def let_go(self) -> None:
        """After the fork, in the worker: closing would tell Postgres to end the session that is now the horse's."""
        if self._socket is not None:
            nowhere = os.open(os.devnull, os.O_RDWR | os.O_CLOEXEC)
            os.dup2(nowhere, self._socket, inheritable=False)
            os.close(nowhere)
            self._socket = None
        self.engine.dispose()
