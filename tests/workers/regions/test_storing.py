"""Figures in the database: all of a file or nothing of it, and what it changed."""

from collections.abc import Iterator

import pytest
from sqlalchemy import Engine, delete, func, select

from common.errors import UserError
from common.tables import RegionalArea, RegionalFigures, RegionalOccupation, RegionalRelease
from tests import product
from tests.workers.regions.edd_file import edd_file
from workers.regions.changes import Changes
from workers.regions.storing import Stored, store, store_bundled


@pytest.fixture(scope="module")
def private_engine(stack: product.Stack) -> Iterator[Engine]:
    with product.engine(product.private_stack(stack, 15)) as engine:
        yield engine


@pytest.fixture
def empty(private_engine: Engine) -> Engine:
    with private_engine.begin() as connection:
        for table in (RegionalFigures, RegionalOccupation, RegionalArea, RegionalRelease):
            connection.execute(delete(table))
    return private_engine


def load(engine: Engine, content: bytes, origin: str = "a test") -> Stored:
    with engine.begin() as connection:
        return store(connection, content, origin)


def figures(engine: Engine) -> int:
    with engine.begin() as connection:
        return connection.scalar(select(func.count()).select_from(RegionalFigures)) or 0


def test_a_file_replaces_the_one_before_and_says_what_it_changed(empty: Engine) -> None:
    first = load(empty, edd_file().content())
    assert first.changes == Changes(former_period=None, added=78, altered=0, removed=0)
    newer = edd_file("2023-2033", "2024-2034")
    newer.put("Total  Job Openings", "990", area="Bay", code="51-4121")
    newer.drop(lambda row: row[1].startswith("Harbor") and row[4] == "53-3032")
    newer.rows = [[*row[:1], row[1].replace("Bay MD", "Bay-Delta MD"), *row[2:]] for row in newer.rows]
    second = load(empty, newer.content())
    assert (second.period, second.state_period) == ("2023-2033", "2024-2034")
    assert second.changes == Changes(former_period="2020-2030", added=0, altered=1, removed=1)
    assert figures(empty) == 77


def test_regions_that_are_drawn_anew_are_told(empty: Engine) -> None:
    load(empty, edd_file().content())
    drawn = edd_file("2023-2033")
    drawn.drop(lambda row: row[1].startswith("Harbor"))
    bay = "Bay MD (Alameda and Contra Costa Counties)"
    drawn.rows = [
        [row[0], row[1].replace(bay, "Coast MD (Alameda, Contra Costa, and Los Angeles Counties)"), *row[2:]]
        for row in drawn.rows
    ]
    changes = load(empty, drawn.content()).changes
    assert changes
    assert (changes.regions_new, changes.regions_gone) == (("Coast MD",), ("Bay MD", "Harbor MD"))


def test_the_same_file_again_changes_nothing_but_when_it_was_looked_for(empty: Engine) -> None:
    load(empty, edd_file().content(), "first")
    assert load(empty, edd_file().content(), "second").changes is None
    with empty.begin() as connection:
        release = connection.execute(select(RegionalRelease)).one()
    assert release.origin == "first"
    assert release.checked_at > release.imported_at


def test_an_earlier_period_is_refused_and_the_later_one_stays(empty: Engine) -> None:
    load(empty, edd_file("2023-2033").content())
    with pytest.raises(UserError) as refused:
        load(empty, edd_file().content())
    assert (refused.value.code, refused.value.params) == (
        "regional_data_older",
        {"period": "2020-2030", "serving": "2023-2033"},
    )
    with empty.begin() as connection:
        assert connection.scalar(select(RegionalRelease.period)) == "2023-2033"


def test_the_bundle_comes_once_and_never_over_what_was_imported(empty: Engine) -> None:
    stored = store_bundled(empty)
    assert stored
    assert (stored.period, stored.regions) == ("2020-2030", 32)
    assert store_bundled(empty) is None
    load(empty, edd_file("2023-2033").content())
    assert store_bundled(empty) is None
    assert figures(empty) == 78
