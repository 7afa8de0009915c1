"""Openings and pay of occupations in the regions of California, as the state projects and publishes them."""

from datetime import datetime
from decimal import Decimal
from typing import Any

from sqlalchemy import ForeignKey, Numeric, SmallInteger, String, Text, func
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, Id


class RegionalRelease(Base):
    """The one set of figures that serves; a refresh replaces its row together with the tables below.

    `period` is the regions', like "2020-2030"; the state's may be a later one. `origin`: "bundled", an address, or the
    name of an uploaded file. `fingerprint`: SHA-256 of the file. `changes`: what the import changed, as
    `workers.regions.changes` counts it.
    """

    __tablename__ = "regional_releases"

    id: Mapped[Id]
    period: Mapped[str] = mapped_column(String(9))
    state_period: Mapped[str] = mapped_column(String(9))
    origin: Mapped[str] = mapped_column(Text)
    fingerprint: Mapped[str] = mapped_column(String(64))
    changes: Mapped[dict[str, Any]]
    imported_at: Mapped[datetime] = mapped_column(server_default=func.now())
    checked_at: Mapped[datetime] = mapped_column(server_default=func.now())
    """When a refresh last found that these are still the newest figures."""


class RegionalArea(Base):
    """A region, or California itself, which has no counties. `name` is the state's own, without the counties."""

    __tablename__ = "regional_areas"

    id: Mapped[int] = mapped_column(SmallInteger, primary_key=True, autoincrement=False)
    name: Mapped[str] = mapped_column(String(200), unique=True)
    counties: Mapped[list[str]]


class RegionalOccupation(Base):
    """A detailed occupation by its SOC code, with the title that the state gives it."""

    __tablename__ = "regional_occupations"

    soc_code: Mapped[str] = mapped_column(String(7), primary_key=True)
    title: Mapped[str] = mapped_column(String(200))


class RegionalFigures(Base):
    """The figures of one occupation in one area. `openings` is the total of the period's ten years.

    Wages are in dollars, null where the state doesn't publish them; `percent_change` is over the whole period.
    """

    __tablename__ = "regional_figures"

    soc_code: Mapped[str] = mapped_column(ForeignKey("regional_occupations.soc_code"), primary_key=True)
    area_id: Mapped[int] = mapped_column(ForeignKey("regional_areas.id"), primary_key=True)
    base_employment: Mapped[int]
    projected_employment: Mapped[int]
    percent_change: Mapped[Decimal] = mapped_column(Numeric(9, 1))
    openings: Mapped[int]
    median_hourly_wage: Mapped[Decimal | None] = mapped_column(Numeric(9, 2))
    median_annual_wage: Mapped[Decimal | None] = mapped_column(Numeric(11, 2))
