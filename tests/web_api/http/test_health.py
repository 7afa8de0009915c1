"""`/readyz` tells what the process can reach."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from scripts.embedded.postgres import PostgresServer
from tests import product

NOWHERE_POSTGRES = "postgresql://nobody:nothing@127.0.0.1:1/none"
NOWHERE_REDIS = "redis://127.0.0.1:1/0"
OTHERS_ENDED = """select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()"""


@pytest.fixture(scope="module")
def without_postgres(stack: product.Stack, logs: Path) -> Iterator[str]:
    with product.api(product.Stack(NOWHERE_POSTGRES, stack.redis_url), logs / "no-postgres.log") as address:
        yield address


def ready(base_url: str) -> tuple[int, dict[str, str]]:
    answer = product.ask("GET", f"{base_url}/readyz")
    return answer.status_code, answer.json()


def test_with_both_it_is_ready(base_url: str) -> None:
    assert ready(base_url) == (200, {"status": "ready", "database": "up", "redis": "up"})


def test_without_redis_it_still_takes_jobs_and_says_so(stack: product.Stack, logs: Path) -> None:
    without = product.Stack(stack.database_url, NOWHERE_REDIS)
    with product.api(without, logs / "no-redis.log") as address:
        assert ready(address) == (200, {"status": "degraded", "database": "up", "redis": "down"})
        assert "tradefolio_redis_up 0.0" in product.ask("GET", f"{address}/metrics").text


def test_without_postgres_it_isn_t_ready_but_lives(without_postgres: str) -> None:
    assert ready(without_postgres) == (503, {"status": "unavailable", "database": "down", "redis": "up"})
    assert product.ask("GET", f"{without_postgres}/healthz").status_code == 200
    assert "tradefolio_database_up 0.0" in product.ask("GET", f"{without_postgres}/metrics").text


def test_without_postgres_calls_say_when_to_come_back(without_postgres: str, logs: Path) -> None:
    answer = product.ask("GET", f"{without_postgres}/api/auth/user", cookies={"tradefolio_session": "x" * 43})
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert int(answer.headers["retry-after"]) > 0
    page = product.ask("GET", without_postgres, cookies={"tradefolio_session": "x" * 43})
    assert (page.status_code, "current-user" in page.text) == (200, False)
    assert "bug" not in (logs / "no-postgres.log").read_text()


def test_a_postgres_that_was_away_a_moment_ago_is_told_of_once_at_most(stack: product.Stack, logs: Path) -> None:
    """A connection that was used within a second isn't asked first whether it lives."""
    own, log = product.private_stack(stack, 6), logs / "back.log"
    with product.api(own, log) as address, product.person(address) as person, product.engine(own) as engine:
        with engine.connect() as connection:
            ended = connection.execute(text(OTHERS_ENDED)).scalars().all()
        assert ended
        assert all(ended)
        first, second = person.get("/api/profile"), person.get("/api/profile")
    told = {"code": "unavailable", "retry-after": "5"}
    assert first.is_success or {"code": first.json()["code"], "retry-after": first.headers["retry-after"]} == told
    assert second.status_code == 200
    assert "bug" not in log.read_text()


class FullServer(PostgresServer):
    """Has no room for a file beside its tables, as when its disk is full."""

    def command(self) -> list[str]:
        return [*super().command(), "--temp_file_limit=0"]


def test_a_postgres_whose_disk_is_full_isn_t_ready(stack: product.Stack, tmp_path: Path) -> None:
    server = FullServer(tmp_path / "postgres", durable=False)
    server.start()
    try:
        with product.api(product.Stack(server.url, stack.redis_url), tmp_path / "api.log") as address:
            assert ready(address) == (503, {"status": "unavailable", "database": "full", "redis": "up"})
            assert product.ask("GET", f"{address}/healthz").status_code == 200
    finally:
        server.stop()
