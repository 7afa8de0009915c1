"""Streams are opened a few at a time: a restart brings thousands back at once, and others mustn't wait for them."""

import anyio
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from common.errors import ErrorCode, UserError

OPENED_AT_ONCE = 4
"""Each takes a database connection for a moment; the pool has more for everybody else."""
PATIENCE_SECONDS = 14.0


class AdmitStreams(ASGIMiddleware):
    """Waits for a place before anything of a stream is looked up; gives it back when the stream has begun."""

    scopes = (ScopeType.HTTP,)

    def __init__(self) -> None:
        """Begin with no open stream; there is one object for the application."""
        self._places = anyio.Semaphore(OPENED_AT_ONCE)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """UserError `unavailable`, with Retry-After, for who waited too long."""
        if not _opens_a_stream(scope):
            await next_app(scope, receive, send)
            return
        with anyio.move_on_after(PATIENCE_SECONDS) as waiting:
            await self._places.acquire()
        if waiting.cancelled_caught:
            raise UserError(ErrorCode.UNAVAILABLE)
        held = True

        def leave() -> None:
            nonlocal held
            if held:
                held = False
                self._places.release()

        async def send_and_leave(message: Message) -> None:
            if message["type"] == "http.response.start":
                leave()
            await send(message)

        try:
            await next_app(scope, receive, send_and_leave)
        finally:
            leave()


def _opens_a_stream(scope: Scope) -> bool:
    return scope["type"] == ScopeType.HTTP and scope["method"] == "GET" and bool(_option(scope))


def _option(scope: Scope) -> object:
    return scope["route_handler"].opt.get("streams")
