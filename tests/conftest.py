"""Fixtures of the whole suite: one Postgres, one Valkey and one API process, started when first asked for, and a pool.

Tests share them and never each other's people: each registers its own.
"""

import gc
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine

from common.database import create_worker_engine
from common.settings import Settings
from scripts.embedded.services import EmbeddedServices
from tests import product

FIXTURES = Path(__file__).parent / "fixtures"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[Any]:
    """Nothing that is imported or collected becomes garbage: looking for it takes a third of the time, and later too.

    From here on, Python's collector visits only what tests make.
    """
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.fixture(scope="session")
def logs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("logs")


@pytest.fixture(scope="session")
def stack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[product.Stack]:
    with EmbeddedServices(tmp_path_factory.mktemp("services"), durable=False).running() as services:
        stack = product.Stack(services.database_url, services.redis_url)
        product.migrate(stack)
        yield stack


@pytest.fixture(scope="session")
def settings(stack: product.Stack) -> Settings:
    return Settings(database_url=stack.database_url, redis_url=stack.redis_url)


@pytest.fixture(scope="session")
def engine(settings: Settings) -> Iterator[Engine]:
    engine = create_worker_engine(settings)
    yield engine
    engine.dispose()


@pytest.fixture(scope="session")
def base_url(stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(stack, logs / "api.log") as address:
        yield address


class SharedPool:
    """One pool for the tests of a folder that ask for it. One with nothing to do takes two seconds of CPU a minute."""

    def __init__(self) -> None:
        """Nothing is started before `begin`."""
        self._started = ExitStack()
        self._runs = False

    def begin(self, stack: product.Stack, log: Path) -> None:
        """Unless it runs."""
        if not self._runs:
            workers = "interactive=1,documents=1,browser=1,background=1"
            self._started.enter_context(product.pool(stack, log, WORKERS=workers))
            self._runs = True

    def end(self) -> None:
        """If it runs."""
        self._runs = False
        self._started.close()


_pool = SharedPool()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> Iterator[Any]:
    """End the pool before another folder's tests; one that asks for it starts another."""
    try:
        return (yield)
    finally:
        if nextitem is not None and nextitem.path.parent != item.path.parent:
            _pool.end()


@pytest.fixture(scope="session")
def stack_of_pool(stack: product.Stack) -> Iterator[product.Stack]:
    """Its last pool ends before the servers do."""
    yield stack
    _pool.end()


@pytest.fixture(scope="module")
def pool(stack_of_pool: product.Stack, logs: Path) -> None:
    _pool.begin(stack_of_pool, logs / "workers.log")


@pytest.fixture
def visitor(base_url: str) -> Iterator[httpx.Client]:
    """A browser that nobody has signed in with."""
    with product.browser(base_url) as client:
        yield client


@pytest.fixture
def person(base_url: str) -> Iterator[httpx.Client]:
    """A browser of somebody who has just registered."""
    with product.person(base_url) as client:
        yield client


@pytest.fixture(scope="session")
def welder_resume() -> bytes:
    """A resume that LibreOffice printed."""
    return (FIXTURES / "resume-welder.pdf").read_bytes()
