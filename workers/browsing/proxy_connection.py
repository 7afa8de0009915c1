"""One client's connection to the proxy: one request, to one address that was checked, and its answer."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from urllib.parse import urlsplit

import h11

from workers.browsing.budget import Budget
from workers.browsing.guard import Guard, Refusal, RefusedError

_CHUNK = 64 * 1024
_MAX_HEAD = 64 * 1024
_HOP_BY_HOP = frozenset(
    {
        *(b"connection", b"expect", b"host", b"keep-alive", b"te", b"trailer", b"transfer-encoding", b"upgrade"),
        *(b"proxy-authenticate", b"proxy-authorization", b"proxy-connection"),
    }
)
_ESTABLISHED = b"HTTP/1.1 200 Connection established\r\n\r\n"

Headers = list[tuple[bytes, bytes]]


class Exchange:
    """Reads the request, opens the one connection it leads to, and passes bytes until either side ends.

    `run` raises RefusedError, or OSError when either side hangs up; `host` and `port` say where the request led.
    `answered`: the client has had the beginning of an answer, so it can't be given another.
    """

    def __init__(self, reader: StreamReader, writer: StreamWriter, guard: Guard, budget: Budget) -> None:
        self.host = ""
        self.port = 0
        self.answered = False
        self._reader = reader
        self._writer = writer
        self._guard = guard
        self._budget = budget
        self._client = h11.Connection(h11.SERVER, max_incomplete_event_size=_MAX_HEAD)

    async def run(self) -> None:
        """Serve the connection's one request."""
        try:
            request = await self._next(self._client, self._reader)
            if not isinstance(request, h11.Request):
                return  # opened ahead of need, and closed unused
            if request.method == b"CONNECT":
                await self._tunnel(request)
            else:
                await self._forward(request)
        except (h11.LocalProtocolError, h11.RemoteProtocolError):
            raise RefusedError(Refusal.UNREACHABLE if self.host else Refusal.NOT_FOR_US) from None

    async def _tunnel(self, request: h11.Request) -> None:
        self._aim(f"//{request.target.decode('latin-1')}", default_port=0)
        async with self._connected() as (upstream, to_upstream):
            self._writer.write(_ESTABLISHED)
            self.answered = True
            already_sent, _ = self._client.trailing_data
            to_upstream.write(already_sent)
            try:
                async with asyncio.TaskGroup() as directions:
                    directions.create_task(self._pump(self._reader, to_upstream))
                    directions.create_task(self._pump(upstream, self._writer))
            except ExceptionGroup as group:
                raise group.exceptions[0] from None

    async def _pump(self, source: StreamReader, sink: StreamWriter) -> None:
        while data := await source.read(_CHUNK):
            self._budget.spend(len(data))
            sink.write(data)
            await sink.drain()
        if sink.can_write_eof():
            sink.write_eof()

    async def _forward(self, request: h11.Request) -> None:
        target = request.target.decode("latin-1")
        if not target.isascii() or not target.lower().startswith("http://"):
            raise RefusedError(Refusal.NOT_FOR_US)
        self._aim(target, default_port=80)
        body = await self._body()
        async with self._connected() as (upstream, to_upstream):
            server = h11.Connection(h11.CLIENT, max_incomplete_event_size=_MAX_HEAD)
            for event in self._request_events(request, target, body):
                to_upstream.write(server.send(event) or b"")
            await to_upstream.drain()
            await self._answer(server, upstream)

    def _aim(self, url: str, default_port: int) -> None:
        try:
            parts = urlsplit(url)
            self.host, self.port = parts.hostname or "", default_port if parts.port is None else parts.port
        except ValueError:
            raise RefusedError(Refusal.NOT_FOR_US) from None
        if not self.host:
            raise RefusedError(Refusal.NOT_FOR_US)

    async def _body(self) -> bytes:
        body = bytearray()
        while isinstance(event := await self._next(self._client, self._reader), h11.Data):
            body += event.data
            if len(body) > self._budget.limits.upload_bytes:
                raise RefusedError(Refusal.TOO_MUCH)
        return bytes(body)

    def _request_events(self, request: h11.Request, target: str, body: bytes) -> list[h11.Event]:
        parts = urlsplit(target)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        headers = [(b"Host", parts.netloc.rpartition("@")[2].encode("ascii")), *_end_to_end(request.headers)]
        if body:
            headers = [header for header in headers if header[0].lower() != b"content-length"]
            headers.append((b"Content-Length", str(len(body)).encode()))
        head = h11.Request(method=request.method, target=path, headers=[*headers, (b"Connection", b"close")])
        return [head, *([h11.Data(data=body)] if body else []), h11.EndOfMessage()]

    async def _answer(self, server: h11.Connection, upstream: StreamReader) -> None:
        event: h11.Event | None = None
        while not isinstance(event, h11.EndOfMessage | h11.ConnectionClosed):
            event = await self._next(server, upstream)
            if isinstance(event, h11.InformationalResponse):
                continue
            if isinstance(event, h11.Response):
                headers = [*_end_to_end(event.headers), (b"Connection", b"close")]
                event = h11.Response(status_code=event.status_code, reason=event.reason, headers=headers)
            self._writer.write(self._client.send(event) or b"")
            self.answered = True
            await self._writer.drain()

    async def _next(self, connection: h11.Connection, source: StreamReader) -> h11.Event:
        while (event := connection.next_event()) is h11.NEED_DATA:
            data = await source.read(_CHUNK)
            self._budget.spend(len(data))
            connection.receive_data(data)
        if not isinstance(event, h11.Event):  # paused: more than the one request was sent
            raise RefusedError(Refusal.NOT_FOR_US)
        return event

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[tuple[StreamReader, StreamWriter]]:
        """A connection to one of the very addresses that were checked: the name isn't looked up again."""
        addresses = await self._guard.addresses(self.host, self.port)
        for address in addresses[:3]:
            try:
                async with asyncio.timeout(self._budget.limits.connect_seconds):
                    reader, writer = await asyncio.open_connection(address, self.port)
                break
            except OSError:  # TimeoutError too
                continue
        else:
            raise RefusedError(Refusal.UNREACHABLE)
        try:
            yield reader, writer
        finally:
            writer.close()


def _end_to_end(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    named = {name.strip().lower() for key, value in headers if key == b"connection" for name in value.split(b",")}
    return [(key, value) for key, value in headers if key not in _HOP_BY_HOP and key not in named]
