"""Connections are kept, and replaced when the server has closed them."""

from typing import Any

import psycopg
import pytest
from sqlalchemy import Engine, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from common import database
from common.database import ASKED_AFTER_SECONDS, create_api_engine, create_worker_engine
from common.settings import Settings


@pytest.fixture
def worker_engine(settings: Settings) -> Engine:
    return create_worker_engine(settings)


def backend(engine: Engine) -> int:
    with engine.connect() as connection:
        return int(connection.scalar(text("select pg_backend_pid()")) or 0)


def end(engine: Engine, pid: int) -> None:
    with engine.connect() as connection:
        assert connection.scalar(text("select pg_terminate_backend(:pid, 5000)"), {"pid": pid})


def test_after_a_rest_a_connection_that_is_gone_is_replaced(
    worker_engine: Engine, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(database, "monotonic", lambda: now)
    first = backend(worker_engine)
    assert backend(worker_engine) == first
    end(engine, first)
    now += ASKED_AFTER_SECONDS
    assert backend(worker_engine) != first
    worker_engine.dispose()


def test_without_a_rest_it_is_noticed_once(
    worker_engine: Engine, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "monotonic", lambda: 1000.0)
    first = backend(worker_engine)
    end(engine, first)
    with pytest.raises(OperationalError):
        backend(worker_engine)
    assert backend(worker_engine) != first
    worker_engine.dispose()


async def test_the_api_asks_a_connection_only_after_a_rest(
    settings: Settings, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr(database, "monotonic", lambda: now)
    asked: list[str] = []
    execute = psycopg.AsyncCursor.execute

    async def note(cursor: Any, query: Any, *others: Any, **options: Any) -> Any:
        asked.append(str(query))
        return await execute(cursor, query, *others, **options)

    monkeypatch.setattr(psycopg.AsyncCursor, "execute", note)
    of_the_api = create_api_engine(settings)
    first = await api_backend(of_the_api)
    asked.clear()
    assert await api_backend(of_the_api) == first
    assert asked == [WHO]
    end(engine, first)
    now += ASKED_AFTER_SECONDS
    assert await api_backend(of_the_api) != first
    await of_the_api.dispose()


WHO = "select pg_backend_pid()"


async def api_backend(engine: AsyncEngine) -> int:
    async with engine.connect() as connection:
        return int(await connection.scalar(text(WHO)) or 0)
