"""What compose.yaml makes of the images: who may do what, which secrets go where, how every setting can be given."""

import os
import re
import shutil
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from redis import Redis
from redis.exceptions import AuthenticationError, RedisError

from common.settings import SECRETS_FROM_FILES, Settings, get_settings
from scripts.embedded import valkey
from tests.eventually import eventually
from tests.product import REPOSITORY, free_port, running

COMPOSE: dict[str, Any] = yaml.safe_load((REPOSITORY / "compose.yaml").read_text())
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
OURS = [name for name in SERVICES if name not in {"postgres", "redis"}]
MOUNTED = "/run/secrets/"
OWN_SECRETS = {"openai_api_key", "smtp_url", "oidc_client_secret"}
"""What only some have."""


def environment_of(service: str) -> dict[str, str]:
    """With nothing set outside."""
    said: dict[str, str] = SERVICES[service].get("environment", {})
    return {name: re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value) for name, value in said.items()}


@pytest.fixture
def secrets(tmp_path: Path) -> Path:
    """As `scripts/make-secrets` writes them."""
    (tmp_path / "scripts").mkdir()
    script = shutil.copy(REPOSITORY / "scripts" / "make-secrets", tmp_path / "scripts")
    subprocess.run([script], check=True)  # noqa: S603 - our own
    return tmp_path / "secrets"


@pytest.mark.parametrize("service", SERVICES)
def test_no_service_is_root_or_can_become_it(service: str) -> None:
    said = SERVICES[service]
    if service in OURS:
        dockerfile = "Dockerfile." + said["image"].removeprefix("tradefolio-")
        assert "\nUSER 10001\n" in (REPOSITORY / dockerfile).read_text()
        assert "user" not in said
    else:
        assert said["user"] not in {"root", "0"}
    assert said["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in said["security_opt"]


@pytest.mark.parametrize("service", SERVICES)
def test_a_service_is_handed_exactly_the_secrets_that_it_reads(service: str) -> None:
    environment = environment_of(service)
    read = {value.removeprefix(MOUNTED) for value in environment.values() if value.startswith(MOUNTED)}
    read |= set(re.findall(rf"{MOUNTED}(\w+)", str(SERVICES[service].get("command"))))
    assert set(SERVICES[service]["secrets"]) == read
    assert not environment.keys() & set(SECRETS_FROM_FILES)


@pytest.mark.parametrize("service", OURS)
def test_what_is_ours_starts_after_what_it_stands_on(service: str) -> None:
    awaited = {name: said["condition"] for name, said in SERVICES[service]["depends_on"].items()}
    if service == "migrations":
        assert awaited == {"postgres": "service_healthy"}
    else:
        assert awaited == {"migrations": "service_completed_successfully", "redis": "service_healthy"}


@pytest.mark.parametrize("server", ["postgres", "redis"])
def test_what_others_wait_for_says_how_it_is(server: str) -> None:
    assert SERVICES[server]["healthcheck"]["test"]


def test_every_setting_can_be_given() -> None:
    given = {name.removesuffix("_FILE") for service in OURS for name in environment_of(service)}
    assert given == {name.upper() for name in Settings.model_fields}


def test_secrets_are_written_once_for_services_and_nobody_else(secrets: Path) -> None:
    assert {file.name for file in secrets.iterdir()} == COMPOSE["secrets"].keys()
    assert {said["file"] for said in COMPOSE["secrets"].values()} == {
        f"./secrets/{name}" for name in COMPOSE["secrets"]
    }
    assert {file.name for file in secrets.iterdir() if not file.read_text()} == OWN_SECRETS
    assert stat.S_IMODE(secrets.stat().st_mode) == 0o700

    (secrets / "smtp_url").write_text("smtps://mail.example")
    (secrets / "redis_url").chmod(0o600)
    before = {file.name: file.read_text() for file in secrets.iterdir()}
    subprocess.run([secrets.parent / "scripts" / "make-secrets"], check=True)  # noqa: S603 - our own
    assert {file.name: file.read_text() for file in secrets.iterdir()} == before
    assert {stat.S_IMODE(file.stat().st_mode) for file in secrets.iterdir()} == {0o644}


@pytest.mark.parametrize("service", OURS)
def test_what_a_service_is_given_are_settings_that_it_takes(
    service: str, secrets: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    for name, value in environment_of(service).items():
        monkeypatch.setenv(name, value.replace(MOUNTED, f"{secrets}/"))
    settings = get_settings.__wrapped__()
    password = (secrets / "postgres_password").read_text()
    assert settings.database_url == f"postgresql+psycopg://tradefolio:{password}@postgres/tradefolio"
    assert settings.smtp_url is None
    assert (settings.metrics_token is not None) == (service == "api")


@pytest.fixture
def redis_of_compose(secrets: Path, tmp_path: Path) -> Iterator[int]:
    """The port of a server that was started as the service is, by the same shell command."""
    port = free_port()
    program = tmp_path / "redis-server"
    program.write_text(f'#!/bin/sh\nexec {valkey._program()} "$@" --port {port} --bind 127.0.0.1 --dir {tmp_path}\n')
    program.chmod(0o755)
    command = [word.replace(MOUNTED, f"{secrets}/").replace("$$", "$") for word in SERVICES["redis"]["command"]]
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    with running(command, environment, tmp_path / "redis.log"):
        yield port


def test_redis_asks_for_its_password_keeps_a_file_and_evicts_nothing(redis_of_compose: int, secrets: Path) -> None:
    def answer_to_a_stranger() -> str:
        try:
            with Redis(port=redis_of_compose) as stranger:
                return f"{stranger.ping()}"
        except AuthenticationError:
            return "asks for a password"
        except RedisError:  # it is about to listen
            return ""

    assert eventually(answer_to_a_stranger) == "asks for a password"
    with Redis(port=redis_of_compose, password=(secrets / "redis_password").read_text()) as redis:
        kept = redis.config_get("appendonly", "maxmemory-policy")
    assert kept == {"appendonly": "yes", "maxmemory-policy": "noeviction"}


def test_compose_itself_understands_it() -> None:
    for compose in (["docker", "compose"], ["docker-compose"]):
        if (
            shutil.which(compose[0])
            and subprocess.run([*compose, "version"], capture_output=True, check=False).returncode == 0  # noqa: S603
        ):
            break
    else:
        pytest.skip("docker compose isn't here")
    understood = subprocess.run(  # noqa: S603 - the tool under its own name
        [*compose, "--file", "compose.yaml", "config"], cwd=REPOSITORY, capture_output=True, text=True, check=False
    )
    assert understood.returncode == 0, understood.stderr
    assert yaml.safe_load(understood.stdout)["services"].keys() == SERVICES.keys()


def test_nothing_secret_goes_into_an_image_s_build() -> None:
    ignored = (REPOSITORY / ".dockerignore").read_text().split()
    assert {"secrets", ".env", ".git", ".data"} <= set(ignored)
