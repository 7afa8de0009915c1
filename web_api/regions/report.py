"""The regions of California for one occupation: by openings a year, and by pay."""

from datetime import datetime
from decimal import Decimal
from typing import Annotated, Any

import msgspec
from litestar import Request, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from common.analytics import career_search
from common.errors import ErrorCode, UserError
from common.settings import Settings
from web_api.regions.areas import label_of
from web_api.regions.figures import AreaFigures, ServedFigures, figures_of
from web_api.regions.occupation_named import NamedOccupation, occupation_named
from web_api.sessions import DatabaseSession, signed_in_id

SOURCE = "California Employment Development Department, Long-Term Occupational Employment Projections (data.ca.gov)"


class Demand(msgspec.Struct, rename="camel"):
    """`annualOpenings`: a tenth of the projected total of ten years."""

    region: str
    annual_openings: float


class Pay(msgspec.Struct, rename="camel"):
    """What an occupation pays; `medianWage` is in dollars an hour."""

    region: str
    median_wage: float


class YearlyPay(msgspec.Struct, rename="camel"):
    """What an occupation pays; `medianAnnualWage` is in dollars a year."""

    region: str
    median_annual_wage: float


class Region(msgspec.Struct, rename="camel"):
    """`label` is what to show for `region`. `jobs`: at the period's beginning; `growthPercent`: over all of it.

    Null for what the state doesn't publish.
    """

    region: str
    label: str
    counties: list[str]
    jobs: int | None
    annual_openings: float | None
    growth_percent: float | None
    median_wage: float | None
    median_annual_wage: float | None


class Occupation(msgspec.Struct, rename="camel"):
    """`socCode` and `title` as the state publishes them. `isGroup`: the figures are those of several occupations."""

    soc_code: str
    title: str
    title_es: str | None
    is_group: bool


class RegionalReport(msgspec.Struct, rename="camel"):
    """Every region that has the figure, the highest first, those with the same figure in alphabetical order.

    `paidByTheYear`: regions that publish no pay by the hour but by the year, as for teachers. `suppressed`: regions
    whose pay isn't published at all; `notPublished`: regions without any figure for the occupation. `period` is the
    regions'; the state's own figures may be of a later one. `updatedAt`: when they came into the product.
    """

    occupation: Occupation
    top_by_demand: list[Demand]
    top_by_pay: list[Pay]
    paid_by_the_year: list[YearlyPay]
    suppressed: list[str]
    not_published: list[str]
    regions: list[Region]
    period: str
    state_period: str
    state_annual_openings: float | None
    state_median_wage: float | None
    state_median_annual_wage: float | None
    state_growth_percent: float | None
    source: str
    updated_at: datetime


@get(
    "/api/data/regional-report",
    tags=["regions"],
    refuses=(ErrorCode.TRADE_MISSING, ErrorCode.OCCUPATION_UNKNOWN, ErrorCode.REGIONAL_DATA_NONE),
)
async def read_regional_report(
    request: Request[Any, Any, Any],
    session: DatabaseSession,
    settings: NamedDependency[Settings],
    occupation_title: Annotated[
        str,
        QueryParameter(max_length=200, description="A trade, the code of an occupation (SOC or O*NET), or a title."),
    ] = "",
) -> RegionalReport:
    """Openings and pay in every region of California."""
    if not occupation_title.strip():
        raise UserError(ErrorCode.TRADE_MISSING)
    occupation = await occupation_named(session, occupation_title)
    if occupation is None:
        raise UserError(ErrorCode.OCCUPATION_UNKNOWN)
    served = await figures_of(session, occupation.code)
    if served is None:
        raise UserError(ErrorCode.REGIONAL_DATA_NONE)
    session.add(career_search(await signed_in_id(request, session, settings), searched_in="regions"))
    await session.commit()
    return report_on(occupation, served)


def report_on(occupation: NamedOccupation, served: ServedFigures) -> RegionalReport:
    """Make the report of an occupation out of the stored figures."""
    regions = [area for area in served.areas if area.counties]
    state = next(area for area in served.areas if not area.counties)
    return RegionalReport(
        occupation=Occupation(occupation.code, occupation.title, occupation.title_es, occupation.group),
        top_by_demand=[Demand(name, figure) for name, figure in _ranked(regions, "annual_openings")],
        top_by_pay=[Pay(name, figure) for name, figure in _ranked(regions, "median_hourly_wage")],
        paid_by_the_year=[
            YearlyPay(name, figure)
            for name, figure in _ranked(
                [one for one in regions if one.median_hourly_wage is None], "median_annual_wage"
            )
        ],
        suppressed=[area.name for area in regions if area.openings is not None and not _publishes_pay(area)],
        not_published=[area.name for area in regions if area.openings is None],
        regions=[_region(area) for area in regions],
        period=served.period,
        state_period=served.state_period,
        state_annual_openings=state.annual_openings,
        state_median_wage=_number(state.median_hourly_wage),
        state_median_annual_wage=_number(state.median_annual_wage),
        state_growth_percent=_number(state.percent_change),
        source=SOURCE,
        updated_at=served.imported_at,
    )


def _ranked(areas: list[AreaFigures], measure: str) -> list[tuple[str, float]]:
    """Name and figure, the highest first, then by name; without the areas that have no such figure."""
    found = [(area.name, getattr(area, measure)) for area in areas]
    with_figure = [
        (name, figure if isinstance(figure, int) else float(figure)) for name, figure in found if figure is not None
    ]
    return sorted(with_figure, key=lambda ranked: (-ranked[1], ranked[0]))


def _publishes_pay(area: AreaFigures) -> bool:
    return area.median_hourly_wage is not None or area.median_annual_wage is not None


def _region(area: AreaFigures) -> Region:
    return Region(
        region=area.name,
        label=label_of(area.name),
        counties=area.counties,
        jobs=area.jobs,
        annual_openings=area.annual_openings,
        growth_percent=_number(area.percent_change),
        median_wage=_number(area.median_hourly_wage),
        median_annual_wage=_number(area.median_annual_wage),
    )


def _number(figure: Decimal | None) -> float | None:
    return None if figure is None else float(figure)
