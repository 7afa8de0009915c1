"""An occupation's figures in every region, as they are stored."""

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal

from sqlalchemy import and_, select, true
from sqlalchemy.ext.asyncio import AsyncSession

from common.tables import RegionalArea, RegionalFigures, RegionalRelease

TEN_YEARS = 10
"""What the state's openings are the total of."""


@dataclass(frozen=True)
class AreaFigures:
    """The figures of one region, or of the state, which has no counties; None for what the state doesn't publish."""

    name: str
    counties: list[str]
    jobs: int | None
    openings: int | None
    percent_change: Decimal | None
    median_hourly_wage: Decimal | None
    median_annual_wage: Decimal | None

    @property
    def annual_openings(self) -> float | None:
        """A tenth of the total of ten years. A whole number as long as the state rounds to tens, as it does."""
        if self.openings is None:
            return None
        whole, rest = divmod(self.openings, TEN_YEARS)
        return whole if rest == 0 else self.openings / TEN_YEARS


@dataclass(frozen=True)
class ServedFigures:
    """The figures of all areas, the state among them, of one release, whatever is imported meanwhile."""

    period: str
    state_period: str
    imported_at: datetime
    areas: list[AreaFigures]


async def figures_of(session: AsyncSession, code: str) -> ServedFigures | None:
    """Read in one statement, so that no two releases mix. None before the first import."""
    query = (
        select(RegionalRelease, RegionalArea, RegionalFigures)
        .select_from(RegionalRelease)
        .join(RegionalArea, true())
        .outerjoin(RegionalFigures, and_(RegionalFigures.area_id == RegionalArea.id, RegionalFigures.soc_code == code))
        .order_by(RegionalArea.name)
    )
    rows = (await session.execute(query)).all()
    if not rows:
        return None
    release: RegionalRelease = rows[0][0]
    return ServedFigures(
        release.period, release.state_period, release.imported_at, [_figures(area, row) for _, area, row in rows]
    )


def _figures(area: RegionalArea, row: RegionalFigures | None) -> AreaFigures:
    return AreaFigures(
        area.name,
        area.counties,
        row.base_employment if row else None,
        row.openings if row else None,
        row.percent_change if row else None,
        row.median_hourly_wage if row else None,
        row.median_annual_wage if row else None,
    )
