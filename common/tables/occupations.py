"""Occupations of the O*NET database, and what is expected of them."""

from datetime import datetime
from decimal import Decimal

from sqlalchemy import CheckConstraint, Computed, Index, LargeBinary, Numeric, SmallInteger, String, Text, func
from sqlalchemy.dialects.postgresql import TSVECTOR
from sqlalchemy.orm import Mapped, mapped_column

from common.tables.base import Base, CreatedAt, Id


class JobProfile(Base):
    """One O*NET-SOC occupation of the release in use.

    `soc_code` is the SOC code that it refines; several may share one. `title_es` is our own translation, where there
    is one. `skills_text` names the skills and knowledge that matter most, parted by commas.
    """

    __tablename__ = "job_profiles"

    id: Mapped[Id]
    onet_soc_code: Mapped[str] = mapped_column(String(10), unique=True)
    title: Mapped[str] = mapped_column(String(200))
    description: Mapped[str | None] = mapped_column(Text)
    skills_text: Mapped[str | None] = mapped_column(Text)
    created_at: Mapped[CreatedAt]
    soc_code: Mapped[str] = mapped_column(String(7), index=True)
    title_es: Mapped[str | None] = mapped_column(String(200))
    job_zone: Mapped[int | None] = mapped_column(SmallInteger)


class OccupationName(Base):
    """A name of an occupation: its title, an alternate, or what people in the trade say in either language.

    `weight`: 1 for an alternate title, 3 for what people in the trade say, 5 for the occupation's own title.
    """

    __tablename__ = "occupation_names"
    __table_args__ = (
        CheckConstraint("language in ('en', 'es')", name="language"),
        Index("ix_occupation_names_words", "words", postgresql_using="gin"),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    onet_soc_code: Mapped[str] = mapped_column(String(10), index=True)
    name: Mapped[str] = mapped_column(String(200))
    folded: Mapped[str] = mapped_column(String(200))
    """`name` in lower case without accents, its words parted by single blanks."""
    language: Mapped[str] = mapped_column(String(2))
    weight: Mapped[int] = mapped_column(SmallInteger)
    words: Mapped[str] = mapped_column(TSVECTOR, Computed("to_tsvector('simple', folded)", persisted=True))


class OccupationOutlook(Base):
    """Growth and training by the Bureau of Labor Statistics (national), pay and openings by California's EDD.

    Every figure may be missing. `growth_percent` is over the ten years of `growth_period`; `annual_openings` is a
    tenth of EDD's ten-year total for the state; wages are in dollars. `education`, `experience` and `training` are
    codes of `common.occupation_outlook`.
    """

    __tablename__ = "occupation_outlooks"

    soc_code: Mapped[str] = mapped_column(String(7), primary_key=True)
    growth_percent: Mapped[Decimal | None] = mapped_column(Numeric(6, 1))
    growth_period: Mapped[str | None] = mapped_column(String(20))
    education: Mapped[str | None] = mapped_column(String(30))
    experience: Mapped[str | None] = mapped_column(String(30))
    training: Mapped[str | None] = mapped_column(String(30))
    median_hourly_wage: Mapped[Decimal | None] = mapped_column(Numeric(8, 2))
    median_annual_wage: Mapped[Decimal | None] = mapped_column(Numeric(10, 2))
    annual_openings: Mapped[int | None]
    california_period: Mapped[str | None] = mapped_column(String(20))
    published_as: Mapped[str | None] = mapped_column(String(7))
    """The group's code, where EDD publishes the occupation only together with others: its figures are the group's."""


class OccupationRelease(Base):
    """The one release that serves; an import replaces its row together with the tables above.

    `packed` is what matching reads, as `workers.occupations.release` packs it; `fingerprint` says whether it is the
    one that a worker has already read. `origin`: "bundled", or the address or file that it was imported from.
    """

    __tablename__ = "occupation_releases"

    id: Mapped[Id]
    version: Mapped[str] = mapped_column(String(20))
    fingerprint: Mapped[str] = mapped_column(String(64), unique=True)
    packed: Mapped[bytes] = mapped_column(LargeBinary, deferred=True)
    origin: Mapped[str] = mapped_column(Text)
    imported_at: Mapped[datetime] = mapped_column(server_default=func.now())
