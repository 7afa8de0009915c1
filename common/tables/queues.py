"""Ended attempts and their totals, and the queues that are paused."""

from datetime import datetime
from typing import Literal
from uuid import UUID

from sqlalchemy import BigInteger, ForeignKey, Identity, Index, SmallInteger, String, Text, func, text
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base

Outcome = Literal["succeeded", "refused", "failed", "cancelled", "lost", "given_back"]
"""`refused`: its user can put it right. `failed`: a bug, or past its deadline. `given_back`: its worker had to stop."""
Measure = Literal["run", "wait"]


class JobAttempt(Base):
    """An attempt at a job that has ended.

    A trigger on `jobs` writes it in the transaction that takes a job out of `running`, whoever does that and however.
    """

    __tablename__ = "job_attempts"
    __table_args__ = (
        Index("ix_job_attempts_ended_at", "ended_at"),
        Index("ix_job_attempts_uncounted", "id", postgresql_where=text("not counted")),
    )

    id: Mapped[int] = mapped_column(BigInteger, Identity(always=True), primary_key=True)
    job_id: Mapped[UUID] = mapped_column(ForeignKey("jobs.id", ondelete="CASCADE"), index=True)
    queue: Mapped[str] = mapped_column(String(20))
    kind: Mapped[str] = mapped_column(String(50))
    number: Mapped[int] = mapped_column(SmallInteger)
    worker: Mapped[str | None] = mapped_column(String(100))
    queued_at: Mapped[datetime]
    started_at: Mapped[datetime]
    ended_at: Mapped[datetime]
    outcome: Mapped[Outcome] = mapped_column(String(20))
    error_code: Mapped[str | None] = mapped_column(String(60))
    traceback: Mapped[str | None] = mapped_column(Text)
    counted: Mapped[bool] = mapped_column(default=False, server_default="false")
    """Whether `attempt_totals` has it already."""


class AttemptTotal(Base):
    """How many attempts took how long, since the product was installed: attempts are pruned, these are not."""

    __tablename__ = "attempt_totals"

    queue: Mapped[str] = mapped_column(String(20), primary_key=True)
    kind: Mapped[str] = mapped_column(String(50), primary_key=True)
    outcome: Mapped[Outcome] = mapped_column(String(20), primary_key=True)
    measure: Mapped[Measure] = mapped_column(String(10), primary_key=True)
    up_to: Mapped[float] = mapped_column(primary_key=True)
    """Upper bound in seconds of this bucket (not of those below it); infinity for the last."""
    attempts: Mapped[int] = mapped_column(BigInteger)
    seconds: Mapped[float]
    """Their sum."""


class QueuePause(Base):
    """A queue that is paused: its workers claim nothing. Resuming deletes the row."""

    __tablename__ = "queue_pauses"

    queue: Mapped[str] = mapped_column(String(20), primary_key=True)
    paused_at: Mapped[datetime] = mapped_column(server_default=func.now())
