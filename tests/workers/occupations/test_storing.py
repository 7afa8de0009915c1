"""A release in the database: whole or not at all, and the same twice is once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Engine, func, select

from common.errors import UserError
from common.tables import JobProfile, OccupationName, OccupationOutlook, OccupationRelease
from tests import product
from tests.workers.occupations.releases import OCCUPATIONS, WELDER, write_release
from workers.occupations.importing import import_release
from workers.occupations.storing import store_bundled

UNHEARD = lambda *_told: None  # noqa: E731


@pytest.fixture(scope="module")
def own_database(stack: product.Stack) -> Iterator[Engine]:
    """Apart from everybody's, whose release must stay."""
    with product.engine(product.private_stack(stack, 12)) as engine:
        yield engine


def counts(engine: Engine) -> list[int]:
    with engine.connect() as connection:
        tables = (JobProfile, OccupationName, OccupationOutlook, OccupationRelease)
        return [connection.scalar(select(func.count()).select_from(table)) or 0 for table in tables]


def test_the_bundle_fills_a_new_database_once_and_an_import_of_the_whole_replaces_it(
    own_database: Engine, tmp_path: Path
) -> None:
    first = store_bundled(own_database)
    assert first
    assert first.changed
    occupations, names, outlooks, releases = counts(own_database)
    assert (occupations, releases) == (1016, 1)
    assert names > 55_000
    assert outlooks > 800
    assert store_bundled(own_database) is None

    told: list[tuple[int, float]] = []
    folder = write_release(tmp_path / "whole")
    stored = import_release(own_database, str(folder), lambda step, share, _file: told.append((step, share)))
    assert stored.changed
    assert told == sorted(told)
    assert told[-1] == (3, 1.0)
    assert counts(own_database)[0] == OCCUPATIONS
    with own_database.connect() as connection:
        found = connection.execute(select(JobProfile).where(JobProfile.onet_soc_code == WELDER)).one()
        assert found.description == f"Does {WELDER}."
        assert connection.scalar(select(OccupationRelease.origin)) == str(folder)
    assert not import_release(own_database, str(folder), UNHEARD).changed
    assert store_bundled(own_database) is None

    broken = write_release(tmp_path / "broken", changed={"Task Statements": f"O*NET-SOC Code\tTask\n{WELDER}\n"})
    with pytest.raises(UserError):
        import_release(own_database, str(broken), UNHEARD)
    assert counts(own_database)[0] == OCCUPATIONS
