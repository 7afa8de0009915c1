"""The date of today in a person's time zone."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo


def today_in(time_zone: str | None) -> date:
    """The date in an IANA time zone ("America/Los_Angeles"); UTC's without one, or with one that nobody knows."""
    if not time_zone:
        return datetime.now(UTC).date()
    try:
        zone = ZoneInfo(time_zone)
    except (KeyError, ValueError, OSError):  # unknown; no name at all; the name of a folder of zones
        return datetime.now(UTC).date()
    return datetime.now(zone).date()
