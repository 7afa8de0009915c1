"""Tasks that run as long as the process does, and so must survive whatever one round of theirs meets."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from redis import RedisError
from sqlalchemy.exc import SQLAlchemyError

log = structlog.get_logger()


@contextmanager
def going_on(doing: str) -> Iterator[None]:
    """Log what fails inside, and go on: that a task has died, nobody notices before everything hangs.

    A server that is away is worth a line; anything else is a bug of ours, and its traceback is kept.
    """
    try:
        yield
    except (RedisError, SQLAlchemyError, OSError) as error:
        log.warning("interrupted", doing=doing, error=type(error).__name__)
    except Exception:
        log.exception("interrupted by a bug", doing=doing)
