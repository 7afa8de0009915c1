"""Every request has an id: in each line that is logged for it, and in its answer as `X-Request-Id`."""

import re
from collections.abc import Container
from time import perf_counter
from uuid import uuid4

import structlog
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger()

HEADER = "X-Request-Id"
_FIT_TO_LOG = re.compile(r"[\w-]{8,64}", re.ASCII)


class RequestIds:
    """Wraps the application, so that nothing answers without one. The id of a proxy that is `trusted` is kept.

    With `logs_requests`, each request is a line: who runs the product behind a collector wants them.
    """

    def __init__(self, app: ASGIApp, *, logs_requests: bool, trusted: Container[str | None] = ()) -> None:
        """`trusted` holds the addresses of proxies. It has to be the outermost: inside, the address is the client's."""
        self._app = app
        self._trusted = trusted
        self._logs_requests = logs_requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Give the request an id, and send it back in a header (ASGI)."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        request_id = self._offered(scope) or uuid4().hex
        began, status, method = perf_counter(), 0, scope["method"]

        async def send_with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableScopeHeaders.from_message(message)[HEADER] = request_id
            await send(message)

        with structlog.contextvars.bound_contextvars(request_id=request_id):
            try:
                await self._app(scope, receive, send_with_id)
            finally:
                if self._logs_requests:
                    milliseconds = round((perf_counter() - began) * 1000)
                    log.info("request", method=method, path=scope["path"], status=status, milliseconds=milliseconds)

    def _offered(self, scope: Scope) -> str | None:
        if scope["client"] is None or scope["client"][0] not in self._trusted:
            return None
        offered = Headers.from_scope(scope).get(HEADER, "")
        return offered if _FIT_TO_LOG.fullmatch(offered) else None
