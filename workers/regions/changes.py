"""Compares a release with the one before, for the admin who imports it."""

from collections.abc import Mapping
from typing import Any

import msgspec

from workers.regions.projections import Figures, Projections

Place = tuple[str, ...]
"""An area by its counties, none for the state: names change, and mustn't look like regions that come and go."""
FiguresByPlace = Mapping[tuple[Place, str], Figures]


class Changes(msgspec.Struct, frozen=True, rename="camel"):
    """Counted in pairs of a region (or the state) and an occupation. `former_period` is None for the first release.

    `regions_new` and `regions_gone`: by name, where the state draws its regions anew.
    """

    former_period: str | None
    added: int
    altered: int
    removed: int
    regions_new: tuple[str, ...] = ()
    regions_gone: tuple[str, ...] = ()


def by_place(projections: Projections) -> dict[tuple[Place, str], Figures]:
    """Every figure by the area's counties and the occupation's code."""
    return {
        (area.counties, code): figures
        for area, by_code in projections.figures.items()
        for code, figures in by_code.items()
    }


def changes_between(
    former_period: str | None, former: FiguresByPlace, former_names: Mapping[Place, str], now: Projections
) -> Changes:
    """Compare the release in use with a new one."""
    coming = by_place(now)
    names = {area.counties: area.name for area in now.areas}
    return Changes(
        former_period=former_period,
        added=len(coming.keys() - former.keys()),
        altered=sum(former[key] != coming[key] for key in coming.keys() & former.keys()),
        removed=len(former.keys() - coming.keys()),
        regions_new=tuple(sorted(names[place] for place in names.keys() - former_names.keys() if former)),
        regions_gone=tuple(sorted(former_names[place] for place in former_names.keys() - names.keys())),
    )


def as_json(changes: Changes) -> dict[str, Any]:
    """Return the changes as JSON for the release's row."""
    plain: dict[str, Any] = msgspec.to_builtins(changes)
    return plain
