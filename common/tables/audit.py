"""What admins did."""

from typing import Any
from uuid import UUID

from sqlalchemy import Index, Integer, String, Uuid
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id


class AuditEntry(Base):
    """One action of an admin. It is inserted in the action's own transaction and never changed."""

    __tablename__ = "audit_log"
    __table_args__ = (
        Index("ix_audit_log_created_at", "created_at"),
        Index("ix_audit_log_job_ids", "job_ids", postgresql_using="gin"),
    )

    id: Mapped[Id]
    actor_id: Mapped[UUID] = mapped_column(Uuid)
    """Not a foreign key: the entry outlives the account, without naming it."""
    action: Mapped[str] = mapped_column(String(50))
    """`jobs.retry`, `jobs.cancel`, `jobs.discard`; `queue.pause`, `queue.resume`; `user.make_admin`,
    `user.make_user`, `user.switch_on`, `user.switch_off`; `blog.create`, `blog.update`,
    `blog.delete`, `blog.add_image`.
    """
    subject: Mapped[dict[str, Any]]
    """What was asked for: a queue's name, a job's or user's id, a filter or a post."""
    affected: Mapped[int] = mapped_column(Integer)
    """How many rows it changed."""
    job_ids: Mapped[list[UUID]] = mapped_column(ARRAY(Uuid), server_default="{}")
    created_at: Mapped[CreatedAt]
