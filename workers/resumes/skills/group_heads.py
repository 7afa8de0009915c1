"""Names of groups within a list of skills, each in bold over its items: "Engines" over "Injector replacement"."""

from collections.abc import Sequence
from itertools import groupby

from workers.resumes.text.line import Row

FEWEST_HEADS, FEWEST_ITEMS = 2, 2  # groups in a list, items in each
MOST_WORDS = 5  # of an item; what is longer tells of the bold skill above it


def without_group_heads(rows: Sequence[Row]) -> list[Row]:
    """The rows without those that only name the group of the rows under them; all where bold says something else."""
    groups = [(bold, list(of)) for bold, of in groupby(rows, key=_may_be_head)]
    heads = [of for bold, of in groups if bold]
    items = [of for bold, of in groups if not bold]
    alternate = bool(groups) and groups[0][0] and not groups[-1][0] and all(len(of) == 1 for of in heads)
    if len(heads) < FEWEST_HEADS or not alternate or not all(map(_are_items, items)):
        return list(rows)
    return [row for of in items for row in of]


def _may_be_head(row: Row) -> bool:
    return row.bold and not row.bullet and len(row.lines) == 1 and "," not in row.text


def _are_items(rows: Sequence[Row]) -> bool:
    return len(rows) >= FEWEST_ITEMS and all(len(row.text.split()) <= MOST_WORDS and not row.bold for row in rows)
