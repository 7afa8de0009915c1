"""The description on a page that declares nothing: the smallest part of it that holds most of what reads like prose."""

from dataclasses import dataclass

from workers.posting.clean_text import BULLET, clean_lines
from workers.posting.markup import BLOCKS, Element, text_of
from workers.posting.surroundings import name_of, text_lengths, without_surroundings
from workers.posting.vocabulary import CUES, DESCRIPTION_CONTAINER, ENDS_POSTING, NOISE_LINE

SHARE_OF_PROSE = 0.75
"""What the chosen part must hold of the page's prose. Less splits a description; more lets the page's feet in."""
SHARE_IF_NAMED = 0.25
"""Enough for a part whose id or class says that it is the description."""
MIN_CHARACTERS = 200
MIN_CUES = 4
MIN_CUES_IF_NAMED = 2
_LONGEST_CLOSING_LINE = 90
_BEFORE_CLOSING = 0.3
"""How much of the text must stand before a line that ends a posting: 'Apply now' is also the first line of many."""


@dataclass(frozen=True, slots=True)
class MainText:
    """`container` is the element, in a tree without surroundings, that the text came from."""

    container: Element
    text: str
    is_named: bool
    """Whether the page itself calls that element its description."""

    @property
    def is_posting(self) -> bool:
        """Whether it speaks of enough of what postings speak of."""
        if self.text.startswith(("{", "[")):  # a script's data
            return False
        cues = sum(bool(cue.search(self.text)) for cue in CUES)
        return len(self.text) >= MIN_CHARACTERS and cues >= (MIN_CUES_IF_NAMED if self.is_named else MIN_CUES)


def find_main_text(page: Element) -> MainText | None:
    """The page's likeliest description; None when the page has no prose at all."""
    tree = without_surroundings(page)
    prose = _prose(tree)
    if not prose[tree]:
        return None
    named = _named(prose, prose[tree])
    container = _smallest(prose, tree) if named is None else named
    return MainText(container, without_boilerplate(clean_lines(text_of(container))), is_named=named is not None)


def without_boilerplate(text: str) -> str:
    """Lines that are a site's buttons go, and all that follows a line after which no posting goes on."""
    lines = text.split("\n")
    kept: list[str] = []
    read = 0
    for line in lines:
        bare = line.strip().removeprefix(BULLET)
        if len(bare) <= _LONGEST_CLOSING_LINE and ENDS_POSTING.fullmatch(bare) and read > _BEFORE_CLOSING * len(text):
            break
        read += len(line)
        if not NOISE_LINE.fullmatch(bare):
            kept.append(line)
    return clean_lines("\n".join(kept))


def _prose(tree: Element) -> dict[Element, int]:
    """Characters outside of links within every element."""
    lengths = text_lengths(tree)
    linked: dict[Element, int] = {}
    for element in reversed(list(tree.iter())):
        linked[element] = lengths[element] if element.tag == "a" else sum(linked[child] for child in element)
    return {element: lengths[element] - linked[element] for element in lengths}


def _named(prose: dict[Element, int], total: int) -> Element | None:
    """The part with the most prose among the innermost that call themselves the description."""
    named = [element for element in prose if element.tag not in {"html", "body"} and _names_itself(element)]
    named = [element for element in named if prose[element] >= max(SHARE_IF_NAMED * total, MIN_CHARACTERS)]
    if not named:
        return None
    most = max(prose[element] for element in named)
    # Of boxes within boxes of the same name the innermost that still holds nearly all is the tightest.
    return min((element for element in named if prose[element] >= SHARE_OF_PROSE * most), key=prose.__getitem__)


def _names_itself(element: Element) -> bool:
    return bool(DESCRIPTION_CONTAINER.search(name_of(element)))


def _smallest(prose: dict[Element, int], tree: Element) -> Element:
    """Go down while one child still holds most of the page's prose."""
    enough = SHARE_OF_PROSE * prose[tree]
    here = tree
    while True:
        inner = next((child for child in here if prose[child] >= enough and child.tag in BLOCKS), None)
        if inner is None:
            return here
        here = inner
