"""A second person beside `person`, and looks at what is stored."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine
from sqlalchemy.orm import Session

from tests import product


@pytest.fixture
def another_person(base_url: str) -> Iterator[httpx.Client]:
    """Somebody who has nothing to do with `person`."""
    with product.person(base_url, firstName="Luis", lastName="Okafor") as client:
        yield client


@pytest.fixture(scope="session")
def base_url_of_https(stack: product.Stack, logs: Path) -> Iterator[str]:
    """An API that is told it is reached over https (something in front of it would speak TLS)."""
    with product.api(stack, logs / "api-https.log", SECURE_COOKIES="true") as address:
        yield address


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    with Session(engine) as session:
        yield session
