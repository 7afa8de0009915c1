"""One connection to Redis for a process, used in turn: a question takes a fraction of a millisecond."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as NotConnectedError

from web_api.http.redis_breaker import RedisBreaker

T = TypeVar("T")

ANSWER_SECONDS = 2.0


class OneRedisConnection:
    """While Redis hangs, one question waits for it; those behind that one, and those after, are told at once."""

    def __init__(self, redis_url: str) -> None:
        self.redis = Redis.from_url(
            redis_url,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=0.5,
            # Once more where the connection was cut, as by a restart; never after waiting for an answer in vain.
            retry=Retry(NoBackoff(), retries=1, supported_errors=(NotConnectedError,)),
        )
        self._turn = asyncio.Lock()
        self._breaker = RedisBreaker()

    async def ask(self, question: Callable[[], Awaitable[T]]) -> T:
        """`question` asks `redis`. RedisError when it can't be asked, LeftAloneError when it wasn't."""
        async with self._turn:
            with self._breaker.asking():
                return await question()

    async def close(self) -> None:
        """Close the connection."""
        await self.redis.aclose()
        await self.redis.connection_pool.disconnect()
