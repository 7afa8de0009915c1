"""The blocks of a page: what stands between two line breaks, and the pieces of text that make it."""

from dataclasses import dataclass, field
from itertools import dropwhile
from typing import NamedTuple

from lxml import etree

from workers.posting.markup.pieces import breaks_line
from workers.posting.markup.tree import UNREADABLE, Element

_MOST_BLOCKS = 1_500
"""Beyond so many a page is a list, an archive or an attack."""


class Piece(NamedTuple):
    """A text within a tree: an element's own, or what stands behind it."""

    node: Element
    is_tail: bool

    @property
    def text(self) -> str:
        """The block's text, as it stands in the markup."""
        return (self.node.tail if self.is_tail else self.node.text) or ""

    def clear(self) -> None:
        """Remove the block's text, and leave a blank in its place."""
        if self.is_tail:
            self.node.tail = " "
        else:
            self.node.text = " "


@dataclass(slots=True)
class Block:
    """`box` is the innermost element around all of it that begins a line of its own."""

    box: Element
    pieces: list[Piece] = field(default_factory=list)
    characters_in_links: int = 0
    text: str = ""


def part_lines(tree: Element) -> None:
    """Put an element at the end of each line of preformatted text, as line breaks are in all other text."""
    for box in tree.iter("pre"):
        for node in list(box.iter()):
            _part(node, is_tail=False)
            if node is not box:
                _part(node, is_tail=True)


def _part(node: Element, *, is_tail: bool) -> None:
    first, *rest = (Piece(node, is_tail).text).split("\n")
    if not rest:
        return
    parent = node.getparent() if is_tail else node
    place = parent.index(node) + 1 if is_tail else 0
    if is_tail:
        node.tail = first
    else:
        node.text = first
    for number, line in enumerate(rest[:_MOST_BLOCKS]):
        end = node.makeelement("br")
        end.tail = line
        parent.insert(place + number, end)


def blocks_of(page: Element) -> list[Block]:
    """The page's blocks in their order, without empty ones, as many as are looked at."""
    body = page.find(".//body")
    collector = _Collector(page if body is None else body)
    root = collector.root
    walk = etree.iterwalk(root, events=("start", "end"))
    for event, node in walk:
        if len(collector.blocks) >= _MOST_BLOCKS:
            break
        if event == "end":
            collector.leave(node)
            if node is not root:
                collector.add(Piece(node, is_tail=True))
        elif node.tag in UNREADABLE:
            walk.skip_subtree()
        else:
            collector.enter(node)
            collector.add(Piece(node, is_tail=False))
    return collector.finished()


class _Collector:
    """Collects pieces until a break ends their block."""

    def __init__(self, root: Element) -> None:
        self.root = root
        self.blocks: list[Block] = []
        self._boxes: list[Element] = [root]
        self._pieces: list[Piece] = []
        self._has_words = False
        self._linked = 0
        self._links = 0

    def enter(self, node: Element) -> None:
        self._links += node.tag == "a"
        if breaks_line(node.tag):
            self._break()
            if node.tag != "br":
                self._boxes.append(node)

    def leave(self, node: Element) -> None:
        self._links -= node.tag == "a"
        if breaks_line(node.tag):
            self._break()
            if node.tag != "br" and len(self._boxes) > 1 and node is not self.root:
                self._boxes.pop()

    def add(self, piece: Piece) -> None:
        if words := piece.text.strip():
            self._pieces.append(piece)
            self._has_words = self._has_words or _has_words(piece)
            self._linked += len(words) * (self._links > 0)

    def finished(self) -> list[Block]:
        self._break()
        if self._pieces:
            self._end_block()
        return self.blocks

    def _break(self) -> None:
        """A list's mark that stands in a box of its own, or any line without words, is of the block that follows."""
        if self._has_words:
            self._end_block()

    def _end_block(self) -> None:
        said = [*dropwhile(lambda piece: not _has_words(piece), self._pieces)] or self._pieces
        text = " ".join(" ".join(piece.text for piece in said).split())
        self.blocks.append(Block(self._boxes[-1], self._pieces, self._linked, text))
        self._pieces, self._has_words, self._linked = [], False, 0


def _has_words(piece: Piece) -> bool:
    return any(map(str.isalnum, piece.text))
