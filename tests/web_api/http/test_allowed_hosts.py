"""Under which names the product answers: another site's name that leads here gets nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import product


@pytest.fixture(scope="module")
def base_url(stack: product.Stack, logs: Path) -> Iterator[str]:
    names = {"PUBLIC_URL": "https://Tradefolio.example:8443", "ALLOWED_HOSTS": "api, tradefolio.internal"}
    with product.api(stack, logs / "hosts.log", **names) as address:
        yield address


REBOUND = [
    "elsewhere.example",
    "elsewhere.example:8000",
    "127.0.0.1.elsewhere.example",
    "localhost.elsewhere.example",
    "",
]


@pytest.mark.parametrize("path", ["/metrics", "/", "/api/auth/user", "/assets/app.js"])
@pytest.mark.parametrize("host", REBOUND)
def test_any_other_name_is_refused(base_url: str, path: str, host: str) -> None:
    answer = product.ask("GET", base_url + path, headers={"Host": host})
    assert (answer.status_code, answer.json()["code"]) == (421, "wrong_host")


@pytest.mark.parametrize(
    "host",
    [
        "tradefolio.example",
        "TRADEFOLIO.example:8443",
        "api:8000",
        "tradefolio.internal",
        "localhost:8000",
        "127.0.0.1",
        "[::1]:8000",
        "192.168.7.9:8000",
    ],
)
def test_our_names_and_addresses_are_served(base_url: str, host: str) -> None:
    assert product.ask("GET", f"{base_url}/api/retention", headers={"Host": host}).status_code == 200


def test_a_load_balancer_may_ask_under_its_own_name(base_url: str) -> None:
    for path in ("/healthz", "/readyz"):
        assert product.ask("GET", base_url + path, headers={"Host": "balancer"}).status_code == 200


def test_without_settings_only_this_machine_and_addresses(stack: product.Stack, logs: Path) -> None:
    with product.api(stack, logs / "no-hosts.log") as address:
        assert product.ask("GET", f"{address}/metrics", headers={"Host": "tradefolio.example"}).status_code == 421
        assert product.ask("GET", f"{address}/metrics", headers={"Host": "localhost"}).status_code == 200
