"""The product as tests run it: real servers, a real API process and real worker pools, each a process of its own.

Where the product isn't another `Place`, its processes are forked from a prepared one.
"""

import os
import random
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any
from uuid import UUID, uuid4

import httpx
import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy import Engine, update
from sqlalchemy.orm import Session

from common.database import create_worker_engine
from common.migrations import upgrade
from common.settings import Settings
from common.tables import User
from tests import prepared

PORTS_OF_A_PROCESS = 1000
_MIGRATED = "migrated"
_given: set[int] = set()
REPOSITORY = Path(__file__).parent.parent
BUILT_PAGE = REPOSITORY / "frontend" / "dist" / "index.html"
START_SECONDS = 180
LOOK_SECONDS = 0.1
STOP_SECONDS = 60
ANSWER_SECONDS = 60
"""Patience like the others here: it says "never", not "too slow", and costs nothing when all is well."""
PASSWORD = "correct horse"
UNUSED_TLS = ssl.create_default_context()
"""Every client wants one, and making it takes longer than most requests here."""


def free_port() -> int:
    """A port that nobody listens on, and that nobody else will be given before somebody does.

    It is below those that the system gives to whoever connects or asks for any, and out of this process' own share.
    """
    first = 20_000 + PORTS_OF_A_PROCESS * (int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 12)
    while True:
        port = random.randrange(first, first + PORTS_OF_A_PROCESS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            if port not in _given:
                _given.add(port)
                return port


@dataclass(frozen=True)
class Stack:
    """The addresses of one Postgres database and one Valkey."""

    database_url: str
    redis_url: str

    def environment(self, **settings: str) -> dict[str, str]:
        """The environment of a process that works on this stack."""
        inherited = {name: os.environ[name] for name in ("PATH", "HOME", "LANG", "TMPDIR") if name in os.environ}
        return (
            inherited
            | {
                "DATABASE_URL": self.database_url,
                "REDIS_URL": self.redis_url,
                "PYTHONPATH": str(REPOSITORY),
                "PYTHONUNBUFFERED": "1",
                # Every test brings new people, and all of them come from one address.
                "REGISTRATIONS_PER_ADDRESS": "100000",
                "TAKEN_EMAILS_PER_ADDRESS": "100000",
                "WRONG_PASSWORDS_PER_ADDRESS": "100000",
                "ACCOUNT_CHANGES_PER_ADDRESS": "100000",
            }
            | settings
        )


@dataclass(frozen=True)
class Place:
    """Where the product's code lies, and the Python with the packages that it runs on."""

    folder: Path = REPOSITORY
    python: str = sys.executable


HERE = Place()


def migrate(stack: Stack) -> None:
    """Make the tables, and keep a copy of what they are before anything is in them."""
    upgrade(Settings(database_url=stack.database_url, redis_url=stack.redis_url).database_url)
    _create_database(stack, _MIGRATED, template=stack.database_url.rpartition("/")[2])


def private_stack(stack: Stack, number: int) -> Stack:
    """A database of its own in the same servers: reconcilers lead per database, and would carry each other's jobs."""
    return _stack_of_its_own(stack, number, template=_MIGRATED)


def empty_stack(stack: Stack, number: int) -> Stack:
    """The same before its migrations."""
    return _stack_of_its_own(stack, number, template="template1")


def _stack_of_its_own(stack: Stack, number: int, *, template: str) -> Stack:
    name = f"private_{number}_{uuid4().hex[:8]}"  # two modules may have chosen one number
    _create_database(stack, name, template=template)
    return Stack(stack.database_url.rpartition("/")[0] + f"/{name}", stack.redis_url.rpartition("/")[0] + f"/{number}")


def _create_database(stack: Stack, name: str, *, template: str) -> None:
    with psycopg.connect(stack.database_url, autocommit=True) as connection:
        connection.execute(SQL("create database {} template {}").format(Identifier(name), Identifier(template)))


@contextmanager
def engine(stack: Stack) -> Iterator[Engine]:
    """For a test's own look into that database."""
    engine = create_worker_engine(Settings(database_url=stack.database_url, redis_url=stack.redis_url))
    yield engine
    engine.dispose()


Process = prepared.Prepared | subprocess.Popen[bytes]


@contextmanager
def running_module(
    module: str,
    environment: dict[str, str],
    log: Path,
    place: Place = HERE,
    *,
    arguments: Sequence[str] = (),
    strict: bool = False,
) -> Iterator[Process]:
    """`python -m module`, stopped by SIGTERM at the end; its output goes to `log`. `strict`: a warning is an error."""
    if place == HERE:
        with _stopped(prepared.begin(module, arguments, environment, log, strict=strict)) as process:
            yield process
    else:
        python = [place.python, *(["-W", "error"] if strict else [])]
        with running([*python, "-m", module, *arguments], environment, log, folder=place.folder) as process:
            yield process


@contextmanager
def running(
    command: Sequence[str], environment: dict[str, str], log: Path, *, folder: Path = REPOSITORY
) -> Iterator[Process]:
    """The same of any program."""
    with log.open("ab") as output:
        process = subprocess.Popen(  # noqa: S603 - our own commands
            command, cwd=folder, env=environment, stdout=output, stderr=output, start_new_session=True
        )
    with _stopped(process):
        yield process


@contextmanager
def _stopped(process: Process) -> Iterator[Process]:
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            raise


@contextmanager
def api(stack: Stack, log: Path, place: Place = HERE, /, *, module: str = "web_api", **settings: str) -> Iterator[str]:
    """An API process; gives its base address once it answers."""
    port = free_port()
    base_url = f"http://127.0.0.1:{port}"
    environment = stack.environment(PYTHONPATH=str(place.folder), **settings)
    with running_module(module, environment, log, place, arguments=("--port", str(port)), strict=True) as process:
        _await_answer(base_url, process, log)
        yield base_url


def _await_answer(base_url: str, process: Process, log: Path) -> None:
    give_up_at = monotonic() + START_SECONDS
    with httpx.Client(verify=UNUSED_TLS) as client:
        while monotonic() < give_up_at:
            try:
                process.wait(LOOK_SECONDS)
                break
            except subprocess.TimeoutExpired:
                pass
            try:
                client.get(f"{base_url}/healthz").raise_for_status()
            except httpx.TransportError:
                continue
            return
    raise RuntimeError(f"the API didn't start:\n{log.read_text()}")


@contextmanager
def pool(
    stack: Stack, log: Path, place: Place = HERE, /, *, module: str = "workers", **settings: str
) -> Iterator[Process]:
    """A worker pool. Jobs wait until it is ready, so nobody has to wait for it."""
    environment = stack.environment(PYTHONPATH=str(place.folder), **settings)
    with running_module(module, environment, log, place) as process:
        yield process


def new_email() -> str:
    """Nobody else's."""
    return f"{uuid4().hex}@example.com"


def browser(base_url: str, **options: Any) -> httpx.Client:
    """A browser that nobody has signed in with."""
    return httpx.Client(
        base_url=base_url, timeout=ANSWER_SECONDS, verify=UNUSED_TLS, headers={"Origin": base_url}, **options
    )


def ask(method: str, address: str, **options: Any) -> httpx.Response:
    """A single request, by something that isn't a browser."""
    return httpx.request(method, address, timeout=ANSWER_SECONDS, verify=UNUSED_TLS, **options)


@contextmanager
def person(base_url: str, **names: str) -> Iterator[httpx.Client]:
    """A browser of somebody who has just registered."""
    with browser(base_url) as client:
        registration = {"email": new_email(), "password": PASSWORD, "firstName": "Rosa", "lastName": "Ibarra"} | names
        client.post("/api/auth/register", json=registration).raise_for_status()
        yield client


@contextmanager
def admin(base_url: str, database: Session) -> Iterator[httpx.Client]:
    """The same, made an admin in the database that the API works on."""
    with person(base_url) as client:
        make_admin(database, UUID(client.get("/api/auth/user").json()["id"]))
        yield client


def make_admin(database: Session, user_id: UUID) -> None:
    """As `scripts/make-admin` does."""
    database.execute(update(User).where(User.id == user_id).values(role="admin"))
    database.commit()
