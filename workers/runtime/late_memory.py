"""The memory of a worker and of all that it has started, measured now and then."""

from collections.abc import Callable
from time import monotonic

from workers.runtime.processes import memory_with_descendants

WEIGH_SECONDS = 30.0


class LateMemory:
    """Weighs seldom: the kernel walks all pages of worker and horse for it, 15 to 30 ms of the processor.

    With every beat of every worker that was 3 % of two cores in a pool that had nothing to do.
    """

    def __init__(
        self, weigh: Callable[[], int] = memory_with_descendants, seconds: Callable[[], float] = monotonic
    ) -> None:
        self._weigh = weigh
        self._seconds = seconds
        self._weighed_at = -WEIGH_SECONDS
        self._bytes = 0

    def bytes(self) -> int:
        """Return the bytes in use; the figure is at most `WEIGH_SECONDS` old."""
        if self._seconds() - self._weighed_at >= WEIGH_SECONDS:
            self._bytes = self._weigh()
            self._weighed_at = self._seconds()
        return self._bytes
