"""Dates that can be true of a working life; the rest are slips of the finger."""

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from msgspec import Meta

from common.errors import UserError

EARLIEST = date(1920, 1, 1)
ANYWHERE = timedelta(days=1)
"""Where the person is, it may be tomorrow already."""
NEXT_JOB = timedelta(days=366)
"""A job may be agreed on that far ahead."""
LONGEST_VALIDITY = timedelta(days=100 * 366)


def _documented(latest_ahead: timedelta) -> Meta:
    """For the OpenAPI document; `require_between` holds it, with a sentence of its own."""
    return Meta(extra_json_schema={"x-earliest": EARLIEST.isoformat(), "x-days-ahead": latest_ahead.days})


JobDay = Annotated[date, _documented(NEXT_JOB)]
IssueDay = Annotated[date, _documented(ANYWHERE)]
ExpirationDay = Annotated[date, _documented(LONGEST_VALIDITY)]


def require_between(label: str, value: date | None, latest_ahead: timedelta) -> None:
    """UserError `invalid` unless the date lies between 1920 and that far ahead of today; an absent date passes."""
    latest = datetime.now(UTC).date() + latest_ahead
    if value is not None and not EARLIEST <= value <= latest:
        problem = "is too long ago" if value < EARLIEST else "lies too far in the future"
        raise UserError("invalid", f"{label} {problem}. Please check the year.")


def require_order(first_label: str, first: date, second_label: str, second: date | None) -> None:
    """UserError `invalid` if the second date comes before the first."""
    if second is not None and second < first:
        raise UserError("invalid", f"{second_label} can't be before {first_label.lower()}.")
