"""The figures on the admins' dashboard, and what people did last."""

from datetime import datetime
from uuid import UUID

import msgspec
from litestar import get
from litestar.di import NamedDependency
from sqlalchemy import ColumnElement, ScalarSelect, Select, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from common.analytics import EventType
from common.settings import Settings
from common.tables import AnalyticsEvent, GeneratedDocument, User
from web_api.admin.local_days import Step, this_began
from web_api.admin.people import IS_PERSON
from web_api.sessions import DatabaseSession

RECENT = 10
CAREER_SEARCH: EventType = "career_search"


class Activity(msgspec.Struct, rename="camel"):
    """`userName`: their e-mail where they gave no name; null when nobody was signed in or the account is gone."""

    id: UUID
    user_name: str | None
    event_type: str
    created_at: datetime


class AdminStats(msgspec.Struct, rename="camel"):
    """All of one moment. Days and months begin as they do in `timeZone`.

    `activeUsers`: accounts that aren't switched off. `totalDocuments` and `documentsToday`: what is stored now.
    `careerSearches`: this month. `newUsersToday`: accounts made today that still exist.
    """

    total_users: int
    active_users: int
    total_documents: int
    documents_today: int
    career_searches: int
    new_users_today: int
    time_zone: str
    recent_activity: list[Activity]


@get("/api/admin/stats", tags=["administration"])
async def read_admin_stats(
    admin: NamedDependency[User], session: DatabaseSession, settings: NamedDependency[Settings]
) -> AdminStats:
    """The figures, and the last things that people did, newest first."""
    del admin
    figures = (await session.execute(_figures(settings.time_zone))).one()
    return AdminStats(
        **figures._asdict(), time_zone=settings.time_zone, recent_activity=await _recent_activity(session)
    )


def _figures(time_zone: str) -> Select[int, int, int, int, int, int]:
    """Select all figures in one statement, so that they are of the same moment."""
    searches = AnalyticsEvent.event_type == CAREER_SEARCH
    return select(
        select(func.count()).where(IS_PERSON).scalar_subquery().label("total_users"),
        select(func.count()).where(IS_PERSON, User.is_active).scalar_subquery().label("active_users"),
        select(func.count()).select_from(GeneratedDocument).scalar_subquery().label("total_documents"),
        _since("day", GeneratedDocument.created_at, time_zone).label("documents_today"),
        _since("month", AnalyticsEvent.created_at, time_zone, searches).label("career_searches"),
        _since("day", User.created_at, time_zone, IS_PERSON).label("new_users_today"),
    )


def _since(
    step: Step, created_at: InstrumentedAttribute[datetime], time_zone: str, *wanted: ColumnElement[bool]
) -> ScalarSelect[int]:
    began = this_began(step, time_zone)
    return select(func.count()).where(created_at >= began, *wanted).scalar_subquery()


async def _recent_activity(session: AsyncSession) -> list[Activity]:
    name = func.coalesce(func.nullif(func.concat_ws(" ", User.first_name, User.last_name), ""), User.email)
    newest = (
        select(AnalyticsEvent.id, name.label("user_name"), AnalyticsEvent.event_type, AnalyticsEvent.created_at)
        .outerjoin(User, User.id == AnalyticsEvent.user_id)
        .order_by(AnalyticsEvent.created_at.desc(), AnalyticsEvent.id.desc())
        .limit(RECENT)
    )
    return [Activity(**row._asdict()) for row in await session.execute(newest)]
