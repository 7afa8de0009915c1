"""The store of `kept_styles`: computed styles by the rules that hold for an element."""

from collections.abc import Iterable
from functools import cached_property
from typing import Any, NamedTuple

MOST_KEPT = 3_000
"""Combinations of rules, of all looks and papers together: some 140 for each, 10 kB each. With more it begins anew."""


class Element(NamedTuple):
    """`matched`: the rules that hold for it, by their numbers in each sheet. No `parent`: the root."""

    element: Any
    parent: Any
    matched: tuple[tuple[int, ...], ...]


class Known:
    """The computed style of all elements for which the same rules hold, from the root down."""

    def __init__(self, rules: dict[str, Any]) -> None:
        """`rules`: the declaration that wins, with its weight, for each property that has one."""
        self.rules = rules
        self.of_pseudo: dict[str, dict[str, Any]] = {}
        self.values: dict[str, Any] = {}
        self.specified: dict[str, Any] = {}
        self.below: dict[Any, Known] = {}

    @cached_property
    def anonymous(self) -> "Known":
        """Return the style of boxes inside this element that have no element of their own."""
        return Known({})


class KnownStyles:
    """The styles that are known for one font configuration."""

    def __init__(self) -> None:
        self._roots: dict[Any, tuple[Any, Known]] = {}
        self._count = 0

    def above_root(self, sheets: Any, *others: object) -> Known:
        """Return the style above the root of pages with these sheets.

        The sheets are held, so that their ids are not used again.
        """
        if self._count > MOST_KEPT:
            self._roots.clear()
            self._count = 0
        key = (*(id(sheet) for sheet, *_ in sheets), *others)
        if key not in self._roots:
            self._roots[key] = (sheets, Known({}))
            self._count += 1
        return self._roots[key][1]

    def records(self, above: Known, elements: Iterable[Element]) -> dict[Any, Known] | None:
        """Return the known style of each element; None where one isn't known."""
        records = {None: above}
        for element, parent, matched in elements:
            record = records[parent].below.get(matched)
            if record is None:
                return None
            records[element] = record
        return records

    def learn(self, above: Known, elements: Iterable[Element], styles: dict[Any, Any]) -> dict[Any, Known]:
        """The same, with new ones from what WeasyPrint made of the document."""
        records = {None: above}
        for element, parent, matched in elements:
            records[element] = self.keep(records[parent], matched, styles[element, None].cascaded)
        for (element, pseudo), style in styles.items():
            if pseudo:
                records[element].of_pseudo[pseudo] = style.cascaded
        return records

    def keep(self, above: Known, key: Any, rules: dict[str, Any]) -> Known:
        """The one of that key, with these rules where it is new."""
        if key not in above.below:
            above.below[key] = Known(rules)
            self._count += 1
        return above.below[key]
