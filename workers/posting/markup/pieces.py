"""The lines of a page, each in the pieces in which its markup holds it: what stands apart on the screen is apart."""

from bisect import bisect_right
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from lxml import etree

from workers.posting.markup.tree import BLOCKS, UNREADABLE, Element
from workers.posting.text.clean_text import clean_line

_BREAKS = BLOCKS | {"br"}
_MOST_CHARACTERS = 40_000
_LONGEST_WALK = 60_000
"""Characters: nobody asks for more."""


@dataclass(frozen=True, slots=True)
class Line:
    """The text between two breaks."""

    pieces: tuple[str, ...]

    @property
    def text(self) -> str:
        """The line's text: its pieces with a blank between them."""
        return " ".join(self.pieces)


_OF_PAGES: WeakKeyDictionary[Element, list[tuple[Line, list[int]]]] = WeakKeyDictionary()
"""The lines of each page as long as its root is held, each with how many characters stand before its pieces."""


def lines_of(page: Element, most_characters: int = _MOST_CHARACTERS) -> list[Line]:
    """The page's lines in their order, without empty ones and without menus, as far as `most_characters` go.

    As the page was when this was first asked of it: all who ask do so of a page that is changed no more.
    """
    if page not in _OF_PAGES:
        _OF_PAGES[page] = _walked(page)
    walked = _OF_PAGES[page]
    whole = bisect_right(walked, most_characters, key=lambda one: one[1][-1])
    lines = [line for line, _ in walked[:whole]]
    for line, before in walked[whole : whole + 1]:
        if kept := bisect_right(before, most_characters):
            lines.append(Line(line.pieces[:kept]))
    return lines


def _walked(page: Element) -> list[tuple[Line, list[int]]]:
    body = page.find(".//body")
    root = body if body is not None else page
    lines = _Lines()
    walk = etree.iterwalk(root, events=("start", "end"))
    for event, node in walk:
        if lines.characters > _LONGEST_WALK:
            break
        if event == "end":
            lines.leave(node)
            lines.add(node.tail if node is not root else None)
        elif node.tag in UNREADABLE or _is_menu(node):
            walk.skip_subtree()
        else:
            lines.enter(node)
            lines.add(node.text)
    return lines.finished()


def breaks_line(tag: str) -> bool:
    """Whether an element begins a line of its own; a site's own elements (`<job-card>`) do, as a rule."""
    return tag in _BREAKS or "-" in tag


class _Lines:
    """Collects pieces until a break ends their line."""

    def __init__(self) -> None:
        self.characters = 0
        self._lines: list[tuple[Line, list[int]]] = []
        self._pieces: list[str] = []
        self._before: list[int] = []
        self._preformatted = 0

    def enter(self, node: Element) -> None:
        if breaks_line(node.tag):
            self._break()
        self._preformatted += node.tag == "pre"

    def leave(self, node: Element) -> None:
        if breaks_line(node.tag):
            self._break()
        self._preformatted -= node.tag == "pre"

    def add(self, text: str | None) -> None:
        if not text:
            return
        before = self.characters
        self.characters += len(text)
        if text.isspace() and not self._preformatted:
            return
        for number, part in enumerate(text.split("\n") if self._preformatted else [text]):
            if number:
                self._break()
            if piece := clean_line(part):
                self._pieces.append(piece)
                self._before.append(before)

    def finished(self) -> list[tuple[Line, list[int]]]:
        self._break()
        return self._lines

    def _break(self) -> None:
        if self._pieces:
            self._lines.append((Line(tuple(self._pieces)), self._before))
            self._pieces, self._before = [], []


def _is_menu(node: Element) -> bool:
    return bool(node.tag == "nav" or node.get("role") == "navigation")
