"""Which slots are due."""

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from common.jobs.kind import NoArguments
from common.jobs.kinds.remove_expired import REMOVE_EXPIRED
from common.jobs.schedules import CATCH_UP_SLOTS, Schedule

NOON = datetime(2026, 3, 1, 12, 0, 30, tzinfo=UTC)
MINUTELY = Schedule("test", REMOVE_EXPIRED, timedelta(minutes=1), NoArguments())


def test_a_schedule_that_never_ran_is_due_for_the_current_slot_alone() -> None:
    assert MINUTELY.due_slots(None, NOON) == [NOON.replace(second=0)]


def test_nothing_is_due_twice() -> None:
    assert MINUTELY.due_slots(NOON.replace(second=0), NOON) == []


def test_what_was_missed_is_made_up_for_oldest_first() -> None:
    assert MINUTELY.due_slots(NOON.replace(minute=57, hour=11, second=0), NOON) == [
        NOON.replace(hour=11, minute=58, second=0),
        NOON.replace(hour=11, minute=59, second=0),
        NOON.replace(second=0),
    ]


@given(st.timedeltas(min_value=timedelta(0), max_value=timedelta(days=400)))
def test_a_long_stop_is_made_up_for_within_bounds(stopped: timedelta) -> None:
    last = NOON.replace(second=0) - stopped
    slots = MINUTELY.due_slots(last - (last - datetime(1970, 1, 1, tzinfo=UTC)) % MINUTELY.every, NOON)
    assert len(slots) <= CATCH_UP_SLOTS
    assert slots == sorted(set(slots))
    assert all(slot > last - MINUTELY.every and slot <= NOON for slot in slots)
