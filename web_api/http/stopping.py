"""The answer to requests that are still under way when the process has to end."""

from asyncio import CancelledError
from typing import Any

import structlog
from litestar import Request
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from web_api.http.problems import unavailable

log = structlog.get_logger()


class AnswerWhenStopped:
    """Wraps the application: uvicorn cancels what isn't answered in time, and would tell a bare 500 of it.

    An answer that has begun is cut off: its reader comes back with what it saw last.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 503 to a request that the process's end cuts off (ASGI)."""
        has_begun = False

        async def send_and_note(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        except CancelledError:
            if has_begun or scope["type"] != ScopeType.HTTP:
                raise
            log.warning("stopped before there was an answer", path=scope["path"])
            request: Request[Any, Any, Any] = Request(scope)
            await unavailable(request).to_asgi_response(None, request)(scope, receive, send)
