"""The parts of EDD's projections that are stored."""

from decimal import Decimal

import msgspec


class Figures(msgspec.Struct, frozen=True):
    """The figures of one occupation in one area.

    `openings` is the total of ten years. Wages are dollars, None where the state doesn't publish them.
    """

    base_employment: int
    projected_employment: int
    percent_change: Decimal
    openings: int
    median_hourly_wage: Decimal | None
    median_annual_wage: Decimal | None


class Area(msgspec.Struct, frozen=True):
    """A region, or the state itself, which has no counties. `name` is EDD's, without the counties."""

    name: str
    counties: tuple[str, ...]
    period: str

    @property
    def is_state(self) -> bool:
        """Whether the area is the whole of California."""
        return not self.counties


class Projections(msgspec.Struct, frozen=True):
    """A whole file. Figures of detailed occupations alone, by area and SOC code; titles by SOC code."""

    areas: tuple[Area, ...]
    titles: dict[str, str]
    figures: dict[Area, dict[str, Figures]]

    @property
    def state(self) -> Area:
        """Return the area of the whole state."""
        return next(area for area in self.areas if area.is_state)

    @property
    def regions(self) -> tuple[Area, ...]:
        """Return every area but the state."""
        return tuple(area for area in self.areas if not area.is_state)

    @property
    def period(self) -> str:
        """Return the period of the regions, which share one, as EDD writes it: "2020-2030"."""
        return self.regions[0].period

    @property
    def count(self) -> int:
        """How many pairs of an area and an occupation have figures."""
        return sum(len(by_code) for by_code in self.figures.values())
