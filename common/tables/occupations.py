"""Occupations of the O*NET database."""

from sqlalchemy import String, Text
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id


class JobProfile(Base):
    """One O*NET-SOC occupation."""

    __tablename__ = "job_profiles"

    id: Mapped[Id]
    onet_soc_code: Mapped[str] = mapped_column(String(10), unique=True)
    title: Mapped[str] = mapped_column(String(200))
    description: Mapped[str | None] = mapped_column(Text)
    skills_text: Mapped[str | None] = mapped_column(Text)
    created_at: Mapped[CreatedAt]
