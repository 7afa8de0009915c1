"""Connections that keep their prepared statements when a transaction without an error is rolled back.

psycopg has Postgres forget them all at each rollback, since the transaction may have made or changed tables. Ours
never do, and nearly all that are rolled back have only read: hardly a statement was run often enough between two
rollbacks to be prepared, and Postgres parsed and planned it each time. An error still has them forgotten, for another
process may have changed a table.
"""

from typing import Any

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus
from sqlalchemy import Engine, event


class KeepingConnection(psycopg.Connection[Any]):
    """psycopg's connection for workers, which keeps the server's prepared statements."""

    def _rollback_gen(self) -> PQGen[None]:
        return _roll_back(self, super()._rollback_gen)


class KeepingAsyncConnection(psycopg.AsyncConnection[Any]):
    """psycopg's connection for the API, which keeps the server's prepared statements."""

    def _rollback_gen(self) -> PQGen[None]:
        return _roll_back(self, super()._rollback_gen)


def _roll_back(connection: Any, forgetting: Any) -> PQGen[None]:
    if connection.pgconn.transaction_status == TransactionStatus.INTRANS:
        yield from connection._exec_command(b"ROLLBACK")  # noqa: SLF001 - as psycopg does it
    else:
        yield from forgetting()


def keep_statements(engine: Engine) -> None:
    """Make every connection that a synchronous engine opens from now on keep its statements."""
    event.listen(engine, "do_connect", _connect)


def _connect(_dialect: Any, _record: Any, arguments: Any, options: Any) -> Any:
    return KeepingConnection.connect(*arguments, **options)
