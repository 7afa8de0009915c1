"""Tells Redis of jobs that Postgres has; an outage of Redis costs a job nothing.

The reconciler carries again what Redis doesn't have, and streams ask Postgres for the ending.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from redis import RedisError

log = structlog.get_logger()


@contextmanager
def without_redis(missed: str, **facts: str) -> Iterator[None]:
    """Go on when Redis is away, with one line in the log that names what was `missed`."""
    try:
        yield
    except RedisError as error:
        log.warning(missed, reason=str(error), **facts)
