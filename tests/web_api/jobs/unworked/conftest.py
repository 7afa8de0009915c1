"""A database whose jobs nobody takes, and an API process on it.

On the shared one a pool may run, whose reconciler carries a job however little Redis knows of it; and with its job ends
what was uploaded for it.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine

from tests import product


@pytest.fixture(scope="session")
def unworked_stack(stack: product.Stack) -> product.Stack:
    return product.private_stack(stack, 8)


@pytest.fixture(scope="session")
def base_url(unworked_stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(unworked_stack, logs / "unworked.log") as address:
        yield address


@pytest.fixture(scope="session")
def engine(unworked_stack: product.Stack) -> Iterator[Engine]:
    with product.engine(unworked_stack) as engine:
        yield engine
