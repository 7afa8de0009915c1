"""New connections begin a few at each turn of the event loop.

A restart brings thousands back in one moment. Were they all begun at once, whoever is connected already would wait for
the last of them.
"""

import asyncio
from collections import deque
from collections.abc import Callable

STARTED_PER_TURN = 16
"""About 4 ms of work."""


class ConnectionStarts:
    """Lets a server's connections begin one after the other, in the order of their first bytes."""

    def __init__(self) -> None:
        """Begin with no connection waiting."""
        self._waiting: deque[Callable[[], None]] = deque()

    def add(self, start: Callable[[], None]) -> None:
        """Call `start` in its turn: the next one where nobody else waits. Only within a running event loop."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._start_some)
        self._waiting.append(start)

    def _start_some(self) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(min(STARTED_PER_TURN, len(self._waiting))):
            loop.call_soon(self._waiting.popleft())  # each by itself: one that fails keeps nobody else from starting
        if self._waiting:
            loop.call_soon(self._start_some)
