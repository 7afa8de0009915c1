"""Labels that one reading of a card sees and another doesn't: a day at the same place is the same day.

So a reading that lost a label still says what the day is that it read, perhaps better than the others did.
"""

from collections.abc import Sequence

import msgspec

from workers.cards.cells import Cell, taken_apart
from workers.cards.matching import Link, surely_read
from workers.resumes.line import Line

NEAR = 1.0  # of a cell's height: how far the middles of one place may be apart in two readings


def with_borrowed(links: Sequence[Sequence[Link]], readings: Sequence[Sequence[Line]]) -> list[list[Link]]:
    """Each reading's links, and for its days that no label of its own claims the labels of other readings."""
    every = [link for of_reading in links for link in of_reading]
    return [
        [*of_reading, *(link for cell in _unclaimed(lines, of_reading) for link in _of_place(cell, every))]
        for of_reading, lines in zip(links, readings, strict=True)
    ]


def _unclaimed(lines: Sequence[Line], links: Sequence[Link]) -> list[Cell]:
    """The cells of days that no label of their own reading claims."""
    claimed = [link.dated for link in links]
    return [cell for cell in taken_apart(lines)[1] if cell not in claimed]


def _of_place(cell: Cell, links: Sequence[Link]) -> list[Link]:
    """The nearest link at the cell's place, speaking of the cell's days."""
    at_place = [link for link in links if len(link.roles) == len(cell.days) and _at_one_place(cell, link.dated)]
    return [
        msgspec.structs.replace(
            link,
            dated=cell,
            roles=tuple((role, day) for (role, _), day in zip(link.roles, cell.days, strict=True)),
            sure=surely_read(cell),
        )
        for link in at_place[:1]
    ]


def _at_one_place(one: Cell, other: Cell) -> bool:
    return (
        one.line.page == other.line.page
        and abs(one.line.middle - other.line.middle) < NEAR * min(one.height, other.height)
        and one.left < other.right
        and other.left < one.right
    )
