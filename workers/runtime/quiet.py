"""Lets people go first: what the clock asks for the first time is work of seconds that nobody waits for.

On a new database that is storing what comes with the product, just when the first people come.
"""

from collections.abc import Callable
from time import monotonic

from sqlalchemy import Engine, exists, func, or_, select, text

from common.jobs.states import UNENDED
from common.tables import Job

LONGEST_WAIT_SECONDS = 30.0
_A_MOMENT = text("interval '5 seconds'")


class Quiet:
    """Waited for from when this is made, and no longer than `LONGEST_WAIT_SECONDS`."""

    def __init__(self, engine: Engine, seconds: Callable[[], float] = monotonic) -> None:
        self._engine = engine
        self._seconds = seconds
        self._no_later_than = seconds() + LONGEST_WAIT_SECONDS

    def has_come(self) -> bool:
        """No person has a job that waits or runs, or had one a moment ago; or it was waited for long enough."""
        if self._seconds() >= self._no_later_than:
            return True
        at_work = or_(Job.state.in_(UNENDED), Job.ended_at > func.now() - _A_MOMENT)
        with self._engine.connect() as connection:
            return not connection.scalar(select(exists().where(Job.user_id.is_not(None), at_work)))
