"""Puts a release and the bundled outlooks into the database, all of it or nothing."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, case, delete, func, insert, select
from sqlalchemy.dialects.postgresql import insert as upsert

from common.folding import tokens_of
from common.tables import JobProfile, OccupationName, OccupationOutlook, OccupationRelease
from workers.occupations.bundled import bundled_files_key, bundled_outlooks, bundled_release
from workers.occupations.lexicon import Entry, lexicon, listed
from workers.occupations.release import Release, fingerprint, pack, soc_code

BUNDLED = "bundled"
LONGEST_NAME = 200
MOST_SKILLS = 12
_LOCK = 0x6F6E6574
"""Of the advisory lock that lets one import go at a time."""
_ALTERNATE, _IN_THE_TRADE, _TITLE = 1, 3, 5

Progress = Callable[[float], None]
"""Told how much of the storing is done, 0 to 1."""


class Stored(msgspec.Struct, frozen=True):
    """The result of an import. `changed` is false where the very same release is in use already."""

    version: str
    occupations: int
    changed: bool


def store_bundled(engine: Engine) -> Stored | None:
    """Brings the bundled data where there is none or an older bundle. None where nothing had to be done."""
    with engine.begin() as connection:
        return store_bundled_with(connection)


def store_bundled_with(connection: Connection, progress: Progress = lambda _share: None) -> Stored | None:
    """Do as `store_bundled` in a transaction that the caller commits. A bundle never replaces what was imported."""
    _one_at_a_time(connection)
    key = bundled_files_key()
    serving = connection.execute(select(OccupationRelease.origin, OccupationRelease.fingerprint)).first()
    if serving and (serving.origin != BUNDLED or serving.fingerprint == key):
        return None
    return _replace(connection, bundled_release(), BUNDLED, key, progress)


def store(engine: Engine, release: Release, origin: str, progress: Progress = lambda _share: None) -> Stored:
    """Store a release in one transaction: until it commits, and if it fails, everybody reads the release before."""
    with engine.begin() as connection:
        return store_with(connection, release, origin, progress)


def store_with(
    connection: Connection, release: Release, origin: str, progress: Progress = lambda _share: None
) -> Stored:
    """Do as `store` in a transaction that the caller commits."""
    _one_at_a_time(connection)
    key = fingerprint(pack(release) + bundled_files_key().encode())
    if connection.scalar(select(OccupationRelease.fingerprint)) == key:
        return Stored(release.version, len(release.occupations), changed=False)
    return _replace(connection, release, origin, key, progress)


def _one_at_a_time(connection: Connection) -> None:
    connection.execute(select(func.pg_advisory_xact_lock(_LOCK)))


def _replace(connection: Connection, release: Release, origin: str, key: str, progress: Progress) -> Stored:
    progress(0.1)
    _store_profiles(connection, release)
    progress(0.3)
    connection.execute(delete(OccupationName))
    _copy_names(connection, _names(release))
    progress(0.8)
    _store_outlooks(connection)
    connection.execute(delete(OccupationRelease))
    connection.execute(
        insert(OccupationRelease).values(version=release.version, fingerprint=key, packed=pack(release), origin=origin)
    )
    progress(1.0)
    return Stored(release.version, len(release.occupations), changed=True)


def _store_profiles(connection: Connection, release: Release) -> None:
    entries = lexicon()
    rows = [
        {
            "onet_soc_code": one.code,
            "soc_code": soc_code(one.code),
            "title": one.title,
            "title_es": entries.get(one.code, Entry()).es or None,
            "description": one.description,
            "skills_text": ", ".join(_skills(release, one.code)) or None,
            "job_zone": one.job_zone,
        }
        for one in release.occupations
    ]
    statement = upsert(JobProfile)
    changed = {name: statement.excluded[name] for name in rows[0] if name != "onet_soc_code"}
    connection.execute(statement.on_conflict_do_update(index_elements=["onet_soc_code"], set_=changed), rows)
    kept = [row["onet_soc_code"] for row in rows]
    connection.execute(delete(JobProfile).where(JobProfile.onet_soc_code.not_in(kept)))


def _skills(release: Release, code: str) -> list[str]:
    ratings = release.ratings.get(code, {})
    return sorted(ratings, key=lambda element: (-ratings[element], element))[:MOST_SKILLS]


def _names(release: Release) -> Iterator[tuple[str, str, str, str, int]]:
    """Code, name, folded name, language and weight; of names that fold alike the heaviest."""
    entries = lexicon()
    for one in release.occupations:
        entry = entries.get(one.code, Entry())
        names = [
            *((name, "en", _ALTERNATE) for name in release.titles.get(one.code, ())),
            *((name, "en", _IN_THE_TRADE) for name in listed(entry.called)),
            *((name, "es", _IN_THE_TRADE) for name in listed(entry.llamado)),
            (one.title, "en", _TITLE),
            *([(entry.es, "es", _TITLE)] if entry.es else []),
        ]
        heaviest = {(" ".join(tokens_of(name)), language): (name, weight) for name, language, weight in names}
        for (folded, language), (name, weight) in heaviest.items():
            if folded:
                yield one.code, name[:LONGEST_NAME], folded[:LONGEST_NAME], language, weight


def _copy_names(connection: Connection, names: Iterable[tuple[str, str, str, str, int]]) -> None:
    cursor: Any = connection.connection.cursor()
    with cursor.copy("copy occupation_names (onet_soc_code, name, folded, language, weight) from stdin") as copy:
        for row in names:
            copy.write_row(row)


def _store_outlooks(connection: Connection) -> None:
    """The bundled figures; for California none that are older than those that a refresh has brought."""
    rows = [msgspec.structs.asdict(outlook) for outlook in bundled_outlooks()]
    statement = upsert(OccupationOutlook)
    state = ("median_hourly_wage", "median_annual_wage", "annual_openings", "california_period", "published_as")
    bundled = statement.excluded
    older = OccupationOutlook.california_period > bundled.california_period
    changed = {
        name: case((older, getattr(OccupationOutlook, name)), else_=bundled[name]) if name in state else bundled[name]
        for name in rows[0]
        if name != "soc_code"
    }
    connection.execute(statement.on_conflict_do_update(index_elements=["soc_code"], set_=changed), rows)
