"""A database that no worker works on, and an API process on it."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine

from tests import product

UNLIMITED = {"PASSWORD_RESETS_PER_ACCOUNT": "100000", "PASSWORD_RESETS_PER_ADDRESS": "100000"}


@pytest.fixture(scope="session")
def unworked_stack(stack: product.Stack) -> product.Stack:
    return product.private_stack(stack, 7)


@pytest.fixture(scope="session")
def base_url(unworked_stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(unworked_stack, logs / "every-route-api.log", **UNLIMITED) as address:
        yield address


@pytest.fixture(scope="session")
def engine(unworked_stack: product.Stack) -> Iterator[Engine]:
    with product.engine(unworked_stack) as engine:
        yield engine


@pytest.fixture(scope="session")
def client(base_url: str) -> Iterator[httpx.Client]:
    """Says nothing of itself: each request says who it is from, and from what page."""
    with httpx.Client(base_url=base_url, timeout=product.ANSWER_SECONDS, verify=product.UNUSED_TLS) as client:
        yield client
