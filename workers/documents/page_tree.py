"""A faster way for WeasyPrint to read a page: libxml2 makes the elements, which its own reader makes in Python.

That reader took 1.3 ms of the 29 that a short resume costs. Pinned with WeasyPrint; the test compares the trees.
"""

from typing import Any
from xml.etree.ElementTree import Element, TreeBuilder

from lxml.etree import HTMLParser

from workers.documents.printer import HTML


def elements_of(markup: str) -> Element:
    """The root of a whole HTML page; what isn't well-formed is mended as browsers do, nearly."""
    parser = HTMLParser(target=_Elements(), encoding="utf-8")
    parser.feed(markup.encode(errors="replace"))
    root: Element = parser.close()
    return root


class _Elements(TreeBuilder):
    """Takes what lxml tells: attributes of its own type, and an argument more."""

    def start(self, tag: Any, attrs: Any, _namespaces: object = None) -> Element:
        return super().start(tag, dict(attrs))


class Page(HTML):  # type: ignore[misc]
    """Stands for `weasyprint.HTML` of a string."""

    wrapper_element: Any

    def __init__(self, markup: str, url_fetcher: object) -> None:
        super().__init__(string="<html>", url_fetcher=url_fetcher)
        self.wrapper_element = type(self.wrapper_element).from_html_root(elements_of(markup))
        self.etree_element = self.wrapper_element.etree_element
