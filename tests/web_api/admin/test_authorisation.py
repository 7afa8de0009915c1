"""Nobody but an admin sees or does anything here: every call under /api/admin, as the OpenAPI document lists them."""

import re
from uuid import uuid4

import httpx
import msgspec
import pytest

from web_api.openapi import openapi_document

BODIES: dict[str, dict[str, dict[str, str]]] = {"POST": {"filter": {}}, "PATCH": {}, "PUT": {}}
CALLS = [
    (method.upper(), path)
    for path, item in msgspec.json.decode(openapi_document())["paths"].items()
    for method in item
    if path.startswith("/api/admin")
]


def call(client: httpx.Client, method: str, path: str) -> httpx.Response:
    address = path.replace("{name}", "interactive").replace("{job_id}", str(uuid4()))
    for name in re.findall(r"\{\w+\}", address):
        address = address.replace(name, str(uuid4()))
    if address.endswith("/images"):
        return client.post(address, files={"image": ("picture.png", b"\x89PNG\r\n\x1a\n")})
    return client.request(method, address, json=BODIES.get(method))


def test_there_are_calls_to_guard() -> None:
    assert len(CALLS) > 12


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_a_visitor_is_asked_to_sign_in(visitor: httpx.Client, method: str, path: str) -> None:
    assert call(visitor, method, path).status_code == 401


@pytest.mark.parametrize(("method", "path"), CALLS)
def test_a_user_is_forbidden(person: httpx.Client, method: str, path: str) -> None:
    answer = call(person, method, path)
    assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
