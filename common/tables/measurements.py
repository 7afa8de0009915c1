"""Analytics events, and metrics of the system."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import BigInteger, ForeignKey, Index, String, func, text
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id


class AnalyticsEvent(Base):
    """Something that a person did. It outlives the account, without naming the person."""

    __tablename__ = "analytics_events"
    __table_args__ = (
        Index("ix_analytics_events_type_time", "event_type", "created_at"),
        # Recent activity, and the charts.
        Index("ix_analytics_events_time", "created_at", "id"),
        # What the hourly clean-up has still to forget.
        Index(
            "ix_analytics_events_addressed",
            "created_at",
            postgresql_where=text("ip_address is not null or user_agent is not null"),
        ),
    )

    id: Mapped[Id]
    event_type: Mapped[str] = mapped_column(String(50))
    """See `common.analytics`; any other displays as a generic action."""
    user_id: Mapped[UUID | None] = mapped_column(ForeignKey("users.id", ondelete="SET NULL"), index=True)
    # The declarative base keeps `metadata` for itself.
    details: Mapped[dict[str, Any] | None] = mapped_column("metadata")
    ip_address: Mapped[str | None] = mapped_column(String(45))
    user_agent: Mapped[str | None] = mapped_column(String(500))
    created_at: Mapped[CreatedAt]


class SystemMetric(Base):
    """One measurement of one figure of the system."""

    __tablename__ = "system_metrics"
    __table_args__ = (Index("ix_system_metrics_name_time", "metric_name", "recorded_at"),)

    id: Mapped[Id]
    metric_name: Mapped[str] = mapped_column(String(100))
    metric_value: Mapped[int] = mapped_column(BigInteger)
    details: Mapped[dict[str, Any] | None] = mapped_column("metadata")
    recorded_at: Mapped[datetime] = mapped_column(server_default=func.now())
