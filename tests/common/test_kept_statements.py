"""What Postgres has planned is kept over reads, which end by a rollback, and forgotten after an error."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, Engine, TextClause, text
from sqlalchemy.exc import ProgrammingError

from common.database import create_api_engine, create_worker_engine
from common.settings import Settings

OFTEN = 7
"""One more than psycopg wants before it prepares a statement, and that once."""
ASKED = text("select 1 + 1")
PREPARED = text("select count(*) from pg_prepared_statements where statement = 'select 1 + 1'")


@pytest.fixture
def worker_engine(settings: Settings) -> Iterator[Engine]:
    engine = create_worker_engine(settings)
    yield engine
    engine.dispose()


def ask(engine: Engine, statement: TextClause, times: int = 1) -> int | None:
    """Each time in a transaction that is rolled back."""
    answer = None
    for _ in range(times):
        with engine.connect() as connection:
            answer = connection.scalar(statement)
    return answer


def test_a_worker_keeps_what_it_asks_often(worker_engine: Engine) -> None:
    ask(worker_engine, ASKED, OFTEN)
    assert ask(worker_engine, PREPARED) == 1


def fail(connection: Connection) -> None:
    with pytest.raises(ProgrammingError):
        connection.execute(text("select of_no_table"))


def test_after_an_error_all_are_prepared_anew(worker_engine: Engine) -> None:
    ask(worker_engine, ASKED, OFTEN)
    with worker_engine.connect() as connection:
        fail(connection)
    assert ask(worker_engine, PREPARED) == 0
    assert ask(worker_engine, ASKED) == 2


def test_what_was_written_is_rolled_back(worker_engine: Engine) -> None:
    with worker_engine.connect() as connection:
        connection.execute(text("create temporary table written (number int)"))
    assert ask(worker_engine, text("select to_regclass('written')")) is None


async def test_so_does_the_api(settings: Settings) -> None:
    engine = create_api_engine(settings)

    async def answer(statement: TextClause) -> int:
        async with engine.connect() as connection:
            return int(await connection.scalar(statement) or 0)

    for _ in range(OFTEN):
        await answer(ASKED)
    assert await answer(PREPARED) == 1
    await engine.dispose()
