"""A database that no other test's posts lie in, an API on it, and an admin."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Engine, delete
from sqlalchemy.orm import Session

from common.tables import AuditEntry, BlogPost
from tests import product
from tests.web_api.blog.desk import PUBLIC_URL, Desk


@pytest.fixture(scope="session")
def blog_stack(stack: product.Stack) -> product.Stack:
    return product.private_stack(stack, 11)


@pytest.fixture(scope="session")
def base_url(blog_stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(blog_stack, logs / "blog-api.log", PUBLIC_URL=PUBLIC_URL) as address:
        yield address


@pytest.fixture(scope="session")
def engine(blog_stack: product.Stack) -> Iterator[Engine]:
    with product.engine(blog_stack) as engine:
        yield engine


@pytest.fixture
def database(engine: Engine) -> Iterator[Session]:
    """Without other tests' posts and audited actions."""
    with Session(engine) as session:
        for table in (BlogPost, AuditEntry):
            session.execute(delete(table))
        session.commit()
        yield session


@pytest.fixture
def admin(base_url: str, database: Session) -> Iterator[httpx.Client]:
    with product.admin(base_url, database) as client:
        yield client


@pytest.fixture
def desk(admin: httpx.Client) -> Desk:
    return Desk(admin)
