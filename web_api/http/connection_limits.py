"""What one connection, and one address, may take of the server before a request is even there.

uvicorn waits for the rest of a head, of a body, or for a reader, as long as the other side likes: a thousand sockets
that send nothing more would make the process unreachable for everybody.
"""

import asyncio
import resource
from collections import Counter
from functools import partial
from ipaddress import ip_address
from typing import Any, ClassVar

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from web_api.http.connection_starts import ConnectionStarts

log = structlog.get_logger()

HEAD_SECONDS = 10.0
"""From the connection, or from a further request's first byte, to the end of the request's head."""
BODY_LOOK_SECONDS = 10.0
BODY_BYTES_PER_LOOK = 8 * 1024
"""A body that comes slower than that is dropped: the slowest phone is ten times as quick."""
UNREAD_SECONDS = 30.0
"""How long an answer waits for somebody who takes nothing of it."""
FILES_WANTED = 65_536
FILES_NEEDED = 4_096


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's, with an end to its patience. `limited` makes the class for a limit of connections."""

    most_per_address: ClassVar[int]
    connections_by_address: ClassVar[Counter[str]]
    starts: ClassVar[ConnectionStarts]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as uvicorn has it
        """Refuse who has too many connections; begin to wait for a head."""
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._body_bytes = 0
        self._has_started = False
        self._address = self.client[0] if self.client else ""
        self.connections_by_address[self._address] += 1
        if not _is_loopback(self._address) and self.connections_by_address[self._address] > self.most_per_address:
            transport.abort()
            return
        self._wait(HEAD_SECONDS, self._give_up)

    def data_received(self, data: bytes) -> None:
        """A new connection's first bytes wait for their turn; nothing more is read of it until then."""
        if self._has_started:
            super().data_received(data)
            return
        self.transport.pause_reading()
        self.starts.add(partial(self._start, data))

    def _start(self, data: bytes) -> None:
        self._has_started = True
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the connection's timers and free its place."""
        self._stop_waiting()
        self._stop_waiting_for_reader()
        self.connections_by_address[self._address] -= 1
        if not self.connections_by_address[self._address]:
            del self.connections_by_address[self._address]
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Note that a request's head begins."""
        super().on_message_begin()
        if self._timer is None:
            self._wait(HEAD_SECONDS, self._give_up)

    def on_headers_complete(self) -> None:
        """Note that the head is complete, and that a body may follow."""
        self._body_bytes = 0
        self._wait(BODY_LOOK_SECONDS, self._look_at_body)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Count it."""
        self._body_bytes += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is whole: what it waits for now is ours."""
        self._stop_waiting()
        super().on_message_complete()

    def pause_writing(self) -> None:
        """Note that the other side doesn't read for now."""
        super().pause_writing()
        self._stop_waiting_for_reader()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self._give_up)

    def resume_writing(self) -> None:
        """Note that the other side reads again."""
        self._stop_waiting_for_reader()
        super().resume_writing()

    def _look_at_body(self) -> None:
        if self._body_bytes < BODY_BYTES_PER_LOOK and not self.flow.read_paused:
            self._give_up()
            return
        self._body_bytes = 0
        self._wait(BODY_LOOK_SECONDS, self._look_at_body)

    def _give_up(self) -> None:
        """Close the connection without an answer: who sends no request, or takes no answer, would not read one."""
        log.info("connection dropped: too slow", address=self._address)
        self.transport.abort()

    def _wait(self, seconds: float, then: Any) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, then)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _stop_waiting_for_reader(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


def limited(most_per_address: int) -> type[LimitedHttpProtocol]:
    """The protocol for `uvicorn.run(http=...)`. Loopback is not limited: a proxy of this machine speaks for many."""
    values = {
        "most_per_address": most_per_address,
        "connections_by_address": Counter[str](),
        "starts": ConnectionStarts(),
    }
    return type("_LimitedHttpProtocol", (LimitedHttpProtocol,), values)


def raise_file_limit() -> None:
    """A connection is a file: take as many as the system gives, and say so where that is few."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(FILES_WANTED, hard)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    if max(soft, wanted) < FILES_NEEDED:
        log.warning("few connections fit: raise the limit of open files (ulimit -n)", files=max(soft, wanted))


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
