"""Jobs. Postgres holds the truth of every job; Redis only carries it."""

from datetime import datetime
from typing import Any
from uuid import UUID, uuid4

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    ForeignKey,
    Index,
    SmallInteger,
    String,
    Text,
    UniqueConstraint,
    func,
    text,
)
from sqlalchemy.orm import Mapped, mapped_column

from common.job_states import JobState
from common.tables.base import Base, CreatedAt, Id


class Job(Base):
    """A job: one request for work, through all its attempts to its one ending."""

    __tablename__ = "jobs"
    __table_args__ = (
        UniqueConstraint("user_id", "idempotency_key"),
        CheckConstraint(
            "state in ('queued', 'running', 'succeeded', 'failed', 'cancelled')",
            name="state",
        ),
        # The reconciler sweeps what hasn't ended, every few seconds: keep that set small and indexed.
        Index(
            "ix_jobs_unended",
            "state",
            "queue",
            postgresql_where=text("state in ('queued', 'running')"),
        ),
        # Whose turn it is, and which is a user's last one.
        Index("ix_jobs_turns", "queue", "turn", "queued_at", postgresql_where=text("state = 'queued'")),
        Index("ix_jobs_own_turns", "queue", "user_id", "turn", postgresql_where=text("state = 'queued'")),
        Index("ix_jobs_user_time", "user_id", "created_at"),
        Index("ix_jobs_ended", "ended_at", postgresql_where=text("ended_at is not null")),
        # The admins' pages, newest first.
        Index("ix_jobs_created", "created_at", "id"),
        Index("ix_jobs_failed", "created_at", "id", postgresql_where=text("state = 'failed'")),
    )

    id: Mapped[Id]
    kind: Mapped[str] = mapped_column(String(50))
    queue: Mapped[str] = mapped_column(String(20))
    user_id: Mapped[UUID | None] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    """None for the system's own jobs (refreshes)."""
    arguments: Mapped[dict[str, Any]]
    state: Mapped[JobState] = mapped_column(String(20), default=JobState.QUEUED, server_default=JobState.QUEUED.value)
    turn: Mapped[int] = mapped_column(BigInteger, default=0, server_default="0")
    """Claims go by it: each job of a user waits for one more turn than the job before, so that users alternate."""
    attempt: Mapped[int] = mapped_column(SmallInteger, default=1, server_default="1")
    attempt_token: Mapped[UUID] = mapped_column(default=uuid4)
    """New for each attempt: a write under an older token is refused."""
    lease_until: Mapped[datetime | None]
    """While running: without a sign of life until then, the attempt counts as lost."""
    worker: Mapped[str | None] = mapped_column(String(100))
    cancel_requested: Mapped[bool] = mapped_column(default=False, server_default="false")
    progress: Mapped[dict[str, Any] | None]
    result: Mapped[dict[str, Any] | None]
    error_code: Mapped[str | None] = mapped_column(String(60))
    error_message: Mapped[str | None] = mapped_column(Text)
    error_params: Mapped[dict[str, Any] | None]
    """What the sentence was made with, for other languages."""
    traceback: Mapped[str | None] = mapped_column(Text)
    """For admins; never shown to the user."""
    idempotency_key: Mapped[str | None] = mapped_column(String(200))
    request_digest: Mapped[str | None] = mapped_column(String(64))
    """Of what was asked for under the key: the same key for something else is refused."""
    created_at: Mapped[CreatedAt]
    queued_at: Mapped[datetime] = mapped_column(server_default=func.now())
    """When this attempt became ready to run."""
    started_at: Mapped[datetime | None]
    ended_at: Mapped[datetime | None]
