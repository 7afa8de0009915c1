"""Somebody's own day, by the zone that their browser names."""

from datetime import UTC, datetime, timedelta

import pytest

from common.local_day import today_in


def test_somewhere_it_is_another_day_than_elsewhere() -> None:
    """From the first of these zones to the last lie 26 hours."""
    last, first = today_in("Pacific/Kiritimati"), today_in("Etc/GMT+12")
    assert timedelta(days=1) <= last - first <= timedelta(days=2)


@pytest.mark.parametrize(
    "name", [None, "", "Mars/Olympus", "America", "../../etc/passwd", "/etc/passwd", "\0", "ñ", "UTC"]
)
def test_what_is_no_zone_counts_as_utc(name: str | None) -> None:
    before = datetime.now(UTC).date()
    assert before <= today_in(name) <= datetime.now(UTC).date()
