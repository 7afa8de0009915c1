"""A breaker for a model that doesn't answer in time: after two timeouts nobody waits for it, for a while.

It lies in Redis, since every attempt of a job may be another process. Without Redis there is no breaker.
"""

from hashlib import sha256

from redis import Redis

from workers.runtime.redis_outages import without_redis

TIMEOUTS = 2
"""In a row, before nobody asks."""
OPEN_SECONDS = 120
MEMORY_SECONDS = 900
"""How long timeouts are counted: the first request after a pause is on trial, one more timeout begins the next."""


class Breaker:
    """`purpose` parts what is asked with other deadlines: one that is too slow to read may write in time."""

    def __init__(self, redis: Redis, server: str, purpose: str) -> None:
        self._redis = redis
        name = sha256(f"{server} {purpose}".encode()).hexdigest()[:16]
        self._timeouts, self._open = f"tradefolio:model:{name}:timeouts", f"tradefolio:model:{name}:open"

    def is_open(self) -> bool:
        """Whether the model isn't to be asked for now."""
        with without_redis("breaker not read"):
            return bool(self._redis.exists(self._open))
        return False

    def note_timeout(self) -> None:
        """Count a request that got no answer in time."""
        with without_redis("timeout not noted"):
            count = int(self._redis.incr(self._timeouts))
            self._redis.expire(self._timeouts, MEMORY_SECONDS)
            if count >= TIMEOUTS:
                self._redis.set(self._open, "1", ex=OPEN_SECONDS)

    def note_answer(self) -> None:
        """Note that the model has answered: earlier timeouts no longer count."""
        with without_redis("answer not noted"):
            self._redis.delete(self._timeouts, self._open)
