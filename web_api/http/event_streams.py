"""Responses that are server-sent events."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any

import anyio
from litestar import Response
from litestar.types import Message, Receive, Scope, Send
from sse_starlette import EventSourceResponse, ServerSentEvent

EVENT_STREAM = "text/event-stream"
PING_SECONDS = 15
SEND_TIMEOUT_SECONDS = 20
"""A reader that takes nothing for so long is dropped; it can resume."""
RETRY_MILLISECONDS = 1000
"""How long readers wait before they come back."""


def server_sent(data: str, *, event: str, event_id: str | None = None) -> ServerSentEvent:
    """One event. Whoever was cut off comes back with the `event_id` that it saw last."""
    return ServerSentEvent(data, event=event, id=event_id, retry=RETRY_MILLISECONDS)


class EventStream(Response[Any]):
    """sse-starlette's response where litestar takes one of its own: beside other responses of the same handler."""

    def __init__(
        self,
        events: AsyncIterator[ServerSentEvent],
        headers: Mapping[str, str] | None = None,
        *,
        close: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`close` is called when the response is over, also when nothing of `events` was ever asked for."""
        super().__init__(None, media_type=EVENT_STREAM)
        self._close = close
        self._source = EventSourceResponse(
            events,
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"} | dict(headers or {}),
            ping=PING_SECONDS,
            send_timeout=SEND_TIMEOUT_SECONDS,
        )

    def to_asgi_response(self, *_arguments: Any, **_options: Any) -> Any:
        """An ASGI application of its own, with its own headers."""
        return self._send_to_its_end

    async def _send_to_its_end(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send the response and close it also when the process stops.

        Sse-starlette leaves it open, which uvicorn logs as an error.
        """
        is_open = False

        async def watch(message: Message) -> None:
            nonlocal is_open
            is_open = message["type"] == "http.response.start" or bool(message.get("more_body"))
            await send(message)

        try:
            await self._source(scope, receive, watch)  # type: ignore[arg-type]
            if is_open:
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            if self._close is not None:
                with anyio.CancelScope(shield=True):
                    await self._close()
