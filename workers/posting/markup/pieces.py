"""The lines of a page, each in the pieces in which its markup holds it: what stands apart on the screen is apart."""

from dataclasses import dataclass

from lxml import etree

from workers.posting.markup.tree import BLOCKS, UNREADABLE, Element
from workers.posting.text.clean_text import clean_line

_BREAKS = BLOCKS | {"br"}
_MOST_CHARACTERS = 40_000


@dataclass(frozen=True, slots=True)
class Line:
    """What stands between two breaks."""

    pieces: tuple[str, ...]

    @property
    def text(self) -> str:
        """The pieces with a blank between them."""
        return " ".join(self.pieces)


def lines_of(page: Element, most_characters: int = _MOST_CHARACTERS) -> list[Line]:
    """The page's lines in their order, without empty ones and without menus, as far as `most_characters` go."""
    body = page.find(".//body")
    root = body if body is not None else page
    lines = _Lines()
    walk = etree.iterwalk(root, events=("start", "end"))
    for event, node in walk:
        if lines.characters > most_characters:
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
        self._lines: list[Line] = []
        self._pieces: list[str] = []
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
        self.characters += len(text or "")
        for number, part in enumerate((text or "").split("\n") if self._preformatted else [text or ""]):
            if number:
                self._break()
            if piece := clean_line(part):
                self._pieces.append(piece)

    def finished(self) -> list[Line]:
        self._break()
        return self._lines

    def _break(self) -> None:
        if self._pieces:
            self._lines.append(Line(tuple(self._pieces)))
            self._pieces = []


def _is_menu(node: Element) -> bool:
    return bool(node.tag == "nav" or node.get("role") == "navigation")
