"""Who calls what from where, what the rules say of it, and what comes of it."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal
from uuid import uuid4

import httpx

from tests.web_api.every_route.cast import Caller, Cast
from tests.web_api.every_route.rules import RULES, May, Rule

Origin = Literal["our page", "no browser", "another site", "another site, over plain http"]
ORIGINS: dict[Origin, dict[str, str]] = {
    "our page": {"Sec-Fetch-Site": "same-origin"},
    "no browser": {},
    "another site": {"Sec-Fetch-Site": "cross-site"},
    "another site, over plain http": {"Origin": "https://elsewhere.example"},
}
FROM_ELSEWHERE: tuple[Origin, ...] = ("another site", "another site, over plain http")

ENDLESS = "GET /api/admin/queues/events"
"""Takes no input, and never ends."""

SIGNED_OUT = (401, "unauthorized")
NO_ADMIN = (403, "forbidden")
NOT_THERE = (404, "not_found")
FOREIGN = (403, "cross_site")
_STRANGERS = dict.fromkeys(("nobody", "A, signed out", "switched off"), SIGNED_OUT)
REFUSED: dict[May, Mapping[str, tuple[int, str]]] = {
    "everyone": {},
    "this machine": {},
    "signed in": _STRANGERS,
    "owner": _STRANGERS | {"B": NOT_THERE, "admin": NOT_THERE},
    "admin": _STRANGERS | {"A": NO_ADMIN, "B": NO_ADMIN},
}


def refusal(route: str, caller: Caller, origin: Origin) -> tuple[int, str] | None:
    """Status and code; None for who may."""
    if origin in FROM_ELSEWHERE and (is_write(route) or RULES[route].starts_job):
        return FOREIGN
    return REFUSED[RULES[route].may].get(caller)


def who_may(route: str) -> Caller:
    """An admin where nobody else may."""
    return "admin" if RULES[route].may == "admin" else "A"


def is_write(route: str) -> bool:
    """By its method, which is what browsers go by, too."""
    return route.partition(" ")[0] not in {"GET", "HEAD"}


@dataclass(frozen=True)
class Calls:
    """To one route."""

    client: httpx.Client
    route: str
    cast: Cast

    @property
    def rule(self) -> Rule:
        return RULES[self.route]

    @property
    def change_something(self) -> bool:
        return is_write(self.route) or self.rule.idle_from_elsewhere or self.rule.starts_job

    def by(
        self,
        caller: Caller,
        origin: Origin = "our page",
        *,
        about_nobody: bool = False,
        saying: Sequence[tuple[bytes, bytes]] = (),
        half: bool = False,
        method: str | None = None,
    ) -> httpx.Response:
        """About what is A's, or `about_nobody`'s; `saying` these headers in place of ours; with `half` a body only.

        By another `method`, if one is given.

        Of a stream that doesn't end by itself only the head is read.
        """
        words = self.cast.words_for(caller, self.rule)
        request = self._request(unknown(words) if about_nobody else words, self.cast.token_of(caller), origin)
        if half:
            lasting = {name: value for name, value in request.headers.items() if not name.startswith("content-")}
            headers = lasting | {"Content-Type": "application/json"}
            request = httpx.Request(request.method, request.url, headers=headers, content=b"{")
        request.method = method or request.method
        said = {name.lower() for name, _ in saying}
        ours = [(name, value) for name, value in request.headers.raw if name.lower() not in said]
        request.headers = httpx.Headers([*ours, *saying])
        self.client.cookies.clear()
        answer = self.client.send(request, stream=True)
        if self.route != ENDLESS or answer.is_error or method == "HEAD":
            answer.read()
        answer.close()
        return answer

    def _request(self, words: Mapping[str, str], token: str | None, origin: Origin) -> httpx.Request:
        method, path = self.route.split(" ")
        cookie = {"Cookie": f"tradefolio_session={token}"} if token else {}
        return self.client.build_request(
            method,
            path.format_map(words),
            headers={**ORIGINS[origin], **self.rule.headers, **cookie},
            json=filled_in(self.rule.json, words),
            files=self.rule.files,
        )


def unknown(words: Mapping[str, str]) -> dict[str, str]:
    """Ids of the same form that nobody has, and a queue that isn't there."""
    return {name: _another(word) if name.endswith("_id") else word for name, word in words.items()} | {"name": "none"}


def _another(word: str) -> str:
    return uuid4().hex * 2 if re.fullmatch("[0-9a-f]{64}", word) else str(uuid4())


def filled_in(value: Any, words: Mapping[str, str]) -> Any:
    match value:
        case str():
            return value.format_map(words)
        case dict():
            return {name: filled_in(inner, words) for name, inner in value.items()}
        case list():
            return [filled_in(inner, words) for inner in value]
    return value


def lasting_headers(answer: httpx.Response) -> dict[str, str]:
    """Those that another answer to the same request would have, too."""
    return {name: value for name, value in answer.headers.items() if name not in {"date", "x-request-id"}}


def told(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error."""
    code = answer.headers.get("x-error-code", "")
    with suppress(ValueError, httpx.ResponseNotRead, KeyError, TypeError):
        code = code or str(answer.json()["code"])
    return answer.status_code, code
