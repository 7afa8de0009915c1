"""Every answer carries the id under which its request is logged."""

import json
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests import product


@pytest.fixture(scope="module")
def log_file(logs: Path) -> Path:
    return logs / "request-ids.log"


@pytest.fixture(scope="module")
def logging_url(stack: product.Stack, log_file: Path) -> Iterator[str]:
    with product.api(stack, log_file, LOG_JSON="true", TRUSTED_PROXIES="127.0.0.9") as address:
        yield address


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/healthz"), ("GET", "/api/nothing"), ("POST", "/nowhere"), ("GET", "/api/profile")]
)
def test_whatever_is_answered_has_an_id_that_the_log_knows(
    logging_url: str, log_file: Path, method: str, path: str
) -> None:
    answers = [product.ask(method, f"{logging_url}{path}") for _ in range(2)]
    ids = [answer.headers.get_list("x-request-id") for answer in answers]
    assert [len(each) for each in ids] == [1, 1]
    assert ids[0] != ids[1]
    lines = [json.loads(line) for line in log_file.read_text().splitlines() if line.startswith("{")]
    [line] = [line for line in lines if line.get("request_id") == ids[0][0]]
    assert (line["event"], line["method"], line["path"], line["status"]) == (
        "request",
        method,
        path,
        answers[0].status_code,
    )


THE_PROXY = "127.0.0.9"


def id_of(base_url: str, offered: bytes, *, by: str | None = None) -> str:
    with product.browser(base_url, transport=httpx.HTTPTransport(local_address=by)) as client:
        return str(client.get("/healthz", headers=[(b"X-Request-Id", offered)]).headers["x-request-id"])


def test_a_trusted_proxy_s_id_is_kept(logging_url: str) -> None:
    assert id_of(logging_url, b"of-the-proxy_1", by=THE_PROXY) == "of-the-proxy_1"


def test_nobody_else_s_is(logging_url: str) -> None:
    assert id_of(logging_url, b"of-somebody-else") != "of-somebody-else"


@pytest.mark.parametrize("hostile", ["short", "x" * 65, 'a" level="error', "eight\xe4\xe4\xe4"])
def test_an_id_that_isn_t_fit_to_log_is_replaced(logging_url: str, hostile: str) -> None:
    assert id_of(logging_url, hostile.encode("latin-1"), by=THE_PROXY) != hostile
