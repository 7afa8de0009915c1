"""Notifications behind the bell: a code with parameters, put into words in the reader's language where it is read."""

from datetime import datetime
from typing import Any
from uuid import UUID

from sqlalchemy import ForeignKey, Index, String, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id, OwnerId


class Notification(Base):
    """A notification of one event. `event_key` keeps it one, however often the event is found.

    By the daily job: `certification_expires` {name, expirationDate, days}, `certification_expired` {name,
    expirationDate}. In the transaction that ends a job (`common.jobs.transitions.after_ending`): `job_succeeded`,
    `job_failed` {kind, documentType, title} and `resume_to_check` {kind, count}.
    """

    __tablename__ = "notifications"
    __table_args__ = (
        UniqueConstraint("user_id", "event_key"),
        Index("ix_notifications_user_time", "user_id", "created_at", "id"),
        # What the hourly clean-up looks for.
        Index("ix_notifications_created_at", "created_at"),
    )

    id: Mapped[Id]
    user_id: Mapped[OwnerId]
    event_key: Mapped[str] = mapped_column(String(150))
    code: Mapped[str] = mapped_column(String(50))
    parameters: Mapped[dict[str, Any]]
    job_id: Mapped[UUID | None] = mapped_column(index=True)
    """Not a foreign key: jobs are pruned sooner."""
    certification_id: Mapped[UUID | None] = mapped_column(
        ForeignKey("certifications.id", ondelete="CASCADE"), index=True
    )
    read_at: Mapped[datetime | None]
    created_at: Mapped[CreatedAt]
