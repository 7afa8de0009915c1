"""Whether a queue is paused. Admins pause and resume; Postgres keeps it."""

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from common.jobs.kind import Queue
from common.tables import QueuePause


def is_paused(engine: Engine, queue: Queue) -> bool:
    """Whether the queue is paused, by one look-up by key."""
    with Session(engine) as session:
        return session.get(QueuePause, queue.value) is not None
