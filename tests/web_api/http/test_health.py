"""`/readyz` tells what the process can reach."""

from pathlib import Path

from scripts.embedded.postgres import PostgresServer
from tests import product

NOWHERE_POSTGRES = "postgresql://nobody:nothing@127.0.0.1:1/none"
NOWHERE_REDIS = "redis://127.0.0.1:1/0"


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


def test_without_postgres_it_isn_t_ready_but_lives(stack: product.Stack, logs: Path) -> None:
    without = product.Stack(NOWHERE_POSTGRES, stack.redis_url)
    with product.api(without, logs / "no-postgres.log") as address:
        assert ready(address) == (503, {"status": "unavailable", "database": "down", "redis": "up"})
        assert product.ask("GET", f"{address}/healthz").status_code == 200
        assert "tradefolio_database_up 0.0" in product.ask("GET", f"{address}/metrics").text


def test_without_postgres_calls_say_when_to_come_back(stack: product.Stack, logs: Path) -> None:
    log = logs / "away.log"
    with product.api(product.Stack(NOWHERE_POSTGRES, stack.redis_url), log) as address:
        answer = product.ask("GET", f"{address}/api/auth/user", cookies={"tradefolio_session": "x" * 43})
        assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
        assert int(answer.headers["retry-after"]) > 0
        page = product.ask("GET", address, cookies={"tradefolio_session": "x" * 43})
        assert (page.status_code, "current-user" in page.text) == (200, False)
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
