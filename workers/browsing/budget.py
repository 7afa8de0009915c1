"""How much a job may load, and for how long."""

from dataclasses import dataclass
from time import monotonic

from workers.browsing.guard import Refusal, RefusedError


@dataclass(frozen=True, slots=True)
class Limits:
    """Of everything that one job loads. `connections`: at once."""

    seconds: float = 11.0
    bytes: int = 60_000_000
    upload_bytes: int = 1_000_000
    connections: int = 64
    connect_seconds: float = 6.0


class Budget:
    """What is left of the limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._bytes_left = limits.bytes
        self._ends = monotonic() + limits.seconds

    @property
    def seconds_left(self) -> float:
        """Never below zero."""
        return max(self._ends - monotonic(), 0.0)

    def spend(self, count: int) -> None:
        """Raises RefusedError once there is nothing left."""
        self._bytes_left -= count
        if self._bytes_left < 0:
            raise RefusedError(Refusal.TOO_MUCH)
