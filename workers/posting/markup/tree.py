"""HTML into a tree, and a tree into text with its line breaks and bullets. Iterative: markup may nest ever so deep."""

import re
from typing import Any

from lxml import etree, html

from workers.posting.text.clean_text import BULLET

Element = Any
"""An `lxml.html.HtmlElement`; lxml ships no types."""

_LISTS = frozenset({"ol", "ul", "menu"})
_CELLS = frozenset({"td", "th"})
_PARAGRAPHS = _LISTS | {
    *("address", "article", "blockquote", "dd", "details", "dl", "dt", "fieldset", "figure", "main", "p", "pre"),
    *("section", "table", "h1", "h2", "h3", "h4", "h5", "h6"),
}
HEADINGS = frozenset({"h1", "h2", "h3", "h4", "h5", "h6"})
BLOCKS = _PARAGRAPHS | {
    *(
        "aside",
        "body",
        "caption",
        "center",
        "div",
        "figcaption",
        "footer",
        "form",
        "header",
        "hr",
        "legend",
        "li",
        "nav",
    ),
    *("summary", "tr"),
}
UNREADABLE = frozenset(
    {
        *(
            "audio",
            "canvas",
            "embed",
            "head",
            "iframe",
            "link",
            "marquee",
            "math",
            "meta",
            "noscript",
            "object",
            "script",
        ),
        *("select", "style", "svg", "template", "textarea", "title", "video"),
    }
)
_CLASSES_OF_ELEMENTS = etree.ElementDefaultClassLookup(element=html.HtmlElement)
"""One class for all: lxml's own parser asks a function in Python for each element's, as often as a walk comes to it."""
_PARTED = re.compile(r"(?:.?[a-z\u00e0-\u00ff0-9)]|[A-Z]{2})[A-Z\u00c0-\u00dd$][A-Za-z\u00e0-\u00ff0-9]")
"""Where one inline element ends and the next begins without a blank: 'MechanicFull time' stands apart on the screen."""
_MAX_DEPTH_OF_LISTS = 4
_MAX_CHARACTERS = 200_000
"""Ten times what is kept of a description; a page may be a megabyte of paragraphs."""
MAX_CANDIDATES = 20
"""How many elements are looked at for one thing: a page can name thousands so, each within the one before."""


def parse(markup: str) -> Element | None:
    """The page's tree, or None when there is no element in it. Comments are dropped."""
    # Bytes with their encoding named: lxml refuses a str that declares one, and NUL would end the page early.
    body = markup.replace("\x00", "").encode("utf-8", "replace")
    parser = html.HTMLParser(encoding="utf-8", remove_comments=True, remove_pis=True, huge_tree=True)
    parser.set_element_class_lookup(_CLASSES_OF_ELEMENTS)
    try:
        tree = html.document_fromstring(body, parser=parser)
    except etree.ParserError:
        return None
    for shadow in tree.xpath("//template[@shadowrootmode]"):  # what a component shows, written into the page
        shadow.tag = "div"
    return tree


def text_of(element: Element) -> str:
    """Text as a person sees it: paragraphs apart, items with bullets, blanks folded."""
    if not len(element):
        return _text_of_leaf(element)
    writer = _TextWriter()
    walk = etree.iterwalk(element, events=("start", "end"))
    for event, node in walk:
        if writer.characters > _MAX_CHARACTERS:
            break
        if event == "end":
            if node.tag not in UNREADABLE:
                writer.close(node)
            if node is not element:
                writer.write(node.tail)
        elif node.tag in UNREADABLE:
            walk.skip_subtree()
        else:
            writer.open(node)
            writer.write(node.text)
    return writer.text()


def _folded(text: str) -> str:
    """Return a text with one blank for every run of blanks, also at its edges."""
    words = " ".join(text.split())
    return f"{' ' * text[0].isspace()}{words}{' ' * text[-1].isspace()}" if words else " "


def _text_of_leaf(element: Element) -> str:
    """The same of an element without others in it, as most are that are asked: no line can end within it."""
    text = element.text
    if not text or element.tag in UNREADABLE:
        return ""
    if element.tag == "pre":
        return str(text.strip())
    words = " ".join(text.split())
    return BULLET + words if words and element.tag == "li" else words


class _TextWriter:
    """Collects pieces of text, owing line breaks and bullets until there is text to put behind them."""

    def __init__(self) -> None:
        self.characters = 0
        self._pieces: list[str] = []
        self._breaks = 0
        self._bullet = ""
        self._counters: list[int | None] = []
        self._preformatted = 0
        self._between = False

    def open(self, node: Element) -> None:
        tag = node.tag
        if tag == "br":
            self._pieces.append("\n")
        elif tag in _CELLS:
            self._pieces.append(" ")
        elif tag in BLOCKS:
            self._break_for(tag)
        else:
            self._between = True
        if tag in _LISTS:
            self._counters.append(0 if tag == "ol" else None)
        elif tag == "li":
            self._bullet = self._next_bullet()
        elif tag == "pre":
            self._preformatted += 1

    def close(self, node: Element) -> None:
        tag = node.tag
        if tag in _LISTS and self._counters:
            self._counters.pop()
        elif tag == "li":
            self._bullet = ""
        elif tag == "pre":
            self._preformatted -= 1
        self._break_for(tag)

    def write(self, text: str | None) -> None:
        if not text:
            return
        folded = text if self._preformatted else _folded(text)
        if self._between and self._pieces and _PARTED.fullmatch(self._pieces[-1][-2:] + folded[:2]):
            self._pieces.append(" ")
        self._between = False
        if not folded.strip():
            if not self._breaks:
                self._pieces.append(" ")
            return
        if self._breaks:
            while self._pieces and self._pieces[-1] == " ":
                self._pieces.pop()
            self._pieces.append("\n" * self._breaks)
            self._breaks = 0
            folded = folded if self._preformatted else folded.lstrip()
        self.characters += len(folded)
        self._pieces.append(self._bullet + folded.lstrip() if self._bullet else folded)
        self._bullet = ""

    def text(self) -> str:
        return "".join(self._pieces).strip()

    def _break_for(self, tag: str) -> None:
        if tag in _PARAGRAPHS and not self._counters:
            self._breaks = 2
        elif tag in BLOCKS:
            self._breaks = max(self._breaks, 1)

    def _next_bullet(self) -> str:
        indent = "  " * min(max(len(self._counters) - 1, 0), _MAX_DEPTH_OF_LISTS)
        if self._counters and (count := self._counters[-1]) is not None:
            self._counters[-1] = count + 1
            return f"{indent}{count + 1}. "
        return indent + BULLET
