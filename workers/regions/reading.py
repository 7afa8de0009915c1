"""Reads projections from the bytes of a CSV; a file that isn't whole or doesn't fit together is refused."""

from collections import defaultdict
from decimal import Decimal

from common.errors import ErrorCode, UserError
from common.trades import TRADES
from workers.regions.counties import COUNTIES, name_and_counties
from workers.regions.projections import Area, Figures, Projections
from workers.regions.rows import Row, read_rows

_STATE = "State"
_ALL_OCCUPATIONS, _MINOR_GROUPS, _DETAILED = 1, 3, 4
_LEAST_SHARE = Decimal("0.97")
"""Of an area's jobs that its minor groups add up to: all but the few that are withheld. Measured: 0.99 to 1.002."""
_FIRST_YEAR = 2020
"""Since then regions are published by the occupation codes of 2018, which the product knows."""


def read_projections(content: bytes) -> Projections:
    """The figures of a whole file. UserError names what is missing, mixed, cut off or unreadable."""
    areas: dict[str, Area] = {}
    titles: dict[str, str] = {}
    figures: dict[Area, dict[str, Figures]] = defaultdict(dict)
    jobs: dict[str, int] = {}
    jobs_in_groups: dict[str, int] = defaultdict(int)
    for row in read_rows(content):
        area = areas.setdefault(row.area, _area(row))
        if area.period != row.period:
            raise UserError(ErrorCode.REGIONAL_DATA_MIXED, periods=tuple(sorted({area.period, row.period})))
        if row.level == _ALL_OCCUPATIONS:
            jobs[row.area] = row.base_employment
        elif row.level == _MINOR_GROUPS:
            jobs_in_groups[row.area] += row.base_employment
        elif row.level == _DETAILED:
            if row.soc_code in figures[area]:
                raise UserError(ErrorCode.REGIONAL_DATA_TWICE, line=row.line, area=area.name, soc=row.soc_code)
            figures[area][row.soc_code] = _figures(row)
            if area.is_state or row.soc_code not in titles:
                titles[row.soc_code] = row.title
    _require_every_county_once(list(areas.values()))
    _require_one_period([area for area in areas.values() if not area.is_state])
    _require_whole_areas(areas, jobs, jobs_in_groups)
    projections = Projections(tuple(areas.values()), titles, dict(figures))
    _require_trades(projections)
    return projections


def _area(row: Row) -> Area:
    if row.area_type == _STATE:
        return Area(row.area, (), row.period)
    parts = name_and_counties(row.area)
    if parts is None:
        raise UserError(ErrorCode.REGIONAL_DATA_VALUE, line=row.line, column="Area Name", value=row.area[:60])
    return Area(*parts, row.period)


def _figures(row: Row) -> Figures:
    return Figures(
        row.base_employment,
        row.projected_employment,
        row.percent_change,
        row.openings,
        row.median_hourly_wage,
        row.median_annual_wage,
    )


def _require_every_county_once(areas: list[Area]) -> None:
    named = [county for area in areas for county in area.counties]
    missing = COUNTIES.difference(named)
    if missing:
        raise UserError(ErrorCode.REGIONAL_DATA_COUNTIES_MISSING, counties=tuple(sorted(missing)))
    if sum(area.is_state for area in areas) != 1:
        raise UserError(ErrorCode.REGIONAL_DATA_INCOMPLETE, area="California")
    if len(named) > len(COUNTIES):
        twice = sorted({county for county in named if named.count(county) > 1})
        raise UserError(ErrorCode.REGIONAL_DATA_COUNTIES_TWICE, counties=tuple(twice))


def _require_one_period(regions: list[Area]) -> None:
    """The state's row may be of a later period: it is published first, and never compared with the regions'."""
    periods = sorted({region.period for region in regions})
    if len(periods) > 1:
        raise UserError(ErrorCode.REGIONAL_DATA_MIXED, periods=tuple(periods))
    if int(periods[0][:4]) < _FIRST_YEAR:
        raise UserError(ErrorCode.REGIONAL_DATA_OLD_CODES, period=periods[0])


def _require_whole_areas(areas: dict[str, Area], jobs: dict[str, int], in_groups: dict[str, int]) -> None:
    """A file that was cut off between two lines has an area whose groups don't add up to all of its jobs."""
    for published_name, area in areas.items():
        if in_groups[published_name] < _LEAST_SHARE * jobs.get(published_name, 10**9):
            raise UserError(ErrorCode.REGIONAL_DATA_INCOMPLETE, area=area.name)


def _require_trades(projections: Projections) -> None:
    in_state = projections.figures[projections.state]
    missing = tuple(f"{trade} ({code})" for trade, code in TRADES.items() if code not in in_state)
    if missing:
        raise UserError(ErrorCode.REGIONAL_DATA_TRADES_MISSING, trades=missing)
