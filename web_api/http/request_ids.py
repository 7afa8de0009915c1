"""Every request has an id: in each line that is logged for it, and in its answer as `X-Request-Id`."""

import re
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
    """Wraps the application, so that nothing answers without one. A proxy's own id is kept.

    With `logs_requests`, each request is a line: who runs the product behind a collector wants them.
    """

    def __init__(self, app: ASGIApp, *, logs_requests: bool) -> None:
        self._app = app
        self._logs_requests = logs_requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI asks."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        request_id = _offered(scope) or uuid4().hex
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


def _offered(scope: Scope) -> str | None:
    offered = Headers.from_scope(scope).get(HEADER, "")
    return offered if _FIT_TO_LOG.fullmatch(offered) else None
