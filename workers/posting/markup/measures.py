"""What every element of a page holds, counted in one pass: asking each element for its own would be quadratic."""

import re
from functools import lru_cache

from workers.posting.markup.tree import BLOCKS, UNREADABLE, Element

_FIELDS = frozenset({"input", "select", "textarea"})
_LONGEST_NAME = 300
_LONGEST_WAY = 250
_LINKS_OF_A_WAY = 3
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[a-zA-Z])(?=\d+(?:\W|_|$))")
_RIGHTS = re.compile(r"©|\(c\) ?\d{4}|copyright|all rights reserved|powered by|licen[cs]e ?(?:#|no)", re.IGNORECASE)


class Measures:
    """Counts for every element of a tree, itself included: characters, those in links, links, form fields, headings.

    Blanks at the edges of its pieces of text are not counted. Holds for the tree as it was.
    """

    def __init__(self, tree: Element) -> None:
        self.characters: dict[Element, int] = {}
        self.linked: dict[Element, int] = {}
        self.links: dict[Element, int] = {}
        self.fields: dict[Element, int] = {}
        self.first_headings: dict[Element, int] = {}
        for element in reversed(list(tree.iter())):
            self._count(element)

    def prose(self, element: Element) -> int:
        """Return an element's characters outside of links."""
        return self.characters[element] - self.linked[element]

    def _count(self, element: Element) -> None:
        characters = 0 if element.tag in UNREADABLE else len((element.text or "").strip())
        linked = links = fields = headings = 0
        for child in element:
            characters += self.characters[child] + len((child.tail or "").strip())
            linked += self.linked[child]
            links += self.links[child]
            fields += self.fields[child]
            headings += self.first_headings[child]
        is_link = element.tag == "a"
        self.characters[element] = characters
        self.linked[element] = characters if is_link else linked
        self.links[element] = links + is_link
        self.fields[element] = fields + (element.tag in _FIELDS and element.get("type") != "hidden")
        self.first_headings[element] = headings + (element.tag == "h1")


def reading_weights(tree: Element, measures: Measures) -> dict[Element, int]:
    """Characters within every element that are there to be read, rather than to find one's way or the site's owner."""
    weights: dict[Element, int] = {}
    holds_blocks: dict[Element, bool] = {}
    for element in reversed(list(tree.iter())):
        holds_blocks[element] = any(child.tag in BLOCKS or holds_blocks[child] for child in element)
        if not holds_blocks[element]:
            is_read = element.tag not in BLOCKS or not _shows_the_way(element, measures)
            weights[element] = measures.prose(element) if is_read else 0
        else:
            tails = sum(len((child.tail or "").strip()) for child in element)
            weights[element] = sum(weights[child] for child in element) + len((element.text or "").strip()) + tails
    return weights


def _shows_the_way(element: Element, measures: Measures) -> bool:
    """Whether a paragraph is a row of links, or says whose the site is."""
    if measures.characters[element] > _LONGEST_WAY:
        return False
    return measures.links[element] >= _LINKS_OF_A_WAY or bool(_RIGHTS.search("".join(element.itertext())))


def name_of(element: Element) -> str:
    """Return the author's names for an element, camelCase cut apart: id, classes, data attributes and their names."""
    names: list[str] = []
    for key, value in element.items():
        if key in {"id", "class"}:
            names.append(value[:_LONGEST_NAME])
        elif key.startswith("data-"):
            names += (key.removeprefix("data-"), value[:_LONGEST_NAME])
    return _cut_apart(" ".join(names)) if names else ""


@lru_cache(2_000)
def _cut_apart(name: str) -> str:
    """Kept, since a page has few names for many elements, and each is asked for several times."""
    return _CAMEL.sub("-", name)
