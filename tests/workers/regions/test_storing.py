"""Figures in the database: all of a file or nothing of it, and what it changed."""

from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import pytest
from sqlalchemy import Engine, delete, func, insert, select

from common.errors import UserError
from common.tables import OccupationOutlook, RegionalArea, RegionalFigures, RegionalOccupation, RegionalRelease
from tests import product
from tests.workers.regions.edd_file import TEACHERS, edd_file
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
    assert (stored.period, stored.regions, stored.changes is None) == ("2020-2030", 32, False)
    assert store_bundled(empty) == Stored("2020-2030", "2020-2030", 32, 723, changes=None)
    load(empty, edd_file("2023-2033").content())
    assert store_bundled(empty) == Stored("2023-2033", "2023-2033", 5, 13, changes=None)
    assert figures(empty) == 78


def test_the_state_s_figures_of_occupations_are_those_of_the_release(empty: Engine) -> None:
    with empty.begin() as connection:
        connection.execute(delete(OccupationOutlook))
        rows: list[dict[str, Any]] = [
            {"soc_code": "51-4121", "annual_openings": 1, "california_period": "2018-2028"},
            {"soc_code": "25-2039", "published_as": TEACHERS},
            {"soc_code": "11-1011", "annual_openings": 7, "california_period": "2018-2028"},
        ]
        for row in rows:
            connection.execute(insert(OccupationOutlook).values(**row))
    load(empty, edd_file("2023-2033", "2024-2034").content())
    with empty.begin() as connection:
        columns = (OccupationOutlook.annual_openings, OccupationOutlook.median_hourly_wage)
        query = select(OccupationOutlook.soc_code, *columns, OccupationOutlook.california_period)
        found = {code: figures for code, *figures in connection.execute(query)}
    assert found == {
        "51-4121": [21, Decimal("22.25"), "2024-2034"],
        "25-2039": [58, None, "2024-2034"],
        "11-1011": [None, None, None],
    }
