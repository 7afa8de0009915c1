"""The one way out to the web: a forward proxy on loopback that lives as long as the job that needs it."""

import asyncio
import threading
from asyncio import StreamReader, StreamWriter
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Self

from workers.browsing.budget import Budget, Limits
from workers.browsing.guard import Guard, Refusal, RefusedError
from workers.browsing.proxy_connection import Exchange

_STATUSES = {
    Refusal.NOT_FOR_US: b"400 Bad Request",
    Refusal.NO_SUCH_NAME: b"502 Bad Gateway",
    Refusal.UNREACHABLE: b"502 Bad Gateway",
    Refusal.TOO_LONG: b"504 Gateway Timeout",
}
_LOOK_UPS_AT_ONCE = 8


class GuardedProxy:
    """A context manager: listens on a free loopback port in a thread of its own; `url` is for clients.

    Holds a thread, so it must be entered after the last fork.
    """

    def __init__(self, guard: Guard | None = None, limits: Limits | None = None) -> None:
        self._guard = guard or Guard()
        self._budget = Budget(limits or Limits())
        self._refusals: dict[tuple[str, int], Refusal] = {}
        self._connections: set[asyncio.Task[None]] = set()
        self._listening = threading.Event()
        self.url = ""
        self.has_refused_private = False

    def __enter__(self) -> Self:
        self._loop = asyncio.new_event_loop()
        self._stop = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="guarded-proxy", daemon=True)
        self._thread.start()
        self._listening.wait()
        if not self.url:
            raise OSError("no loopback port to listen on")
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()

    @property
    def seconds_left(self) -> float:
        """Return the seconds that are left of the time in which everything has to be loaded."""
        return self._budget.seconds_left

    def refusal_of(self, host: str, port: int) -> Refusal | None:
        """Why the last request to that place failed here, if it did; an answer of the site itself is none."""
        return self._refusals.get((host.lower(), port))

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._serve())
        finally:
            self._listening.set()
            # Doesn't wait for look-ups: one that hangs in the system's resolver must not keep the job.
            self._loop.close()

    async def _serve(self) -> None:
        self._loop.set_default_executor(ThreadPoolExecutor(_LOOK_UPS_AT_ONCE, thread_name_prefix="look-up"))
        server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._listening.set()
        await self._stop.wait()
        server.close()
        for connection in self._connections:
            connection.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    def _accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        if len(self._connections) >= self._budget.limits.connections:
            writer.close()
            return
        connection = self._loop.create_task(self._exchange(reader, writer))
        self._connections.add(connection)
        connection.add_done_callback(self._connections.discard)

    async def _exchange(self, reader: StreamReader, writer: StreamWriter) -> None:
        exchange = Exchange(reader, writer, self._guard, self._budget)
        refusal: Refusal | None = None
        try:
            async with asyncio.timeout(self._budget.seconds_left):
                await exchange.run()
        except RefusedError as error:
            # A site that breaks off in the middle of its answer was reached.
            is_broken_off = exchange.answered and error.refusal is Refusal.UNREACHABLE
            refusal = None if is_broken_off else error.refusal
        except TimeoutError:
            refusal = Refusal.TOO_LONG
        except OSError:
            refusal = None if exchange.answered else Refusal.UNREACHABLE
        finally:
            self._note(exchange, refusal)
            if refusal and not exchange.answered:
                writer.write(b"HTTP/1.1 %b\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" % _status(refusal))
            writer.close()

    def _note(self, exchange: Exchange, refusal: Refusal | None) -> None:
        place = (exchange.host.lower(), exchange.port)
        if refusal:
            self._refusals[place] = refusal
            self.has_refused_private |= refusal is Refusal.NOT_PUBLIC
        else:
            self._refusals.pop(place, None)


def _status(refusal: Refusal) -> bytes:
    return _STATUSES.get(refusal, b"403 Forbidden")
