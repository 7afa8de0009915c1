"""No call takes a body of any size."""

import json
import re
import socket
from urllib.parse import urlsplit

import httpx
import pytest

from tests.product import ANSWER_SECONDS, REPOSITORY

ALWAYS_TOO_LARGE = 40 * 1024 * 1024
SOMETHING, SOMEBODY_S = re.compile(r"\{\w+\}"), "7f9c24e8-3b12-4fef-91e0-4d5c0a1f8f2c"
DOCUMENT = json.loads((REPOSITORY / "frontend" / "openapi.json").read_text(encoding="utf-8"))
TAKE_A_BODY = [
    (method.upper(), path)
    for path, operations in DOCUMENT["paths"].items()
    for method, operation in operations.items()
    if "requestBody" in operation
]


@pytest.mark.parametrize(("method", "path"), TAKE_A_BODY)
def test_a_body_that_is_announced_too_large_is_refused_unread(person: httpx.Client, method: str, path: str) -> None:
    """Only the head of the request is sent: whoever waits for the body never answers."""
    address = urlsplit(str(person.base_url))
    cookies = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
    target = SOMETHING.sub(SOMEBODY_S, path.replace("{number}", "0"))
    head = (
        f"{method} {target} HTTP/1.1\r\nHost: {address.netloc}\r\nCookie: {cookies}\r\n"
        f"Content-Type: {media_type(method, path)}\r\nContent-Length: {ALWAYS_TOO_LARGE}\r\n\r\n"
    )
    with socket.create_connection((str(address.hostname), address.port or 80), timeout=ANSWER_SECONDS) as connection:
        connection.sendall(head.encode())
        status = connection.recv(65536).split(b" ", 2)[1]
    assert status == b"413"


def media_type(method: str, path: str) -> str:
    content = DOCUMENT["paths"].get(path, {}).get(method.lower(), {}).get("requestBody", {}).get("content", {})
    return "multipart/form-data; boundary=x" if "multipart/form-data" in content else "application/json"


def test_every_kind_of_call_is_looked_at() -> None:
    assert ("POST", "/api/auth/login") in TAKE_A_BODY
    assert ("POST", "/api/parse-resume") in TAKE_A_BODY
    assert ("PUT", "/api/certifications/{row_id}") in TAKE_A_BODY
