"""What the product refuses to start with, and that it says so by the setting's name."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from redis import Redis

from common.settings import Settings
from scripts.embedded.valkey import ValkeyServer
from tests.product import REPOSITORY, Stack

MODULES = ["web_api", "workers"]
NO_DATABASE = "postgresql://nobody:a-secret@127.0.0.1:1/none"


def refusal(module: str, **settings: str) -> str:
    """What the process said as it ended."""
    environment = Stack(NO_DATABASE, "redis://127.0.0.1:1/0").environment(**settings)
    ended = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", module],
        cwd=REPOSITORY,
        env=environment,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    return ended.stderr


@pytest.fixture(scope="module")
def forgetful_redis(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = ValkeyServer(tmp_path_factory.mktemp("valkey"), durable=False)
    try:
        server.start()
        with Redis.from_url(server.url) as redis:
            redis.config_set("maxmemory-policy", "allkeys-lru")
        yield server.url
    finally:
        server.stop()


@pytest.mark.parametrize("module", MODULES)
def test_a_redis_that_evicts_is_refused_by_name(module: str, forgetful_redis: str) -> None:
    said = refusal(module, REDIS_URL=forgetful_redis)
    assert "REDIS_URL" in said
    assert "allkeys-lru" in said
    assert "noeviction" in said


@pytest.mark.parametrize("module", MODULES)
def test_mail_without_a_sender_or_an_address_for_its_links_is_refused_by_name(module: str) -> None:
    said = refusal(module, SMTP_URL="smtps://rosa:a-secret@mail.example", MAIL_FROM="mail@tradefolio.example")
    assert said.startswith("SMTP_URL: ")
    assert "needs PUBLIC_URL" in said
    assert "a-secret" not in said


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SMTP_URL", "https://mail.example"),
        ("MAIL_FROM", "Tradefolio"),
        ("MAIL_FROM", "mail@example.com\nBcc: all@example.com"),
        ("PUBLIC_URL", "tradefolio.example"),
        ("PUBLIC_URL", "https://tradefolio.example/app"),
    ],
)
def test_a_setting_of_mail_that_makes_no_sense_is_refused_by_name(name: str, value: str) -> None:
    assert refusal("workers", **{name: value}).startswith(f"{name}: ")


@pytest.mark.parametrize("module", MODULES)
def test_a_remote_redis_without_a_password_is_refused_by_name(module: str) -> None:
    said = refusal(module, REDIS_URL="redis://redis.example:6379/0")
    assert said.startswith("REDIS_URL: ")
    assert "password" in said


def test_every_wrong_setting_is_named_and_no_secret_is_shown(tmp_path: Path) -> None:
    secret = tmp_path / "redis"
    secret.write_text("http://:hunter2@redis.example")
    said = refusal("web_api", DATABASE_URL="mysql://root:hunter2@db/x", REDIS_URL="", REDIS_URL_FILE=str(secret))
    assert {line.partition(":")[0] for line in said.splitlines()} == {"DATABASE_URL", "REDIS_URL"}
    assert "hunter2" not in said


@pytest.mark.parametrize(
    "url",
    ["redis://127.0.0.1:1/0", "redis://localhost", "redis://[::1]:6379/0", "redis://127.8.8.8", "unix:///run/redis"],
)
def test_this_machine_s_own_redis_needs_no_password(url: str) -> None:
    assert Settings(database_url=NO_DATABASE, redis_url=url).redis_url == url
