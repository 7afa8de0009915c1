"""Trades that a posting asks for and that a line shows by its things alone: faucets and toilets, of plumbing."""

from collections.abc import Mapping

from workers.writing.trades.families import families_of_title, named_by, words_in

_SHOWN = 0.5
"""Of what a trade that is asked for is worth, what it is worth to name only its things."""


class ShownTrades:
    """`asked` are the posting's entries, each with what it is worth; those that are no trade count for nothing."""

    def __init__(self, asked: Mapping[str, float]) -> None:
        shown_by = named_by("shown_by")
        things = {name: frozenset().union(*map(shown_by.__getitem__, families_of_title(name))) for name in asked}
        self._things = {name: (words, asked[name]) for name, words in things.items() if words}

    def in_line(self, line: str) -> frozenset[str]:
        """The entries whose things it names."""
        words = words_in(line) if self._things else set[str]()
        return frozenset(name for name, (things, _) in self._things.items() if things & words)

    def worth(self, line: str, done: set[str]) -> float:
        """What they are worth, without those that the line tells by their own names, and that are `done`."""
        return _SHOWN * max((self._things[name][1] for name in self.in_line(line) - done), default=0.0)
