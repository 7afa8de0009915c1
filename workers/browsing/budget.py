"""How much a job may load, and for how long."""

from dataclasses import dataclass
from time import monotonic

from workers.browsing.guard import Refusal, RefusedError


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of all that one job loads. `connections`: how many at once."""

    seconds: float = 11.0
    bytes: int = 60_000_000
    upload_bytes: int = 1_000_000
    connections: int = 64
    connect_seconds: float = 6.0


class Budget:
    """What is left of a job's limits."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._bytes_left = limits.bytes
        self._ends = monotonic() + limits.seconds

    @property
    def seconds_left(self) -> float:
        """Return the seconds that are left, never below zero."""
        return max(self._ends - monotonic(), 0.0)

    def spend(self, count: int) -> None:
        """Take bytes from the budget. Raises RefusedError once nothing is left."""
        self._bytes_left -= count
        if self._bytes_left < 0:
            raise RefusedError(Refusal.TOO_MUCH)
