"""A Redis that hangs is waited for once, not by everybody."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from redis import ConnectionError, RedisError, TimeoutError  # noqa: A004 - Redis' own

LEFT_ALONE_SECONDS = 2.0
"""A Redis that didn't answer isn't asked for so long."""


class LeftAloneError(RedisError):
    """Redis wasn't asked: a moment ago it didn't answer."""


class RedisBreaker:
    """Stops asking a Redis that doesn't answer.

    One for each pool of connections; enter `asking` once a connection is at hand, not before waiting for it.
    """

    def __init__(self) -> None:
        self._leave_alone_until = 0.0

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Around a command. LeftAloneError instead of it, soon after one that Redis didn't answer."""
        if monotonic() < self._leave_alone_until:
            raise LeftAloneError
        try:
            yield
        except (ConnectionError, TimeoutError):
            self._leave_alone_until = monotonic() + LEFT_ALONE_SECONDS
            raise
