"""Puts projections into the database, all of them or nothing."""

from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Integer, ScalarSelect, Update, case, delete, func, insert, select, update

from common.errors import ErrorCode, UserError
from common.tables import OccupationOutlook, RegionalArea, RegionalFigures, RegionalOccupation, RegionalRelease
from workers.regions.bundled import BUNDLED, bundled_file
from workers.regions.changes import Changes, Place, as_json, changes_between
from workers.regions.projections import Figures, Projections
from workers.regions.reading import read_projections

_LOCK = 0x65646463
"""Of the advisory lock that lets one import go at a time."""
_LONGEST_TITLE = 200
TEN_YEARS = 10
"""What the openings of a file are the total of."""
_FIGURES = tuple(Figures.__struct_fields__)


class Stored(msgspec.Struct, frozen=True):
    """The result of an import. `changes` is None where the very same file is in use already."""

    period: str
    state_period: str
    regions: int
    occupations: int
    changes: Changes | None


def store_bundled(engine: Engine) -> Stored:
    """Brings the bundled figures where there are none or an older bundle; what was imported stays."""
    with engine.begin() as connection:
        return store_bundled_with(connection)


def store_bundled_with(connection: Connection) -> Stored:
    """Do as `store_bundled` in a transaction that the caller commits."""
    content = bundled_file()
    serving = connection.execute(select(RegionalRelease)).one_or_none()
    if serving is None or (serving.origin == BUNDLED and serving.fingerprint != fingerprint_of(content)):
        return store(connection, content, BUNDLED)
    regions = select(func.count()).select_from(RegionalArea).where(func.jsonb_array_length(RegionalArea.counties) > 0)
    occupations = select(func.count()).select_from(RegionalOccupation)
    return Stored(
        serving.period,
        serving.state_period,
        connection.scalar(regions) or 0,
        connection.scalar(occupations) or 0,
        changes=None,
    )


def store(connection: Connection, content: bytes, origin: str) -> Stored:
    """Store figures in a transaction that the caller commits; until then, and if this fails, the old ones are in use.

    UserError where the file can't serve, or is of an earlier period than what does.
    """
    return store_projections(connection, read_projections(content), fingerprint_of(content), origin)


def store_projections(connection: Connection, projections: Projections, fingerprint: str, origin: str) -> Stored:
    """Do as `store` with a file that has been read."""
    connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))
    serving = connection.execute(select(RegionalRelease.period, RegionalRelease.fingerprint)).one_or_none()
    if serving and projections.period < serving.period:
        raise UserError(ErrorCode.REGIONAL_DATA_OLDER, period=projections.period, serving=serving.period)
    if serving and serving.fingerprint == fingerprint:
        connection.execute(update(RegionalRelease).values(checked_at=func.now()))
        return _stored(projections, None)
    former_period = serving.period if serving else None
    changes = changes_between(former_period, *_serving_figures(connection), projections)
    _replace_figures(connection, projections)
    connection.execute(_state_figures_of_occupations(projections.state.period))
    connection.execute(delete(RegionalRelease))
    connection.execute(
        insert(RegionalRelease).values(
            period=projections.period,
            state_period=projections.state.period,
            origin=origin,
            fingerprint=fingerprint,
            changes=as_json(changes),
        )
    )
    return _stored(projections, changes)


def fingerprint_of(content: bytes) -> str:
    """Return a file's SHA-256 in hexadecimal digits."""
    return sha256(content).hexdigest()


def _stored(projections: Projections, changes: Changes | None) -> Stored:
    return Stored(
        projections.period,
        projections.state.period,
        len(projections.regions),
        len(projections.titles),
        changes,
    )


def _serving_figures(connection: Connection) -> tuple[dict[tuple[Place, str], Figures], dict[Place, str]]:
    areas = connection.execute(select(RegionalArea.id, RegionalArea.name, RegionalArea.counties)).all()
    places = {area.id: tuple(area.counties) for area in areas}
    columns = [getattr(RegionalFigures, name) for name in _FIGURES]
    rows = connection.execute(select(RegionalFigures.area_id, RegionalFigures.soc_code, *columns))
    return (
        {(places[area_id], code): Figures(*values) for area_id, code, *values in rows},
        {places[area.id]: area.name for area in areas},
    )


def _replace_figures(connection: Connection, projections: Projections) -> None:
    for table in (RegionalFigures, RegionalOccupation, RegionalArea):
        connection.execute(delete(table))
    ids = {area: number for number, area in enumerate(projections.areas)}
    areas = [{"id": ids[area], "name": area.name, "counties": list(area.counties)} for area in projections.areas]
    titles = [{"soc_code": code, "title": title[:_LONGEST_TITLE]} for code, title in sorted(projections.titles.items())]
    connection.execute(insert(RegionalArea), areas)
    connection.execute(insert(RegionalOccupation), titles)
    _copy_figures(connection, projections, ids)


def _copy_figures(connection: Connection, projections: Projections, ids: dict[Any, int]) -> None:
    cursor: Any = connection.connection.cursor()
    columns = ", ".join(("soc_code", "area_id", *_FIGURES))
    with cursor.copy(f"copy regional_figures ({columns}) from stdin") as copy:
        for area, by_code in projections.figures.items():
            for code, figures in by_code.items():
                copy.write_row((code, ids[area], *msgspec.structs.astuple(figures)))


def _state_figures_of_occupations(period: str) -> Update:
    """Careers are suggested with figures of the same release; an occupation that isn't in it has none."""
    published = (
        select(
            RegionalFigures.soc_code,
            RegionalFigures.median_hourly_wage,
            RegionalFigures.median_annual_wage,
            (RegionalFigures.openings / TEN_YEARS).cast(Integer).label("annual_openings"),
        )
        .join(RegionalArea)
        .where(func.jsonb_array_length(RegionalArea.counties) == 0)
        .subquery()
    )
    under = func.coalesce(OccupationOutlook.published_as, OccupationOutlook.soc_code)

    def figure(name: str) -> ScalarSelect[Any]:
        return select(published.c[name]).where(published.c.soc_code == under).scalar_subquery()

    return update(OccupationOutlook).values(
        median_hourly_wage=figure("median_hourly_wage"),
        median_annual_wage=figure("median_annual_wage"),
        annual_openings=figure("annual_openings"),
        california_period=case((under.in_(select(published.c.soc_code)), period)),
    )
