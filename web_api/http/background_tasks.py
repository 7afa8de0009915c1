"""Tasks that run as long as the process does, and so must survive whatever one round of theirs meets."""

from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import anyio
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


@asynccontextmanager
async def alongside(*tasks: Callable[[], Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """Run them until left, and leave only when all have ended.

    AnyIO's groups cancel until it is heard. asyncio's cancel once, and psycopg waits with `asyncio.wait_for`, which
    Python 3.11 lets swallow a cancellation that meets an answer: the process would then never end.
    """
    async with anyio.create_task_group() as group:
        for task in tasks:
            group.start_soon(task)
        try:
            yield
        finally:
            group.cancel_scope.cancel()
