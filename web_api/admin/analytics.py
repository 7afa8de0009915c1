"""What people did over time: events by type, sign-ups and documents, for each day, week or month."""

from collections import defaultdict
from datetime import date
from typing import Any, Literal

import msgspec
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery
from sqlalchemy import Select
from sqlalchemy.ext.asyncio import AsyncSession

from common.settings import Settings
from common.tables import AnalyticsEvent, GeneratedDocument, User
from web_api.admin.local_days import LocalSteps, Step
from web_api.admin.people import IS_PERSON
from web_api.sessions import DatabaseSession

Period = Literal["week", "month", "quarter", "year"]
STEPS: dict[Period, tuple[Step, int]] = {
    "week": ("day", 7),
    "month": ("day", 30),
    "quarter": ("week", 13),
    "year": ("month", 12),
}
"""Into how many steps of what length a period is cut; the last one is under way."""


class AnalyticsPoint(msgspec.Struct, rename="camel"):
    """One step, from the first moment of the day `begins`. `events`: how many of each type; a type without is missing.

    `signUps` and `documents` count what was made then and still exists.
    """

    begins: date
    events: dict[str, int]
    sign_ups: int
    documents: int


class Analytics(msgspec.Struct, rename="camel"):
    """Oldest first, without a gap. Days begin as they do in `timeZone`, weeks on Monday."""

    time_zone: str
    step: Step
    points: list[AnalyticsPoint]


@get("/api/admin/analytics", tags=["administration"])
async def read_analytics(
    admin: NamedDependency[User],
    session: DatabaseSession,
    settings: NamedDependency[Settings],
    period: FromQuery[Period] = "month",
) -> Analytics:
    """The last week, month, quarter or year up to now."""
    del admin
    steps = LocalSteps(*STEPS[period], settings.time_zone)
    events: dict[date, dict[str, int]] = defaultdict(dict)
    for row in await session.execute(steps.counted(AnalyticsEvent.created_at, AnalyticsEvent.event_type)):
        events[row.begins][row.event_type] = row.amount
    sign_ups = await _amounts(session, steps.counted(User.created_at).where(IS_PERSON))
    documents = await _amounts(session, steps.counted(GeneratedDocument.created_at))
    points = [
        AnalyticsPoint(begins, events[begins], sign_ups.get(begins, 0), documents.get(begins, 0))
        for begins in await session.scalars(steps.beginnings())
    ]
    return Analytics(settings.time_zone, steps.step, points)


async def _amounts(session: AsyncSession, counted: Select[Any]) -> dict[date, int]:
    return {row.begins: row.amount for row in await session.execute(counted)}
