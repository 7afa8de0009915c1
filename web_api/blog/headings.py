"""The levels of a post's headings, whatever the author began with."""

from collections.abc import Iterable
from typing import Any

from web_api.blog.markdown_tree import MarkdownHeading, MarkdownList, MarkdownQuote

FIRST_LEVEL = 2
LAST_LEVEL = 4


def with_orderly_headings(blocks: list[Any]) -> list[Any]:
    """The shallowest becomes level 2, and none is more than one deeper than the one before it."""
    written = sorted({heading.level for heading in _headings(blocks)})
    ranks = {level: min(FIRST_LEVEL + rank, LAST_LEVEL) for rank, level in enumerate(written)}
    return _Renumbering(ranks).of(blocks)


def _headings(blocks: Iterable[Any]) -> Iterable[MarkdownHeading]:
    for block in blocks:
        match block:
            case MarkdownHeading():
                yield block
            case MarkdownQuote(children):
                yield from _headings(children)
            case MarkdownList(_, items):
                for item in items:
                    yield from _headings(item)


class _Renumbering:
    """Goes through a post once, from top to bottom."""

    def __init__(self, ranks: dict[int, int]) -> None:
        self._ranks = ranks
        self._previous = FIRST_LEVEL - 1

    def of(self, blocks: list[Any]) -> list[Any]:
        return [self._block(block) for block in blocks]

    def _block(self, block: Any) -> Any:
        match block:
            case MarkdownHeading(level, children):
                self._previous = min(self._ranks[level], self._previous + 1)
                return MarkdownHeading(self._previous, children)
            case MarkdownQuote(children):
                return MarkdownQuote(self.of(children))
            case MarkdownList(start, items):
                return MarkdownList(start, [self.of(item) for item in items])
        return block
