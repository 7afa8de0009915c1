"""How often something may be tried: counted in Redis, so that it holds across processes, in one atomic step.

Each limit is a bucket that holds `times` tries and fills up evenly over `seconds` (the generic cell rate algorithm):
one small key per limit, gone by itself once the bucket is full. A key that holds anything else counts as a full bucket
and is written over: nobody is locked out by it.
"""

import ipaddress
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from typing import Any, NamedTuple

import structlog
from litestar import Request
from litestar.datastructures import State
from redis.exceptions import RedisError

from common.errors import ErrorCode, UserError
from web_api.http.clients import address_of
from web_api.http.one_redis_connection import OneRedisConnection
from web_api.http.redis_breaker import LeftAloneError

log = structlog.get_logger()

_READ = """
local time = redis.call('TIME')
local now = time[1] + time[2] / 1000000
local function filled_at(key)
    local kept = redis.pcall('GET', key)
    return math.max(now, type(kept) == 'string' and tonumber(kept) or 0)
end
local function keep(key, at)
    if at <= now then redis.call('DEL', key)
    else redis.call('SET', key, string.format('%.6f', at), 'PX', math.ceil((at - now) * 1000)) end
end
"""
_TAKE = f"""{_READ}
local wait = 0
for i, key in ipairs(KEYS) do
    local times, seconds = tonumber(ARGV[2 * i - 1]), tonumber(ARGV[2 * i])
    wait = math.max(wait, filled_at(key) + seconds / times - now - seconds)
end
if wait > 0.000001 then return string.format('%.6f', wait) end
for i, key in ipairs(KEYS) do keep(key, filled_at(key) + ARGV[2 * i] / ARGV[2 * i - 1]) end
return '0'
"""
"""From every bucket or from none. Answers with the seconds to wait for the emptiest of them."""
_GIVE_BACK = f"""{_READ}
for i, key in ipairs(KEYS) do keep(key, filled_at(key) - ARGV[2 * i] / ARGV[2 * i - 1]) end
"""


HOUR = 3600
"""Of a limit, in seconds."""


class Limit(NamedTuple):
    """`what` is tried by `whom`: `times` in a row, and as many again within `seconds`."""

    what: str
    whom: str
    times: int
    seconds: int

    @property
    def key(self) -> str:
        """Names nobody: e-mails and addresses don't belong into Redis."""
        return f"tradefolio:throttle:{self.what}:{sha256(self.whom.encode()).hexdigest()}"


class TooManyAttemptsError(UserError):
    """Too many attempts; `retry_after` is in whole seconds."""

    def __init__(self, wait_seconds: float) -> None:
        self.retry_after = max(1, math.ceil(wait_seconds))
        super().__init__(ErrorCode.TOO_MANY_ATTEMPTS, count=math.ceil(self.retry_after / 60))


class Throttle:
    """Limits how often something may be tried, for one process; the counts are in Redis.

    Without Redis nothing is let through: a flood that makes Redis slow must not buy unlimited guesses.
    """

    def __init__(self, redis_url: str) -> None:
        self._connection = OneRedisConnection(redis_url)
        self._take = self._connection.redis.register_script(_TAKE)
        self._give_back = self._connection.redis.register_script(_GIVE_BACK)

    async def take(self, *limits: Limit) -> None:
        """Count one try. TooManyAttemptsError if any of the limits is used up; then nothing is counted.

        UserError `unavailable` when Redis can't be asked.
        """
        try:
            wait = float(await self._connection.ask(lambda: self._take(*_arguments(limits))))
        except LeftAloneError:
            raise UserError(ErrorCode.UNAVAILABLE) from None
        except RedisError as error:
            log.error("nobody is let through: Redis doesn't answer", reason=str(error))  # noqa: TRY400 - of each try
            raise UserError(ErrorCode.UNAVAILABLE) from None
        if wait > 0:
            raise TooManyAttemptsError(wait)

    @asynccontextmanager
    async def guess(self, *limits: Limit) -> AsyncIterator[None]:
        """Count a guess while it is under way, and afterwards only where it went wrong."""
        await self.take(*limits)
        yield
        with suppress(RedisError):
            await self._connection.ask(lambda: self._give_back(*_arguments(limits)))

    async def forget(self, *limits: Limit) -> None:
        """Set the count back to zero."""
        with suppress(RedisError):
            await self._connection.ask(lambda: self._connection.redis.delete(*(limit.key for limit in limits)))

    async def close(self) -> None:
        """Close the connection to Redis."""
        await self._connection.close()


def _arguments(limits: tuple[Limit, ...]) -> tuple[list[str], list[int]]:
    return [limit.key for limit in limits], [figure for limit in limits for figure in (limit.times, limit.seconds)]


def provide_throttle(state: State) -> Throttle:
    """Return the process's throttle; it counts in Redis, for all processes together."""
    throttle: Throttle = state.throttle
    return throttle


def network_of(request: Request[Any, Any, Any]) -> str:
    """The client's address; of IPv6 the /64, because one household has all of it."""
    return _network(address_of(request) or "")


def _network(address: str) -> str:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
