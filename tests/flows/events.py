"""Reading event streams the way a client does."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import httpx


class ServerSent(NamedTuple):
    id: str
    name: str
    data: Any


def server_sent(response: httpx.Response) -> Iterator[ServerSent]:
    fields: dict[str, str] = {}
    for line in response.iter_lines():
        if line and not line.startswith(":"):
            name, _, value = line.partition(": ")
            fields[name] = value
        elif not line and "data" in fields:
            yield ServerSent(fields.get("id", ""), fields["event"], json.loads(fields["data"]))
            fields = {}


def stream(client: httpx.Client, method: str, path: str, **options: Any) -> list[ServerSent]:
    headers = {"Accept": "text/event-stream"} | options.pop("headers", {})
    with client.stream(method, path, headers=headers, **options) as response:
        if response.is_error:
            raise AssertionError(response.read().decode())
        return list(server_sent(response))
