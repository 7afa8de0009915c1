"""Dates that can be true of a working life; the rest are slips of the finger."""

from datetime import UTC, date, datetime, timedelta
from typing import Annotated

from msgspec import Meta

from web_api.http.forms import InvalidError, Problem

EARLIEST = date(1920, 1, 1)
ANYWHERE = timedelta(days=1)
"""Where the person is, it may be tomorrow already."""
NEXT_JOB = timedelta(days=366)
"""A job may be agreed on that far ahead."""
LONGEST_COURSE = timedelta(days=10 * 366)
"""An apprenticeship may end years from now."""
LONGEST_VALIDITY = timedelta(days=100 * 366)


def _documented(latest_ahead: timedelta) -> Meta:
    """Return the range for the OpenAPI document; `require_between` enforces it, with a sentence of its own."""
    return Meta(extra_json_schema={"x-earliest": EARLIEST.isoformat(), "x-days-ahead": latest_ahead.days})


JobDay = Annotated[date, _documented(NEXT_JOB)]
CourseDay = Annotated[date, _documented(LONGEST_COURSE)]
IssueDay = Annotated[date, _documented(ANYWHERE)]
ExpirationDay = Annotated[date, _documented(LONGEST_VALIDITY)]


def require_between(field: str, value: date | None, latest_ahead: timedelta) -> None:
    """InvalidError unless the date lies between 1920 and that far ahead of today; an absent date passes."""
    latest = datetime.now(UTC).date() + latest_ahead
    if value is not None and not EARLIEST <= value <= latest:
        raise InvalidError(Problem.TOO_EARLY if value < EARLIEST else Problem.TOO_LATE, field=field)


def require_order(first_field: str, first: date, second_field: str, second: date | None) -> None:
    """InvalidError if the second date comes before the first."""
    if second is not None and second < first:
        raise InvalidError(Problem.OUT_OF_ORDER, field=second_field, other=first_field)
