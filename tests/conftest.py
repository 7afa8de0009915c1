"""Fixtures of the whole suite: one Postgres and one Valkey, one API process and one pool, started when first asked for.

Tests share them and never each other's people: each registers its own.
"""

# First of all: it tells numpy to keep to one core, which numpy hears only at its import, and fakeredis imports numpy.
import workers  # noqa: F401, I001

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Engine

from common.database import create_worker_engine
from common.settings import Settings
from scripts.embedded.services import EmbeddedServices
from tests import prepared, product
from tests.in_memory import put_files_into_memory

FIXTURES = Path(__file__).parent / "fixtures"


def pytest_configure(config: pytest.Config) -> None:
    """Before anybody asks for a folder. Processes of tests are given theirs by who started them."""
    if config.option.basetemp is None:
        config.add_cleanup(put_files_into_memory().undo)
    config.add_cleanup(prepared.end)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[Any]:
    """Nothing that is imported or collected becomes garbage: looking for it takes a third of the time, and later too.

    From here on, Python's collector visits only what tests make.
    """
    gc.disable()
    try:
        return (yield)
    finally:
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


@pytest.fixture(scope="session")
def pool(stack: product.Stack, logs: Path) -> Iterator[None]:
    processes = "interactive=1,documents=1,browser=1,background=1"
    with product.pool(stack, logs / "workers.log", WORKERS=processes):
        yield


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
