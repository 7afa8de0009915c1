"""HEAD: what GET would answer, without the content. Link checkers, monitors and caches ask so."""

from asyncio import Event

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils import normalize_path

from web_api.http.csrf import STARTED_BY_GET
from web_api.http.event_streams import EVENT_STREAM

NEVER_BY_HEAD = frozenset({"/api/login", "/api/login/callback", "/api/logout"}) | STARTED_BY_GET
"""They do something, which who only looks doesn't want: a mail program that checks a link would use it up."""


class AnswerHead:
    """Wraps the application: its own answers to HEAD would go without their type and length."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer HEAD as GET, without a body (ASGI)."""
        if scope["type"] != ScopeType.HTTP or normalize_path(scope["path"]) in NEVER_BY_HEAD:
            await self._app(scope, receive, send)
        elif scope["method"] == "HEAD":
            as_get: Scope = {**scope, "method": "GET"}
            await self._app(as_get, receive, _without_content(send))
        else:
            await self._app(scope, receive, _allowing_head(send))


def _without_content(send: Send) -> Send:
    async def send_head(message: Message) -> None:
        if message["type"] != "http.response.start":
            return
        _allow_head(message)
        await send(message)
        await send({"type": "http.response.body", "body": b"", "more_body": False})
        if MutableScopeHeaders.from_message(message).get("content-type", "").startswith(EVENT_STREAM):
            await Event().wait()  # it hears now that nobody listens, and ends before its first event

    return send_head


def _allowing_head(send: Send) -> Send:
    async def send_allowing(message: Message) -> None:
        _allow_head(message)
        await send(message)

    return send_allowing


def _allow_head(message: Message) -> None:
    """Add HEAD to the `Allow` header where it names GET."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        allowed = headers.get("allow", "").split(", ")
        if "GET" in allowed and "HEAD" not in allowed:
            headers["allow"] = ", ".join([*allowed, "HEAD"])
