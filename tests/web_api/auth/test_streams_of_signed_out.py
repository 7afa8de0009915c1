"""An open stream ends with the session that opened it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import func, update
from sqlalchemy.orm import Session

from common import tables
from tests import product
from tests.product import PASSWORD
from tests.web_api.watched_jobs import running_job


@pytest.fixture(scope="module")
def base_url(stack: product.Stack, logs: Path) -> Iterator[str]:
    """A ping would wake a stream: whoever has none has to be told."""
    with product.api(stack, logs / "silent.log", module="tests.web_api.silent_api") as address:
        yield address


@pytest.fixture
def lines(person: httpx.Client, database: Session) -> Iterator[Iterator[str]]:
    """What a stream sends about a job that goes on."""
    with person.stream("GET", f"/api/jobs/{running_job(person, database)}/events") as answer:
        assert answer.status_code == 200
        yield answer.iter_lines()


def sign_out(person: httpx.Client, _database: Session) -> None:
    person.post("/api/logout").raise_for_status()


def switch_off(person: httpx.Client, database: Session) -> None:
    mine = tables.User.id == person.get("/api/auth/user").json()["id"]
    database.execute(update(tables.User).where(mine).values(is_active=False))
    database.commit()


def expire(person: httpx.Client, database: Session) -> None:
    mine = tables.Session.user_id == person.get("/api/auth/user").json()["id"]
    database.execute(update(tables.Session).where(mine).values(expire=func.now()))
    database.commit()


def delete_account(person: httpx.Client, _database: Session) -> None:
    person.post("/api/account/deletion", json={"currentPassword": PASSWORD}).raise_for_status()


@pytest.mark.parametrize("end", [sign_out, switch_off, expire, delete_account])
def test_the_stream_ends_without_a_ping(
    person: httpx.Client,
    lines: Iterator[str],
    base_url: str,
    database: Session,
    end: Callable[[httpx.Client, Session], None],
) -> None:
    with product.browser(base_url, cookies=person.cookies) as beside:
        end(beside, database)
    assert not [line for line in lines if line.startswith(": ping")]
