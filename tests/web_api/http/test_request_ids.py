"""Every answer carries the id under which its request is logged."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import product


@pytest.fixture(scope="module")
def log_file(logs: Path) -> Path:
    return logs / "request-ids.log"


@pytest.fixture(scope="module")
def logging_url(stack: product.Stack, log_file: Path) -> Iterator[str]:
    with product.api(stack, log_file, LOG_JSON="true") as address:
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


def test_a_proxy_s_id_is_kept(logging_url: str) -> None:
    answer = product.ask("GET", f"{logging_url}/healthz", headers={"X-Request-Id": "of-the-proxy_1"})
    assert answer.headers["x-request-id"] == "of-the-proxy_1"


@pytest.mark.parametrize("hostile", ["short", "x" * 65, 'a" level="error', "eight\xe4\xe4\xe4"])
def test_an_id_that_isn_t_fit_to_log_is_replaced(logging_url: str, hostile: str) -> None:
    answer = product.ask("GET", f"{logging_url}/healthz", headers=[(b"X-Request-Id", hostile.encode("latin-1"))])
    assert answer.headers["x-request-id"] != hostile
