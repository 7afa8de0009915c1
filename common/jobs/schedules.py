"""The jobs that run at fixed times."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from common.contract import Contract
from common.jobs.kind import Kind, NoArguments
from common.jobs.kinds.import_occupations import IMPORT_OCCUPATIONS, ImportOccupationsArguments
from common.jobs.kinds.refresh_regional_data import REFRESH_REGIONAL_DATA, RefreshRegionalDataArguments
from common.jobs.kinds.remind_of_expiry import REMIND_OF_EXPIRY
from common.jobs.kinds.remove_expired import REMOVE_EXPIRED

CATCH_UP_SLOTS = 50
"""After a long stop so many slots are made up for, newest last; older ones are left out."""
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


@dataclass(frozen=True)
class Schedule:
    """A schedule: one job of `kind` in every slot of the length `every`.

    `name` is the slots' key: renaming it starts anew.

    `at_once`: whether the slot under way when the product first runs has a job, too.
    """

    name: str
    kind: Kind[Any, Any]
    every: timedelta
    arguments: Contract
    at_once: bool = True

    def due_slots(self, last: datetime | None, now: datetime) -> list[datetime]:
        """The slots after `last` that have begun by `now`; only the current one where there never was any."""
        current = _EPOCH + (now - _EPOCH) // self.every * self.every
        if last is None:
            return [current]
        missed = min((current - last) // self.every, CATCH_UP_SLOTS)
        return [current - self.every * back for back in range(missed - 1, -1, -1)]


SCHEDULES = (
    Schedule("remove_expired", REMOVE_EXPIRED, timedelta(hours=1), NoArguments()),
    Schedule("remind_of_expiry", REMIND_OF_EXPIRY, timedelta(days=1), NoArguments()),
    Schedule(
        "refresh_regional_data",
        REFRESH_REGIONAL_DATA,
        timedelta(weeks=1),
        RefreshRegionalDataArguments(),
        at_once=False,  # figures come with the product, and a machine without a network needs no failed job
    ),
    # Of no effect but on a new database, or after an update of the product that bundles a newer release.
    Schedule(
        "bundled_regional_data", REFRESH_REGIONAL_DATA, timedelta(days=1), RefreshRegionalDataArguments(bundled=True)
    ),
    Schedule("import_occupations", IMPORT_OCCUPATIONS, timedelta(days=1), ImportOccupationsArguments()),
)


def next_slot(kind: Kind[Any, Any], now: datetime) -> datetime:
    """Return when the next job of this kind is due. Raises StopIteration for a kind without a schedule."""
    schedule = next(schedule for schedule in SCHEDULES if schedule.name == kind.name)
    return _EPOCH + ((now - _EPOCH) // schedule.every + 1) * schedule.every
