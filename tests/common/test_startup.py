"""What the product refuses to start with, and that it says so by the setting's name."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from redis import Redis

from common.settings import SECRETS_FROM_FILES, Settings, get_settings
from scripts.embedded.valkey import ValkeyServer
from tests import prepared
from tests.product import REPOSITORY, Stack

MODULES = ["web_api", "workers"]
NO_DATABASE = "postgresql://nobody:a-secret@127.0.0.1:1/none"
PATIENCE_SECONDS = 180


Refusal = Callable[..., str]


def environment(settings: dict[str, str]) -> dict[str, str]:
    return Stack(NO_DATABASE, "redis://127.0.0.1:1/0").environment(**settings)


def refusal_of_a_new_process(module: str, **settings: str) -> str:
    """What `python -m module` said as it ended: with these settings from its first import on."""
    ended = subprocess.run(  # noqa: S603 - our own command
        [sys.executable, "-m", module],
        cwd=REPOSITORY,
        env=environment(settings),
        capture_output=True,
        text=True,
        timeout=PATIENCE_SECONDS,
        check=False,
    )
    assert ended.returncode == 1
    assert "Traceback" not in ended.stderr
    return ended.stderr


@pytest.fixture
def refusal(tmp_path: Path) -> Refusal:
    """The same of a process that has imported the API before: the rest of its start is no other."""

    def refusal(module: str, **settings: str) -> str:
        log = tmp_path / "said"
        assert prepared.begin(module, (), environment(settings), log).wait(PATIENCE_SECONDS) == 1
        said = log.read_text()
        assert "Traceback" not in said
        return said

    return refusal


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
def test_a_redis_that_evicts_is_refused_by_name(refusal: Refusal, module: str, forgetful_redis: str) -> None:
    said = refusal(module, REDIS_URL=forgetful_redis)
    assert "REDIS_URL" in said
    assert "allkeys-lru" in said
    assert "noeviction" in said


@pytest.mark.parametrize("module", MODULES)
def test_mail_without_a_sender_or_an_address_for_its_links_is_refused_by_name(module: str) -> None:
    said = refusal_of_a_new_process(
        module, SMTP_URL="smtps://rosa:a-secret@mail.example", MAIL_FROM="mail@tradefolio.example"
    )
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
def test_a_setting_of_mail_that_makes_no_sense_is_refused_by_name(refusal: Refusal, name: str, value: str) -> None:
    assert refusal("workers", **{name: value}).startswith(f"{name}: ")


@pytest.mark.parametrize("module", MODULES)
def test_a_remote_redis_without_a_password_is_refused_by_name(refusal: Refusal, module: str) -> None:
    said = refusal(module, REDIS_URL="redis://redis.example:6379/0")
    assert said.startswith("REDIS_URL: ")
    assert "password" in said


def test_every_wrong_setting_is_named_and_no_secret_is_shown(refusal: Refusal, tmp_path: Path) -> None:
    secret = tmp_path / "redis"
    secret.write_text("http://:hunter2@redis.example")
    said = refusal("web_api", DATABASE_URL="mysql://root:hunter2@db/x", REDIS_URL="", REDIS_URL_FILE=str(secret))
    assert {line.partition(":")[0] for line in said.splitlines()} == {"DATABASE_URL", "REDIS_URL"}
    assert "hunter2" not in said


@pytest.mark.parametrize("module", ["web_api", "common.migrations"])
def test_a_secret_s_file_that_can_t_be_read_is_named_beside_what_else_is_wrong(
    refusal: Refusal, module: str, tmp_path: Path
) -> None:
    no_text = tmp_path / "token"
    no_text.write_bytes(b"\xff\xfe\xfa")
    said = refusal(
        module,
        DATABASE_URL="",
        DATABASE_URL_FILE=str(tmp_path / "missing"),
        REDIS_URL="",
        REDIS_URL_FILE=str(tmp_path),
        METRICS_TOKEN_FILE=str(no_text),
        DATABASE_CONNECTIONS="0",
    )
    lines = dict(line.split(": ", 1) for line in said.splitlines())
    assert lines.keys() == {"DATABASE_URL", "REDIS_URL", "METRICS_TOKEN", "DATABASE_CONNECTIONS"}
    assert f"DATABASE_URL_FILE names {tmp_path / 'missing'}" in lines["DATABASE_URL"]
    assert f"REDIS_URL_FILE names {tmp_path}, which can't be read" in lines["REDIS_URL"]
    assert "no text" in lines["METRICS_TOKEN"]


def test_a_secret_s_empty_file_is_no_value(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    empty = tmp_path / "smtp_url"
    empty.write_text("\n")
    monkeypatch.setenv("DATABASE_URL", NO_DATABASE)
    monkeypatch.setenv("REDIS_URL", "redis://localhost")
    for name in SECRETS_FROM_FILES[2:]:
        monkeypatch.setenv(f"{name}_FILE", str(empty))
    settings = get_settings.__wrapped__()
    assert (settings.smtp_url, settings.metrics_token, settings.openai_api_key) == (None, None, None)


@pytest.mark.parametrize(
    "url",
    ["redis://127.0.0.1:1/0", "redis://localhost", "redis://[::1]:6379/0", "redis://127.8.8.8", "unix:///run/redis"],
)
def test_this_machine_s_own_redis_needs_no_password(url: str) -> None:
    assert Settings(database_url=NO_DATABASE, redis_url=url).redis_url == url
