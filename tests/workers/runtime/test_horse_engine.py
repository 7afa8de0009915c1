"""The connection that a fork takes along."""

import os
from contextlib import suppress

from sqlalchemy import text

from common.settings import Settings
from workers.runtime.horse_engine import HorseEngine

BACKEND = text("select pg_backend_pid()")


def backend_of(horse_engine: HorseEngine) -> int:
    with horse_engine.engine.connect() as connection:
        backend: int = connection.execute(BACKEND).scalar_one()
    return backend


def in_a_fork(horse_engine: HorseEngine) -> tuple[int, int]:
    """Pid of the child and the pipe on which it says, when the worker has let go, which backend answered it."""
    said, say = os.pipe()
    go_on, let_go = os.pipe()
    child = os.fork()
    if not child:
        with suppress(BaseException):
            os.read(go_on, 1)
            os.write(say, str(backend_of(horse_engine)).encode())
        os._exit(0)
    horse_engine.let_go()
    os.write(let_go, b"!")
    for end in (say, go_on, let_go):
        os.close(end)
    return child, said


def heard(child: int, said: int) -> int:
    with os.fdopen(said) as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    return int(answer)


def test_a_fork_goes_on_with_the_session_that_was_opened_before_it(settings: Settings) -> None:
    horse_engine = HorseEngine(settings)
    horse_engine.make_ready()
    opened = backend_of(horse_engine)
    assert heard(*in_a_fork(horse_engine)) == opened
    horse_engine.make_ready()
    assert backend_of(horse_engine) != opened
    horse_engine.let_go()


def test_a_session_that_postgres_has_ended_meanwhile_is_replaced_by_the_fork(settings: Settings) -> None:
    horse_engine, other = HorseEngine(settings), HorseEngine(settings)
    horse_engine.make_ready()
    opened = backend_of(horse_engine)
    with other.engine.connect() as connection:
        connection.execute(text("select pg_terminate_backend(:backend, 5000)"), {"backend": opened})
    other.engine.dispose()
    assert heard(*in_a_fork(horse_engine)) != opened


def test_without_postgres_nothing_is_ready_and_nothing_fails(settings: Settings) -> None:
    nowhere = settings.model_copy(update={"database_url": "postgresql+psycopg://nobody@127.0.0.1:9/nothing"})
    horse_engine = HorseEngine(nowhere)
    horse_engine.make_ready()
    horse_engine.let_go()
