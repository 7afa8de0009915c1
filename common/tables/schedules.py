"""The slots of schedules: one row for every time that one was due."""

from datetime import datetime
from uuid import UUID

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base


class ScheduleSlot(Base):
    """A slot of a schedule. Its key makes the slot's job unique, however many reconcilers see that it is due."""

    __tablename__ = "schedule_slots"

    name: Mapped[str] = mapped_column(String(60), primary_key=True)
    slot: Mapped[datetime] = mapped_column(primary_key=True)
    """When it was due: a whole multiple of the schedule's interval since the epoch."""
    job_id: Mapped[UUID | None]
    """Null for a slot that was under way when the schedule was first seen, and isn't `at_once`."""
