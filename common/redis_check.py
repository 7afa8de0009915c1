"""Whether Redis may be trusted to carry jobs."""

import structlog
from redis import Redis, RedisError

log = structlog.get_logger()

KEEPS_EVERYTHING = "noeviction"


class UnfitRedisError(Exception):
    """Says which setting is wrong and what to change."""


def require_fit(redis: Redis) -> None:
    """Raises UnfitRedisError for a Redis that would drop jobs when its memory is full.

    One that is away now is only logged: the product starts, and waits for it.
    """
    try:
        policy = eviction_policy(redis)
    except RedisError as error:
        log.warning("can't ask Redis for its eviction policy", error=str(error))
        return
    if policy != KEEPS_EVERYTHING:
        raise UnfitRedisError(
            f"REDIS_URL: its maxmemory-policy is {policy}, which drops jobs silently. "
            f"Set maxmemory-policy {KEEPS_EVERYTHING} there."
        )


def eviction_policy(redis: Redis) -> str:
    """Return the eviction policy that INFO tells, since hosted Redises often forbid CONFIG."""
    info: dict[str, str] = redis.info("memory")
    return info.get("maxmemory_policy", KEEPS_EVERYTHING)
